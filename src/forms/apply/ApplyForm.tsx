import { words as formWords } from '#site/words/forms';
import type { Firm, Job, Settings } from '../../site/types';
import { application } from '../../submission/forms/application';
import { PhoneField, type PhoneFieldProps } from '../fields/PhoneField';
import { ResumeField } from '../fields/ResumeField';
import { TextAreaField } from '../fields/TextAreaField';
import { TextField } from '../fields/TextField';
import { SubmissionForm } from '../shared/SubmissionForm';
import { checkResume } from './checkResume';
import { takenCopy } from './fileContent';

const words = formWords.application;

export interface ApplyFormProps extends Pick<PhoneFieldProps, 'countries' | 'Countries'> {
  job: Pick<Job, 'id' | 'title'>;
  firm: Pick<Firm, 'name'>;
  formRules: Settings['formRules'];
  /** Path of the page that it stands on, where it works without scripts. */
  post?: string;
  /** With it there is a 'Cancel' button, and the success overlay ends with it. */
  onClose?: () => void;
}

/** Renders the form of an application (§2.11), in its dialog or on a page of its own. */
export function ApplyForm({ job, firm, countries, formRules, Countries, post, onClose }: ApplyFormProps) {
  return (
    <SubmissionForm
      form={application}
      formId="application"
      draftKey={`application:${job.id}`}
      initialValues={{ country: countries[0]?.country ?? '' }}
      given={{ jobTitle: job.title }}
      fields={{
        name: <TextField name="name" label={words.labels.name} autoComplete="name" />,
        email: <TextField name="email" label={words.labels.email} type="email" autoComplete="email" />,
        phone: <PhoneField name="phone" label={words.labels.phone} countries={countries} Countries={Countries} />,
        coverLetter: <TextAreaField name="coverLetter" label={words.labels.coverLetter} />,
        resume: <ResumeField name="resume" label={words.labels.resume} check={checkResume} />,
      }}
      rules={formRules}
      countries={countries}
      checks="ours"
      checkFile={checkResume}
      fileToSend={takenCopy}
      firmName={firm.name}
      submitLabel={words.submit}
      submittingLabel={words.submitting}
      note={words.note}
      errorsBy="alert"
      post={post}
      onCancel={onClose}
      onDone={onClose}
    />
  );
}
