/** What travels from a form to the firm, and what comes back (§3.12, §3.13, §3.15, §4.6). */

export const TARGET_GID = { application: '0', contact: '528138283' } as const;

/** §3.12: exactly these fields. */
export interface ApplicationPayload {
  /** ISO 8601 date-time. */
  timestamp: string;
  /** A word for none when the form was opened without a job. */
  jobTitle: string;
  name: string;
  email: string;
  /** Country code joined directly to the digits: '+919876543210'. */
  phone: string;
  coverLetter: string;
  resumeFileName: string;
  /** The file as a data URL. */
  resumeBase64: string;
  targetGid: typeof TARGET_GID.application;
}

/** §3.13: exactly these fields. */
export interface ContactPayload {
  timestamp: string;
  name: string;
  email: string;
  phone: string;
  message: string;
  targetGid: typeof TARGET_GID.contact;
}

/** A quote request; travels only when the content setting `quoteDelivery` is 'relay'. All fields are optional to a visitor: '' where left empty. */
export interface QuotePayload {
  timestamp: string;
  page: string;
  plan: string;
  addon: string;
  name: string;
  email: string;
  phone: string;
  details: string;
  /** As typed, digits; the currency is beside it. */
  budget: string;
  /** ISO 4217. */
  currency: string;
  budgetKey: string;
  companySize: string;
  serviceInterest: string;
  industry: string;
  businessType: string;
}

/** A custom-solution request (§3.10), under the same setting. */
export interface CustomRequestPayload {
  timestamp: string;
  name: string;
  email: string;
  phone: string;
  requirements: string;
}

export interface PayloadByKind {
  application: ApplicationPayload;
  contact: ContactPayload;
  quote: QuotePayload;
  'custom-request': CustomRequestPayload;
}
export type SubmissionKind = keyof PayloadByKind;

export type Submission = { [Kind in SubmissionKind]: { kind: Kind; payload: PayloadByKind[Kind] } }[SubmissionKind];

/** Last part of the relay's address for each kind: `POST {relay.url}/{path}`. */
export const RELAY_PATH = {
  application: 'applications',
  contact: 'contacts',
  quote: 'quotes',
  'custom-request': 'custom-requests',
} as const satisfies Record<SubmissionKind, string>;

/** Where the relay takes them, unless the site's settings name another address. */
export const RELAY_PREFIX = '/api/submissions';

/** The wire's fields that one field of the form stands for. */
export const FORM_FIELD: Readonly<Record<string, string>> = { resumeBase64: 'resume', resumeFileName: 'resume' };

/** What the relay needs besides the payload; travels in headers. */
export interface SubmissionMeta {
  /** A UUID made when the form's content was first sent; a retry of the same content keeps it. */
  idempotencyKey: string;
  /** Milliseconds since the form was opened. */
  formAge: number;
  /** Value of the field that only bots fill. */
  formTrap: string;
}

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

/** §3.15's sending result. */
export interface SendingResult {
  success: boolean;
  adminEmail: boolean;
  userEmail: boolean;
  /** The provider's response data or the exception's message. */
  error?: unknown;
}

/** What the form learns when a submission was taken. */
export interface Receipt {
  /** Short reference shown to the visitor and in both mails. */
  reference: string;
}

export type SubmissionFailure =
  /** Not taken and worth another try: network, time-out, 5xx, 429, broken settings. */
  | { reason: 'unavailable'; message: string }
  /** Refused field by field (422): the messages go beside their fields. */
  | { reason: 'invalid'; errors: Record<string, string> };

/** Thrown by a transport. Serialisable part in `failure`, so that a thunk can reject with it. */
export class SubmissionError extends Error {
  constructor(readonly failure: SubmissionFailure) {
    super(failure.reason === 'invalid' ? 'The submission was refused' : failure.message);
    this.name = 'SubmissionError';
  }
}

/** Whatever was thrown, as a failure that is worth another try. */
export const unavailable = (error: unknown): SubmissionError =>
  new SubmissionError({ reason: 'unavailable', message: error instanceof Error ? error.message : String(error) });

/** One way to hand a submission over: the relay, or the browser's own sequence (direct). */
export type Transport = (submission: Submission, meta: SubmissionMeta) => Promise<Receipt>;
