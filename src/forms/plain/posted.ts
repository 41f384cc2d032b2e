import type { CountryCode } from '../../site/types';
import type { Submission, SubmissionKind } from '../../submission';
import type { SummaryRow } from '../shared/RequestSummary';
import type { FieldErrors } from '../shared/fieldErrors';
import { splitInternational } from '../fields/international';

export type { Submission, SubmissionKind };

/** A file as it was posted. */
export interface PostedFile {
  name: string;
  /** Media type as the browser wrote it. */
  type: string;
  /** Bytes that came; one more than may where it was larger. */
  size: number;
  bytes: Uint8Array;
}

/** A form as it was posted. */
export interface Posted {
  fields: Readonly<Record<string, string>>;
  file?: PostedFile | undefined;
}

/** What a post comes to. With errors nothing may be stored. */
export interface Reading {
  errors: FieldErrors;
  submission: Submission;
  /** What was entered, for its sender to read. */
  rows: readonly SummaryRow[];
}

/** A text of one line: what stands around it is nobody's intention. */
export const line = ({ fields }: Posted, name: string): string => (fields[name] ?? '').trim();

/** A text of several lines; a browser posts their ends as two characters, and the limits count one. */
export const text = ({ fields }: Posted, name: string): string => (fields[name] ?? '').replace(/\r\n?/g, '\n');

/** What people write between the digits of a number. */
const BETWEEN_DIGITS = /[\s()./–-]/g;

/**
 * Country and digits of a phone number, which may have been written with its code, spaces or hyphens. Anything else stays in
 * it, for the rules to find.
 */
export function phone(posted: Posted, countries: readonly CountryCode[]): { phone: string; country: string } {
  const written = line(posted, 'phone');
  const international = splitInternational(written, countries);
  return {
    phone: international?.digits ?? written.replace(BETWEEN_DIGITS, ''),
    country: international?.country.country ?? line(posted, 'country'),
  };
}
