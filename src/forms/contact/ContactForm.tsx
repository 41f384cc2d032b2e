import { words as formWords } from '#site/words/forms';
import type { Firm, Settings } from '../../site/types';
import { PhoneField, type PhoneFieldProps } from '../fields/PhoneField';
import { TextAreaField } from '../fields/TextAreaField';
import { TextField } from '../fields/TextField';
import type { PostTo } from '../shared/plain';
import { SubmissionForm } from '../shared/SubmissionForm';
import { contactEntry } from './contactEntry';

const words = formWords.contact;

export interface ContactFormProps extends Pick<PhoneFieldProps, 'countries' | 'Countries'> {
  firm: Pick<Firm, 'name'>;
  formRules: Settings['formRules'];
  /** In its dialog or on the page /contact; each keeps a draft of its own. */
  place?: 'dialog' | 'page';
  /** Where it is posted to without scripts. */
  post?: PostTo;
  /** With it there is a 'Cancel' button. */
  onCancel?: () => void;
  /** The success overlay was closed. */
  onDone?: () => void;
}

/** The message form of §2.12. */
export default function ContactForm({
  firm,
  formRules,
  place = 'page',
  post,
  onCancel,
  onDone,
  ...phone
}: ContactFormProps) {
  const { countries } = phone;
  const entry = contactEntry(countries, formRules);
  const isPage = place === 'page';
  return (
    <SubmissionForm
      formId={isPage ? 'contactPage' : 'contact'}
      initialValues={{ name: '', email: '', phone: '', country: countries[0]?.country ?? '', message: '' }}
      rules={formRules}
      checks="ours"
      validate={entry.check}
      buildSubmission={entry.submission}
      post={post}
      firmName={firm.name}
      submitLabel={words.submit}
      submittingLabel={words.submitting}
      note={words.note}
      toastPlacement={isPage ? 'flow' : 'corner'}
      onCancel={onCancel}
      onDone={onDone}
    >
      <TextField name="name" label={words.labels.name} kind="name" autoComplete="name" isRequired />
      <TextField name="email" label={words.labels.email} kind="email" type="email" autoComplete="email" isRequired />
      <PhoneField name="phone" countryName="country" label={words.labels.phone} {...phone} />
      <TextAreaField name="message" label={words.labels.message} isCounted isRequired />
    </SubmissionForm>
  );
}
