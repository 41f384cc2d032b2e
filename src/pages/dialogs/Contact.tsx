import { countries } from '#site/countries';
import { firm } from '#site/firm';
import { settings } from '#site/settings';
import ContactDialog from '../../forms/contact/ContactDialog';

/** Renders the contact form's dialog (§2.12) with the firm's data. */
export default function Contact() {
  return <ContactDialog firm={firm} countries={countries} formRules={settings.formRules} />;
}
