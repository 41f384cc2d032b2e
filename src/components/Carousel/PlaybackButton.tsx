import { Pause, Play } from 'lucide-react';
import type { Playback } from '../../hooks/usePlayback';
import type { MotionWords } from '../../site/words/controls';
import { LiveText } from '../LiveText/LiveText';
import { PressButton } from './PressButton';
import styles from './PressButton.module.css';

export interface PlaybackButtonProps {
  playback: Pick<Playback, 'isStarted' | 'answer' | 'buttonProps'>;
  words: MotionWords;
}

/**
 * Stops and starts what moves by itself (WCAG 2.2.2). Its label says what a press does; `aria-pressed` beside a label
 * that changes would say it twice, and differently. A press is answered in words, for Orca and VoiceOver say nothing of a
 * label that changed; where NVDA does, it says what the next press would do, which is not the same.
 */
export function PlaybackButton({ playback: { isStarted, answer, buttonProps }, words }: PlaybackButtonProps) {
  const Drawing = isStarted ? Pause : Play;
  // What comes of other reasons is not told, and makes the same words news again.
  const isAnswered = answer !== null && isStarted === (answer === 'moving');
  return (
    <>
      <PressButton press={buttonProps} data-playback="" className={styles.button}>
        <Drawing aria-hidden="true" size="1em" fill="currentColor" />
        <span data-longest={isStarted ? undefined : words.pause}>{isStarted ? words.pause : words.play}</span>
      </PressButton>
      <LiveText as="span" isHidden>
        {isAnswered && words[answer]}
      </LiveText>
    </>
  );
}
