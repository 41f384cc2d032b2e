/**
 * What everybody may use at no cost to the first download: types, references, and sending, whose code arrives with the
 * first use. The heavier doors are modules of their own: `filters`, `rules`, `resume`, `payloads` and `config` for the
 * forms; `payloadRules`, `emails`, `sequence` and `text` for the server.
 */
import type { SendOptions } from './send';
import { SubmissionError } from './types';
import type { Receipt, Submission, SubmissionMeta } from './types';

export { referenceFrom, referencePrefix } from './reference';
export { RELAY_PATH, SubmissionError, TARGET_GID } from './types';
export type * from './types';
export type { FormRules } from './filters';
export type { ApplicationFormValues, ContactFormValues } from './formValues';
export type { SendOptions } from './send';

/** Fetches the code that sends ahead of time, when a form opens: then going offline afterwards loses nothing. */
export const prepareSending = (): Promise<unknown> => import('./send');

/**
 * Sends one submission as the site's settings say (relay or direct). Rejects with `SubmissionError` always; its
 * `failure` is serialisable. It goes on when the visitor leaves for another route.
 */
export async function sendSubmission(
  submission: Submission,
  meta: SubmissionMeta,
  options: SendOptions = {},
): Promise<Receipt> {
  const sending = await import('./send').catch((error: unknown) => {
    throw new SubmissionError({
      reason: 'unavailable',
      message: error instanceof Error ? error.message : String(error),
    });
  });
  return sending.sendSubmission(submission, meta, options);
}
