import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { siteFolder } from './folder.js';

/** @type {Readonly<Record<string, () => string>>} */
const FOLDERS = {
  '#site': siteFolder,
  '#languages': () => path.resolve('src/languages'),
  '#kit': () => path.resolve('src/site/kit'),
};

/**
 * Returns the path of the file that '#site/…', '#languages/…' or '#kit' names, or undefined for another specifier.
 * @param {string} specifier
 */
export function placeOf(specifier) {
  const [name, ...rest] = specifier.split('/');
  const folder = FOLDERS[name]?.();
  return folder && `${path.join(folder, ...rest)}.ts`;
}

/**
 * Resolves '#site/…' in the firm's folder, and '#kit' and '#languages/…' in this project. It is a Node hook. webpack,
 * Jest and tsc have the same mapping in their settings.
 * @type {import('node:module').ResolveHook}
 */
export function resolve(specifier, context, next) {
  const file = placeOf(specifier);
  return next(file ? pathToFileURL(file).href : specifier, context);
}
