import { parse, type AtRule, type Declaration } from 'postcss';
import type { LoaderDefinitionFunction } from 'webpack';
import { formatRange, WEIGHTS, type FontFile } from './fonts';

export interface FontFacesOptions {
  /** Resolves to the site's font files, or to undefined when the stylesheet already lists all files. */
  selectFontFiles: () => Promise<readonly FontFile[] | undefined>;
  /** Whether the site's language is written in a script other than Latin, Greek or Cyrillic. */
  hasOtherScript: boolean;
}

const INTER = 'Inter';
const FALLBACK_FONT = 'Inter fallback';

/**
 * Returns the name of a second font family with the same files. The page uses this family after the first navigation
 * (CurrentPage.tsx), because the browser does not apply an 'optional' font that loads after the first paint.
 */
const getLateName = (name: string): string => `${name} late`;

/**
 * Returns the `@font-face` rules of a font file. The page applies Inter after Inter has loaded (src/start/fonts.ts),
 * because the fallback font 'Inter fallback' has the same average width. The fallback fonts of other families have
 * different widths, so a late font would shift the layout. With `font-display: optional`, the browser selects the font
 * once, before the first paint.
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

/**
 * Returns the stylesheet of the fonts. In this stylesheet, the `@font-face` rules of the given files replace the rules
 * of Inter, and `--font` begins with the families other than Inter.
 */
function addFonts(css: string, files: readonly FontFile[]): string {
  const stylesheet = parse(css);
  stylesheet.walkAtRules('font-face', (rule) => {
    if (rule.some((node) => node.type === 'decl' && node.prop === 'font-family' && node.value === INTER)) rule.remove();
  });
  const familyNames = [...new Set(files.map(({ family }) => family.name))].filter((name) => name !== INTER);
  const renderFontProperty = (names: readonly string[]) =>
    `  --font: ${[...names, FALLBACK_FONT].map((name) => `'${name}'`).join(', ')}, system-ui, sans-serif;`;
  return [
    ...files.map(renderRules),
    stylesheet.toString(),
    familyNames.length > 0 &&
      `:root {\n${renderFontProperty(familyNames)}\n}\n[data-late-fonts] {\n${renderFontProperty(familyNames.map(getLateName))}\n}`,
  ]
    .filter(Boolean)
    .join('\n');
}

/**
 * The styles for scripts other than Latin, Greek and Cyrillic. Stacked letters need a larger line height, and a
 * negative letter spacing would break joined letters.
 */
const OTHER_SCRIPT_STYLES = ':root {\n  --leading-tight: 1.4;\n  --tracking-tight: 0em;\n}';

/** Inter's ascent and descent, divided by the font size. */
const INTER_METRICS = { 'ascent-override': 1984 / 2048, 'descent-override': 494 / 2048 };
/**
 * The widths of Inter's letters and of its space, divided by the widths in Arial, for each font weight. For each
 * weight, src/styles/fonts.css contains only one average ratio of letters and spaces.
 */
const WIDTH_RATIOS: Readonly<Record<string, { letters: number; space: number }>> = {
  400: { letters: 1.073, space: 1.0123 },
  700: { letters: 1.037, space: 0.8524 },
};

const getDeclaredValue = (face: AtRule, prop: string): string =>
  face.nodes?.find((node): node is Declaration => node.type === 'decl' && node.prop === prop)?.value ?? '';
const formatPercentage = (ratio: number): string => `${(100 * ratio).toFixed(2)}%`;

/** Sets Inter's metrics in a fallback face, and makes its glyphs `ratio` times as wide as those of Arial. */
function setMetrics(face: AtRule, ratio: number): void {
  const values = Object.entries(INTER_METRICS).map(
    ([prop, metric]) => [prop, formatPercentage(metric / ratio)] as const,
  );
  for (const [prop, value] of [...values, ['size-adjust', formatPercentage(ratio)] as const])
    face.walkDecls(prop, (declaration) => void (declaration.value = value));
}

/**
 * Sets separate widths for the letters and the space of 'Inter fallback'. In a text in another script, only the space
 * is from Inter. With an average width, the lines of such a text would shift when Inter loads.
 */
export function separateSpaceWidth(css: string): string {
  const stylesheet = parse(css);
  const faces: [face: AtRule, ratios: (typeof WIDTH_RATIOS)[string]][] = [];
  stylesheet.walkAtRules('font-face', (face) => {
    const ratios = WIDTH_RATIOS[getDeclaredValue(face, 'font-weight')];
    if (ratios && getDeclaredValue(face, 'font-family') === `'${FALLBACK_FONT}'`) faces.push([face, ratios]);
  });
  for (const [face, { letters, space }] of faces) {
    const spaceFace = face.cloneAfter().append({ prop: 'unicode-range', value: 'U+20, U+A0' });
    setMetrics(spaceFace, space);
    setMetrics(face, letters);
  }
  return stylesheet.toString();
}

/**
 * Webpack loader for src/styles/fonts.css. Adds the `@font-face` rules for the site's letters. With `hasOtherScript`,
 * also adds the exact width of the space and the styles of {@link OTHER_SCRIPT_STYLES}.
 */
const fontFacesLoader: LoaderDefinitionFunction<FontFacesOptions> = async function fontFacesLoader(css) {
  const { selectFontFiles, hasOtherScript } = this.getOptions();
  const files = await selectFontFiles();
  const fontStyles = files ? addFonts(css, files) : css;
  return hasOtherScript ? `${separateSpaceWidth(fontStyles)}\n${OTHER_SCRIPT_STYLES}` : fontStyles;
};

export default fontFacesLoader;
