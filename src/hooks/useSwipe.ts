import { useRef, type DOMAttributes } from 'react';
import { useMove } from 'react-aria/useMove';

/** The shortest sideways movement of a finger or pen that is a swipe (§9.1), in CSS pixels. */
const THRESHOLD = 10;
const NO_DISTANCE = { x: 0, y: 0 };

/**
 * Reports a sideways swipe of a finger or pen once it ends (WCAG 2.5.2). Set `touch-action: pan-y pinch-zoom` on the
 * element: the browser then scrolls and zooms by itself, and cancels the pointer.
 */
export function useSwipe(onSwipe: (towards: 'forward' | 'backward') => void): DOMAttributes<HTMLElement> {
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
      const isToTheLeft = x < 0;
      if (Math.abs(x) >= THRESHOLD && Math.abs(x) > Math.abs(y))
        onSwipe(isToTheLeft === (document.dir !== 'rtl') ? 'forward' : 'backward');
    },
  });
  return {
    onPointerDown: (event) => {
      // A mouse drag selects text, and arrow keys scroll. useMove would handle both.
      if (event.pointerType === 'mouse' || !event.isPrimary) return;
      moveProps.onPointerDown?.(event);
      // useMove disables text selection on iOS during the move. A visitor may hold a finger on a word to have it read
      // aloud.
      document.documentElement.style.webkitUserSelect = '';
    },
    // useMove treats a cancelled pointer as a normal end of the move. This handler resets the distance before useMove
    // receives the event.
    onPointerCancel: () => {
      distance.current = NO_DISTANCE;
    },
  };
}
