import { referenceFrom } from '../reference';
import { RELAY_PATH, SubmissionError } from '../types';
import type { SubmissionFailure, Transport } from '../types';
import { readAnswer } from './answer';
import { within } from './deadline';

export const RELAY_TIMEOUT_MS = 30_000;
/**
 * A résumé on a slow line takes its time: from 64 KB on, a second more for each 50 KB (so 5 MB may take about 3
 * minutes).
 */
const SMALL_BODY = 64 * 1024;
const UPLOAD_PER_SECOND = 50 * 1024;

/** The wire's fields that one field of the form stands for. */
const FORM_FIELD: Readonly<Record<string, string>> = { resumeBase64: 'resume', resumeFileName: 'resume' };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The messages of a 422 by field of the form; null when the answer holds none. */
function fieldErrors(body: unknown): Record<string, string> | null {
  if (!isRecord(body) || !isRecord(body.errors)) return null;
  const errors: Record<string, string> = {};
  for (const [field, message] of Object.entries(body.errors)) {
    if (typeof message === 'string') errors[FORM_FIELD[field] ?? field] ??= message;
  }
  return Object.keys(errors).length > 0 ? errors : null;
}

function failureOf(status: number, body: unknown): SubmissionFailure {
  const errors = status === 422 ? fieldErrors(body) : null;
  if (errors) return { reason: 'invalid', errors };
  const said = isRecord(body) && typeof body.message === 'string' && body.message !== '' ? body.message : null;
  return { reason: 'unavailable', message: said ?? `The relay answered ${status}` };
}

const timeoutFor = (body: string): number =>
  RELAY_TIMEOUT_MS + (body.length > SMALL_BODY ? Math.ceil(body.length / UPLOAD_PER_SECOND) * 1000 : 0);

/**
 * A transport that hands the payload to the relay, which has stored it for good once it answers 202. Throws
 * `SubmissionError`: 'invalid' with the messages of a 422, 'unavailable' for any other answer, no answer in time or no
 * network. `url` is without a trailing slash.
 */
export function createRelayTransport({ url, fetch }: { url: string; fetch: typeof globalThis.fetch }): Transport {
  return async ({ kind, payload }, { idempotencyKey, formAge, formTrap }) => {
    const body = JSON.stringify(payload);
    const headers = {
      'Content-Type': 'application/json',
      'Idempotency-Key': idempotencyKey,
      'Form-Age': String(Math.max(0, Math.round(formAge))),
      // Encoded: a header can't carry every character that a bot may type.
      'Form-Trap': encodeURIComponent(formTrap.replace(/\p{Cs}/gu, '?')).slice(0, 200),
    };
    const answer = await within(timeoutFor(body), async (signal) => {
      const response = await fetch(`${url}/${RELAY_PATH[kind]}`, { method: 'POST', headers, body, signal });
      return { status: response.status, body: await readAnswer(response) };
    }).catch((error: unknown) => {
      throw new SubmissionError({
        reason: 'unavailable',
        message: error instanceof Error ? error.message : String(error),
      });
    });
    // Only 202 is the relay's yes: a static host that answers every path with its start page says 200.
    if (answer.status !== 202) throw new SubmissionError(failureOf(answer.status, answer.body));
    const { reference } = isRecord(answer.body) ? answer.body : {};
    return { reference: typeof reference === 'string' && reference !== '' ? reference : referenceFrom(idempotencyKey) };
  };
}
