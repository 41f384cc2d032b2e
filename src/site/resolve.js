import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { findSiteFolder } from './folder.js';

/**
 * The paths of the project's own import specifiers. '*' stands for the rest of a specifier. Node, Jest, webpack,
 * esbuild and tsc use this list. For editors, the `imports` of package.json repeat the paths, with the sample's folder.
 * Each path is a function, because the content folder may not exist yet when this module loads. `npm run new-firm`
 * creates the first content folder.
 * @type {Readonly<Record<string, () => string>>}
 */
const SPECIFIER_PATHS = {
  '#site/*': () => path.join(findSiteFolder(), '*.ts'),
  '#languages/*': () => path.resolve('src/languages/*.ts'),
  '#kit': () => path.resolve('src/site/kit.ts'),
};

/** Returns each specifier with its path. Throws when SITE is missing and the project has no firm. */
export const listSpecifiers = () =>
  Object.entries(SPECIFIER_PATHS).map(([specifier, getPath]) => [specifier, getPath()]);

/**
 * Returns the path of the file that '#site/…', '#languages/…' or '#kit' names, or undefined for another specifier.
 * @param {string} specifier
 */
export function resolveSpecifier(specifier) {
  for (const [pattern, getPath] of Object.entries(SPECIFIER_PATHS)) {
    const [prefix = '', suffix] = pattern.split('*');
    if (suffix === undefined ? specifier === prefix : specifier.startsWith(prefix))
      return getPath().replace('*', () => specifier.slice(prefix.length));
  }
  return undefined;
}

/**
 * Resolves the project's own import specifiers, as a Node module hook.
 * @type {import('node:module').ResolveHook}
 */
export function resolve(specifier, context, next) {
  const file = resolveSpecifier(specifier);
  return next(file ? pathToFileURL(file).href : specifier, context);
}
