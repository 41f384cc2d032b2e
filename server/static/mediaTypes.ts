import { extname } from 'node:path';
import { lookup } from 'mrmime';

/** Of which every file is UTF-8. */
const TEXT = /^text\/|\bjson$/;

/** Returns the Content-Type of a file by its name. */
export function mediaTypeOf(path: string): string {
  const ending = extname(path);
  // mrmime knows no icons.
  const type = lookup(ending) ?? (/^\.ico$/i.test(ending) ? 'image/x-icon' : 'application/octet-stream');
  return TEXT.test(type) ? `${type}; charset=utf-8` : type;
}
