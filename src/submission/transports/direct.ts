import type { DirectSettings } from '../config';
import { composeEmails } from '../emails';
import { referenceFrom } from '../reference';
import { runSubmission } from '../sequence';
import { unavailable } from '../types';
import type { EmailMessage, Submission, Transport } from '../types';
import { readAnswer } from './answer';
import { within } from './deadline';

/**
 * §7 to the letter: the browser itself calls the spreadsheet and the e-mail provider, with a key that every visitor can
 * read.
 */

export const SPREADSHEET_TIMEOUT_MS = 30_000;
export const EMAIL_TIMEOUT_MS = 10_000;

export interface DirectOptions {
  fetch: typeof fetch;
  /** The product's name in subjects and mails; the sender's name where absent. */
  firmName?: string;
  warn: (message: string, detail: unknown) => void;
  /** Where the provider's response data goes (§7.2: it is only logged). */
  log?: (message: string, detail: unknown) => void;
}

/** The provider refused a mail; `data` is its response. */
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
 * A transport that runs the whole sequence in the browser. It belongs to no page: leaving for another route stops
 * nothing. `no-cors` (§7.1) hides the spreadsheet's answer, so a write that it refused looks like one that it took;
 * only a network failure or 30 s without an answer fail. Those throw `SubmissionError` 'unavailable'; a mail that fails
 * is a warning.
 */
export function createDirectTransport(
  settings: DirectSettings,
  { fetch, firmName, warn, log }: DirectOptions,
): Transport {
  const { spreadsheet, email } = settings;
  const firm = firmName ?? email.sender.name;

  const storeRow = async ({ payload }: Submission): Promise<void> => {
    // A text body travels as text/plain, the only kind beside forms that no-cors lets through.
    const request = { method: 'POST', mode: 'no-cors', body: JSON.stringify(payload) } as const;
    const url = `${spreadsheet.host}/macros/s/${encodeURIComponent(spreadsheet.deploymentId)}/exec`;
    await within(SPREADSHEET_TIMEOUT_MS, (signal) => fetch(url, { ...request, signal }));
  };

  const sendEmail = ({ sender, to, subject, htmlContent }: EmailMessage): Promise<void> =>
    within(EMAIL_TIMEOUT_MS, async (signal) => {
      const response = await fetch(`${email.host}/v3/smtp/email`, {
        method: 'POST',
        headers: { accept: 'application/json', 'content-type': 'application/json', 'api-key': email.apiKey },
        body: JSON.stringify({ sender, to, subject, htmlContent }),
        signal,
      });
      const data = await readAnswer(response);
      if (!response.ok) throw new EmailProviderError(response.status, data);
      log?.('E-mail sent', data);
    });

  return async (submission, { idempotencyKey }) => {
    if (submission.kind !== 'contact' && submission.kind !== 'application') {
      throw new Error(
        `site-config.json: a ${submission.kind} is sent through the relay only, but submission.mode is 'direct'`,
      );
    }
    const reference = referenceFrom(idempotencyKey);
    const context = { reference, sender: email.sender, admin: email.admin, firmName: firm };
    try {
      await runSubmission(submission, { storeRow, sendEmail, warn, compose: (taken) => composeEmails(taken, context) });
    } catch (error) {
      throw unavailable(error);
    }
    return { reference };
  };
}
