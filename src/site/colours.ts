/** A CSS colour: '#rgb', '#rrggbb', or a translucent one such as 'rgb(6 20 15 / 62%)'. */
export type Colour = `#${string}` | `rgb(${string})`;

/**
 * The names of the palette colours (`--palette-…` in styles/tokens.css), in camelCase. Only the dark theme uses colours
 * with 'night' in their name, so one list serves both themes.
 */
export type ColourName =
  // Text, secondary text, and text on dark surfaces, for each theme
  | 'ink'
  | 'slate'
  | 'snow'
  | 'frost'
  // Pages and the surfaces on them
  | 'paper'
  | 'white'
  | 'tint'
  | 'night'
  | 'nightRaised'
  | 'nightHigh'
  | 'decoration'
  | 'decorationNight'
  | 'tileNight'
  // Links, buttons and badges: dark on light, bright on dark
  | 'brand'
  | 'brandDeep'
  | 'brandPressed'
  | 'bright'
  | 'brightHigh'
  | 'brightSoft'
  | 'badgeNight'
  | 'coal'
  // Bands that are dark in both themes
  | 'deep'
  | 'bandNight'
  | 'bandMuted'
  | 'bandLine'
  | 'highlight'
  // Borders and focus outlines
  | 'line'
  | 'lineSoft'
  | 'lineNight'
  | 'lineNightSoft'
  | 'focus'
  | 'focusNight'
  // Errors
  | 'red'
  | 'redTint'
  | 'rose'
  | 'redNight'
  // Overlays behind a dialog and under the hero's text
  | 'shade'
  | 'scrim'
  | 'heroShade'
  | 'heroShadeDeep';

/**
 * The palette colours that a firm replaces. All other colours keep their value from styles/tokens.css. `npm run check`
 * measures the contrast of the complete palette.
 */
export type BrandColours = Readonly<Partial<Record<ColourName, Colour>>>;

/** Returns the custom property of a palette colour: 'nightHigh' becomes '--palette-night-high'. */
export const getPaletteToken = (name: string): `--palette-${string}` =>
  `--palette-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Returns a firm's colours by custom property. */
export const getPaletteTokens = (colours: BrandColours): Readonly<Record<string, Colour>> =>
  Object.fromEntries(Object.entries(colours).map(([name, value]) => [getPaletteToken(name), value]));
