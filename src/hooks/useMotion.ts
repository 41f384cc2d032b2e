import { createContext, use } from 'react';
import { useMediaQuery } from './useMediaQuery';

/**
 * Whether the visitor paused all motion (WCAG 2.2.2). The store contains the value, and `Layout` provides it to every
 * moving part.
 */
export const MotionPaused = createContext(false);

export interface Motion {
  isPaused: boolean;
  /** True when the operating system requests reduced motion. */
  isReduced: boolean;
}

/** Returns the two possible reasons for which no part of this page may move automatically. */
export const useMotion = (): Motion => ({
  isPaused: use(MotionPaused),
  isReduced: useMediaQuery('(prefers-reduced-motion: reduce)'),
});
