import { formatError } from '../log';

/**
 * The reason why a step of a delivery failed.
 * - 'again': the relay retries the step later.
 * - 'deferred': the provider works, but does not accept this request now. The relay retries the step later, without a
 *   pause for other requests.
 * - 'unknown': the provider may have completed the step. A step that must run at most once is not retried.
 * - 'refused': the provider does not accept this request. The relay does not retry a confirmation or an erasure task,
 *   except the withdrawal mail to the firm. The relay retries other steps of the sequence until the deadline of the
 *   submission.
 * - 'never': the receiver refuses the request permanently. The relay does not retry a confirmation or an erasure task,
 *   except the withdrawal mail to the firm. After such a refusal of a row or an admin mail, the submission becomes dead
 *   immediately. After such a refusal by a further target, the delivery becomes dead.
 * - 'unauthorised': the provider refuses the key or the password, or an erasure task needs a corrected setting.
 */
export type StepVerdict = 'again' | 'deferred' | 'unknown' | 'refused' | 'never' | 'unauthorised';

/**
 * The failure of a step. `message` is stored in the row and logged, so it must not contain a visitor's input or a
 * provider's response.
 */
export class StepFailedError extends Error {
  constructor(
    readonly verdict: StepVerdict,
    message: string,
    /** The wait that the provider requested, in milliseconds. */
    readonly retryAfter = 0,
  ) {
    super(message);
  }
}

/** Returns whether the receiver refuses the request itself, so that a retry would fail, too. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof StepFailedError && (error.verdict === 'refused' || error.verdict === 'never');

/**
 * Returns `error` if it is a {@link StepFailedError}. Otherwise, returns a {@link StepFailedError} with the verdict
 * 'again', because any other error is an error of the relay itself.
 */
export const toStepFailedError = (error: unknown): StepFailedError =>
  error instanceof StepFailedError ? error : new StepFailedError('again', `internal: ${formatError(error)}`);

/** Returns the name of the variable to correct after the mail transport refused the key or the password. */
export const getMailVariableName = (reason: string): 'MAIL_URL' | 'MAIL_API_KEY' =>
  reason.includes('MAIL_URL') ? 'MAIL_URL' : 'MAIL_API_KEY';

/** Returns the advice to the operator after the mail transport refused the key or the password. */
export const formatMailStopAdvice = (reason: string): string =>
  `correct ${getMailVariableName(reason)}, restart (functions: redeploy), then run: npm run outbox -- retry`;
