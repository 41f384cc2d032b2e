import { countries } from '#site/countries';
import { settings } from '#site/settings';
import ContactDialog from '../../forms/contact/ContactDialog';

/** Renders the contact dialog (§2.12) with the firm's countries and form rules. */
export default function Contact() {
  return <ContactDialog countries={countries} formRules={settings.formRules} />;
}
