/**
 * Times of §9.1 in milliseconds. `steps` and `visibleFraction` are not times, but options of the counters. Other times
 * of §9.1 are constants in the files that use them, or design tokens in styles/tokens.css.
 */
export const timings = {
  hero: { interval: 5000 },
  insights: { interval: 8000, fade: 500 },
  board: { interval: 14000 },
  testimonials: { interval: 8000 },
  counters: { duration: 2000, steps: 50, visibleFraction: 0.1 },
  hierarchy: { clearAfterClose: 300 },
} as const;
