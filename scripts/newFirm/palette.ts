import { formatHex, parse, wcagContrast, wcagLuminance } from 'culori';
import { getPaletteToken, type BrandColours, type Colour, type ColourName } from '../../src/site/colours';
import { EDGE_PAIRS, TEXT_PAIRS, type ColourPair } from '../check/colours';
import { readThemes, resolveToken, type Themes } from '../tokens';
import { bisect, toChromaticity, createColourWithLuminance, type Chromaticity } from './oklch';

/**
 * The colours to which the palette applies the hue of the brand colour, in addition to the three colours of {@link
 * BRAND_VARIANTS}. White, the error colours and the highlight do not change.
 */
const TINTED_COLOURS = [
  ...(['ink', 'slate', 'snow', 'frost', 'paper', 'tint', 'night', 'nightRaised', 'nightHigh', 'decoration'] as const),
  ...(['decorationNight', 'tileNight', 'bright', 'brightHigh', 'brightSoft', 'badgeNight', 'coal', 'deep'] as const),
  ...(['bandNight', 'bandMuted', 'bandLine', 'line', 'lineSoft', 'lineNight', 'lineNightSoft'] as const),
  ...(['shade', 'scrim', 'heroShade', 'heroShadeDeep'] as const),
] satisfies readonly ColourName[];
/** The colours of the focus ring. They have the complementary hue, so that the ring differs clearly from buttons. */
const COMPLEMENTARY_COLOURS = ['focus', 'focusNight'] satisfies readonly ColourName[];
/** The brand colour and its darker variants for hovered and pressed controls. */
const BRAND_VARIANTS = ['brand', 'brandDeep', 'brandPressed'] as const satisfies readonly ColourName[];

/** The maximum factor by which a saturated brand colour raises the chroma of {@link TINTED_COLOURS}. */
const MAX_CHROMA_RATIO = 1.3;

const defaultTokens = readThemes()['light'];
const getDefaultColour = (name: ColourName): string =>
  resolveToken(defaultTokens ?? new Map(), getPaletteToken(name)) ?? '#000';

/** Returns `hex` as 'rgb(… / …%)' with the opacity of `colour`. Returns `hex` unchanged when `colour` is opaque. */
function copyOpacity(colour: string, hex: string): Colour {
  const alpha = parse(colour)?.alpha;
  if (alpha === undefined) return hex as Colour;
  const channels = [1, 3, 5].map((index) => Number.parseInt(hex.slice(index, index + 2), 16)).join(' ');
  return `rgb(${channels} / ${Math.round(alpha * 100)}%)`;
}

function tintColour(name: ColourName, hue: number, chromaRatio: number): Colour {
  const colour = getDefaultColour(name);
  return copyOpacity(
    colour,
    createColourWithLuminance({ c: toChromaticity(colour).c * chromaRatio, h: hue }, wcagLuminance(colour)),
  );
}

/** Returns the palette for a brand colour, without checking its contrast. */
function deriveColours(brand: string): BrandColours {
  const { c, h = 0 } = toChromaticity(brand);
  const chromaRatio = Math.min(MAX_CHROMA_RATIO, c / toChromaticity(getDefaultColour('brand')).c);
  const getDarkerBrand = (name: ColourName): string =>
    createColourWithLuminance(
      { c, h },
      (wcagLuminance(brand) * wcagLuminance(getDefaultColour(name))) / wcagLuminance(getDefaultColour('brand')),
    );
  const entries: [ColourName, string][] = [
    ...BRAND_VARIANTS.map((name): [ColourName, string] => [name, name === 'brand' ? brand : getDarkerBrand(name)]),
    ...TINTED_COLOURS.map((name): [ColourName, string] => [name, tintColour(name, h, chromaRatio)]),
    ...COMPLEMENTARY_COLOURS.map((name): [ColourName, string] => [
      name,
      tintColour(name, h + 180, Math.min(1, chromaRatio)),
    ]),
  ];
  return Object.fromEntries(entries) as BrandColours;
}

const findLowestContrast = (themes: Themes, pairs: readonly ColourPair[]): number =>
  Math.min(
    ...Object.values(themes).flatMap((tokens) =>
      pairs.map(([front, back]) => wcagContrast(resolveToken(tokens, front) ?? '', resolveToken(tokens, back) ?? '')),
    ),
  );

/** WCAG 1.4.6 and 1.4.11: returns whether every pair of adjacent colours has enough contrast in each theme. */
function isReadable(colours: BrandColours): boolean {
  const themes = readThemes(colours);
  return findLowestContrast(themes, TEXT_PAIRS) >= 7 && findLowestContrast(themes, EDGE_PAIRS) >= 3;
}

export interface Palette {
  readonly colours: BrandColours;
  /** The brand colour of the site: the requested colour, or the nearest readable colour of its hue. */
  readonly brand: string;
  /**
   * The lowest contrast ratio of text in the colours derived from the requested colour. If the ratio is below 7, or if
   * controls have too little contrast, `brand` differs from the requested colour.
   */
  readonly requestedContrast: number;
}

/** Returns the colours of a firm for light and dark themes, from its brand colour ('#07402f'). */
export function createPalette(colour: string): Palette {
  const requestedColour = formatHex(colour) ?? colour;
  const chromaticity: Chromaticity = toChromaticity(requestedColour);
  const isTooBright = (luminance: number): boolean =>
    !isReadable(deriveColours(createColourWithLuminance(chromaticity, luminance)));
  const brand = isReadable(deriveColours(requestedColour))
    ? requestedColour
    : createColourWithLuminance(chromaticity, bisect(0, wcagLuminance(requestedColour), isTooBright));
  return {
    colours: deriveColours(brand),
    brand,
    requestedContrast: findLowestContrast(readThemes(deriveColours(requestedColour)), TEXT_PAIRS),
  };
}
