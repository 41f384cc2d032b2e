import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LoaderDefinitionFunction } from 'webpack';
import { brandRule, type BrandColours } from '../../src/site/colours';
import { siteFolder } from '../../src/site/folder';

/** Webpack loader for styles/tokens.css: the firm's own raw colours come after it, and stand in for those of the same name. */
const brandLoader: LoaderDefinitionFunction = async function brandLoader(css) {
  const file = path.join(siteFolder(), 'colours.ts');
  this.addDependency(file);
  // By its time: under the development server a colour that was changed is read again.
  const { mtimeMs } = await stat(file);
  const { colours } = (await import(`${pathToFileURL(file).href}?${mtimeMs}`)) as { colours: BrandColours };
  return `${css}\n${brandRule(colours)}`;
};

export default brandLoader;
