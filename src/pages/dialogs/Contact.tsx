import { countries } from '../../content/countries';
import { firm } from '../../content/firm';
import { settings } from '../../content/settings';
import ContactDialog from '../../forms/contact/ContactDialog';

/** 'Reach Us' (§2.12) with the firm's words. */
export default function Contact() {
  return <ContactDialog firm={firm} countries={countries} formRules={settings.formRules} />;
}
