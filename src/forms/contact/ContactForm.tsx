import { words as formWords } from '#site/words/forms';
import type { Settings } from '../../site/types';
import { contactForm } from '../../submission/forms/contact';
import { PhoneField, type PhoneFieldProps } from '../fields/PhoneField';
import { TextAreaField } from '../fields/TextAreaField';
import { TextField } from '../fields/TextField';
import { SubmissionForm } from '../shared/SubmissionForm';

const words = formWords.contact;

export interface ContactFormProps extends Pick<PhoneFieldProps, 'countries' | 'CountryControl'> {
  formRules: Settings['formRules'];
  /**
   * The path of the contact page, on which the form also works without JavaScript. Absent in the dialog. The dialog
   * and the page have separate drafts.
   */
  pagePath?: string;
  /**
   * Called when the visitor cancels, and when the success overlay closes. Without this function, the form has no cancel
   * button.
   */
  onClose?: () => void;
}

/** Renders the contact form (§2.12), in its dialog or on the contact page. */
export function ContactForm({ countries, formRules, CountryControl, pagePath, onClose }: ContactFormProps) {
  return (
    <SubmissionForm
      form={contactForm}
      formId={pagePath ? 'contactPage' : 'contact'}
      initialValues={{ country: countries[0]?.country ?? '' }}
      fields={{
        name: <TextField name="name" label={words.labels.name} autoComplete="name" />,
        email: <TextField name="email" label={words.labels.email} type="email" autoComplete="email" />,
        phone: (
          <PhoneField name="phone" label={words.labels.phone} countries={countries} CountryControl={CountryControl} />
        ),
        message: <TextAreaField name="message" label={words.labels.message} />,
      }}
      rules={formRules}
      countries={countries}
      validation="rules"
      pagePath={pagePath}
      submitLabel={words.submit}
      onCancel={onClose}
      onDone={onClose}
    />
  );
}
