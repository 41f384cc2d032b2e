/**
 * The times of §9.1 that JavaScript controls, in milliseconds, except the count `steps`. Design tokens set the times of
 * transitions. Tests and components share these values.
 */
export const timings = {
  hero: { interval: 5000 },
  insights: { interval: 8000, fade: 500 },
  board: { interval: 14000 },
  testimonials: { interval: 8000 },
  counters: { duration: 2000, steps: 50 },
  hierarchy: { clearAfterClose: 300 },
} as const;

/** The lengths of §9.1, in CSS pixels unless a comment gives another unit. */
export const lengths = {
  /** The share of a counter that must be visible before it starts. */
  counterVisibility: 0.1,
} as const;
