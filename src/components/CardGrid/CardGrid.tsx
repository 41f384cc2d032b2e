import type { ReactNode } from 'react';
import styles from './CardGrid.module.css';

export interface CardGridProps {
  /** How many cards make a full row in a wide window: no set is ever shown with one card left over. */
  perRow: 3 | 4 | 5;
  /** How many parts each card has: the parts of neighbours begin on one line. */
  parts?: 3 | 4 | 5;
  /** Each child is an `<li>`. */
  children: ReactNode;
}

/** A list of cards that line up whatever the length of their text. */
export function CardGrid({ perRow, parts, children }: CardGridProps) {
  return (
    <div className={styles.room}>
      <ul className={styles.grid} data-per-row={perRow} data-parts={parts}>
        {children}
      </ul>
    </div>
  );
}
