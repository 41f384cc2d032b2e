import { words as formWords } from '#site/words/forms';
import type { Job, Settings } from '../../site/types';
import { applicationForm } from '../../submission/forms/application';
import { PhoneField, type PhoneFieldProps } from '../fields/PhoneField';
import { ResumeField } from '../fields/ResumeField';
import { TextAreaField } from '../fields/TextAreaField';
import { TextField } from '../fields/TextField';
import { SubmissionForm } from '../shared/SubmissionForm';
import { checkResume, getFileCopy } from './checkResume';

const words = formWords.application;

export interface ApplyFormProps extends Pick<PhoneFieldProps, 'countries' | 'CountryControl'> {
  job: Pick<Job, 'id' | 'title'>;
  formRules: Settings['formRules'];
  /** The path of the form's page, on which the form also works without JavaScript. Absent in the dialog. */
  pagePath?: string;
  /**
   * Called when the visitor cancels, and when the success overlay closes. Without this function, the form has no cancel
   * button.
   */
  onClose?: () => void;
}

/** Returns the id of a job's application form, so that each job has its own draft and result. */
export const getApplicationFormId = ({ id }: Pick<Job, 'id'>) => `application:${id}` as const;

/** Renders the application form (§2.11), in its dialog or on its own page. */
export function ApplyForm({ job, countries, formRules, CountryControl, pagePath, onClose }: ApplyFormProps) {
  return (
    <SubmissionForm
      form={applicationForm}
      formId={getApplicationFormId(job)}
      initialValues={{ country: countries[0]?.country ?? '' }}
      presetValues={{ jobTitle: job.title }}
      fields={{
        name: <TextField name="name" label={words.labels.name} autoComplete="name" />,
        email: <TextField name="email" label={words.labels.email} type="email" autoComplete="email" />,
        phone: (
          <PhoneField name="phone" label={words.labels.phone} countries={countries} CountryControl={CountryControl} />
        ),
        coverLetter: <TextAreaField name="coverLetter" label={words.labels.coverLetter} />,
        resume: <ResumeField name="resume" label={words.labels.resume} />,
      }}
      rules={formRules}
      countries={countries}
      validation="rules"
      checkFile={checkResume}
      getFileToSend={getFileCopy}
      submitLabel={words.submit}
      errorAnnouncement="alert"
      pagePath={pagePath}
      onCancel={onClose}
      onDone={onClose}
    />
  );
}
