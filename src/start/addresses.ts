import { SITE_BASE as BASE } from '../hooks/siteBase';

/** Paths that have a prerendered file, as the build found them; empty where nothing is prerendered. */
const PATHS: readonly string[] = (process.env['PRERENDERED_PATHS'] ?? '').split(' ').map((path) => `/${path}`);

/** Stands for every path without a page (§2.15). */
export const NOT_FOUND = '/404';

const known = (path: string): string => (PATHS.includes(path) ? path : NOT_FOUND);
const withoutSlash = (path: string): string => (path === '/' ? path : path.replace(/\/+$/, ''));

/** The path that a whole address names by its file: '/about' of '/about/', '/about' and '/about/index.html'. */
function filePath({ pathname }: Location): string {
  const path = pathname.startsWith(BASE) ? pathname.slice(BASE.length) : pathname;
  return withoutSlash(`/${path.replace(/(^|\/)index\.html$/, '$1')}`);
}

/** The prerendered path that stands in the file which the browser asked for. */
export const pathOfFile = (location: Location): string => known(filePath(location));

/** The prerendered path of the route after '#'; without one the file's own. */
export function pathOfRoute(location: Location): string {
  const [route = ''] = location.hash.slice(1).split('?');
  return route.startsWith('/') ? known(withoutSlash(route)) : pathOfFile(location);
}

/**
 * The same page by its hash route (§2.1): '/about/?plan=x' is '/#/about?plan=x'. An address that is one already stays, with
 * what somebody put before its '#' to count visits by.
 */
export function hashAddress(location: Location): string {
  const path = filePath(location);
  return path === '/' || location.hash.startsWith('#/')
    ? BASE + location.search + location.hash
    : `${BASE}#${path}${location.search}`;
}

/** The file that holds a prerendered path. */
export function fileOf(path: string): string {
  if (path === '/') return BASE;
  return path === NOT_FOUND ? `${BASE}404.html` : `${BASE}${path.slice(1)}/`;
}
