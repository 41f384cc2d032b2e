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
 * what somebody put before its '#' to count visits by, unless that opens the contact form: '/?contact' is '/#/?contact'.
 */
export function hashAddress(location: Location): string {
  const { search, hash } = location;
  const path = filePath(location);
  return hash.startsWith('#/') || (path === '/' && !/contact/.test(search))
    ? BASE + search + hash
    : `${BASE}#${path}${search}`;
}

/** The file that holds a prerendered path. */
export function fileOf(path: string): string {
  return path === '/' ? BASE : BASE + path.slice(1) + (path === NOT_FOUND ? '.html' : '/');
}
