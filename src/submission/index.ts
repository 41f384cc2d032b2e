/**
 * What everybody may use at no cost to the first download: types, references, and checking and sending, whose code (Yup
 * among it) arrives while a form is filled in. The heavier doors are modules of their own: `filters`, `resume` and
 * `payloads` for the forms; `rules`, `payloadRules`, `emails`, `sequence` and `text` for the server.
 */
import type { SiteConfig } from './config';
import type { checkForm as check } from './rules';
import type { SendOptions } from './send';
import { unavailable } from './types';
import type { Receipt, Submission, SubmissionMeta } from './types';

export { referenceFrom } from './reference';
export { RELAY_PATH, RELAY_PREFIX, SubmissionError, TARGET_GID, unavailable } from './types';
export type * from './types';
export type { FormRules } from './filters';
export type { ApplicationFormValues, ContactFormValues } from './formValues';
export type { SendOptions } from './send';

const importSending = () => import(/* webpackChunkName: "sending" */ './sending');

/** Fetches the code that checks and sends ahead of time, when a form opens: then going offline afterwards loses nothing. */
export const prepareSending = (): Promise<unknown> => importSending();

/** The site's settings (`config.ts`). Rejects when they, or the code that reads them, can't be had. */
export const loadSiteConfig = async (base: string): Promise<SiteConfig> =>
  (await importSending()).loadSiteConfig(globalThis.fetch, base);

/** The messages of a form (`rules.ts`). Rejects when the rules can't be fetched. */
export const checkForm: typeof check = async (...request) => (await importSending()).checkForm(...request);

/**
 * Sends one submission as the site's settings say (relay or direct). Rejects with `SubmissionError` always; its
 * `failure` is serialisable. It goes on when the visitor leaves for another route.
 */
export async function sendSubmission(
  submission: Submission,
  meta: SubmissionMeta,
  options: SendOptions = {},
): Promise<Receipt> {
  const sending = await importSending().catch((error: unknown) => {
    throw unavailable(error);
  });
  return sending.sendSubmission(submission, meta, options);
}
