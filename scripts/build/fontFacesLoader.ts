import { parse } from 'postcss';
import type { LoaderDefinitionFunction } from 'webpack';
import { formatRange, WEIGHTS, type FontFile } from './fonts';

export interface FontFacesOptions {
  /** Resolves to the site's font files, or to undefined when the style sheet already lists all of them. */
  plan: () => Promise<readonly FontFile[] | undefined>;
  /** Whether the site's language is written in a script other than Latin, Greek or Cyrillic. */
  hasTallScript: boolean;
}

const INTER = 'Inter';

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
    `  --font: ${[...names, 'Inter fallback'].map((name) => `'${name}'`).join(', ')}, system-ui, sans-serif;`;
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

/** Webpack loader that adds the fonts of the site's letters to src/styles/fonts.css. */
const fontFacesLoader: LoaderDefinitionFunction<FontFacesOptions> = async function fontFacesLoader(css) {
  const { plan, hasTallScript } = this.getOptions();
  const files = await plan();
  return [files ? withFonts(css, files) : css, hasTallScript ? TALL_SCRIPT : ''].filter(Boolean).join('\n');
};

export default fontFacesLoader;
