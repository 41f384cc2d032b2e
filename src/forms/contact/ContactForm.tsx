import { words as formWords } from '#site/words/forms';
import type { Firm, Settings } from '../../site/types';
import { contact } from '../../submission/forms/contact';
import { PhoneField, type PhoneFieldProps } from '../fields/PhoneField';
import { TextAreaField } from '../fields/TextAreaField';
import { TextField } from '../fields/TextField';
import { SubmissionForm } from '../shared/SubmissionForm';

const words = formWords.contact;

export interface ContactFormProps extends Pick<PhoneFieldProps, 'countries' | 'Countries'> {
  firm: Pick<Firm, 'name'>;
  formRules: Settings['formRules'];
  /** The place of the form: its dialog or the page /contact. Each place keeps its own draft. */
  place?: 'dialog' | 'page';
  /** Path of the form's page, where the form works without JavaScript. */
  post?: string;
  /** Adds a 'Cancel' button. */
  onCancel?: () => void;
  /** Called when the success overlay closes. */
  onDone?: () => void;
}

/** Renders the contact form of §2.12. */
export default function ContactForm({ firm, formRules, place = 'page', post, ...rest }: ContactFormProps) {
  const { countries, Countries, onCancel, onDone } = rest;
  const isPage = place === 'page';
  return (
    <SubmissionForm
      form={contact}
      formId={isPage ? 'contactPage' : 'contact'}
      initialValues={{ country: countries[0]?.country ?? '' }}
      fields={{
        name: <TextField name="name" label={words.labels.name} autoComplete="name" />,
        email: <TextField name="email" label={words.labels.email} type="email" autoComplete="email" />,
        phone: <PhoneField name="phone" label={words.labels.phone} countries={countries} Countries={Countries} />,
        message: <TextAreaField name="message" label={words.labels.message} />,
      }}
      rules={formRules}
      countries={countries}
      checks="ours"
      post={post}
      firmName={firm.name}
      submitLabel={words.submit}
      submittingLabel={words.submitting}
      note={words.note}
      toastPlacement={isPage ? 'flow' : 'corner'}
      onCancel={onCancel}
      onDone={onDone}
    />
  );
}
