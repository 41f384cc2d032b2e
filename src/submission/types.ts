import { settings } from '#site/settings';
import { languageFolder } from '../site/pageLanguage';
import type { CountryCode } from '../site/types';
import type { SubmissionKind } from './forms/index';
import type { FormTexts } from './normalise';
import type { FieldErrors } from './rules';

/** The types of a submission and of its response (§3.15, §4.6). */

export type { PayloadByKind, Submission, SubmissionKind } from './forms/index';

/** The relay's path for submissions, below the site's base path. `site-config.json` can contain another path. */
export const SUBMISSIONS_PATH = '/api/submissions';

/** The query parameter of a form's URL that contains the language of the form's page. */
export const LANGUAGE_PARAMETER = 'language';

/**
 * Returns `separator`, followed by the query parameter with the current language. Returns '' for the site's default
 * language.
 */
export const formatLanguageQuery = (separator: '?' | '&'): string =>
  languageFolder === '' ? '' : `${separator}${LANGUAGE_PARAMETER}=${settings.language}`;

/** The names of the controls that contain a form's metadata. */
export const META_FIELDS = {
  /** A UUID, by which the relay recognises a repeated submission. A form without JavaScript has no key. */
  key: 'key',
  /** Milliseconds since the form was opened. A form without JavaScript has no age. */
  age: 'age',
  /** The signed form token: the time at which a relay served the form, and a unique key. */
  token: 'token',
  /** The honeypot, which only bots fill in. */
  honeypot: 'website',
} as const;

/** The content of a form when it is sent. */
export interface FormContent {
  kind: SubmissionKind;
  /** The texts by control name. */
  texts: FormTexts;
  file?: File | null | undefined;
}

export interface FormMetadata {
  /**
   * The id of the form. Consecutive attempts with the same id and the same content count as one submission, until an
   * attempt succeeds.
   */
  formId: string;
  /** Milliseconds since the form was opened. */
  age: number;
  honeypot: string;
}

/** The site that contains the form. */
export interface SiteContext {
  /** The path below which the site is served, with a leading and a trailing slash. */
  base: string;
  countries: readonly CountryCode[];
}

/**
 * The content of a form with its age, its honeypot and its idempotency key. The key identifies a retry as the same
 * submission.
 */
export type KeyedForm = FormContent & Pick<FormMetadata, 'age' | 'honeypot'> & { key: string };

/** A name and an e-mail address (§3.15). */
export interface EmailAddress {
  name: string;
  email: string;
}
export interface EmailMessage {
  sender: EmailAddress;
  to: EmailAddress[];
  subject: string;
  htmlContent: string;
  /** The recipient of replies. §3.15 does not list this field, so direct mode omits it. */
  replyTo?: EmailAddress;
  /**
   * The plain text of the mail. §3.15 does not list this field, so direct mode omits it. The relay sends the plain text
   * to providers that accept it.
   */
  textContent?: string;
}

/**
 * The two mails of a submission. `confirmation` is null without a recipient, for example for a quote without an e-mail
 * address.
 */
export interface ComposedEmails {
  admin: EmailMessage;
  confirmation: EmailMessage | null;
}

/** The relay's description of the data that it received with a form. */
export interface ReceivedData {
  /** ISO 8601 date-time of the arrival, by the relay's clock. */
  at: string;
  /** The received file: its name, its size in bytes and its SHA-256 in hex. */
  file?: { name: string; size: number; sha256: string };
  /** The number of characters of an application's cover letter. */
  letterLength?: number;
}

/** The result of sending a form successfully. */
export interface Receipt {
  /** The short reference that the page and both mails show. */
  reference: string;
  /** The relay's description of the received data. Absent in direct mode. */
  arrived?: ReceivedData;
}

export type SubmissionFailure =
  /**
   * No response confirmed the acceptance, and a retry may succeed: network failure, time-out, unreadable file, invalid
   * settings or an unexpected response.
   */
  | {
      reason: 'unavailable';
      message: string;
      /** The URL of the code file that could not be fetched. */
      request?: string;
    }
  /**
   * The relay reported a rate limit, or too many uploads at once from the visitor's network. `message` is the relay's
   * text, which asks the visitor to wait. A 429 response without `says: 'tooMany'` has the reason 'unavailable',
   * because a proxy may have sent it.
   */
  | { reason: 'limited'; message: string }
  /**
   * The relay rejected fields (422). The form shows each message beside its field, and ignores messages for fields that
   * the form does not have.
   */
  | { reason: 'invalid'; errors: FieldErrors };

/**
 * The error of a failed attempt to send a form. `failure` contains the error's data in serialisable form, so that a
 * Redux thunk can reject with `failure`.
 */
export class SubmissionError extends Error {
  constructor(readonly failure: SubmissionFailure) {
    super(failure.reason === 'invalid' ? 'The relay rejected the submission' : failure.message);
    this.name = 'SubmissionError';
  }
}

/** Returns a `SubmissionError` with the reason 'unavailable', which allows a retry, for any thrown value. */
export function toUnavailableError(error: unknown): SubmissionError {
  // The error of a failed webpack `import()` contains the URL of the code file.
  const { request } = Object(error) as { request?: unknown };
  return new SubmissionError({
    reason: 'unavailable',
    message: error instanceof Error ? error.message : String(error),
    ...(typeof request === 'string' && { request }),
  });
}
