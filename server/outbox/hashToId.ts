import { createHash } from 'node:crypto';

/** Returns the first 128 bits of the SHA-256 hash of a text, in the format of a UUID. */
export const hashToId = (text: string): string =>
  createHash('sha256')
    .update(text)
    .digest('hex')
    .slice(0, 32)
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
