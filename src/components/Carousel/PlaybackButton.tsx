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
 * Renders the button that stops and starts automatic motion (WCAG 2.2.2). Its label names the action of a press.
 * `aria-pressed` beside a changing label would state it twice, and differently. The result of a press is announced in
 * words, because Orca and VoiceOver do not announce a changed label. NVDA announces the new label, but that names the
 * next action, not the result.
 */
export function PlaybackButton({ playback: { isStarted, answer, buttonProps }, words }: PlaybackButtonProps) {
  const PlaybackIcon = isStarted ? Pause : Play;
  // Changes for other reasons are not announced, and clear the announcement, so that the same words can be announced
  // again.
  const isAnnounced = answer !== null && isStarted === (answer === 'moving');
  return (
    <>
      <PressButton press={buttonProps} data-playback="" className={styles.button}>
        <PlaybackIcon aria-hidden="true" size="1em" fill="currentColor" />
        <span data-longest={isStarted ? undefined : words.pause}>{isStarted ? words.pause : words.play}</span>
      </PressButton>
      <LiveText as="span" isHidden>
        {isAnnounced && words[answer]}
      </LiveText>
    </>
  );
}
