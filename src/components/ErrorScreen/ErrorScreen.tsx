import type { ReactNode } from 'react';
import { PageHeading } from '../PageHeading/PageHeading';
import styles from './ErrorScreen.module.css';

export interface ErrorScreenProps {
  title: string;
  text: string;
  /** What the visitor can do next: links and buttons. */
  children: ReactNode;
}

/** A page that says what went wrong and what to do next (§2.15). */
export function ErrorScreen({ title, text, children }: ErrorScreenProps) {
  return (
    <PageHeading title={title} subtitle={text} isPlain>
      <div className={styles.actions}>{children}</div>
    </PageHeading>
  );
}
