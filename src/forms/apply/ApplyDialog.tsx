import { words as formWords } from '#site/words/forms';
import { Dialog } from '../../components/Dialog/Dialog';
import { fill } from '../../site/fill';
import type { CountryCode, Firm, Job, Settings } from '../../site/types';
import { jobCleared } from '../../store/application/applicationSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectIsSubmitting } from '../../store/submissions/submissionsSlice';
import { checkForm } from '../../submission';
import { buildApplicationPayload } from '../../submission/payloads';
import { CountrySelect } from '../fields/CountrySelect';
import { codeOf } from '../fields/international';
import { PhoneField } from '../fields/PhoneField';
import { ResumeField } from '../fields/ResumeField';
import { TextAreaField } from '../fields/TextAreaField';
import { TextField } from '../fields/TextField';
import { SubmissionForm } from '../shared/SubmissionForm';
import type { FieldErrors } from '../shared/useSubmissionForm';
import { checkResume } from './checkResume';
import { dataUrlOf } from './fileContent';

const words = formWords.application;

type Values = { name: string; email: string; phone: string; country: string; coverLetter: string; resume: File | null };

export interface ApplyDialogProps {
  job: Pick<Job, 'id' | 'title' | 'description'>;
  firm: Pick<Firm, 'name' | 'inbox'>;
  countries: readonly CountryCode[];
  formRules: Settings['formRules'];
}

/** 'Apply for {job title}' (§2.11, §4.5): mounted while a job is selected; closing clears the selection. */
export default function ApplyDialog({ job, firm, countries, formRules }: ApplyDialogProps) {
  const dispatch = useAppDispatch();
  const isSubmitting = useAppSelector((state) => selectIsSubmitting(state, 'application'));
  const close = () => dispatch(jobCleared());
  const country = countries[0]?.country ?? '';

  const validate = async (values: Values): Promise<FieldErrors> => {
    const countryCode = codeOf(countries, values.country);
    const errors: FieldErrors = await checkForm('application', values, formRules, { countryCode });
    const refused = values.resume && !errors['resume'] ? await checkResume(values.resume) : null;
    return refused ? { ...errors, resume: refused } : errors;
  };

  return (
    <Dialog
      title={fill(words.title, { job: job.title })}
      subtitle={<p>{job.description}</p>}
      isBusy={isSubmitting}
      onClose={close}
    >
      <SubmissionForm<Values>
        key={job.id}
        formId="application"
        draftKey={`application:${job.id}`}
        initialValues={{ name: '', email: '', phone: '', country, coverLetter: '', resume: null }}
        rules={formRules}
        checks="ours"
        validate={validate}
        buildSubmission={async (values, now, onProgress) => {
          const { resume } = values;
          const file = { name: resume?.name ?? '', dataUrl: resume ? await dataUrlOf(resume, onProgress) : '' };
          const code = codeOf(countries, values.country);
          return { kind: 'application', payload: buildApplicationPayload(values, code, job.title, file, now) };
        }}
        firmName={firm.name}
        submitLabel={words.submit}
        submittingLabel={words.submitting}
        note={words.note}
        errorsBy="alert"
        onCancel={close}
        onDone={close}
      >
        <TextField name="name" label={words.labels.name} kind="name" autoComplete="name" isRequired />
        <TextField name="email" label={words.labels.email} kind="email" type="email" autoComplete="email" isRequired />
        <PhoneField
          name="phone"
          countryName="country"
          label={words.labels.phone}
          countries={countries}
          Countries={CountrySelect}
        />
        <TextAreaField name="coverLetter" label={words.labels.coverLetter} isCounted isRequired />
        <ResumeField name="resume" label={words.labels.resume} check={checkResume} />
      </SubmissionForm>
    </Dialog>
  );
}
