import { paletteToken, type BrandColours, type Colour, type ColourName } from '../../src/site/colours';
import { EDGE_PAIRS, TEXT_PAIRS, type Pair } from '../check/colours';
import { contrast, luminance, readThemes, resolve, type Themes } from '../tokens';
import { bisect, toneOf, wholeHex, withLuminance, type Tone } from './oklch';

/** What takes on the hue of the firm, besides the brand's own three. White, errors and the highlight stay as they are. */
const TINTED = [
  ...(['ink', 'slate', 'snow', 'frost', 'paper', 'tint', 'night', 'nightRaised', 'nightHigh', 'canopy'] as const),
  ...(['canopyNight', 'tileNight', 'bright', 'brightHigh', 'brightSoft', 'badgeNight', 'coal', 'deep'] as const),
  ...(['bandNight', 'bandMuted', 'bandLine', 'line', 'lineSoft', 'lineNight', 'lineNightSoft'] as const),
  ...(['shade', 'scrim', 'heroShade', 'heroShadeDeep'] as const),
] satisfies readonly ColourName[];
/** The ring has the opposite hue, so that it is not lost beside a button. */
const OPPOSITE = ['focus', 'focusNight'] satisfies readonly ColourName[];
/** The brand, and what it becomes under the pointer and while it is pressed: each darker. */
const BRAND = ['brand', 'brandDeep', 'brandPressed'] as const satisfies readonly ColourName[];

/** How much more colourful than the shipped colours the others may become where the brand is. */
const MOST = 1.3;

const shipped = readThemes()['light'];
const shippedColour = (name: ColourName): string => resolve(shipped ?? new Map(), paletteToken(name)) ?? '#000';

/** '#04120d' of 'rgb(4 18 13 / 70%)', and the words to write another one like it. */
function parsed(colour: string): { hex: string; write: (hex: string) => Colour } {
  const [, channels, alpha] = /^rgb\(([\d ]+?) \/ (\d+%)\)$/.exec(colour) ?? [];
  if (channels === undefined) return { hex: colour, write: (hex) => hex as Colour };
  const hex = `#${channels
    .split(' ')
    .map((each) => Number(each).toString(16).padStart(2, '0'))
    .join('')}`;
  const bytes = (other: string) => [1, 3, 5].map((at) => Number.parseInt(other.slice(at, at + 2), 16)).join(' ');
  return { hex, write: (other) => `rgb(${bytes(other)} / ${alpha})` };
}

function tinted(name: ColourName, hue: number, ratio: number): Colour {
  const { hex, write } = parsed(shippedColour(name));
  return write(withLuminance({ hue, chroma: toneOf(hex).chroma * ratio }, luminance(hex)));
}

/** All colours for a brand of which nobody has asked yet whether it can be read. */
function coloursFor(brand: string): BrandColours {
  const { hue, chroma } = toneOf(brand);
  const ratio = Math.min(MOST, chroma / toneOf(shippedColour('brand')).chroma);
  const darker = (name: ColourName): string =>
    withLuminance(
      { hue, chroma },
      (luminance(brand) * luminance(shippedColour(name))) / luminance(shippedColour('brand')),
    );
  const entries: [ColourName, string][] = [
    ...BRAND.map((name): [ColourName, string] => [name, name === 'brand' ? brand : darker(name)]),
    ...TINTED.map((name): [ColourName, string] => [name, tinted(name, hue, ratio)]),
    ...OPPOSITE.map((name): [ColourName, string] => [name, tinted(name, hue + 180, Math.min(1, ratio))]),
  ];
  return Object.fromEntries(entries) as BrandColours;
}

const lowest = (themes: Themes, pairs: readonly Pair[]): number =>
  Math.min(
    ...Object.values(themes).flatMap((tokens) =>
      pairs.map(([front, back]) => contrast(resolve(tokens, front) ?? '', resolve(tokens, back) ?? '')),
    ),
  );

/** WCAG 1.4.6 and 1.4.11: every pair of colours that meet, in each way to see the site. */
function isReadable(colours: BrandColours): boolean {
  const themes = readThemes(colours);
  return lowest(themes, TEXT_PAIRS) >= 7 && lowest(themes, EDGE_PAIRS) >= 3;
}

export interface Palette {
  readonly colours: BrandColours;
  /** What the site has for the firm's colour: that one, or the nearest of its hue that can be read. */
  readonly brand: string;
  /** The least that text would have with the colour that was asked for; at least 7 when the site has that one. */
  readonly contrast: number;
}

/** Colours of a firm from the one that it is known by ('#07402f'), for light and dark. */
export function paletteOf(colour: string): Palette {
  const wanted = wholeHex(colour);
  const tone: Tone = toneOf(wanted);
  const isTooBright = (bright: number): boolean => !isReadable(coloursFor(withLuminance(tone, bright)));
  const brand = isReadable(coloursFor(wanted))
    ? wanted
    : withLuminance(tone, bisect(0, luminance(wanted), isTooBright));
  return { colours: coloursFor(brand), brand, contrast: lowest(readThemes(coloursFor(wanted)), TEXT_PAIRS) };
}
