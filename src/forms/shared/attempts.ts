import type { FormValues } from './drafts';

/** What makes a second try the same submission: the relay answers it as the first. */
export interface Attempt {
  idempotencyKey: string;
  /** A retry sends the same payload, its timestamp included. */
  startedAt: Date;
}

const attempts = new Map<string, Attempt & { content: string }>();

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

/** The attempt to send exactly these values: the one before if nothing has changed since, else a new one. */
export function attemptFor(draftKey: string, values: FormValues): Attempt {
  const content = fingerprint(values);
  const last = attempts.get(draftKey);
  if (last?.content === content) return last;
  const attempt = { content, idempotencyKey: uuid(), startedAt: new Date() };
  attempts.set(draftKey, attempt);
  return attempt;
}

export function forgetAttempt(draftKey: string): void {
  attempts.delete(draftKey);
}
