import { useEffect, useRef, useState } from 'react';
import { useHydrated } from '../../hooks/useHydrated';
import type { Stat } from '../../site/types';
import { useMotion } from '../../hooks/useMotion';
import { useOnScreen } from '../../hooks/useOnScreen';
import styles from './StatBand.module.css';

interface CounterOptions {
  /** The duration of the count, in milliseconds. The count has `steps` steps of equal duration. */
  duration: number;
  steps: number;
  /** The fraction of the counter (0 to 1) that must be visible before the count starts. */
  visibleFraction: number;
}

/**
 * Renders a figure that counts up from 0 once it scrolls into view (§2.4, §4.2). The count is decorative. Assistive
 * technology reads the final value from the start. The final value also appears at once with paused or reduced motion,
 * without JavaScript and in print.
 */
function Counter({ stat: { number, label }, duration, steps, visibleFraction }: CounterOptions & { stat: Stat }) {
  const counter = useRef<HTMLLIElement>(null);
  const { isPaused, isReduced } = useMotion();
  const wasSeen = useOnScreen(counter, { visibleFraction, shouldStopWhenSeen: true });
  const isHydrated = useHydrated();
  const [step, setStep] = useState(0);
  const isMotionOff = isPaused || isReduced;
  const isCounting = wasSeen && !isMotionOff && step < steps;
  useEffect(() => {
    if (!isCounting) return;
    const timer = setInterval(() => setStep((currentStep) => currentStep + 1), duration / steps);
    return () => clearInterval(timer);
  }, [isCounting, duration, steps]);
  const finalValue = Number.parseInt(number, 10);
  const count = isMotionOff ? finalValue : Math.round((finalValue * Math.min(step, steps)) / steps);

  return (
    <li ref={counter} className={styles.counter}>
      <span className={styles.value}>
        <span aria-hidden="true" className={styles.digits}>
          {isHydrated ? `${count}+` : number}
        </span>
        <span className={styles.finalValue}>{number}</span>
      </span>{' '}
      <span className={styles.label}>{label}</span>
    </li>
  );
}

export interface StatBandProps extends CounterOptions {
  stats: readonly Stat[];
}

/**
 * Renders the figures of §9.3. Render this component in a section with the dark tone 'band', because the
 * labels of the figures have a light colour.
 */
export function StatBand({ stats, ...counterOptions }: StatBandProps) {
  return (
    <ul className={styles.band}>
      {stats.map((stat, index) => (
        <Counter key={index} stat={stat} {...counterOptions} />
      ))}
    </ul>
  );
}
