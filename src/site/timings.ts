/**
 * Times of §9.1 in milliseconds, and the number of steps of a counter (`steps`). Other times of §9.1 are constants in
 * the files that use them, or design tokens in styles/tokens.css.
 */
export const timings = {
  hero: { interval: 5000 },
  insights: { interval: 8000, fade: 500 },
  board: { interval: 14000 },
  testimonials: { interval: 8000 },
  counters: { duration: 2000, steps: 50 },
  hierarchy: { clearAfterClose: 300 },
} as const;

/** Values of §9.1 other than times. */
export const thresholds = {
  /** The fraction of a counter (0 to 1) that must be visible before the counter starts. */
  counterVisibility: 0.1,
} as const;
