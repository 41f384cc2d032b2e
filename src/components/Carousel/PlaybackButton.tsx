import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import type { PressEvents } from 'react-aria/usePress';
import type { Playback } from '../../hooks/usePlayback';
import { LiveText } from '../LiveText/LiveText';
import { PressButton } from './PressButton';
import styles from './PressButton.module.css';

export interface PlaybackButtonProps {
  playback: Pick<Playback, 'isStarted' | 'buttonProps'>;
  /** What moves, in the plural: 'slides' makes 'Pause slides' and 'Play slides'. */
  subject: string;
}

/**
 * Stops and starts what moves by itself (WCAG 2.2.2). Its label says what a press does; `aria-pressed` beside a label
 * that changes would say it twice, and differently. A press is answered in words, for Orca and VoiceOver say nothing of a
 * label that changed; where NVDA does, it says what the next press would do, which is not the same.
 */
export function PlaybackButton({ playback: { isStarted, buttonProps }, subject }: PlaybackButtonProps) {
  const Drawing = isStarted ? Pause : Play;
  const [presses, setPresses] = useState(0);
  const [answered, setAnswered] = useState(0);
  const [told, setTold] = useState('');
  const words = `${subject} ${isStarted ? 'are moving' : 'are paused'}`;
  // What a press led to, which only its render knows. What comes of other reasons is not told; after it the same words are news.
  if (answered !== presses) {
    setAnswered(presses);
    setTold(words);
  } else if (told && told !== words) setTold('');
  const press: PressEvents = {
    ...buttonProps,
    onPress: (event) => {
      buttonProps.onPress?.(event);
      setPresses(presses + 1);
    },
  };
  return (
    <>
      <PressButton press={press} data-playback="" className={styles.button}>
        <Drawing aria-hidden="true" size="1em" fill="currentColor" />
        <span
          data-longest={isStarted ? undefined : `Pause ${subject}`}
        >{`${isStarted ? 'Pause' : 'Play'} ${subject}`}</span>
      </PressButton>
      <LiveText as="span" isHidden>
        {told}
      </LiveText>
    </>
  );
}
