import { UsageError } from '../usageError';

/**
 * Returns the URL path at which the site is mounted, with a slash at both ends: '/' or '/folder/'. `text` is the value
 * of BASE_PATH, in which these slashes are optional. Throws {@link UsageError} when a part of the path consists of
 * dots, or contains characters other than ASCII letters, digits and '_~.-'.
 */
export function readBasePath(text = ''): string {
  const parts = text.trim().split('/').filter(Boolean);
  if (parts.every((part) => /^[\w~.-]+$/.test(part) && !/^\.+$/.test(part)))
    return ['', ...parts, ''].join('/').replace('//', '/');
  throw new UsageError(`BASE_PATH must be a path such as /folder/, not '${text}'`);
}
