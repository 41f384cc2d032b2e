import type { ReactNode } from 'react';
import styles from './PageBody.module.css';

/** Renders content directly under the page's heading, with the page's margins. */
export function PageBody({ children }: { children: ReactNode }) {
  return <div className={styles.body}>{children}</div>;
}
