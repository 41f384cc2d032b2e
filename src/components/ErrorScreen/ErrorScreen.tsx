import type { ReactNode } from 'react';
import { PageHeading } from '../PageHeading/PageHeading';
import styles from './ErrorScreen.module.css';

export interface ErrorScreenProps {
  title: string;
  text: ReactNode;
  /** The next steps for the visitor: links and buttons. */
  children: ReactNode;
}

/** Renders the content of an error page: the title and text of the error, and the next steps (§2.15). */
export function ErrorScreen({ title, text, children }: ErrorScreenProps) {
  return (
    <PageHeading title={title} subtitle={text} isUndecorated>
      <div className={styles.actions}>{children}</div>
    </PageHeading>
  );
}
