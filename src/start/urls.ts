import { PAGES_BASE as BASE } from '../hooks/siteBase';

/**
 * The paths that have a prerendered file. The build inserts this list. '/careers/*' represents every job below
 * '/careers', because a list of all jobs would make every page larger. Without a list from the build, '/' is the only
 * path.
 */
const PRERENDERED_PATHS: readonly string[] = (process.env['PRERENDERED_PATHS'] ?? '')
  .split(' ')
  .map((path) => `/${path}`);

/** The path that represents every path without a page (§2.15). */
const NOT_FOUND_PATH = '/404';

const toKnownPath = (path: string): string =>
  PRERENDERED_PATHS.includes(path) || PRERENDERED_PATHS.includes(path.replace(/[^/]+$/, '*')) ? path : NOT_FOUND_PATH;
const removeTrailingSlash = (path: string): string => (path === '/' ? path : path.replace(/\/+$/, ''));

/** Returns the page's path for a location's path: '/about' for '/about/', '/about' and '/about/index.html'. */
function getRequestedPath({ pathname }: Location): string {
  const path = pathname.startsWith(BASE) ? pathname.slice(BASE.length) : pathname;
  return removeTrailingSlash(`/${path.replace(/(^|\/)index\.html$/, '$1')}`);
}

/** Returns the path of the prerendered file that the browser requested, or '/404' for an unknown path. */
export const getFilePath = (location: Location): string => toKnownPath(getRequestedPath(location));

/**
 * Returns the path of the prerendered file for the route after '#', or '/404' for an unknown route. Without a route,
 * returns the path of the requested file.
 */
export function getRoutePath(location: Location): string {
  const [route = ''] = location.hash.slice(1).split(/[?#]/);
  return route.startsWith('/') ? toKnownPath(removeTrailingSlash(route)) : getFilePath(location);
}

/**
 * Returns the page's URL as a hash route (§2.1): '/about/?plan=x' becomes '/#/about?plan=x'. If a URL already has a
 * hash route, keeps this route and the query before the '#', such as campaign parameters. The query of the home page
 * also stays before the '#', unless the query has the parameter `contact`. '/?contact', which opens the contact form,
 * becomes '/#/?contact'. Removes a fragment that is not a route, because the router would show another page.
 */
export function toHashUrl(location: Location): string {
  const { search } = location;
  const hash = location.hash.startsWith('#/') ? location.hash : '';
  const path = getRequestedPath(location);
  return hash || (path === '/' && !new URLSearchParams(search).has('contact'))
    ? BASE + search + hash
    : `${BASE}#${path}${search}`;
}

/** Returns the URL of the file of a prerendered path: '/about/' for '/about'. */
export function toFileUrl(path: string): string {
  return path === '/' ? BASE : BASE + path.slice(1) + (path === NOT_FOUND_PATH ? '.html' : '/');
}
