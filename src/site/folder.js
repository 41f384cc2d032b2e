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
 * Returns the folder of the site's firm, which SITE names: by its name below `src/content`, or by a path from the
 * command's folder. Without SITE it is the first folder below `src/content`, so a single firm needs no setting. The
 * file is JavaScript, because Jest and Node read it before they can read TypeScript.
 * @param {string | undefined} [name]
 * @returns {string} absolute
 */
export function findSiteFolder(name = process.env.SITE) {
  const here = listFirms();
  const [first] = here;
  if (!name && first === undefined) throw new Error('src/content has no firm. Create one with npm run new-firm.');
  if (!name) return path.join(CONTENT, first);
  return here.includes(name) ? path.join(CONTENT, name) : path.resolve(name);
}
