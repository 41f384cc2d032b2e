import type { State } from './states';

/** Widths that every state is looked at in, in CSS pixels: a phone (and 400 % zoom), the breakpoint, a desktop. */
export const WIDTHS = [320, 768, 1280] as const;
export type Width = (typeof WIDTHS)[number];

/** Widths with one layout, either side of the breakpoint: a state is reached anew for each layout, and not for each width. */
export const LAYOUTS: readonly (readonly Width[])[] = [[320], [1280, 768]];

export const HEIGHT = 800;
const MOBILE_BREAKPOINT = 768;

/** What a visitor's system can ask of a page. Only the last asks for less motion: the others let things move. */
export const MODES = {
  light: { colorScheme: 'light', forcedColors: 'none', reducedMotion: 'no-preference' },
  dark: { colorScheme: 'dark', forcedColors: 'none', reducedMotion: 'no-preference' },
  'forced colours': { colorScheme: 'light', forcedColors: 'active', reducedMotion: 'no-preference' },
  'reduced motion': { colorScheme: 'light', forcedColors: 'none', reducedMotion: 'reduce' },
} as const;
export type Mode = keyof typeof MODES;
export const MODE_NAMES = Object.keys(MODES) as Mode[];

/** Who looks: the two engines in every mode, the three measurements in the first one. */
export const ENGINES = ['axe-core', 'HTML_CodeSniffer'] as const;
export const MEASUREMENTS = ['target size', 'text spacing', 'text at 200 %'] as const;
export type Check = (typeof ENGINES)[number] | (typeof MEASUREMENTS)[number];

export const existsAt = ({ window: kind }: State, width: Width): boolean =>
  kind === undefined || (kind === 'mobile') === width < MOBILE_BREAKPOINT;

/** pa11y-ci opens a state once: each route as it loads, and what can be reached in its words. */
export const opensWithPa11y = ({ pa11y, reach }: State): boolean => pa11y !== undefined || reach === undefined;
