import type { ReactNode } from 'react';
import styles from './Card.module.css';

export interface CardProps {
  children: ReactNode;
  /** Marks the card with an accent-coloured edge. */
  isMarked?: boolean;
}

/**
 * Renders the raised surface that all cards of the site share. A button or link at the end is aligned to the bottom.
 */
export function Card({ children, isMarked = false }: CardProps) {
  return (
    <div className={styles.card} data-marked={isMarked || undefined}>
      {children}
    </div>
  );
}
