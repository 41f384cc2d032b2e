import { words } from '#site/words/messages';
import { fillPlaceholders } from '../site/fill';
import { RESUME_MEDIA_TYPES, RESUME_LIMIT_BYTES, RESUME_LIMIT_MB, getResumeKind } from './resumeKinds';
import type { ResumeFile } from './resumeKinds';
import { hasVbaProject, readWordParts } from './wordFile';

export * from './resumeKinds';

/**
 * The checks of a résumé (§2.11, §5.2): first the extension, the media type and the size, then the bytes. No check
 * unpacks the file.
 */

/**
 * Returns the error message for a fault of a résumé. The messages are not constants, because constants would add the
 * texts to bundles that show no messages.
 */
export const getResumeMessage = (fault: keyof typeof words.resume): string =>
  fillPlaceholders(words.resume[fault], { limit: RESUME_LIMIT_MB });

/**
 * Matches the media types that the check ignores. Browsers report '' or 'application/octet-stream' when the operating
 * system does not know a file's type. WPS Office, Hancom Office and some Linux systems register the other types of the
 * pattern for Word files and PDFs.
 */
const IGNORED_TYPE_PATTERN = /^(?:application\/(?:octet-stream|wps-office\..*|haansoft.*|vnd\.ms-office))?$/;

/**
 * Returns the error message for a file that can't be a résumé, or null for a valid file. Checks only name, type and
 * size.
 */
export function checkResumeFile({ name, type, size }: ResumeFile): string | null {
  const kind = getResumeKind(name);
  const mediaType = type.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!kind || !(IGNORED_TYPE_PATTERN.test(mediaType) || mediaType === RESUME_MEDIA_TYPES[kind]))
    return getResumeMessage('type');
  if (size === 0) return getResumeMessage('empty');
  return size > RESUME_LIMIT_BYTES ? getResumeMessage('size') : null;
}

const PDF_SIGNATURE = [0x25, 0x50, 0x44, 0x46, 0x2d];
const OLE2_SIGNATURE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const ZIP_SIGNATURE = [0x50, 0x4b, 0x03, 0x04];

const hasSignature = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte);

/**
 * Returns the fault in a résumé's bytes, for `getResumeMessage`, or null for a valid file. 'type': the bytes have no
 * accepted format, or do not match the file name. 'macros': a Word document contains macros. A file named '.doc' or
 * '.docx' may contain either Word format, because Word writes an encrypted .docx as an OLE2 file.
 */
export function findResumeFault(bytes: Uint8Array, name: string): 'type' | 'macros' | null {
  const claimedKind = getResumeKind(name);
  if (!claimedKind) return 'type';
  if (claimedKind === 'pdf') return hasSignature(bytes, PDF_SIGNATURE) ? null : 'type';
  if (hasSignature(bytes, OLE2_SIGNATURE)) return hasVbaProject(bytes) ? 'macros' : null;
  const partSummary = hasSignature(bytes, ZIP_SIGNATURE) ? readWordParts(bytes) : null;
  if (!partSummary?.hasWordPart) return 'type';
  return partSummary.hasMacros ? 'macros' : null;
}
