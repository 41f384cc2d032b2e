import type { ReactNode } from 'react';
import styles from './CardGrid.module.css';

export interface CardGridProps {
  /** 'plans': up to four across. 'wide': two to three across. 'half': two across. */
  variant?: 'plans' | 'wide' | 'half';
  /** Each child is an `<li>`. */
  children: ReactNode;
}

/** A list of cards that line up whatever the length of their text. */
export function CardGrid({ variant = 'wide', children }: CardGridProps) {
  return (
    <ul className={styles.grid} data-variant={variant}>
      {children}
    </ul>
  );
}
