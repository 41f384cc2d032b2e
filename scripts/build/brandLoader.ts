import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LoaderDefinitionFunction } from 'webpack';
import type { BrandColours } from '../../src/site/colours';
import { siteFolder } from '../../src/site/folder';
import { readThemes, TOKENS_FILE, type Tokens } from '../tokens';

/** Puts raw colours where a style sheet names them: a browser has no use for their names. Throws for one that nobody has. */
export const withColours = (css: string, tokens: Tokens): string =>
  css
    .replaceAll(/[ \t]*--palette-[\w-]+:[^;]+;\n?/g, '')
    .replaceAll(/var\((--palette-[\w-]+)\)/g, (_, name: string) => {
      const colour = tokens.get(name);
      if (colour === undefined) throw new Error(`There is no colour ${name} in ${TOKENS_FILE}`);
      return colour;
    });

/** Webpack loader for the site's style sheets: the firm's colours in their places. */
const brandLoader: LoaderDefinitionFunction = async function brandLoader(css) {
  if (!css.includes('--palette-')) return css;
  const file = path.join(siteFolder(), 'colours.ts');
  for (const source of [file, path.resolve(TOKENS_FILE)]) this.addDependency(source);
  // By its time: under the development server a colour that was changed is read again.
  const { mtimeMs } = await stat(file);
  const { colours } = (await import(`${pathToFileURL(file).href}?${mtimeMs}`)) as { colours: BrandColours };
  return withColours(css, readThemes(colours)['light'] ?? new Map());
};

export default brandLoader;
