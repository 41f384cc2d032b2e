/** The base path of the site, with both slashes: '/' or a sub-folder that the build sets. */
export const SITE_BASE = process.env['BASE_PATH'] ?? '/';

/** Returns the address of a path's file: '/about/' for '/about'. */
export const fileAddress = (path: string): string => SITE_BASE + (path === '/' ? '' : `${path.slice(1)}/`);
