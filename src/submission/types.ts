import type { CountryCode } from '../site/types';
import type { SubmissionKind } from './forms/index';
import type { FormTexts } from './normalise';
import type { FieldErrors } from './rules';

/** The types of a submission and of its answer (§3.15, §4.6). */

export type { PayloadByKind, Submission, SubmissionKind } from './forms/index';

/** Where the relay takes submissions, unless the site's settings name another address. */
export const RELAY_PREFIX = '/api/submissions';

/** The controls of every form beside its own fields. */
export const META_FIELDS = {
  /** A UUID: the same content sent again is the same submission. A form without JavaScript has none. */
  key: 'key',
  /** Milliseconds since the form was opened. A form without JavaScript has none. */
  age: 'age',
  /** When, and under which key, a relay served the form. */
  token: 'token',
  /** The field that only bots fill in. */
  honeypot: 'website',
} as const;

/** The content of a form when it is sent. */
export interface FormContent {
  kind: SubmissionKind;
  /** By the names of its controls. */
  texts: FormTexts;
  file?: File | null | undefined;
}

/** Facts about a form besides its content. */
export interface FormOrigin {
  /** Names the form's draft: the same content of one draft is one submission. */
  draft: string;
  /** Milliseconds since the form was opened. */
  age: number;
  /** Value of the field that only bots fill in. */
  honeypot: string;
}

/** The site around a form. */
export interface SiteContext {
  /** The path that the site is served under, with both slashes. */
  base: string;
  firmName: string;
  countries: readonly CountryCode[];
}

/** The content of a form with its key, which makes a second try the same submission. */
export type KeyedForm = FormContent & Omit<FormOrigin, 'draft'> & { key: string };

/** §3.15. */
export interface EmailAddress {
  name: string;
  email: string;
}
export interface EmailMessage {
  sender: EmailAddress;
  to: EmailAddress[];
  subject: string;
  htmlContent: string;
  /** Whom 'Reply' answers. Not in §3.15's list, so direct mode leaves it out. */
  replyTo?: EmailAddress;
  /** Plain-text part. Not in §3.15's list, so direct mode leaves it out; the relay sends it where the provider takes it. */
  textContent?: string;
}

/** The answer to a form whose submission was taken. */
export interface Receipt {
  /** Short reference shown to the visitor and in both mails. */
  reference: string;
}

export type SubmissionFailure =
  /** Not taken and worth another try: network, time-out, 5xx, 429, broken settings. */
  | { reason: 'unavailable'; message: string }
  /** Refused field by field (422): the messages go beside their fields. */
  | { reason: 'invalid'; errors: FieldErrors };

/** Thrown by a transport. Serialisable part in `failure`, so that a thunk can reject with it. */
export class SubmissionError extends Error {
  constructor(readonly failure: SubmissionFailure) {
    super(failure.reason === 'invalid' ? 'The submission was refused' : failure.message);
    this.name = 'SubmissionError';
  }
}

/** Returns an error that is worth another try, for whatever was thrown. */
export const unavailable = (error: unknown): SubmissionError =>
  new SubmissionError({ reason: 'unavailable', message: error instanceof Error ? error.message : String(error) });
