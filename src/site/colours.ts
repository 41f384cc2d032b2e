/** '#rgb', '#rrggbb', or what the page shines through: 'rgb(6 20 15 / 62%)'. */
export type Colour = `#${string}` | `rgb(${string})`;

/**
 * The raw colours that roles point to (`--palette-…` in styles/tokens.css), in camelCase. 'night' names stand in the dark
 * theme alone, so that one list serves both themes.
 */
export type ColourName =
  // Text, its quieter companion, and what is written on dark: of each theme
  | 'ink'
  | 'slate'
  | 'snow'
  | 'frost'
  // Pages and what lies on them
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
  // Edges
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
  // What lies behind a dialog and under the hero's words
  | 'shade'
  | 'scrim'
  | 'heroShade'
  | 'heroShadeDeep';

/** A firm's own colours. What it leaves out stays as styles/tokens.css has it; `npm run check` measures the sum. */
export type BrandColours = Readonly<Partial<Record<ColourName, Colour>>>;

/** The custom property of a raw colour: 'nightHigh' is '--palette-night-high'. */
export const paletteToken = (name: string): `--palette-${string}` =>
  `--palette-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** A firm's colours by their custom properties. */
export const paletteTokens = (colours: BrandColours): Readonly<Record<string, Colour>> =>
  Object.fromEntries(Object.entries(colours).map(([name, value]) => [paletteToken(name), value]));
