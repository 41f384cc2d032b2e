/**
 * The reason why a step of a delivery failed.
 * - 'again': retry later.
 * - 'unknown': the step may have happened. A step that must not repeat ends here.
 * - 'refused': the provider will never accept this request.
 * - 'unauthorised': the provider accepts no requests from us.
 */
export type StepVerdict = 'again' | 'unknown' | 'refused' | 'unauthorised';

/** `message` is stored in the row and logged, so it must not contain a visitor's input or a provider's response. */
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
