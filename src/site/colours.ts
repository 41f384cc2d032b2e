/** A CSS colour: '#rgb', '#rrggbb', or a translucent one such as 'rgb(6 20 15 / 62%)'. */
export type Colour = `#${string}` | `rgb(${string})`;

/**
 * The names of the palette colours (`--palette-…` in styles/tokens.css), in camelCase. The list contains the colours of
 * both themes. Only the dark theme uses the colours with 'night' in their names.
 */
export type ColourName =
  // Text and secondary text: in the light theme, then in the dark theme
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
  // Links, buttons and badges: in the light theme, then in the dark theme
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
 * The palette colours for which a firm has its own value. All other colours keep their value from styles/tokens.css.
 * `npm run check` measures the contrast of text, icons and edges in the resulting palette.
 */
export type BrandColours = Readonly<Partial<Record<ColourName, Colour>>>;

/** Returns the custom property of a palette colour: 'nightHigh' becomes '--palette-night-high'. */
export const getPaletteToken = (name: string): `--palette-${string}` =>
  `--palette-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Returns an object that maps the custom property of each colour to the firm's value. */
export const getPaletteTokens = (colours: BrandColours): Readonly<Record<string, Colour>> =>
  Object.fromEntries(Object.entries(colours).map(([name, value]) => [getPaletteToken(name), value]));
