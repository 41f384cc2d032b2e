import type { ReactNode } from 'react';
import styles from './Card.module.css';

export interface CardProps {
  children: ReactNode;
  /** Marks the card by an accent edge. */
  isMarked?: boolean;
}

/** Renders the raised surface of every card of the site. A button or link at its end sticks to the bottom. */
export function Card({ children, isMarked = false }: CardProps) {
  return (
    <div className={styles.card} data-marked={isMarked || undefined}>
      {children}
    </div>
  );
}
