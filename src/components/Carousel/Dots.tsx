import styles from './Dots.module.css';
import { PressButton } from './PressButton';

export interface DotsProps {
  count: number;
  /** Counted from 0. */
  current: number;
  onChoose: (stop: number) => void;
}

/** One button a stop; the current one is drawn wider (§2.4, §2.5). */
export function Dots({ count, current, onChoose }: DotsProps) {
  return (
    <div role="group" aria-label="Choose slide" className={styles.dots}>
      {Array.from({ length: count }, (_, stop) => (
        <PressButton
          key={stop}
          aria-label={`Go to slide ${stop + 1}`}
          aria-current={stop === current || undefined}
          press={{ onPress: () => onChoose(stop) }}
          className={styles.dot}
        />
      ))}
    </div>
  );
}
