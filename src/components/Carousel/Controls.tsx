import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFocusWithin } from 'react-aria/useFocusWithin';
import { words } from '#site/words/controls';
import { fillPlaceholders } from '../../site/fill';
import styles from './Controls.module.css';
import { PressButton } from './PressButton';
import buttonStyles from './PressButton.module.css';

export interface ControlsProps {
  /** The button that pauses and plays the rotation, always the first control (APG). */
  playbackButton: ReactNode;
  /** The number of positions at which the carousel can stop. Each position has one dot. */
  positionCount: number;
  /** The current position, counted from 0. */
  currentPosition: number;
  onChoose: (position: number) => void;
  arrows: { onPrevious: () => void; onNext: () => void } | null;
  /** Called when the focus enters the group of dots and arrows, even if the focus comes from the pause button. */
  onFocusWithin: () => void;
}

/**
 * Renders the controls: the pause button, then the dots. If `arrows` is not null, the dots are between two arrow
 * buttons. The current dot is wider (§2.4, §2.5).
 */
export function Controls({
  playbackButton,
  positionCount,
  currentPosition,
  onChoose,
  arrows,
  onFocusWithin,
}: ControlsProps) {
  const { previous, next, choose, goTo } = words.carousel;
  const { focusWithinProps } = useFocusWithin({ onFocusWithin });
  return (
    <div data-part="controls" className={styles.controls}>
      {playbackButton}
      <div {...focusWithinProps} className={styles.chooser}>
        {arrows && (
          <PressButton
            aria-label={previous}
            pressEvents={{ onPress: arrows.onPrevious }}
            data-arrow
            className={buttonStyles.button}
          >
            <ArrowLeft aria-hidden="true" size="1.25em" />
          </PressButton>
        )}
        <div role="group" aria-label={choose} className={styles.dots}>
          {Array.from({ length: positionCount }, (_, position) => (
            <PressButton
              key={position}
              aria-label={fillPlaceholders(goTo, { number: position + 1 })}
              aria-current={position === currentPosition || undefined}
              pressEvents={{ onPress: () => onChoose(position) }}
              className={styles.dot}
            />
          ))}
        </div>
        {arrows && (
          <PressButton
            aria-label={next}
            pressEvents={{ onPress: arrows.onNext }}
            data-arrow
            className={buttonStyles.button}
          >
            <ArrowRight aria-hidden="true" size="1.25em" />
          </PressButton>
        )}
      </div>
    </div>
  );
}
