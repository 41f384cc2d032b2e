import { useEffect, useEffectEvent, useRef, useState, type DOMAttributes, type RefObject } from 'react';
import { useFocusWithin } from 'react-aria/useFocusWithin';
import { useHover } from 'react-aria/useHover';
import type { PressEvents } from 'react-aria/usePress';
import { useMotion } from './useMotion';
import { useOnScreen } from './useOnScreen';
import { useSaveData } from './useSaveData';
import { useTabVisible } from './useTabVisible';

/**
 * The longest time between a focus or touch and a press that count as one gesture of a screen reader, in milliseconds.
 */
const GESTURE_TIMEOUT = 100;

export interface Playback {
  /** The ref of the part's outermost element, which also takes `regionProps`. */
  region: RefObject<HTMLDivElement | null>;
  /**
   * True when the part moves, or is only suspended by hover, touch or invisibility. The button's label is then 'Pause
   * …'.
   */
  isStarted: boolean;
  /** True while the part moves: started, in view, in a visible tab, not hovered, not touched. */
  isRunning: boolean;
  /** The result of the last press of the button; null before the first press. */
  answer: 'moving' | 'paused' | null;
  /** True when every change is immediate, without a transition. */
  isStill: boolean;
  /** Stops the part until the visitor starts it again. */
  stop: () => void;
  regionProps: DOMAttributes<HTMLElement>;
  /** The press events of the pause/play button. */
  buttonProps: PressEvents;
}

/**
 * Decides when an automatically moving part may move (WCAG 2.2.2, WAI-ARIA APG carousel):
 * - hover suspends it
 * - focus, a tap, a swipe or any control stops it until the visitor starts it again
 * - a hidden tab or a position out of view suspends it
 * - it does not start by itself under reduced motion or while all motion is paused
 */
export function usePlayback(): Playback {
  const region = useRef<HTMLDivElement>(null);
  const { isPaused, isReduced } = useMotion();
  // The number of reasons not to move. `Save-Data` is a reason, because the part is then a plain list.
  const stillReasonCount = [isPaused, isReduced, useSaveData()].filter(Boolean).length;
  const [lastStillReasonCount, setLastStillReasonCount] = useState(stillReasonCount);
  const isOnScreen = useOnScreen(region);
  const isTabVisible = useTabVisible();
  // The visitor's choice for this part. With null, the system setting and the pause of all motion decide.
  const [choice, setChoice] = useState<'play' | 'stop' | null>(null);
  const [answer, setAnswer] = useState<Playback['answer']>(null);
  const [isHovered, setHovered] = useState(false);
  const [isTouched, setTouched] = useState(false);
  const isPressing = useRef(false);
  const stoppedAt = useRef(-Infinity);

  const isStill = stillReasonCount > 0;
  const isStarted = choice ? choice === 'play' : !isStill;
  const stop = () => {
    setChoice('stop');
    setAnswer(null);
  };
  if (lastStillReasonCount !== stillReasonCount) {
    setLastStillReasonCount(stillReasonCount);
    setAnswer(null);
    // A new reason not to move also stops parts that the visitor started before.
    if (stillReasonCount > lastStillReasonCount && choice === 'play') setChoice(null);
  }

  /** Stops the part on focus or touch, which mean that the visitor wants to read. */
  const stopForReading = () => {
    if (isStarted) stoppedAt.current = performance.now();
    stop();
  };
  // A focus that began before hydration also stops the part.
  const onMount = useEffectEvent(() => {
    if (region.current?.matches(':focus-within')) stopForReading();
  });
  useEffect(() => onMount(), []);

  const { hoverProps } = useHover({ onHoverChange: setHovered });
  const { focusWithinProps } = useFocusWithin({
    // A press focuses the button first, but takes effect on release. This focus must not stop the part.
    onFocusWithin: () => {
      if (!isPressing.current) stopForReading();
    },
  });
  return {
    region,
    isStarted,
    isRunning: isStarted && isOnScreen && isTabVisible && !isHovered && !isTouched,
    answer,
    isStill,
    stop,
    // These handlers replace usePress, with which screen readers would call the whole part 'clickable'.
    regionProps: {
      ...hoverProps,
      ...focusWithinProps,
      onPointerDown: ({ pointerType }) => setTouched(pointerType !== 'mouse'),
      onPointerUp: () => {
        if (isTouched) stopForReading();
        setTouched(false);
      },
      // The browser uses the gesture for a scroll or zoom, so it is not an action on this part.
      onPointerCancel: () => setTouched(false),
    },
    buttonProps: {
      onPressChange: (isPressed) => {
        isPressing.current = isPressed;
      },
      onPress: ({ pointerType }) => {
        // A screen reader focuses or touches the button and presses it at once. The visitor heard the label 'Pause', so
        // the part must stay paused.
        const isSameGesture = pointerType === 'virtual' && performance.now() - stoppedAt.current < GESTURE_TIMEOUT;
        setAnswer(isSameGesture || isStarted ? 'paused' : 'moving');
        if (isSameGesture) return;
        setChoice(isStarted ? 'stop' : 'play');
        // The mouse presses 'Play' inside the hovered area. If the hover still held the part, the button would seem
        // broken.
        setHovered(false);
      },
    },
  };
}
