import type { ReactNode } from 'react';
import { PageBody } from '../../components/PageBody/PageBody';
import { PageHeading } from '../../components/PageHeading/PageHeading';
// The look of the contact page's form: the browser's build has no styles that only the server asks for.
import styles from '../contact/ContactPage.module.css';

export interface FormPanelProps {
  title: string;
  subtitle?: string;
  children: ReactNode;
}

/** A page that holds a form, or what became of one, and nothing else. */
export function FormPanel({ title, subtitle, children }: FormPanelProps) {
  return (
    <>
      <PageHeading title={title} {...(subtitle !== undefined && { subtitle })} />
      <PageBody>
        <section className={styles.sheet} aria-label={title}>
          {children}
        </section>
      </PageBody>
    </>
  );
}
