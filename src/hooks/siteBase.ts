/** The base path of the site, with a slash at both ends: '/' or a sub-folder that the build sets. */
export const SITE_BASE = process.env['BASE_PATH'] ?? '/';

/** The base path of the pages in the current language: the site's base path for the default language, or '/en/'. */
export const PAGES_BASE = process.env['PAGES_BASE'] ?? SITE_BASE;

/** Returns the address of a path's file: '/about/' for '/about', in the current language or below another base path. */
export const getFileAddress = (path: string, base = PAGES_BASE): string =>
  base + (path === '/' ? '' : `${path.slice(1)}/`);
