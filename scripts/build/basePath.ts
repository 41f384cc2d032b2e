/**
 * Where the site is mounted, with both slashes: '/' or '/folder/' of BASE_PATH, however its slashes were written. Throws with
 * one line when it is no path.
 */
export function readBasePath(text = ''): string {
  const parts = text.trim().split('/').filter(Boolean);
  if (parts.every((part) => /^[\w~.-]+$/.test(part) && !/^\.+$/.test(part)))
    return ['', ...parts, ''].join('/').replace('//', '/');
  throw new Error(`BASE_PATH must be a path such as /folder/, not '${text}'`);
}
