import type { ReactNode } from 'react';
import { PageBody } from '../../components/PageBody/PageBody';
import { PageHeading } from '../../components/PageHeading/PageHeading';
// These are the styles of the contact page, because the browser build omits styles that only the server imports.
import styles from '../contact/ContactPage.module.css';

export interface FormPanelProps {
  title: string;
  subtitle?: string;
  children: ReactNode;
}

/** Renders a page with one section, which contains a form, the result of a form, or a message. */
export function FormPanel({ title, subtitle, children }: FormPanelProps) {
  return (
    <>
      <PageHeading title={title} {...(subtitle !== undefined && { subtitle })} />
      <PageBody>
        <section className={styles.formPanel} aria-label={title}>
          {children}
        </section>
      </PageBody>
    </>
  );
}
