import { readFileSync } from 'node:fs';
import { paletteTokens, type BrandColours } from '../src/site/colours';

/** Custom properties by their names with '--'. */
export type Tokens = ReadonlyMap<string, string>;

/** What the tokens are worth in each way to see the site, by its name ('dark, more contrast'). */
export type Themes = Readonly<Record<string, Tokens>>;

/** Where the tokens stand, from the project's root. */
export const TOKENS_FILE = 'src/styles/tokens.css';

/** Custom properties declared in the first block of `:root` that follows `marker`. */
function declarations(css: string, marker: string): Tokens {
  const start = css.indexOf('{', css.indexOf(':root', css.indexOf(marker)));
  const block = css.slice(start + 1, css.indexOf('}', start));
  return new Map(
    [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]),
  );
}

/** Reads the tokens as the browser does; a firm's own raw colours stand in for those of the same name, in every mode. */
export function readThemes(own: BrandColours = {}): Themes {
  const css = readFileSync(TOKENS_FILE, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const more = declarations(css, '(prefers-contrast: more)');
  const light: Tokens = new Map([...declarations(css, ':root'), ...Object.entries(paletteTokens(own))]);
  const dark: Tokens = new Map([...light, ...declarations(css, '(prefers-color-scheme: dark)')]);
  return {
    light,
    dark,
    'light, more contrast': new Map([...light, ...more]),
    'dark, more contrast': new Map([...dark, ...more]),
  };
}

/** What a token comes to once every `var()` is followed; undefined when one leads nowhere, or back to itself. */
export function resolve(tokens: Tokens, name: string, trail: readonly string[] = []): string | undefined {
  const value = tokens.get(name);
  const reference = value && /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (!reference) return value;
  return trail.includes(reference) ? undefined : resolve(tokens, reference, [...trail, name]);
}
