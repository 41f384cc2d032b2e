import { useRef } from 'react';
import type { Stat } from '../../site/types';
import { useCountUp } from '../../hooks/useCountUp';
import { useHydrated } from '../../hooks/useHydrated';
import { useMotion } from '../../hooks/useMotion';
import { useOnScreen } from '../../hooks/useOnScreen';
import styles from './Counter.module.css';

export interface CounterTimings {
  /** The duration of the count, in milliseconds. It is divided into `steps` steps. */
  duration: number;
  steps: number;
  /** The share of the counter (0 to 1) that must be visible before it starts. */
  visibility: number;
}

export interface CounterProps extends CounterTimings {
  stat: Stat;
}

/**
 * Renders a figure that counts up once it scrolls into view (§2.4, §4.2). The count is decorative. Assistive technology
 * reads the final value from the start. The final value also appears at once with reduced motion, without JavaScript
 * and in print.
 */
export function Counter({ stat: { number, label }, duration, steps, visibility }: CounterProps) {
  const box = useRef<HTMLLIElement>(null);
  const { isPaused, isReduced } = useMotion();
  const isSeen = useOnScreen(box, { share: visibility, once: true });
  const isHydrated = useHydrated();
  const count = useCountUp({
    target: Number.parseInt(number, 10),
    duration,
    steps,
    isStarted: isSeen,
    isStill: isPaused || isReduced,
  });

  return (
    <li ref={box} className={styles.counter}>
      <span className={styles.value}>
        <span aria-hidden="true" className={styles.digits}>
          {isHydrated ? `${count}+` : number}
        </span>
        <span className={styles.final}>{number}</span>
      </span>{' '}
      <span className={styles.label}>{label}</span>
    </li>
  );
}
