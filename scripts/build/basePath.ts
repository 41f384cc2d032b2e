/**
 * Returns the path that the site is mounted at, with both slashes: '/' or '/folder/'. BASE_PATH may be written with or
 * without slashes. Throws a one-line error when the text is not a path.
 */
export function readBasePath(text = ''): string {
  const parts = text.trim().split('/').filter(Boolean);
  if (parts.every((part) => /^[\w~.-]+$/.test(part) && !/^\.+$/.test(part)))
    return ['', ...parts, ''].join('/').replace('//', '/');
  throw new Error(`BASE_PATH must be a path such as /folder/, not '${text}'`);
}
