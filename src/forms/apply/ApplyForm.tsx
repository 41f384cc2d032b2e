import { words as formWords } from '#site/words/forms';
import type { CountryCode, Firm, Job, Settings } from '../../site/types';
import { PhoneField, type PhoneFieldProps } from '../fields/PhoneField';
import { ResumeField } from '../fields/ResumeField';
import { TextAreaField } from '../fields/TextAreaField';
import { TextField } from '../fields/TextField';
import type { FieldErrors } from '../shared/fieldErrors';
import type { PostTo } from '../shared/plain';
import { SubmissionForm } from '../shared/SubmissionForm';
import { applyEntry } from './applyEntry';
import { checkResume } from './checkResume';
import { dataUrlOf } from './fileContent';

const words = formWords.application;

type Values = { name: string; email: string; phone: string; country: string; coverLetter: string; resume: File | null };

export interface ApplyFormProps extends Pick<PhoneFieldProps, 'Countries'> {
  job: Pick<Job, 'id' | 'title'>;
  firm: Pick<Firm, 'name'>;
  countries: readonly CountryCode[];
  formRules: Settings['formRules'];
  /** Where it is posted to without scripts. */
  post?: PostTo;
  /** With it there is a 'Cancel' button, and the success overlay ends with it. */
  onClose?: () => void;
}

/** The form of an application (§2.11), in its dialog or on a page of its own. */
export function ApplyForm({ job, firm, countries, formRules, Countries, post, onClose }: ApplyFormProps) {
  const country = countries[0]?.country ?? '';
  const entry = applyEntry(countries, formRules, job.title);

  const validate = async (values: Values): Promise<FieldErrors> => {
    const errors: FieldErrors = await entry.check(values);
    const refused = values.resume && !errors['resume'] ? await checkResume(values.resume) : null;
    return refused ? { ...errors, resume: refused } : errors;
  };

  return (
    <SubmissionForm<Values>
      formId="application"
      draftKey={`application:${job.id}`}
      initialValues={{ name: '', email: '', phone: '', country, coverLetter: '', resume: null }}
      rules={formRules}
      checks="ours"
      validate={validate}
      buildSubmission={async (values, now, onProgress) => {
        const { resume } = values;
        const dataUrl = resume ? await dataUrlOf(resume, onProgress) : '';
        return entry.submission(values, { name: resume?.name ?? '', dataUrl }, now);
      }}
      firmName={firm.name}
      submitLabel={words.submit}
      submittingLabel={words.submitting}
      note={words.note}
      errorsBy="alert"
      post={post}
      onCancel={onClose}
      onDone={onClose}
    >
      <TextField name="name" label={words.labels.name} kind="name" autoComplete="name" isRequired />
      <TextField name="email" label={words.labels.email} kind="email" type="email" autoComplete="email" isRequired />
      <PhoneField
        name="phone"
        countryName="country"
        label={words.labels.phone}
        countries={countries}
        Countries={Countries}
      />
      <TextAreaField name="coverLetter" label={words.labels.coverLetter} isCounted isRequired />
      <ResumeField name="resume" label={words.labels.resume} check={checkResume} />
    </SubmissionForm>
  );
}
