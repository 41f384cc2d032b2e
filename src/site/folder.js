import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Every command runs from the project's root. */
const CONTENT = path.resolve('src/content');

/** The names of the firms that are here, sorted. */
export const firms = () =>
  readdirSync(CONTENT, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();

/**
 * The folder of the firm whose site this is: SITE names it, by its name below `src/content` or by its path from where the
 * command runs. Without it the first below `src/content`: a firm that is alone there need not be named.
 * Plain JavaScript, for Jest and Node read it before they can read TypeScript.
 * @param {string | undefined} [name]
 * @returns {string} absolute
 */
export function siteFolder(name = process.env.SITE) {
  const here = firms();
  const [first] = here;
  if (!name && first === undefined) throw new Error('There is no firm: make its folder with npm run new-firm');
  if (!name) return path.join(CONTENT, first);
  return here.includes(name) ? path.join(CONTENT, name) : path.resolve(name);
}
