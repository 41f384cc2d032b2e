import type { ReactNode } from 'react';
import { PageBody } from '../../components/PageBody/PageBody';
import { PageHeading } from '../../components/PageHeading/PageHeading';
// The look of the contact page's form: the browser's build has no styles that only the server asks for.
import styles from '../contact/ContactPage.module.css';

export interface FormSheetProps {
  title: string;
  subtitle?: string;
  children: ReactNode;
}

/** A page that holds a form, or what became of one, and nothing else. */
export function FormSheet({ title, subtitle, children }: FormSheetProps) {
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
