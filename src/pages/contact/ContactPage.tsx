import { ContactDetails } from '../../components/ContactDetails/ContactDetails';
import { PageBody } from '../../components/PageBody/PageBody';
import { PageHeading } from '../../components/PageHeading/PageHeading';
import { countries } from '#site/countries';
import { firm } from '#site/firm';
import { settings } from '#site/settings';
import { ContactForm } from '../../forms/contact/ContactForm';
import { CountryField } from '../../forms/fields/CountryField';
import { pages } from '#site/pages';
import type { PageProps } from '../pageProps';
import styles from './ContactPage.module.css';

/** Renders the contact page (§2.1): the firm's details and the contact form. */
export default function ContactPage({ id, title, content }: PageProps<'contact'>) {
  const { intro, details, formHeading } = content;
  return (
    <>
      <PageHeading title={title} subtitle={intro} />
      <PageBody>
        <div className={styles.columns}>
          <ContactDetails firm={firm} labels={details} />
          <section className={styles.form}>
            <h2>{formHeading}</h2>
            <ContactForm
              countries={countries}
              CountryControl={CountryField}
              formRules={settings.formRules}
              pagePath={pages[id]?.path ?? '/'}
            />
          </section>
        </div>
      </PageBody>
    </>
  );
}
