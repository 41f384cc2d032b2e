import { useEffect, useEffectEvent, useRef, useState, type DOMAttributes, type RefObject } from 'react';
import { useFocusWithin } from 'react-aria/useFocusWithin';
import { useHover } from 'react-aria/useHover';
import type { PressEvents } from 'react-aria/usePress';
import { useMotion } from './useMotion';
import { useOnScreen } from './useOnScreen';
import { useSaveData } from './useSaveData';
import { useTabVisible } from './useTabVisible';

/** The maximum time from a screen reader's focus or touch to the press of the same gesture, in milliseconds. */
const GESTURE_TIMEOUT_MS = 100;

/**
 * Whether the visitor has stopped a moving component. The store contains this state, so that it survives navigations.
 */
export interface MotionStop {
  /** True from a stop by the visitor until the visitor starts the motion again. */
  isStopped: boolean;
  onStoppedChange: (isStopped: boolean) => void;
}

export interface Playback {
  /** The ref of the moving component's outermost element. The same element needs `regionProps`. */
  region: RefObject<HTMLDivElement | null>;
  /**
   * True while the component moves, and while hover, touch or invisibility suspends the motion. While this value is
   * true, the button's label is 'Pause …'.
   */
  isStarted: boolean;
  /** True while the component moves: it is started, in view, in a visible tab, not hovered and not touched. */
  isRunning: boolean;
  /**
   * The result of the last press of the button. Null before the first press, and after a stop or start without a press
   * of the button.
   */
  pressResult: 'moving' | 'paused' | null;
  /** True when every change is immediate, without a transition. */
  hasNoTransitions: boolean;
  /** Stops the motion until the visitor starts it again. */
  stopMotion: () => void;
  regionProps: DOMAttributes<HTMLElement>;
  /** The press events of the pause/play button. */
  pressEvents: PressEvents;
}

/**
 * Controls the motion of a component that moves automatically (WCAG 2.2.2, WAI-ARIA APG carousel):
 * - hover suspends the motion
 * - focus, a tap, a swipe or a press on any control except 'Play' stops the motion until the visitor starts it again
 * - the motion is suspended while the tab is hidden or the component is out of view
 * - the motion does not start automatically with reduced motion, with `Save-Data`, or while all motion is paused
 */
export function usePlayback({ isStopped, onStoppedChange }: MotionStop): Playback {
  const region = useRef<HTMLDivElement>(null);
  const { isPaused, isReduced } = useMotion();
  // The number of reasons to pause the motion. `Save-Data` is a reason, because the component then renders as a list.
  const pauseReasonCount = [isPaused, isReduced, useSaveData()].filter(Boolean).length;
  const [lastPauseReasonCount, setLastPauseReasonCount] = useState(pauseReasonCount);
  const isOnScreen = useOnScreen(region);
  const isTabVisible = useTabVisible();
  // True after a press on 'Play', until a stop or an additional reason to pause.
  const [wasStarted, setStarted] = useState(false);
  const [pressResult, setPressResult] = useState<Playback['pressResult']>(null);
  const [isHovered, setHovered] = useState(false);
  const [isTouched, setTouched] = useState(false);
  const isPressing = useRef(false);
  const hasWindowLostFocus = useRef(false);
  const stoppedAt = useRef(-Infinity);

  const hasNoTransitions = pauseReasonCount > 0;
  const isStarted = !isStopped && (wasStarted || !hasNoTransitions);
  const setMotion = (shouldMove: boolean) => {
    setStarted(shouldMove);
    onStoppedChange(!shouldMove);
  };
  const stopMotion = () => {
    setMotion(false);
    setPressResult(null);
  };
  if (lastPauseReasonCount !== pauseReasonCount) {
    setLastPauseReasonCount(pauseReasonCount);
    setPressResult(null);
    // An additional reason to pause also stops a component that the visitor has started.
    if (pauseReasonCount > lastPauseReasonCount) setStarted(false);
  }

  /** Stops the motion after a focus or touch, because the visitor probably wants to read. */
  const stopForReading = () => {
    if (isStarted) stoppedAt.current = performance.now();
    stopMotion();
  };
  // A focus that is already inside the component at hydration also stops the motion. If clicks are queued, the focus may
  // be from a queued press of the button. The replay of that press would start the motion again.
  const onMount = useEffectEvent(() => {
    const hasQueuedClicks = 'waiting' in document.documentElement.dataset;
    if (!hasQueuedClicks && region.current?.querySelector(":focus:not([tabindex='-1'])")) stopForReading();
  });
  useEffect(() => onMount(), []);

  const { hoverProps } = useHover({ onHoverChange: setHovered });
  const { focusWithinProps } = useFocusWithin({
    // A press focuses the button first, but takes effect on release. If this focus stopped the motion, the release
    // would start the motion again. After a return to the window, the browser itself focuses the previously focused
    // element. This focus also has no effect on the motion.
    onFocusWithin: () => {
      if (!isPressing.current && !hasWindowLostFocus.current) stopForReading();
    },
    // When the window loses the focus, the focused element receives a blur event but remains the active element.
    onBlurWithin: ({ target }) => {
      if (target !== document.activeElement) return;
      hasWindowLostFocus.current = true;
      // The browser focuses the window and the element in the same task. A later focus comes from the visitor.
      const onWindowFocus = () => setTimeout(() => (hasWindowLostFocus.current = false));
      window.addEventListener('focus', onWindowFocus, { once: true });
    },
  });
  return {
    region,
    isStarted,
    isRunning: isStarted && isOnScreen && isTabVisible && !isHovered && !isTouched,
    pressResult,
    hasNoTransitions,
    stopMotion,
    // This hook does not use usePress, because screen readers would then announce the whole component as 'clickable'.
    regionProps: {
      ...hoverProps,
      ...focusWithinProps,
      // Ignores the focus that the site moves to the page's heading after a navigation. The heading is not a Tab stop.
      onFocus: (event) => {
        if (event.target.tabIndex >= 0) focusWithinProps.onFocus?.(event);
      },
      onPointerDown: ({ pointerType }) => setTouched(pointerType !== 'mouse'),
      onPointerUp: () => {
        if (isTouched) stopForReading();
        setTouched(false);
      },
      // The browser uses the cancelled gesture for a scroll or zoom, so the gesture does not stop the motion.
      onPointerCancel: () => setTouched(false),
    },
    pressEvents: {
      onPressChange: (isPressed) => {
        isPressing.current = isPressed;
      },
      onPress: ({ pointerType }) => {
        // A screen reader focuses or touches the button immediately before it presses the button. The focus or touch
        // has already stopped the motion. The visitor heard the label 'Pause', so the press must not start the motion
        // again.
        const isSameGesture = pointerType === 'virtual' && performance.now() - stoppedAt.current < GESTURE_TIMEOUT_MS;
        setPressResult(isSameGesture || isStarted ? 'paused' : 'moving');
        if (isSameGesture) return;
        setMotion(!isStarted);
        // While the mouse presses 'Play', it hovers over the component. If this hover still suspended the motion, the
        // button would seem broken.
        setHovered(false);
      },
    },
  };
}
