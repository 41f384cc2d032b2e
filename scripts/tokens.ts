import { readFileSync } from 'node:fs';
import { getPaletteTokens, type BrandColours } from '../src/site/colours';

/** CSS custom properties, by their names with the prefix '--'. */
export type DesignTokens = ReadonlyMap<string, string>;

/** The values of all tokens in each theme, by the theme's name ('dark, more contrast'). */
export type Themes = Readonly<Record<string, DesignTokens>>;

/** The file of the tokens, relative to the project's root. */
export const TOKENS_FILE = 'src/styles/tokens.css';

/** Returns the custom properties in the first `:root` block after `marker`. */
function parseDeclarations(css: string, marker: string): DesignTokens {
  const start = css.indexOf('{', css.indexOf(':root', css.indexOf(marker)));
  const block = css.slice(start + 1, css.indexOf('}', start));
  return new Map(
    [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]),
  );
}

/**
 * Reads the values of all tokens in each theme. A firm's raw colours replace the default colours of the same names in
 * every theme.
 */
export function readThemes(firmColours: BrandColours = {}): Themes {
  const css = readFileSync(TOKENS_FILE, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const moreContrastTokens = parseDeclarations(css, '(prefers-contrast: more)');
  const lightTokens: DesignTokens = new Map([
    ...parseDeclarations(css, ':root'),
    ...Object.entries(getPaletteTokens(firmColours)),
  ]);
  const darkTokens: DesignTokens = new Map([...lightTokens, ...parseDeclarations(css, '(prefers-color-scheme: dark)')]);
  return {
    light: lightTokens,
    dark: darkTokens,
    'light, more contrast': new Map([...lightTokens, ...moreContrastTokens]),
    'dark, more contrast': new Map([...darkTokens, ...moreContrastTokens]),
  };
}

/**
 * Returns the value of a token after following every `var()`. Returns undefined for an undefined or circular reference.
 */
export function resolveToken(
  tokens: DesignTokens,
  name: string,
  visitedNames: readonly string[] = [],
): string | undefined {
  const value = tokens.get(name);
  const reference = value && /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (!reference) return value;
  return visitedNames.includes(reference) ? undefined : resolveToken(tokens, reference, [...visitedNames, name]);
}
