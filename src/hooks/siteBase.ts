/** Where the site is mounted, with both slashes: '/' or, as the build sets it, a sub-folder. */
export const SITE_BASE = process.env['BASE_PATH'] ?? '/';
