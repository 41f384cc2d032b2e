import { createHash } from 'node:crypto';

/**
 * Returns the mark of a drawn preview picture (`npm run picture -- placeholders social`) with the given words. The file
 * contains the mark as its EXIF description. The mark is a hash, because sharp stores only ASCII characters in EXIF.
 */
export const createPreviewMark = (...words: readonly string[]): string =>
  `drawn-preview-${createHash('sha256').update(words.join('\n')).digest('hex')}`;

/** Returns the mark of a drawn preview picture. Returns undefined for any other picture. */
export const findPreviewMark = (exif: Buffer | undefined): string | undefined =>
  /drawn-preview-[0-9a-f]{64}/.exec(exif?.toString('latin1') ?? '')?.[0];
