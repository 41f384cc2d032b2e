import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LoaderDefinitionFunction } from 'webpack';
import type { BrandColours } from '../../src/site/colours';
import { findSiteFolder } from '../../src/site/folder';
import { readThemes, TOKENS_FILE, type DesignTokens } from '../tokens';

/**
 * Replaces references to `--palette-…` properties with the colours themselves. Removes the declarations of these
 * properties, because no reference remains. Throws when a colour is not defined.
 */
export const inlineColours = (css: string, tokens: DesignTokens): string =>
  css
    .replaceAll(/[ \t]*--palette-[\w-]+:[^;]+;\n?/g, '')
    .replaceAll(/var\((--palette-[\w-]+)\)/g, (_, name: string) => {
      const colour = tokens.get(name);
      if (colour === undefined) throw new Error(`${TOKENS_FILE}: the colour ${name} is not defined`);
      return colour;
    });

/** Webpack loader that inserts the firm's colours into the site's stylesheets. */
const brandLoader: LoaderDefinitionFunction = async function brandLoader(css) {
  if (!css.includes('--palette-')) return css;
  const file = path.join(findSiteFolder(), 'colours.ts');
  for (const dependency of [file, path.resolve(TOKENS_FILE)]) this.addDependency(dependency);
  // Node caches modules by their URL. With the modification time in the URL, the development server loads changed
  // colours.
  const { mtimeMs } = await stat(file);
  const { colours } = (await import(`${pathToFileURL(file).href}?${mtimeMs}`)) as { colours: BrandColours };
  return inlineColours(css, readThemes(colours)['light'] ?? new Map());
};

export default brandLoader;
