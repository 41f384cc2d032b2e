import { useRef, type PointerEvent } from 'react';

type Point = { id: number; x: number; y: number };

export interface SwipeProps {
  onPointerDown: (event: PointerEvent) => void;
  onPointerUp: (event: PointerEvent) => void;
  onPointerCancel: () => void;
}

/**
 * Tells a sideways swipe of a finger or pen once it ends (WCAG 2.5.2), from `threshold` CSS pixels on.
 * Set `touch-action: pan-y pinch-zoom` on the element: the browser then keeps scrolling and zooming to itself and cancels
 * the pointer. A mouse selects text instead.
 */
export function useSwipe(threshold: number, onSwipe: (towards: 'forward' | 'backward') => void): SwipeProps {
  const start = useRef<Point | null>(null);
  return {
    onPointerDown: ({ pointerType, isPrimary, pointerId, clientX, clientY }) => {
      start.current = pointerType !== 'mouse' && isPrimary ? { id: pointerId, x: clientX, y: clientY } : null;
    },
    onPointerUp: ({ pointerId, clientX, clientY }) => {
      const from = start.current;
      start.current = null;
      if (!from || from.id !== pointerId) return;
      const across = clientX - from.x;
      if (Math.abs(across) < threshold || Math.abs(across) <= Math.abs(clientY - from.y)) return;
      onSwipe(across < 0 ? 'forward' : 'backward');
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
