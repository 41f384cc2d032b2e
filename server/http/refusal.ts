import type { FieldErrors } from '../../src/submission/rules';
import type { RelayWords } from '../../src/site/words/relay';
import type { LogFields } from '../log';

/** The default reasons of refusals by status, for the log and `/metrics`. */
const DEFAULT_REASONS = {
  400: 'malformed',
  403: 'cross-origin',
  408: 'too-slow',
  409: 'conflict',
  413: 'too-large',
  415: 'wrong-type',
  422: 'invalid',
  429: 'too-many',
  503: 'unavailable',
} as const;

/**
 * The error that refuses a request. `status` is the HTTP status of the response. The relay stores nothing, except
 * possibly after an error of the outbox (503). The page shows `errors` beside their fields (422).
 */
export class Refusal extends Error {
  constructor(
    readonly status: keyof typeof DEFAULT_REASONS,
    message: string,
    readonly details: {
      retryAfterSeconds?: number;
      errors?: FieldErrors;
      /** The name of the text in `RelayWords` that replaces `message` in a JSON response. */
      visitorText?: keyof RelayWords;
      reason?: string;
      /** The signature that a virus scan found. */
      signature?: string;
    } = {},
  ) {
    super(message);
  }

  /** Returns the reason as a word for the log, without a visitor's input. */
  get reason(): string {
    return this.details.reason ?? DEFAULT_REASONS[this.status];
  }

  /** Returns the fields of the log line 'submission.refused'. */
  get logFields(): LogFields {
    const { signature } = this.details;
    return { reason: this.reason, status: this.status, ...(signature === undefined ? {} : { signature }) };
  }
}

/** Returns the refusal of a form with a field that this kind of form does not define. */
export const createUnknownFieldRefusal = () =>
  new Refusal(400, 'Unknown fields are not allowed', { reason: 'unknown-field' });
