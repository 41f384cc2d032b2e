import { createContext, use } from 'react';
import { useMediaQuery } from './useMediaQuery';

/** Whether the visitor paused all motion (WCAG 2.2.2). The store keeps it; `src/app` hands it to all that moves. */
export const MotionPaused = createContext(false);

export interface Motion {
  isPaused: boolean;
  /** The system asks for less motion: nothing moves by itself. */
  isReduced: boolean;
}

/** Whether anything may move by itself on this page. */
export const useMotion = (): Motion => ({
  isPaused: use(MotionPaused),
  isReduced: useMediaQuery('(prefers-reduced-motion: reduce)'),
});
