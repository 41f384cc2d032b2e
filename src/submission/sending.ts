import { loadSiteConfig } from './config';
import { deleteKey, getIdempotencyKey } from './idempotencyKey';
import { sendToRelay } from './relay';
import { SubmissionError, toUnavailableError } from './types';
import type { FormContent, FormMetadata, KeyedForm, Receipt, SiteContext } from './types';

/** The code that a form needs once a visitor uses it, in one chunk: its rules, the site's settings and the sending. */
export { loadSiteConfig } from './config';
export { checkResumeFile, findResumeFault, getResumeMessage } from './resume';
export { checkForm } from './rules';

/**
 * Sends one form according to the site's settings: to the relay, or directly to the providers. Sending continues when
 * the visitor leaves for another route. `onProgress` receives the upload's progress as a percentage. Always rejects
 * with `SubmissionError`. The console also reports unusable settings.
 */
export async function sendSubmission(
  content: FormContent,
  { draft, ...origin }: FormMetadata,
  site: SiteContext,
  onProgress: (percent: number) => void = () => undefined,
): Promise<Receipt> {
  const form: KeyedForm = { ...content, ...origin, key: getIdempotencyKey(draft, content) };
  try {
    const { submission } = await loadSiteConfig(globalThis.fetch, site.base);
    const receipt =
      submission.mode === 'relay'
        ? await sendToRelay(submission.relay.url, form, onProgress)
        : await (await import('./direct/transport')).sendDirectly(submission.whole, form, site);
    deleteKey(draft);
    return receipt;
  } catch (error) {
    if (error instanceof SubmissionError) throw error;
    const failure = toUnavailableError(error);
    console.error(`The form could not be sent. ${failure.message}`);
    throw failure;
  }
}
