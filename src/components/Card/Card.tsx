import type { ReactNode } from 'react';
import styles from './Card.module.css';

/**
 * Renders the raised surface that all cards of the site share. A button or link at the end is aligned to the bottom.
 */
export function Card({ children }: { children: ReactNode }) {
  return <div className={styles.card}>{children}</div>;
}
