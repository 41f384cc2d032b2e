import type { ReactNode } from 'react';
import styles from './Card.module.css';

export interface CardProps {
  children: ReactNode;
  /** Set apart by an accent edge. */
  isMarked?: boolean;
}

/** The raised surface that every card of the site stands on. A button or link at its end sticks to the bottom. */
export function Card({ children, isMarked = false }: CardProps) {
  return (
    <div className={styles.card} data-marked={isMarked || undefined}>
      {children}
    </div>
  );
}
