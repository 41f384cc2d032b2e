import { createHash } from 'node:crypto';

/**
 * Returns the mark of a preview picture that `npm run picture -- placeholders social` draws with the given words. The
 * EXIF description of the picture contains the mark. The mark is a hash of the words, because sharp stores only ASCII
 * characters in EXIF.
 */
export const createPreviewMark = (...words: readonly string[]): string =>
  `drawn-preview-${createHash('sha256').update(words.join('\n')).digest('hex')}`;

/** Returns the mark ({@link createPreviewMark}) in the EXIF data of a picture, or undefined if there is none. */
export const findPreviewMark = (exif: Buffer | undefined): string | undefined =>
  /drawn-preview-[0-9a-f]{64}/.exec(exif?.toString('latin1') ?? '')?.[0];
