import { createContext, use } from 'react';
import { useMediaQuery } from './useMediaQuery';

/**
 * Whether the visitor paused all motion (WCAG 2.2.2). The store keeps the value, and `src/app` provides it to every
 * moving part.
 */
export const MotionPaused = createContext(false);

export interface Motion {
  isPaused: boolean;
  /** True when the operating system requests reduced motion. */
  isReduced: boolean;
}

/** Returns the two reasons for which nothing on this page may move automatically. */
export const useMotion = (): Motion => ({
  isPaused: use(MotionPaused),
  isReduced: useMediaQuery('(prefers-reduced-motion: reduce)'),
});
