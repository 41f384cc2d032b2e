import { UsageError } from '../usageError';

/**
 * Returns the URL path at which the site is mounted, with a slash at both ends: '/' or '/folder/'. `text` is the value
 * of BASE_PATH, in which these slashes are optional. Throws {@link UsageError} when a path segment consists of dots, or
 * contains characters other than ASCII letters, digits and '_~.-'.
 */
export function parseBasePath(text = ''): string {
  const segments = text.trim().split('/').filter(Boolean);
  if (segments.every((segment) => /^[\w~.-]+$/.test(segment) && !/^\.+$/.test(segment)))
    return ['', ...segments, ''].join('/').replace('//', '/');
  throw new UsageError(`BASE_PATH must be a path such as /folder/, not '${text}'`);
}
