import type { ReactNode } from 'react';
import styles from './PageBody.module.css';

export interface PageBodyProps {
  children: ReactNode;
}

/** Renders content directly under the page's heading, with the page's margins. */
export function PageBody({ children }: PageBodyProps) {
  return <div className={styles.body}>{children}</div>;
}
