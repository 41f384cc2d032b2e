import type { State } from './states';

/**
 * The viewport widths of the audits, in CSS pixels, one for each layout: a phone or 400 % zoom, and a desktop. The
 * report contains the results at these widths.
 */
export const AUDIT_WIDTHS = [320, 1280] as const;
export type Width = (typeof AUDIT_WIDTHS)[number];
export const [NARROW_WIDTH, WIDE_WIDTH] = AUDIT_WIDTHS;

/** The smallest width of the desktop layout, where its content has the least space. */
export const BREAKPOINT = 768;

export const VIEWPORT_HEIGHT = 800;

/** The emulated media features of each mode. */
export const MEDIA_MODES = {
  light: { colorScheme: 'light', forcedColors: 'none', reducedMotion: 'no-preference' },
  dark: { colorScheme: 'dark', forcedColors: 'none', reducedMotion: 'no-preference' },
  'forced colours': { colorScheme: 'light', forcedColors: 'active', reducedMotion: 'no-preference' },
  'reduced motion': { colorScheme: 'light', forcedColors: 'none', reducedMotion: 'reduce' },
} as const;
export type MediaMode = keyof typeof MEDIA_MODES;
export const MEDIA_MODE_NAMES = Object.keys(MEDIA_MODES) as MediaMode[];

/** The engines that run in every mode. The engine pa11y-ci runs only in light colours. */
export const AUDIT_ENGINES = ['axe-core', 'HTML_CodeSniffer'] as const;
/** The measurements, each with the mode in which it runs. */
export const MODE_BY_MEASUREMENT = {
  'target size': 'light',
  'voice control': 'light',
  'text spacing': 'light',
  'text at 200 %': 'light',
  'animations with reduced motion': 'reduced motion',
  'signs in forced colours': 'forced colours',
} as const satisfies Record<string, MediaMode>;
export type Measurement = keyof typeof MODE_BY_MEASUREMENT;
/** The name of the check with the display settings. This check runs once for each state, in the narrow viewport. */
export const DISPLAY_CHECK = 'display settings';
export type Check = (typeof AUDIT_ENGINES)[number] | 'pa11y-ci' | Measurement | typeof DISPLAY_CHECK;

export const isAvailableAt = ({ layout }: State, width: Width): boolean =>
  layout === undefined || (layout === 'mobile') === width < BREAKPOINT;
