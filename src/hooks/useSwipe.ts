import { useRef, type DOMAttributes } from 'react';
import { useMove } from 'react-aria/useMove';

/** The shortest horizontal movement of a finger or pen that counts as a swipe (§9.1), in CSS pixels. */
const SWIPE_THRESHOLD_PX = 10;
const NO_DISTANCE = { x: 0, y: 0 };

/**
 * Returns handlers that call `onSwipe` when a horizontal swipe of a finger or pen ends (WCAG 2.5.2). The elements under
 * the finger need `touch-action: pan-y pinch-zoom`. The browser then handles vertical scrolls and zooms, and cancels
 * the pointer events of these gestures.
 */
export function useSwipe(onSwipe: (direction: 'forward' | 'backward') => void): DOMAttributes<HTMLElement> {
  const distance = useRef(NO_DISTANCE);
  const { moveProps } = useMove({
    onMoveStart: () => {
      distance.current = NO_DISTANCE;
    },
    onMove: ({ deltaX, deltaY }) => {
      distance.current = { x: distance.current.x + deltaX, y: distance.current.y + deltaY };
    },
    onMoveEnd: () => {
      const { x, y } = distance.current;
      const isLeftward = x < 0;
      if (Math.abs(x) >= SWIPE_THRESHOLD_PX && Math.abs(x) > Math.abs(y))
        onSwipe(isLeftward === (document.dir !== 'rtl') ? 'forward' : 'backward');
    },
  });
  return {
    onPointerDown: (event) => {
      // useMove would also handle mouse drags, which should select text, and arrow keys, which should scroll.
      if (event.pointerType === 'mouse' || !event.isPrimary) return;
      moveProps.onPointerDown?.(event);
      // useMove disables text selection on iOS during a move. This line enables text selection again, because visitors
      // hold a finger on a word to let iOS read the word aloud.
      document.documentElement.style.webkitUserSelect = '';
    },
    // useMove treats a cancelled pointer as the normal end of a move. This handler runs first and resets the distance,
    // so that a cancelled pointer is not a swipe.
    onPointerCancel: () => {
      distance.current = NO_DISTANCE;
    },
  };
}
