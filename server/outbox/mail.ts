import { createHash } from 'node:crypto';
import type { EmailAddress, EmailMessage } from '../../src/submission/types';
import { retryAfterOf } from './backoff';
import { isRedirect, NoAnswer, postJson } from './call';
import { StepFailed, type StepVerdict } from './stepFailed';

export interface MailSettings {
  /** Origin and path before '/v3/smtp/email'. */
  host: string;
  apiKey: string;
  sender: EmailAddress;
  admin: EmailAddress;
}

/** 'digest': one mail to the firm about submissions whose own mails the budget does not allow. */
export type MailRole = 'admin' | 'confirmation' | 'digest';

/** A mail call is given up after this (ms). */
const TIMEOUT = 10_000;

/**
 * §7.2 from the server. The idempotency key is made from the submission's id and the mail's role alone, so that it is the
 * same after a crash; it travels as the provider's body field and as the usual header. Resolves to false when the
 * provider took the mail with an answer that can't be read. Throws {@link StepFailed}.
 */
export async function sendMail(
  settings: MailSettings,
  mail: { id: string; role: MailRole; message: EmailMessage },
  now: () => number,
  { timeout = TIMEOUT, ...ending }: { timeout?: number; signal?: AbortSignal } = {},
): Promise<boolean> {
  const key = mailKey(mail.id, mail.role);
  const body = { ...mail.message, headers: { idempotencyKey: key } };
  const headers = { Accept: 'application/json', 'api-key': settings.apiKey, 'Idempotency-Key': key };
  const answer = await postJson(`${settings.host}/v3/smtp/email`, body, { headers, timeout, ...ending }).catch(
    (error: unknown) => {
      if (error instanceof NoAnswer)
        throw new StepFailed(error.reached ? 'unknown' : 'again', `mail: ${error.message}`);
      throw error;
    },
  );
  if (answer.status >= 200 && answer.status <= 299) return isObject(answer.body);
  const retryAfter = retryAfterOf(answer.headers.get('Retry-After'), now());
  const hint = isRedirect(answer.status) ? ', a redirect, which is not followed (MAIL_HOST)' : '';
  throw new StepFailed(verdictOf(answer.status), `mail: status ${answer.status}${hint}`, retryAfter);
}

function verdictOf(status: number): StepVerdict {
  if (status === 401 || status === 403) return 'unauthorised';
  // Sent elsewhere, where the key must not go: nobody took the mail.
  if (isRedirect(status)) return 'again';
  if (status === 429 || status === 500 || status === 503) return 'again';
  // A gateway may have passed the mail on before it gave up.
  return status >= 500 ? 'unknown' : 'refused';
}

/** A UUID (the provider accepts nothing else) that only the id and the role decide. */
export function mailKey(id: string, role: MailRole): string {
  const hex = createHash('sha256').update(`${role}:${id}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null;
  } catch {
    // Unreadable is the answer to this question, not a fault.
    return false;
  }
}
