/** The kinds and the size of file that a résumé may have (§2.11, §9.2). */

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
