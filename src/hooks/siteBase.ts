/** Where the site is mounted, with both slashes: '/' or, as the build sets it, a sub-folder. */
export const SITE_BASE = process.env['BASE_PATH'] ?? '/';

/** The address of a path's file: '/about/' for '/about'. */
export const fileAddress = (path: string): string => SITE_BASE + (path === '/' ? '' : `${path.slice(1)}/`);
