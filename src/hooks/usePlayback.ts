import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { useMotion, type Motion } from './useMotion';
import { useOnScreen } from './useOnScreen';
import { usePlain } from './usePlain';
import { useTabVisible } from './useTabVisible';

/** What the visitor asked of this one part; 'unsaid' leaves it to the system and to 'Pause all motion'. */
type Wish = 'unsaid' | 'play' | 'stop';

/** A click this soon after focus, with no key or pointer before it, is the same gesture. In milliseconds. */
const SAME_GESTURE = 100;

export interface Playback {
  /** Goes on the part's outermost element, with `regionProps`. */
  region: RefObject<HTMLDivElement | null>;
  /** It moves, or will once nothing holds it: what the button offers to pause. */
  isStarted: boolean;
  /** It moves right now: started, in view, not hovered, not touched. */
  isRunning: boolean;
  /** Whatever changes does so at once, without a transition. */
  isStill: boolean;
  /** Stops it until the visitor starts it again. */
  stop: () => void;
  regionProps: {
    onFocus: (event: FocusEvent) => void;
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: (event: PointerEvent) => void;
    onPointerDown: (event: PointerEvent) => void;
    onPointerUp: () => void;
    onPointerCancel: () => void;
  };
  /** For the pause/play button. */
  buttonProps: {
    'data-playback': true;
    onClick: (event: MouseEvent) => void;
    onKeyDown: (event: KeyboardEvent) => void;
    onPointerDown: () => void;
    onBlur: () => void;
  };
}

const isButton = (target: EventTarget): boolean => target instanceof Element && !!target.closest('[data-playback]');

/** The visitor's wish; an earlier 'play' ends when the system or 'Pause all motion' asks for stillness since. */
function useWish({ isPaused, isReduced }: Motion) {
  const [wish, setWish] = useState<Wish>('unsaid');
  const [seen, setSeen] = useState({ isPaused, isReduced });
  if (seen.isPaused !== isPaused || seen.isReduced !== isReduced) {
    setSeen({ isPaused, isReduced });
    const isNewlyStill = (isPaused && !seen.isPaused) || (isReduced && !seen.isReduced);
    if (isNewlyStill && wish === 'play') setWish('unsaid');
  }
  return [wish, setWish] as const;
}

/**
 * When a part that moves by itself may move (WCAG 2.2.2, WAI-ARIA APG carousel): hover holds it; focus, a tap, a swipe or
 * any control stops it until it is started again; it waits in a hidden tab and out of view; it does not start by
 * itself under reduced motion or 'Pause all motion'.
 */
export function usePlayback(): Playback {
  const region = useRef<HTMLDivElement>(null);
  const motion = useMotion();
  const isOnScreen = useOnScreen(region);
  const isTabVisible = useTabVisible();
  const [wish, setWish] = useWish(motion);
  const [isHovered, setHovered] = useState(false);
  const [isTouched, setTouched] = useState(false);
  const isButtonPressed = useRef(false);
  const stoppedByFocusAt = useRef(-Infinity);

  const isPlain = usePlain();
  const isStill = motion.isPaused || motion.isReduced || isPlain;
  const isStarted = wish === 'play' || (wish === 'unsaid' && !isStill);
  const stop = () => setWish('stop');
  // Focus that came before the scripts did says the same as focus that comes later.
  useEffect(() => {
    if (region.current?.matches(':focus-within')) setWish('stop');
  }, [setWish]);

  return {
    region,
    isStarted,
    isRunning: isStarted && isOnScreen && isTabVisible && !isHovered && !isTouched,
    isStill,
    stop,
    regionProps: {
      onFocus: ({ target, timeStamp }) => {
        if (isButton(target)) {
          // A press focuses the button first; its click then says what the visitor wants.
          if (isButtonPressed.current) return;
          stoppedByFocusAt.current = isStarted ? timeStamp : -Infinity;
        }
        stop();
      },
      // A finger leaves no hover behind: browsers send it enter and leave around each tap.
      onPointerEnter: ({ pointerType }) => setHovered(pointerType !== 'touch'),
      onPointerLeave: () => setHovered(false),
      onPointerDown: ({ target, pointerType }) => setTouched(pointerType !== 'mouse' && !isButton(target)),
      onPointerUp: () => {
        if (isTouched) stop();
        setTouched(false);
      },
      // The browser took the gesture over: the visitor scrolls past or zooms, which says nothing about this part.
      onPointerCancel: () => setTouched(false),
    },
    buttonProps: {
      'data-playback': true,
      onClick: ({ timeStamp }) => {
        isButtonPressed.current = false;
        // A screen reader's click focuses and clicks at once. The button still read 'Pause', so it must end paused.
        const isAnswered = timeStamp - stoppedByFocusAt.current < SAME_GESTURE;
        stoppedByFocusAt.current = -Infinity;
        if (isAnswered) return;
        setWish(isStarted ? 'stop' : 'play');
        // Pressing 'Play' with a mouse happens inside the hovered area; holding still then would look broken.
        if (!isStarted) setHovered(false);
      },
      onKeyDown: () => {
        stoppedByFocusAt.current = -Infinity;
      },
      onPointerDown: () => {
        isButtonPressed.current = true;
      },
      onBlur: () => {
        isButtonPressed.current = false;
      },
    },
  };
}
