import { checkForm } from '../../submission';
import type { Submission } from '../../submission';
import { buildApplicationPayload } from '../../submission/payloads';
import { EmailField } from '../fields/EmailField';
import { PhoneField } from '../fields/PhoneField';
import { ResumeField } from '../fields/ResumeField';
import { TextAreaField } from '../fields/TextAreaField';
import { TextField } from '../fields/TextField';
import { codeOf } from '../shared/countryCode';
import { SubmissionForm } from '../shared/SubmissionForm';
import type { FieldErrors } from '../shared/useReportedErrors';
import type { ApplyDialogProps } from './ApplyDialog';
import { checkResume } from './checkResume';
import { dataUrlOf } from './fileContent';

type Values = { name: string; email: string; phone: string; country: string; coverLetter: string; resume: File | null };

export interface ApplyFormProps extends ApplyDialogProps {
  onClose: () => void;
}

/** The application of §2.11 with its file. */
export function ApplyForm({ job, firm, countries, formRules, onClose }: ApplyFormProps) {
  const initialValues: Values = {
    name: '',
    email: '',
    phone: '',
    country: countries[0]?.country ?? '',
    coverLetter: '',
    resume: null,
  };

  const validate = async (values: Values): Promise<FieldErrors> => {
    const countryCode = codeOf(countries, values.country);
    const errors: FieldErrors = await checkForm('application', values, formRules, { countryCode });
    const refused = values.resume && !errors['resume'] ? await checkResume(values.resume) : null;
    return refused ? { ...errors, resume: refused } : errors;
  };

  const buildSubmission = async (
    values: Values,
    now: Date,
    onProgress: (percent: number) => void,
  ): Promise<Submission> => {
    const { resume } = values;
    const file = { name: resume?.name ?? '', dataUrl: resume ? await dataUrlOf(resume, onProgress) : '' };
    const code = codeOf(countries, values.country);
    return { kind: 'application', payload: buildApplicationPayload(values, code, job.title, file, now) };
  };

  return (
    <SubmissionForm
      formId="application"
      draftKey={`application:${job.id}`}
      initialValues={initialValues}
      rules={formRules}
      validate={validate}
      buildSubmission={buildSubmission}
      fieldOfPayload={{ resumeFileName: 'resume', resumeBase64: 'resume' }}
      firmName={firm.name}
      submitLabel="Submit Application"
      submittingLabel="Submitting..."
      note="Fields marked * are required."
      errorsBy="alert"
      onCancel={onClose}
      onDone={onClose}
    >
      <TextField name="name" label="Full Name*" kind="name" autoComplete="name" isRequired />
      <EmailField name="email" label="Email Address*" kind="email" isRequired />
      <PhoneField name="phone" countryName="country" label="Phone Number*" countries={countries} />
      <TextAreaField name="coverLetter" label="Cover Letter*" isCounted isRequired />
      <ResumeField name="resume" label="Resume*" check={checkResume} />
    </SubmissionForm>
  );
}
