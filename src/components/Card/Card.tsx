import type { ReactNode } from 'react';
import styles from './Card.module.css';

/**
 * Renders the surface of a card, with border and shadow. A button or link that is the last child is at the card's lower
 * edge.
 */
export function Card({ children }: { children: ReactNode }) {
  return <div className={styles.card}>{children}</div>;
}
