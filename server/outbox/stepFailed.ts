import { formatError } from '../log';

/**
 * The reason why a step of a delivery failed.
 * - 'again': retry later.
 * - 'unknown': the step may have happened. A step that must not be repeated ends.
 * - 'refused': the provider does not accept this request. A step that may be repeated is retried until its deadline.
 * - 'never': the receiver says that a retry is useless. The delivery is dead at once.
 * - 'unauthorised': the provider refuses the key or the password.
 */
export type StepVerdict = 'again' | 'unknown' | 'refused' | 'never' | 'unauthorised';

/**
 * The failure of a step. `message` is stored in the row and logged, so it must not contain a visitor's input or a
 * provider's response.
 */
export class StepFailed extends Error {
  constructor(
    readonly verdict: StepVerdict,
    message: string,
    /** The wait that the provider asked for, in milliseconds. */
    readonly retryAfter = 0,
  ) {
    super(message);
    this.name = 'StepFailed';
  }
}

/** Returns the failure of a step. An error of the relay itself is retried. */
export const toStepFailed = (error: unknown): StepFailed =>
  error instanceof StepFailed ? error : new StepFailed('again', `internal: ${formatError(error)}`);

/** Returns the setting to correct after the mail transport refused the key or the password. */
export const getMailSetting = (reason: string): 'MAIL_URL' | 'MAIL_API_KEY' =>
  reason.includes('MAIL_URL') ? 'MAIL_URL' : 'MAIL_API_KEY';
