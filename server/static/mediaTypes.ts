import { extname } from 'node:path';
import { lookup } from 'mrmime';

/** Matches the media types whose files are encoded in UTF-8. */
const TEXT = /^text\/|\bjson$/;

/** Returns the Content-Type of a file by its name. */
export function getMediaType(path: string): string {
  const ending = extname(path);
  // mrmime does not know .ico files.
  const type = lookup(ending) ?? (/^\.ico$/i.test(ending) ? 'image/x-icon' : 'application/octet-stream');
  return TEXT.test(type) ? `${type}; charset=utf-8` : type;
}
