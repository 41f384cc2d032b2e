/**
 * The base path of the site, with a slash at both ends: '/', or a subfolder such as '/site/'. The build sets this
 * path.
 */
export const SITE_BASE = process.env['BASE_PATH'] ?? '/';

/**
 * The base path of the pages in the current language: `SITE_BASE` for the default language, otherwise `SITE_BASE` with
 * the language's tag, such as '/en/'.
 */
export const PAGES_BASE = process.env['PAGES_BASE'] ?? SITE_BASE;

/**
 * Returns the URL of a page's file, such as '/about/' for the path '/about'. `base` is the base path of the file.
 * The default is the base path of the current language.
 */
export const getPageFileUrl = (path: string, base = PAGES_BASE): string =>
  base + (path === '/' ? '' : `${path.slice(1)}/`);
