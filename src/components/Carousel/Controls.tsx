import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Controls.module.css';
import { Dots } from './Dots';

export interface ControlsProps {
  /** Pauses and plays the rotation: the first of all (APG). */
  playback: ReactNode;
  stops: number;
  /** Counted from 0. */
  current: number;
  onChoose: (stop: number) => void;
  arrows: { onPrevious: () => void; onNext: () => void } | null;
}

/** One row: the pause button, then what chooses a slide: the dots, between the arrows where there are any. */
export function Controls({ playback, stops, current, onChoose, arrows }: ControlsProps) {
  return (
    <div data-part="controls" className={styles.controls}>
      {playback}
      <div className={styles.chooser}>
        {arrows && (
          <button type="button" aria-label="Previous" onClick={arrows.onPrevious} className={styles.arrow}>
            <ArrowLeft aria-hidden="true" size="1.25em" />
          </button>
        )}
        <Dots count={stops} current={current} onChoose={onChoose} />
        {arrows && (
          <button type="button" aria-label="Next" onClick={arrows.onNext} className={styles.arrow}>
            <ArrowRight aria-hidden="true" size="1.25em" />
          </button>
        )}
      </div>
    </div>
  );
}
