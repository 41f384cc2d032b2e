import { words } from '#site/words/messages';
import { fill } from '../site/fill';
import { namesVbaProject, readParts } from './wordFile';

/**
 * What counts as a résumé (§2.11, §5.2): by extension and type together, then by its bytes. Nothing is ever unpacked.
 */

/** 5 MB as §9.2 means it: 5 × 1024 × 1024 bytes. */
export const RESUME_LIMIT_MB = 5;
export const RESUME_LIMIT_BYTES = RESUME_LIMIT_MB * 1024 * 1024;

export type ResumeKind = 'pdf' | 'doc' | 'docx';

/** Accepted extensions, each with the one media type that belongs to it. */
export const ACCEPTED_RESUME = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const satisfies Record<ResumeKind, string>;

/** The message of §5.2 for what can be wrong with one. A function: who asks for none fetches none. */
export const resumeMessage = (fault: keyof typeof words.resume): string =>
  fill(words.resume[fault], { limit: RESUME_LIMIT_MB });

/** The part of a `File` that the rules look at. */
export interface ResumeFile {
  readonly name: string;
  /** Media type; '' where the system knows none. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
}

/** The kind that a file's name claims, or null when its extension is none of the accepted ones. */
export function resumeKindOf(fileName: string): ResumeKind | null {
  const extension = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(ACCEPTED_RESUME, extension) ? (extension as ResumeKind) : null;
}

/** What a browser says of a file whose type its system doesn't know: the name and the bytes decide. */
const UNKNOWN_TYPES = ['', 'application/octet-stream'];

/** The message of §5.2 for a file that can't be a résumé, or null. Looks at name, type and size only. */
export function checkResumeFile({ name, type, size }: ResumeFile): string | null {
  const kind = resumeKindOf(name);
  const essence = type.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!kind || !(UNKNOWN_TYPES.includes(essence) || essence === ACCEPTED_RESUME[kind])) return resumeMessage('type');
  if (size === 0) return resumeMessage('empty');
  return size > RESUME_LIMIT_BYTES ? resumeMessage('size') : null;
}

const PDF_MARK = [0x25, 0x50, 0x44, 0x46, 0x2d];
const OLE2_MARK = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const ZIP_MARK = [0x50, 0x4b, 0x03, 0x04];

const hasBytes = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte);

/**
 * What the bytes are, or null when they are no résumé or not what the name claims.
 * '.doc' and '.docx' may hold either Word format: Word itself writes an encrypted .docx as an OLE2 file.
 */
export function sniffResume(bytes: Uint8Array, name: string): ResumeKind | null {
  const claimed = resumeKindOf(name);
  if (!claimed) return null;
  if (claimed === 'pdf') return hasBytes(bytes, PDF_MARK) ? 'pdf' : null;
  if (hasBytes(bytes, OLE2_MARK)) return 'doc';
  return hasBytes(bytes, ZIP_MARK) && readParts(bytes)?.holdsWord ? 'docx' : null;
}

/** What is wrong with the bytes of a résumé, for `resumeMessage`: no résumé, or a Word document with macros. null for neither. */
export function resumeFault(bytes: Uint8Array, name: string): 'type' | 'macros' | null {
  const kind = sniffResume(bytes, name);
  if (kind === null) return 'type';
  const holdsMacros = kind === 'docx' ? readParts(bytes)?.holdsMacros : kind === 'doc' && namesVbaProject(bytes);
  return holdsMacros ? 'macros' : null;
}

export interface ResumeDataUrl {
  mediaType: string;
  base64: string;
  /** Decoded bytes, computed without decoding. */
  size: number;
}

/** Takes a base64 data URL apart; null when it is none. One pass over the text, nothing decoded. */
export function parseDataUrl(dataUrl: string): ResumeDataUrl | null {
  const comma = dataUrl.indexOf(',');
  const head = /^data:([^;,]*);base64$/.exec(dataUrl.slice(0, Math.min(comma, 200)));
  if (comma < 0 || !head) return null;
  const base64 = dataUrl.slice(comma + 1);
  const padding = base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0;
  if (base64.length % 4 !== 0 || /[^A-Za-z0-9+/]/.test(padding ? base64.slice(0, -padding) : base64)) return null;
  return { mediaType: head[1]?.toLowerCase() ?? '', base64, size: (base64.length / 4) * 3 - padding };
}

/** The bytes of a base64 data URL, for `resumeFault`; null when it is none. */
export function resumeBytes(dataUrl: string): Uint8Array | null {
  const parsed = parseDataUrl(dataUrl);
  return parsed && Uint8Array.from(atob(parsed.base64), (character) => character.charCodeAt(0));
}
