import { settings } from '#site/settings';
import { withTimeout } from '../deadline';
import { composeEmails } from '../emails';
import { buildSubmission } from '../payloads';
import { createReference } from '../reference';
import { FORMS } from '../forms/index';
import { prepareStoredTexts } from '../storedTexts';
import { toUnavailableError } from '../types';
import type { EmailMessage, KeyedForm, Receipt, SiteContext, Submission } from '../types';
import { readDataUrl } from './dataUrl';
import { runSubmission } from './runSubmission';
import { parseDirectSettings } from './settings';

/**
 * Direct mode (§7): the browser itself calls the spreadsheet and the e-mail provider, with a key that every visitor can
 * read.
 */

export const SPREADSHEET_TIMEOUT_MS = 30_000;
export const EMAIL_TIMEOUT_MS = 10_000;

/** The error for a mail that the provider refused. `data` is the provider's response. */
export class EmailProviderError extends Error {
  constructor(
    readonly status: number,
    readonly data: unknown,
  ) {
    super(`The e-mail provider answered ${status}`);
    this.name = 'EmailProviderError';
  }
}

/**
 * Returns a response's JSON, or its text when it is not JSON. Callers only log the data, so invalid JSON is no error.
 */
async function readResponse(response: Response): Promise<unknown> {
  const body = await response.text();
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}

/**
 * Runs the whole sequence in the browser, with the settings of a complete `site-config.json`. `no-cors` (§7.1) hides
 * the spreadsheet's response, so a rejected write appears successful. Rejects with `SubmissionError` 'unavailable' only
 * on a network failure or after 30 s without a response. A failed mail causes a warning.
 */
export async function sendDirectly(config: unknown, form: KeyedForm, site: SiteContext): Promise<Receipt> {
  const { kind, texts, file, key } = form;
  const { spreadsheet, email } = parseDirectSettings(config);
  if (kind !== 'contact' && kind !== 'application')
    throw new Error(`site-config.json: submission.mode is 'direct', but a ${kind} needs the mode 'relay'`);

  const storeRow = async ({ payload }: Submission): Promise<void> => {
    // A text body is sent as text/plain. `no-cors` allows no other type except those of forms.
    const request = { method: 'POST', mode: 'no-cors', body: JSON.stringify(payload) } as const;
    const url = `${spreadsheet.host}/macros/s/${encodeURIComponent(spreadsheet.deploymentId)}/exec`;
    await withTimeout(SPREADSHEET_TIMEOUT_MS, (signal) => fetch(url, { ...request, signal }));
  };

  const sendEmail = ({ sender, to, subject, htmlContent }: EmailMessage): Promise<void> =>
    withTimeout(EMAIL_TIMEOUT_MS, async (signal) => {
      const response = await fetch(`${email.host}/v3/smtp/email`, {
        method: 'POST',
        headers: { accept: 'application/json', 'content-type': 'application/json', 'api-key': email.apiKey },
        body: JSON.stringify({ sender, to, subject, htmlContent }),
        signal,
      });
      const data = await readResponse(response);
      if (!response.ok) throw new EmailProviderError(response.status, data);
      // §7.2: the provider's response data is only logged.
      console.info('E-mail sent', data);
    });

  const reference = createReference(key);
  const context = { reference, sender: email.sender, admin: email.admin, firmName: site.firmName };
  try {
    const sentFile = file ? { name: file.name, content: await readDataUrl(file) } : undefined;
    const fields = await prepareStoredTexts(FORMS[kind], texts, site.countries, settings.formRules);
    await runSubmission(buildSubmission(kind, fields, site.countries, new Date(), sentFile), {
      storeRow,
      sendEmail,
      warn: (message, detail) => console.warn(message, detail),
      compose: (accepted) => composeEmails(accepted, context),
    });
  } catch (error) {
    throw toUnavailableError(error);
  }
  return { reference };
}
