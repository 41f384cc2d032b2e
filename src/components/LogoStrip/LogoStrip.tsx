import { useId } from 'react';
import { words } from '#site/words/controls';
import type { Partner } from '../../site/types';
import { useHydrated } from '../../hooks/useHydrated';
import { usePlayback, type MotionStop } from '../../hooks/usePlayback';
import { PlaybackButton } from '../Carousel/PlaybackButton';
import { Logos } from './Logos';
import styles from './LogoStrip.module.css';

export interface LogoStripProps extends MotionStop {
  /** The heading, which is also the accessible name. */
  heading: string;
  partners: readonly Partner[];
}

/**
 * Renders partners' logos in a seamless loop (§2.4). A design token sets the loop's duration of 20 s. A copy of the
 * list follows the list, so that the loop has no gap. The copy is hidden from assistive technology. With paused or
 * reduced motion, the list is wrapped and still, but the visitor can start the loop. With `Save-Data`, the list is
 * wrapped and the button is hidden.
 */
export function LogoStrip({ heading, partners, ...motionStop }: LogoStripProps) {
  const headingId = useId();
  const isHydrated = useHydrated();
  const playback = usePlayback(motionStop);
  const { region, regionProps, isRunning, isStarted, hasNoTransitions } = playback;
  return (
    <div
      ref={region}
      role="group"
      aria-labelledby={headingId}
      {...regionProps}
      className={styles.strip}
      data-layout={hasNoTransitions && !isStarted ? 'list' : isHydrated ? 'loop' : undefined}
      data-running={isRunning || undefined}
    >
      <div className={styles.header}>
        <h2 id={headingId}>{heading}</h2>
        <PlaybackButton playback={playback} words={words.motion.logos} />
      </div>
      <div className={styles.window}>
        <Logos partners={partners} />
        <Logos partners={partners} isCopy />
      </div>
    </div>
  );
}
