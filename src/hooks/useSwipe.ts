import { useRef, type DOMAttributes } from 'react';
import { useMove } from 'react-aria/useMove';

/** A sideways movement of a finger or pen from here on is a swipe (§9.1). In CSS pixels. */
const THRESHOLD = 10;
const NOWHERE = { x: 0, y: 0 };

/**
 * Tells a sideways swipe of a finger or pen once it ends (WCAG 2.5.2). Set `touch-action: pan-y pinch-zoom` on the element:
 * the browser then keeps scrolling and zooming to itself and cancels the pointer.
 */
export function useSwipe(onSwipe: (towards: 'forward' | 'backward') => void): DOMAttributes<HTMLElement> {
  const way = useRef(NOWHERE);
  const { moveProps } = useMove({
    onMoveStart: () => {
      way.current = NOWHERE;
    },
    onMove: ({ deltaX, deltaY }) => {
      way.current = { x: way.current.x + deltaX, y: way.current.y + deltaY };
    },
    onMoveEnd: () => {
      const { x, y } = way.current;
      const isToTheLeft = x < 0;
      if (Math.abs(x) >= THRESHOLD && Math.abs(x) > Math.abs(y))
        onSwipe(isToTheLeft === (document.dir !== 'rtl') ? 'forward' : 'backward');
    },
  });
  return {
    onPointerDown: (event) => {
      // A mouse selects text instead; arrow keys, which useMove answers too, scroll.
      if (event.pointerType === 'mouse' || !event.isPrimary) return;
      moveProps.onPointerDown?.(event);
      // useMove forbids all selecting on iOS meanwhile, but a finger that rests on a word may want it read aloud.
      document.documentElement.style.webkitUserSelect = '';
    },
    // To useMove this is an end like any other; it hears of it after this element does.
    onPointerCancel: () => {
      way.current = NOWHERE;
    },
  };
}
