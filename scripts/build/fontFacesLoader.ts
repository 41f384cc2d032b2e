import { parse, type AtRule, type Declaration } from 'postcss';
import type { LoaderDefinitionFunction } from 'webpack';
import { formatRange, WEIGHTS, type FontFile } from './fonts';

export interface FontFacesOptions {
  /** Resolves to the site's font files, or to undefined when the style sheet already lists all of them. */
  plan: () => Promise<readonly FontFile[] | undefined>;
  /** Whether the site's language is written in a script other than Latin, Greek or Cyrillic. */
  hasTallScript: boolean;
}

const INTER = 'Inter';
const FALLBACK = 'Inter fallback';

/**
 * Returns the name of a family for the pages after the first. The browser does not apply an 'optional' font that loads
 * after the first paint.
 */
const getLateName = (name: string): string => `${name} late`;

/**
 * Returns the `@font-face` rules of a file. Inter is applied once it has loaded (src/start/fonts.ts), because 'Inter
 * fallback' has its widths. Other families have no such fallback: the systems' fonts for a script differ in width, and
 * a late font would move the page. With 'optional' the browser selects the font once, before it paints.
 */
function renderRules({ family: { id, name }, subset, codes }: FontFile): string {
  const range = formatRange(codes);
  const query = `?codes=${range}${name === INTER ? '' : '&shaped'}`;
  const renderRule = (family: string, display: string, weight: number) => `@font-face {
  font-display: ${display};
  font-family: '${family}';
  font-weight: ${weight};
  src: url('@fontsource/${id}/files/${id}-${subset}-${weight}-normal.woff2${query}') format('woff2');
  unicode-range: ${range.replaceAll(/(^|,)/g, '$1U+')};
}`;
  const faces =
    name === INTER ? [[INTER, 'swap'] as const] : [[name, 'optional'] as const, [getLateName(name), 'swap'] as const];
  return faces.flatMap(([family, display]) => WEIGHTS.map((weight) => renderRule(family, display, weight))).join('\n');
}

/** Returns the style sheet of the fonts with the faces of the given files in place of Inter's Latin ones. */
export function withFonts(css: string, files: readonly FontFile[]): string {
  const sheet = parse(css);
  sheet.walkAtRules('font-face', (rule) => {
    if (rule.some((node) => node.type === 'decl' && node.prop === 'font-family' && node.value === INTER)) rule.remove();
  });
  const own = [...new Set(files.map(({ family }) => family.name))].filter((name) => name !== INTER);
  const renderStack = (names: readonly string[]) =>
    `  --font: ${[...names, FALLBACK].map((name) => `'${name}'`).join(', ')}, system-ui, sans-serif;`;
  return [
    ...files.map(renderRules),
    sheet.toString(),
    own.length > 0 && `:root {\n${renderStack(own)}\n}\n[data-late-fonts] {\n${renderStack(own.map(getLateName))}\n}`,
  ]
    .filter(Boolean)
    .join('\n');
}

/** Stacked letters need higher lines, and a negative tracking would separate joined letters. */
const TALL_SCRIPT = ':root {\n  --leading-tight: 1.4;\n  --tracking-tight: 0em;\n}';

/** Inter's ascent and descent, divided by the font size. */
const METRICS = { 'ascent-override': 1984 / 2048, 'descent-override': 494 / 2048 };
/** The width of the letters and of the space in Inter, divided by that in Arial. src/styles/fonts.css has averages. */
const RATIOS: Readonly<Record<string, { letters: number; space: number }>> = {
  400: { letters: 1.073, space: 1.0123 },
  700: { letters: 1.037, space: 0.8524 },
};

const getDeclaredValue = (face: AtRule, prop: string): string =>
  face.nodes?.find((node): node is Declaration => node.type === 'decl' && node.prop === prop)?.value ?? '';
const percent = (ratio: number): string => `${(100 * ratio).toFixed(2)}%`;

/** Gives a face Inter's metrics for glyphs that are wider than those of Arial by a ratio. */
function adjust(face: AtRule, ratio: number): void {
  const values = Object.entries(METRICS).map(([prop, size]) => [prop, percent(size / ratio)] as const);
  for (const [prop, value] of [...values, ['size-adjust', percent(ratio)] as const])
    face.walkDecls(prop, (declaration) => void (declaration.value = value));
}

/**
 * Gives the letters and the space of 'Inter fallback' their own widths. Of Inter, a text in another script contains only
 * the spaces. With an average of letters and spaces, its lines would move when Inter arrives.
 */
export function withExactSpaces(css: string): string {
  const sheet = parse(css);
  const faces: [face: AtRule, ratios: (typeof RATIOS)[string]][] = [];
  sheet.walkAtRules('font-face', (face) => {
    const ratios = RATIOS[getDeclaredValue(face, 'font-weight')];
    if (ratios && getDeclaredValue(face, 'font-family') === `'${FALLBACK}'`) faces.push([face, ratios]);
  });
  for (const [face, { letters, space }] of faces) {
    const ofSpace = face.cloneAfter().append({ prop: 'unicode-range', value: 'U+20, U+A0' });
    adjust(ofSpace, space);
    adjust(face, letters);
  }
  return sheet.toString();
}

/** Webpack loader that adds the fonts of the site's letters to src/styles/fonts.css. */
const fontFacesLoader: LoaderDefinitionFunction<FontFacesOptions> = async function fontFacesLoader(css) {
  const { plan, hasTallScript } = this.getOptions();
  const files = await plan();
  const fonts = files ? withFonts(css, files) : css;
  return hasTallScript ? `${withExactSpaces(fonts)}\n${TALL_SCRIPT}` : fonts;
};

export default fontFacesLoader;
