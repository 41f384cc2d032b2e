import { useEffect, useEffectEvent, useRef, useState, type DOMAttributes, type RefObject } from 'react';
import { useFocusWithin } from 'react-aria/useFocusWithin';
import { useHover } from 'react-aria/useHover';
import type { PressEvents } from 'react-aria/usePress';
import { useMotion } from './useMotion';
import { useOnScreen } from './useOnScreen';
import { useSaveData } from './useSaveData';
import { useTabVisible } from './useTabVisible';

/** A screen reader's press this soon after the focus or touch that came with it is the same gesture. In milliseconds. */
const SAME_GESTURE = 100;

export interface Playback {
  /** Goes on the part's outermost element, with `regionProps`. */
  region: RefObject<HTMLDivElement | null>;
  /** It moves, or will once nothing holds it: what the button offers to pause. */
  isStarted: boolean;
  /** It moves right now: started, in view, not hovered, not touched. */
  isRunning: boolean;
  /** What the last press of the button led to; null before one. */
  answer: 'moving' | 'paused' | null;
  /** Whatever changes does so at once, without a transition. */
  isStill: boolean;
  /** Stops it until the visitor starts it again. */
  stop: () => void;
  regionProps: DOMAttributes<HTMLElement>;
  /** For the pause/play button. */
  buttonProps: PressEvents;
}

/**
 * When a part that moves by itself may move (WCAG 2.2.2, WAI-ARIA APG carousel): hover holds it; focus, a tap, a swipe or
 * any control stops it until it is started again; it waits in a hidden tab and out of view; it does not start by
 * itself under reduced motion or while all motion is paused.
 */
export function usePlayback(): Playback {
  const region = useRef<HTMLDivElement>(null);
  const { isPaused, isReduced } = useMotion();
  // How many reasons there are for stillness; who wants less data has plain lists.
  const reasons = [isPaused, isReduced, useSaveData()].filter(Boolean).length;
  const [seenReasons, setSeenReasons] = useState(reasons);
  const isOnScreen = useOnScreen(region);
  const isTabVisible = useTabVisible();
  // What the visitor asked of this part; null leaves it to the system and to the pause of all motion.
  const [wish, setWish] = useState<'play' | 'stop' | null>(null);
  const [answer, setAnswer] = useState<Playback['answer']>(null);
  const [isHovered, setHovered] = useState(false);
  const [isTouched, setTouched] = useState(false);
  const isPressing = useRef(false);
  const settledAt = useRef(-Infinity);

  const isStill = reasons > 0;
  const isStarted = wish ? wish === 'play' : !isStill;
  const stop = () => {
    setWish('stop');
    setAnswer(null);
  };
  if (seenReasons !== reasons) {
    setSeenReasons(reasons);
    setAnswer(null);
    // Whoever asks for stillness means what was started before, too.
    if (reasons > seenReasons && wish === 'play') setWish(null);
  }

  /** Stops it for whoever does not say so, but wants to read. */
  const settle = () => {
    if (isStarted) settledAt.current = performance.now();
    stop();
  };
  // Focus that came before the scripts did says the same as focus that comes later.
  const onMount = useEffectEvent(() => {
    if (region.current?.matches(':focus-within')) settle();
  });
  useEffect(() => onMount(), []);

  const { hoverProps } = useHover({ onHoverChange: setHovered });
  const { focusWithinProps } = useFocusWithin({
    // A press focuses the button first; what it wants is said when it ends.
    onFocusWithin: () => {
      if (!isPressing.current) settle();
    },
  });
  return {
    region,
    isStarted,
    isRunning: isStarted && isOnScreen && isTabVisible && !isHovered && !isTouched,
    answer,
    isStill,
    stop,
    // A finger's rest and tap are ours: usePress would make screen readers call the whole part 'clickable'.
    regionProps: {
      ...hoverProps,
      ...focusWithinProps,
      onPointerDown: ({ pointerType }) => setTouched(pointerType !== 'mouse'),
      onPointerUp: () => {
        if (isTouched) settle();
        setTouched(false);
      },
      // The browser took the gesture over: the visitor scrolls past or zooms, which says nothing about this part.
      onPointerCancel: () => setTouched(false),
    },
    buttonProps: {
      onPressChange: (isPressed) => {
        isPressing.current = isPressed;
      },
      onPress: ({ pointerType }) => {
        // A screen reader focuses, or touches, and presses at once. The button still read 'Pause', so it must end paused.
        const isSettled = pointerType === 'virtual' && performance.now() - settledAt.current < SAME_GESTURE;
        setAnswer(isSettled || isStarted ? 'paused' : 'moving');
        if (isSettled) return;
        setWish(isStarted ? 'stop' : 'play');
        // Pressing 'Play' with a mouse happens inside the hovered area; holding still then would look broken.
        setHovered(false);
      },
    },
  };
}
