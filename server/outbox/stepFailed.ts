/**
 * Why a step of a delivery did not happen.
 * - 'again': try later.
 * - 'unknown': it may have happened; whoever must not do it twice stops here.
 * - 'refused': the provider will never take this one.
 * - 'unauthorised': the provider takes nothing from us.
 */
export type StepVerdict = 'again' | 'unknown' | 'refused' | 'unauthorised';

/** `message` goes into the row and the log, so it holds nothing that a visitor typed and nothing that a provider echoed. */
export class StepFailed extends Error {
  constructor(
    readonly verdict: StepVerdict,
    message: string,
    /** Milliseconds that the provider asked to wait. */
    readonly retryAfter = 0,
  ) {
    super(message);
    this.name = 'StepFailed';
  }
}
