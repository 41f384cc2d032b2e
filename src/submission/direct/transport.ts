import { firm } from '#site/firm';
import { settings } from '#site/settings';
import type { CountryCode } from '../../site/types';
import { composeEmails } from '../emails';
import { FORMS } from '../forms/index';
import { buildSubmission } from '../payloads';
import { createReference } from '../reference';
import { prepareStoredTexts } from '../normalise';
import type { ComposedEmails, EmailMessage, KeyedForm, Receipt } from '../types';
import { parseDirectSettings } from './settings';

/**
 * Direct mode (§7): the browser itself calls the spreadsheet and the e-mail provider, with an API key that every
 * visitor can read.
 */

const SPREADSHEET_TIMEOUT_MS = 30_000;
const EMAIL_TIMEOUT_MS = 10_000;

/** The error for a mail that the provider refused. `responseData` is the provider's response. */
class EmailProviderError extends Error {
  constructor(
    status: number,
    readonly responseData: unknown,
  ) {
    super(`The e-mail provider responded with status ${status}`);
  }
}

/** Returns a file as a base64 data URL (§3.12). Rejects when the file is unreadable. */
const readDataUrl = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file could not be read')));
    reader.readAsDataURL(file);
  });

/** The result of sending a submission (§3.15). */
export interface SendingResult {
  success: boolean;
  adminEmail: boolean;
  userEmail: boolean;
  /** The provider's response data or the exception's message. */
  error?: unknown;
}

/**
 * Stores the row, then sends the admin mail, then the confirmation (§4.6). Rejects when storing the row fails. When the
 * admin mail fails, does not send the confirmation. When either mail fails, logs the warning of §8 and returns the
 * error in the result.
 */
export async function storeRowAndSendMails(
  { admin, confirmation }: ComposedEmails,
  storeRow: () => Promise<unknown>,
  sendEmail: (message: EmailMessage) => Promise<void>,
): Promise<SendingResult> {
  await storeRow();
  const mailResults = { adminEmail: false, userEmail: false };
  try {
    await sendEmail(admin);
    mailResults.adminEmail = true;
    if (confirmation) await sendEmail(confirmation);
    mailResults.userEmail = confirmation !== null;
    return { success: true, ...mailResults };
  } catch (cause) {
    const error =
      cause instanceof EmailProviderError ? cause.responseData : cause instanceof Error ? cause.message : cause;
    console.warn('Email sending had an issue', error);
    return { success: false, ...mailResults, error };
  }
}

/**
 * Returns the parsed JSON of a response, or its text when the text is not JSON. Invalid JSON does not cause an error,
 * because the caller only logs the data.
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
 * Runs the complete sequence of §4.6 in the browser. `config` is the content of a complete `site-config.json`.
 * `no-cors` (§7.1) hides the spreadsheet's response, so a write that the spreadsheet rejects looks successful. Rejects
 * if the settings are invalid, if the form is a quote or a custom request, or if the file is unreadable. Also rejects
 * if the spreadsheet is unreachable or does not respond within 30 s. Logs a failed mail, but does not reject.
 */
export async function sendDirectly(
  config: unknown,
  form: KeyedForm,
  countries: readonly CountryCode[],
): Promise<Receipt> {
  const { kind, texts, file, key } = form;
  const { spreadsheet, email } = parseDirectSettings(config);
  if (kind !== 'contact' && kind !== 'application')
    throw new Error(`site-config.json: submission.mode is 'direct', but a ${kind} needs the mode 'relay'`);

  const sendEmail = async ({ sender, to, subject, htmlContent }: EmailMessage): Promise<void> => {
    const response = await fetch(`${email.host}/v3/smtp/email`, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json', 'api-key': email.apiKey },
      body: JSON.stringify({ sender, to, subject, htmlContent }),
      signal: AbortSignal.timeout(EMAIL_TIMEOUT_MS),
    });
    const responseData = await readResponse(response);
    if (!response.ok) throw new EmailProviderError(response.status, responseData);
    // The browser only logs the provider's response data (§7.2).
    console.info('E-mail sent', responseData);
  };

  const reference = createReference(key);
  const context = {
    reference,
    sender: email.sender,
    admin: email.admin,
    firmName: firm.name,
    shouldEchoInput: true,
  };
  const sentFile = file ? { name: file.name, content: await readDataUrl(file) } : undefined;
  const storedTexts = await prepareStoredTexts(FORMS[kind], texts, countries, settings.formRules);
  const submission = buildSubmission(kind, storedTexts, countries, new Date(), sentFile);
  // A string body is sent as text/plain. `no-cors` allows only the content types of HTML forms, including text/plain.
  const rowRequest = { method: 'POST', mode: 'no-cors', body: JSON.stringify(submission.payload) } as const;
  const url = `${spreadsheet.host}/macros/s/${encodeURIComponent(spreadsheet.deploymentId)}/exec`;
  // Renders the mails before the row is sent, so that an error in a mail template does not leave a row without mails.
  await storeRowAndSendMails(
    composeEmails(submission, context),
    () => fetch(url, { ...rowRequest, signal: AbortSignal.timeout(SPREADSHEET_TIMEOUT_MS) }),
    sendEmail,
  );
  return { reference };
}
