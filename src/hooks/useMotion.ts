import { createContext, use } from 'react';
import { useMediaQuery } from './useMediaQuery';

/**
 * A context whose value is true while the visitor has paused all motion (WCAG 2.2.2). `Layout` provides the value from
 * the store to all moving components.
 */
export const MotionPausedContext = createContext(false);

/**
 * Returns the two settings that prevent automatic motion: the visitor's pause of all motion (`isPaused`), and the
 * operating system's request for reduced motion (`isReduced`).
 */
export const useMotion = () => ({
  isPaused: use(MotionPausedContext),
  isReduced: useMediaQuery('(prefers-reduced-motion: reduce)'),
});
