import { extname } from 'node:path';
import { lookup } from 'mrmime';

/** Matches the media types to which `getMediaType` adds the charset. */
const TEXT_TYPE_PATTERN = /^text\/|\bjson$/;

/** Returns the Content-Type of a file by its name. */
export function getMediaType(path: string): string {
  const extension = extname(path);
  // mrmime does not know .ico files.
  const type = lookup(extension) ?? (/^\.ico$/i.test(extension) ? 'image/x-icon' : 'application/octet-stream');
  return TEXT_TYPE_PATTERN.test(type) ? `${type}; charset=utf-8` : type;
}
