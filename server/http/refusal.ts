import type { FieldErrors } from '../../src/submission/rules';
import type { LogFields } from '../log';

/** Why a request was refused, as the log and `/metrics` call it, unless the refusal itself says more. */
const REASONS = {
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

/** A request that is answered with `status` and nothing stored; `errors` are shown beside their fields (422). */
export class Refusal extends Error {
  constructor(
    readonly status: keyof typeof REASONS,
    message: string,
    readonly extra: {
      retryAfterSeconds?: number;
      errors?: FieldErrors;
      reason?: string;
      /** What a virus scan found. */
      signature?: string;
    } = {},
  ) {
    super(message);
    this.name = 'Refusal';
  }

  /** A word for the log: nothing that a person wrote. */
  get reason(): string {
    return this.extra.reason ?? REASONS[this.status];
  }

  /** For the log line 'submission.refused'. */
  get logFields(): LogFields {
    const { signature } = this.extra;
    return { reason: this.reason, status: this.status, ...(signature === undefined ? {} : { signature }) };
  }
}

/** Returns the refusal of a form with a field that no form of its kind has. */
export const unknownField = () => new Refusal(400, 'Unknown fields are not allowed', { reason: 'unknown-field' });
