import type { Stat } from '../../site/types';
import { Counter, type CounterTimings } from './Counter';
import styles from './StatBand.module.css';

export interface StatBandProps extends CounterTimings {
  items: readonly Stat[];
}

/** Renders the figures of §9.3 side by side. Place it on a dark band. */
export function StatBand({ items, ...timings }: StatBandProps) {
  return (
    <ul className={styles.band}>
      {items.map((stat) => (
        <Counter key={stat.label} stat={stat} {...timings} />
      ))}
    </ul>
  );
}
