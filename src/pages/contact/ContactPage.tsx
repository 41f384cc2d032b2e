import { ContactDetails } from '../../components/ContactDetails/ContactDetails';
import { PageBody } from '../../components/PageBody/PageBody';
import { PageHeading } from '../../components/PageHeading/PageHeading';
import { Section } from '../../components/Section/Section';
import { contactPage } from '../../content/contact';
import { countries } from '../../content/countries';
import { firm } from '../../content/firm';
import { settings } from '../../content/settings';
import ContactForm from '../../forms/contact/ContactForm';

/** The firm's details and the contact form in the page itself (§2.1: '/#/contact' is linked from the services). */
export default function ContactPage() {
  const { heading, intro, details, formHeading } = contactPage;
  return (
    <>
      <PageHeading title={heading} subtitle={intro} />
      <PageBody>
        <ContactDetails firm={firm} labels={details} />
      </PageBody>
      <Section heading={formHeading}>
        <ContactForm firm={firm} countries={countries} formRules={settings.formRules} />
      </Section>
    </>
  );
}
