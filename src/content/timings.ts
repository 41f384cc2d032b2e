/** The times of §9.1 that pages hand to components, in milliseconds. Tests and components read the same figures. */
export const timings = {
  hero: { interval: 5000, transition: 500 },
  insights: { interval: 8000, fade: 500 },
  board: { interval: 14000, transition: 500 },
  testimonials: { interval: 8000 },
  counters: { duration: 2000, steps: 50 },
  partners: { loop: 20000 },
  hierarchy: { clearAfterClose: 300 },
  successOverlay: 6000,
} as const;

/** Lengths of §9.1, in CSS pixels unless said. */
export const lengths = {
  swipeThreshold: 10,
  boardOffset: 30,
  mobileBreakpoint: 768,
  orgChart: { max: 1200, margin: 40 },
  /** Share of a counter that must be visible before it starts. */
  counterVisibility: 0.1,
} as const;
