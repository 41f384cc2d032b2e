import { readdirSync } from 'node:fs';
import path from 'node:path';

/** The absolute path of the folder with the content folders. Every command runs in the project's root. */
const CONTENT_ROOT = path.resolve('src/content');

/** Returns the names of the firms' folders, sorted. */
export const listFirms = () =>
  readdirSync(CONTENT_ROOT, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();

/**
 * Returns the content folder of the site's firm. The environment variable SITE contains the folder's name below
 * `src/content`, or a path from the working directory. Without SITE, returns the first folder below `src/content`, so
 * that a project with one firm needs no setting. Throws when SITE is missing and there is no firm. This file is
 * JavaScript, because Jest and Node load it before they can load TypeScript.
 * @param {string | undefined} [name]
 * @returns {string} an absolute path
 */
export function findSiteFolder(name = process.env.SITE) {
  const firms = listFirms();
  const [firstFirm] = firms;
  if (!name && firstFirm === undefined) throw new Error('src/content has no firm. Create one with npm run new-firm.');
  if (!name) return path.join(CONTENT_ROOT, firstFirm);
  return firms.includes(name) ? path.join(CONTENT_ROOT, name) : path.resolve(name);
}
