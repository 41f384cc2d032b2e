import { Pause, Play } from 'lucide-react';
import type { Playback } from '../../hooks/usePlayback';
import { PressButton } from './PressButton';
import styles from './PressButton.module.css';

export interface PlaybackButtonProps {
  playback: Pick<Playback, 'isStarted' | 'buttonProps'>;
  /** What moves, in the plural: 'slides' makes 'Pause slides' and 'Play slides'. */
  subject: string;
}

/**
 * Stops and starts what moves by itself (WCAG 2.2.2). Its label says what a press does; `aria-pressed` beside a label
 * that changes would say it twice, and differently.
 */
export function PlaybackButton({ playback: { isStarted, buttonProps }, subject }: PlaybackButtonProps) {
  const Drawing = isStarted ? Pause : Play;
  return (
    <PressButton press={buttonProps} data-playback="" className={styles.button}>
      <Drawing aria-hidden="true" size="1em" fill="currentColor" />
      <span
        data-longest={isStarted ? undefined : `Pause ${subject}`}
      >{`${isStarted ? 'Pause' : 'Play'} ${subject}`}</span>
    </PressButton>
  );
}
