import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Every command runs in the project's root. */
const CONTENT = path.resolve('src/content');

/** Returns the names of the firms' folders, sorted. */
export const listFirms = () =>
  readdirSync(CONTENT, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();

/**
 * Returns the folder of the site's firm. SITE contains the folder's name below `src/content`, or a path from the
 * working directory. Without SITE, returns the first folder below `src/content`, so that a single firm needs no
 * setting. This file is JavaScript, because Jest and Node load it before they can load TypeScript.
 * @param {string | undefined} [name]
 * @returns {string} an absolute path
 */
export function findSiteFolder(name = process.env.SITE) {
  const here = listFirms();
  const [first] = here;
  if (!name && first === undefined) throw new Error('src/content has no firm. Create one with npm run new-firm.');
  if (!name) return path.join(CONTENT, first);
  return here.includes(name) ? path.join(CONTENT, name) : path.resolve(name);
}
