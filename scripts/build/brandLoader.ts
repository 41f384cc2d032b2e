import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LoaderDefinitionFunction } from 'webpack';
import { paletteTokens, type BrandColours } from '../../src/site/colours';
import { siteFolder } from '../../src/site/folder';

const TOKENS = path.resolve('src/styles/tokens.css');
const DECLARATION = /[ \t]*(--palette-[\w-]+):\s*([^;]+);\n?/g;

/** The raw colours: those of styles/tokens.css, and in place of them the firm's own. */
async function palette(colours: BrandColours): Promise<ReadonlyMap<string, string>> {
  const css = await readFile(TOKENS, 'utf8');
  const shipped = [...css.matchAll(DECLARATION)].map(([, name = '', value = '']) => [name, value.trim()] as const);
  return new Map([...shipped, ...Object.entries(paletteTokens(colours))]);
}

/** Puts raw colours where a style sheet names them: a browser has no use for their names. Throws for one that nobody has. */
export const withColours = (css: string, colours: ReadonlyMap<string, string>): string =>
  css.replaceAll(DECLARATION, '').replaceAll(/var\((--palette-[\w-]+)\)/g, (_, name: string) => {
    const colour = colours.get(name);
    if (colour === undefined) throw new Error(`There is no colour ${name} in ${TOKENS}`);
    return colour;
  });

/** Webpack loader for the site's style sheets: the firm's colours in their places. */
const brandLoader: LoaderDefinitionFunction = async function brandLoader(css) {
  if (!css.includes('--palette-')) return css;
  const file = path.join(siteFolder(), 'colours.ts');
  for (const source of [file, TOKENS]) this.addDependency(source);
  // By its time: under the development server a colour that was changed is read again.
  const { mtimeMs } = await stat(file);
  const { colours } = (await import(`${pathToFileURL(file).href}?${mtimeMs}`)) as { colours: BrandColours };
  return withColours(css, await palette(colours));
};

export default brandLoader;
