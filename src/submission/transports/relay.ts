import { referenceFrom } from '../reference';
import { FORM_FIELD, RELAY_PATH, SubmissionError, unavailable } from '../types';
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

const DATA_URL = /^data:[\w/.+-]*;base64,[A-Za-z0-9+/=]*$/;

/** A flat payload's JSON in pieces: a data URL, which needs no escaping, goes in as it is instead of being copied. */
const jsonPieces = (payload: object): string[] => [
  ...Object.entries(payload).flatMap(([name, value], at) => {
    const lead = `${at === 0 ? '{' : ','}${JSON.stringify(name)}:`;
    return DATA_URL.test(String(value)) ? [lead, '"', String(value), '"'] : [lead, JSON.stringify(value)];
  }),
  '}',
];

const lengthOf = (pieces: readonly string[]): number => pieces.reduce((sum, piece) => sum + piece.length, 0);

/** A long text is handed over as a Blob: `fetch` would encode and copy a string at once, which freezes the page. */
const asBody = (pieces: string[]): BodyInit => (lengthOf(pieces) > SMALL_BODY ? new Blob(pieces) : pieces.join(''));

const timeoutFor = (length: number): number =>
  RELAY_TIMEOUT_MS + (length > SMALL_BODY ? Math.ceil(length / UPLOAD_PER_SECOND) * 1000 : 0);

/**
 * A transport that hands the payload to the relay, which has stored it for good once it answers 202. Throws
 * `SubmissionError`: 'invalid' with the messages of a 422, 'unavailable' for any other answer, no answer in time or no
 * network. `url` is without a trailing slash.
 */
export function createRelayTransport({ url, fetch }: { url: string; fetch: typeof globalThis.fetch }): Transport {
  return async ({ kind, payload }, { idempotencyKey, formAge, formTrap }) => {
    const pieces = jsonPieces(payload);
    const headers = {
      'Content-Type': 'application/json',
      'Idempotency-Key': idempotencyKey,
      'Form-Age': String(Math.max(0, Math.round(formAge))),
      // Encoded: a header can't carry every character that a bot may type.
      'Form-Trap': encodeURIComponent(formTrap.replace(/\p{Cs}/gu, '?')).slice(0, 200),
    };
    const answer = await within(timeoutFor(lengthOf(pieces)), async (signal) => {
      const response = await fetch(`${url}/${RELAY_PATH[kind]}`, {
        method: 'POST',
        headers,
        body: asBody(pieces),
        signal,
      });
      return { status: response.status, body: await readAnswer(response) };
    }).catch((error: unknown) => {
      throw unavailable(error);
    });
    // Only 202 is the relay's yes: a static host that answers every path with its start page says 200.
    if (answer.status !== 202) throw new SubmissionError(failureOf(answer.status, answer.body));
    const { reference } = isRecord(answer.body) ? answer.body : {};
    return { reference: typeof reference === 'string' && reference !== '' ? reference : referenceFrom(idempotencyKey) };
  };
}
