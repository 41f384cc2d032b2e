import type { FormValues } from './drafts';
import { withStorage } from './storage';

/** What makes a second try the same submission: the relay answers it as the first. */
export interface Attempt {
  idempotencyKey: string;
  /** A retry sends the same payload, its timestamp included. */
  startedAt: Date;
}

interface KeptAttempt extends Attempt {
  /** What was to be sent: other content is another submission. */
  content: string;
}

const attempts = new Map<string, KeptAttempt>();
const storageKey = (draftKey: string): string => `attempt:${draftKey}`;

/** The attempt from before a reload; null where there is none, or none that can be read. */
function stored(draftKey: string): KeptAttempt | null {
  const kept = withStorage(
    (storage) =>
      JSON.parse(storage.getItem(storageKey(draftKey)) ?? 'null') as Record<keyof KeptAttempt, unknown> | null,
  );
  if (typeof kept?.content !== 'string' || typeof kept.idempotencyKey !== 'string') return null;
  const startedAt = new Date(String(kept.startedAt));
  if (Number.isNaN(startedAt.getTime())) return null;
  return { content: kept.content, idempotencyKey: kept.idempotencyKey, startedAt };
}

/** A version 4 UUID; `crypto.randomUUID` exists on secure origins only. */
function uuid(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = Array.from(bytes, (byte, index) => {
    if (index === 6) return ((byte & 0x0f) | 0x40).toString(16).padStart(2, '0');
    if (index === 8) return ((byte & 0x3f) | 0x80).toString(16).padStart(2, '0');
    return byte.toString(16).padStart(2, '0');
  }).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const fingerprint = (values: FormValues): string =>
  JSON.stringify(values, (_name, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );

/**
 * The attempt to send exactly these values: the one before if nothing has changed since, else a new one. It outlives a
 * reload together with the draft, so that a retry then is no second submission either.
 */
export function attemptFor(draftKey: string, values: FormValues): Attempt {
  const content = fingerprint(values);
  const last = attempts.get(draftKey) ?? stored(draftKey);
  if (last?.content === content) return last;
  const attempt = { content, idempotencyKey: uuid(), startedAt: new Date() };
  attempts.set(draftKey, attempt);
  withStorage((storage) => storage.setItem(storageKey(draftKey), JSON.stringify(attempt)));
  return attempt;
}

export function forgetAttempt(draftKey: string): void {
  attempts.delete(draftKey);
  withStorage((storage) => storage.removeItem(storageKey(draftKey)));
}
