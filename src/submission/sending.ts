import { loadSiteConfig } from './config';
import { forgetKey, keyFor } from './idempotencyKey';
import { sendToRelay } from './relay';
import { SubmissionError, unavailable } from './types';
import type { FormContent, FormOrigin, KeyedForm, Receipt, SiteContext } from './types';

/** The code that a form needs once somebody uses it, in one chunk: its rules, the site's settings, and the sending itself. */
export { loadSiteConfig } from './config';
export { checkResumeFile, resumeFault, resumeMessage } from './resume';
export { checkForm } from './rules';

/**
 * Sends one form as the site's settings say: to the relay, or to the providers themselves. It goes on when the visitor leaves
 * for another route. `onProgress` takes percent of the upload of a file. Always rejects with `SubmissionError`; the console
 * tells which settings can't be used.
 */
export async function sendSubmission(
  content: FormContent,
  { draft, ...origin }: FormOrigin,
  site: SiteContext,
  onProgress: (percent: number) => void = () => undefined,
): Promise<Receipt> {
  const form: KeyedForm = { ...content, ...origin, key: keyFor(draft, content) };
  try {
    const { submission } = await loadSiteConfig(globalThis.fetch, site.base);
    const receipt =
      submission.mode === 'relay'
        ? await sendToRelay(submission.relay.url, form, onProgress)
        : await (await import('./direct/transport')).sendDirectly(submission.whole, form, site);
    forgetKey(draft);
    return receipt;
  } catch (error) {
    if (error instanceof SubmissionError) throw error;
    const failure = unavailable(error);
    console.error(`The form could not be sent. ${failure.message}`);
    throw failure;
  }
}
