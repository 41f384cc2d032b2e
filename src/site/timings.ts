/** The times of §9.1 that scripts keep, in milliseconds; transitions are tokens. Tests and components read the same figures. */
export const timings = {
  hero: { interval: 5000 },
  insights: { interval: 8000, fade: 500 },
  board: { interval: 14000 },
  testimonials: { interval: 8000 },
  counters: { duration: 2000, steps: 50 },
  hierarchy: { clearAfterClose: 300 },
} as const;

/** Lengths of §9.1, in CSS pixels unless said. */
export const lengths = {
  /** Share of a counter that must be visible before it starts. */
  counterVisibility: 0.1,
} as const;
