import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { siteFolder } from './folder.js';

/**
 * Node's hook that finds '#site/…' in the folder of the firm and '#kit' here, as webpack, Jest and tsc do by their settings.
 * @type {import('node:module').ResolveHook}
 */
export function resolve(specifier, context, next) {
  const [, name] = /^#site\/(.+)$/.exec(specifier) ?? [];
  const file = name ? path.join(siteFolder(), name) : specifier === '#kit' && path.join(import.meta.dirname, 'kit');
  return next(file ? pathToFileURL(`${file}.ts`).href : specifier, context);
}
