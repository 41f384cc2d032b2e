import { createHash } from 'node:crypto';
import type { EmailAddress, EmailMessage } from '../../src/submission/types';
import { parseRetryAfter } from './backoff';
import { isRedirect, isSuccess, NoResponseError, parseJsonObject, postJson } from './call';
import { createJsonBody } from './jsonBody';
import { StepFailedError, type StepVerdict } from './stepFailed';
import type { CallLimit } from './withTimeLimit';

export interface MailSettings {
  /** The base URL of the mail API, without the path '/v3/smtp/email'. */
  host: string;
  apiKey: string;
  sender: EmailAddress;
  admin: EmailAddress;
}

/**
 * The purpose of a mail. 'admin' and 'confirmation' are the mails of the sequence (§4.6). 'digest' is one mail to the
 * firm about submissions whose admin mails exceed the budget. 'withdrawal' informs the firm that an applicant has
 * withdrawn an application, and 'withdrawal-confirmation' informs the applicant. 'alert' is a mail to the operator.
 */
export type MailRole = 'admin' | 'confirmation' | 'digest' | 'withdrawal' | 'withdrawal-confirmation' | 'alert';

/**
 * How the provider accepted a mail. 'repeat': the provider had already accepted the mail. 'unreadable': the status of
 * the response shows success, but the body is not a JSON object.
 */
export type MailOutcome = 'accepted' | 'repeat' | 'unreadable';

/** The default time limit of a mail call, in milliseconds. */
const DEFAULT_TIMEOUT_MS = 10_000;

/** The error code of the provider's response (status 400) to a repeated idempotency key. */
const REPEATED_KEY_ERROR_CODE = 'duplicate_parameter';

/**
 * Sends a mail through the mail API (§7.2). The idempotency key depends only on the mail's id and role, so a retry
 * after a crash has the same key. The provider's body field `headers.idempotencyKey` and the header `Idempotency-Key`
 * both contain the key. The provider recognises a repeated key for 30 minutes. If the provider recognises the key, the
 * mail counts as accepted. Throws {@link StepFailedError} unless the provider accepted the mail.
 */
export async function sendMail(
  settings: MailSettings,
  mail: { id: string; role: MailRole; message: EmailMessage },
  now: () => number,
  { timeout = DEFAULT_TIMEOUT_MS, ...callLimit }: Partial<CallLimit> = {},
): Promise<MailOutcome> {
  const key = createMailKey(mail.id, mail.role);
  const body = createJsonBody({ ...mail.message, headers: { idempotencyKey: key } });
  const headers = { Accept: 'application/json', 'api-key': settings.apiKey, 'Idempotency-Key': key };
  const response = await postJson(`${settings.host}/v3/smtp/email`, body, { headers, timeout, ...callLimit }).catch(
    (error: unknown) => {
      if (error instanceof NoResponseError)
        throw new StepFailedError(error.isPossiblyReceived ? 'unknown' : 'again', `mail: ${error.message}`);
      throw error;
    },
  );
  const responseJson = parseJsonObject(response.body);
  if (isSuccess(response.status)) return responseJson ? 'accepted' : 'unreadable';
  if (response.status === 400 && responseJson?.code === REPEATED_KEY_ERROR_CODE) return 'repeat';
  const retryAfter = parseRetryAfter(response.headers['retry-after'], now());
  const hint = isRedirect(response.status) ? ', a redirect, which is not followed (MAIL_HOST)' : '';
  const errorCode = typeof responseJson?.code === 'string' ? responseJson.code : undefined;
  const verdict = classifyStatus(response.status, errorCode !== undefined);
  // The provider's error codes are constants, such as 'not_enough_credits'. Any other text may contain personal data.
  const codeText = errorCode !== undefined && /^[a-z_]{1,40}$/.test(errorCode) ? ` ${errorCode}` : '';
  throw new StepFailedError(verdict, `mail: status ${response.status}${codeText}${hint}`, retryAfter);
}

/**
 * Returns the verdict for an HTTP status of the mail API. `hasErrorCode` is true if the body is JSON with a string
 * `code`.
 */
function classifyStatus(status: number, hasErrorCode: boolean): StepVerdict {
  if (status === 401 || (status === 403 && hasErrorCode)) return 'unauthorised';
  // A 403 without an error code comes from a firewall in front of the provider. The firewall may block the mail because
  // of its text, so the relay must continue to send other mails. The relay retries the mail, because a firewall may
  // also block every request for a while.
  if (status === 403) return 'deferred';
  // The relay does not follow redirects, because it must not send the API key to another host. A provider that
  // redirects has not accepted the mail.
  if (isRedirect(status)) return 'again';
  if (status === 429 || status === 500 || status === 503) return 'again';
  // For other 5xx statuses, such as 502 or 504, a gateway may have forwarded the mail and failed afterwards.
  return status >= 500 ? 'unknown' : 'refused';
}

/** Returns a UUID that depends only on the mail's id and role. The provider accepts only UUIDs as keys. */
export function createMailKey(id: string, role: MailRole): string {
  const hex = createHash('sha256').update(`${role}:${id}`).digest('hex');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, '$1-$2-8$3-8$4-$5');
}
