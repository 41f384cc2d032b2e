/** The accepted file kinds and the maximum size of a résumé (§2.11, §9.2). */

/** The maximum size of a résumé in MB. §9.2 defines 5 MB as 5 × 1024 × 1024 bytes. */
export const RESUME_LIMIT_MB = 5;
export const RESUME_LIMIT_BYTES = RESUME_LIMIT_MB * 1024 * 1024;

export type ResumeKind = 'pdf' | 'doc' | 'docx';

/** The accepted extensions, each with its single media type. */
export const RESUME_MEDIA_TYPES = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const satisfies Record<ResumeKind, string>;

/** The properties of a `File` that the rules check. */
export interface ResumeFile {
  readonly name: string;
  /** The media type, or '' when the operating system does not know the type. */
  readonly type: string;
  /** The size in bytes. */
  readonly size: number;
}

/** Returns the kind that a file's extension claims, or null for an extension that is not accepted. */
export function getResumeKind(fileName: string): ResumeKind | null {
  const extension = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(RESUME_MEDIA_TYPES, extension) ? (extension as ResumeKind) : null;
}
