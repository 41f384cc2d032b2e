import { Pause, Play } from 'lucide-react';
import type { Playback } from '../../hooks/usePlayback';
import type { MotionWords } from '../../site/words/controls';
import { LiveText } from '../LiveText/LiveText';
import { PressButton } from './PressButton';
import styles from './PressButton.module.css';

export interface PlaybackButtonProps {
  playback: Pick<Playback, 'isStarted' | 'pressResult' | 'pressEvents'>;
  words: MotionWords;
}

/**
 * Renders the button that stops and starts automatic motion (WCAG 2.2.2). Its label names the action of the next press,
 * so `aria-pressed` would contradict the label. A live region announces the result of a press, because Orca and
 * VoiceOver do not announce a changed label. NVDA announces the new label, which names the next action instead of the
 * result.
 */
export function PlaybackButton({ playback: { isStarted, pressResult, pressEvents }, words }: PlaybackButtonProps) {
  const PlaybackIcon = isStarted ? Pause : Play;
  // Only presses are announced. A stop or start without a press clears the announcement, so that a later press can
  // announce the same text.
  const isAnnounced = pressResult !== null && isStarted === (pressResult === 'moving');
  return (
    <>
      <PressButton pressEvents={pressEvents} data-playback="" className={styles.button}>
        <PlaybackIcon aria-hidden="true" size="1em" fill="currentColor" />
        <span data-longest={isStarted ? undefined : words.pause}>{isStarted ? words.pause : words.play}</span>
      </PressButton>
      <LiveText as="span" isHidden>
        {isAnnounced && words[pressResult]}
      </LiveText>
    </>
  );
}
