import type { ReactNode } from 'react';
import { words } from '#site/words/controls';
import { useHydrated } from '../../hooks/useHydrated';
import { useSaveData } from '../../hooks/useSaveData';
import styles from './Carousel.module.css';
import type { SlidePlacement } from './useSlideStates';

export interface SlideProps {
  /**
   * The accessible name, such as '2 of 5'. The name must be clear by itself, because some screen readers ignore
   * `aria-roledescription`. Undefined if all slides are visible at once.
   */
  label: string | undefined;
  placement: SlidePlacement;
  isLast: boolean;
  children: ReactNode;
}

/** Renders one slide. Pointer, keyboard and assistive technology can't reach a hidden slide. */
export function Slide({ label, placement: { state, column }, isLast, children }: SlideProps) {
  // No slide is inert in prerendered markup or with `Save-Data`, because all slides are shown without JavaScript and
  // with `Save-Data`.
  const isSaveDataOn = useSaveData();
  const isHidden = useHydrated() && !isSaveDataOn && state !== 'shown';
  return (
    <div
      data-part="slide"
      {...(label !== undefined && { role: 'group', 'aria-roledescription': words.carousel.slideRole })}
      aria-label={label}
      inert={isHidden}
      // Some screen readers do not support `inert`.
      aria-hidden={isHidden || undefined}
      data-state={state}
      data-column={column}
      data-alone={(isLast && column === 0) || undefined}
      className={styles.slide}
    >
      {children}
    </div>
  );
}
