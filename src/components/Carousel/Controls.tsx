import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFocusWithin } from 'react-aria/useFocusWithin';
import styles from './Controls.module.css';
import { Dots, type DotsProps } from './Dots';
import { PressButton } from './PressButton';
import buttons from './PressButton.module.css';

export interface ControlsProps extends DotsProps {
  /** Pauses and plays the rotation: the first of all (APG). */
  playback: ReactNode;
  arrows: { onPrevious: () => void; onNext: () => void } | null;
  /** Focus moved on to what chooses a slide, also from the pause button. */
  onFocusWithin: () => void;
}

/** One row: the pause button, then what chooses a slide: the dots, between the arrows where there are any. */
export function Controls({ playback, arrows, onFocusWithin, ...dots }: ControlsProps) {
  const { focusWithinProps } = useFocusWithin({ onFocusWithin });
  return (
    <div data-part="controls" className={styles.controls}>
      {playback}
      <div {...focusWithinProps} className={styles.chooser}>
        {arrows && (
          <PressButton
            aria-label="Previous"
            press={{ onPress: arrows.onPrevious }}
            data-arrow
            className={buttons.button}
          >
            <ArrowLeft aria-hidden="true" size="1.25em" />
          </PressButton>
        )}
        <Dots {...dots} />
        {arrows && (
          <PressButton aria-label="Next" press={{ onPress: arrows.onNext }} data-arrow className={buttons.button}>
            <ArrowRight aria-hidden="true" size="1.25em" />
          </PressButton>
        )}
      </div>
    </div>
  );
}
