import { loadSiteConfig } from './config';
import { sendToRelay } from './relay';
import { accessTabStorage, getStorageKey } from './tabStorage';
import { SubmissionError, toUnavailableError } from './types';
import type { FormContent, FormMetadata, Receipt, SiteContext } from './types';

/**
 * This module is the entry point of the webpack chunk that an open form loads. The chunk contains the validation rules,
 * the loader of the site's settings, and the code that sends forms.
 */
export { loadSiteConfig } from './config';
export { loadPhoneLibrary } from './phoneNumber';
export { checkResumeFile, findResumeFault, getResumeMessage } from './resume';
export { checkForm } from './rules';

/** The idempotency key of the last attempt to send a form, and the content of that attempt. */
interface Attempt {
  content: string;
  key: string;
}

const attemptsByStorageKey = new Map<string, Attempt>();

/** Returns a version 4 UUID. `crypto.randomUUID` does not exist on insecure origins. */
function createUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/**
 * Returns the idempotency key of a form's content: the key of the previous attempt if the content is unchanged,
 * otherwise a new key. The key survives a reload. After a reload, a retry with the same texts and the same file is
 * therefore not a second submission.
 */
function getIdempotencyKey(storageKey: string, { kind, texts, file }: FormContent): string {
  const content = JSON.stringify([kind, texts, file && [file.name, file.size, file.lastModified]]);
  const lastAttempt =
    attemptsByStorageKey.get(storageKey) ??
    accessTabStorage((storage) => JSON.parse(storage.getItem(storageKey) ?? 'null') as Attempt | null);
  if (lastAttempt?.content === content) return lastAttempt.key;
  const attempt = { content, key: createUuid() };
  attemptsByStorageKey.set(storageKey, attempt);
  accessTabStorage((storage) => storage.setItem(storageKey, JSON.stringify(attempt)));
  return attempt.key;
}

/** Deletes the idempotency key of a sent form, so that sending the same content again is a new submission. */
function deleteAttempt(storageKey: string): void {
  attemptsByStorageKey.delete(storageKey);
  accessTabStorage((storage) => storage.removeItem(storageKey));
}

/**
 * Sends one form according to the site's settings: to the relay, or directly to the providers. Sending continues when
 * the visitor opens another page of the site. `onProgress` receives the progress of a file's upload to the relay as a
 * percentage. Every rejection is a `SubmissionError`. Logs unexpected errors, such as invalid settings, to the console.
 */
export async function sendSubmission(
  content: FormContent & FormMetadata,
  { base, countries }: SiteContext,
  onProgress: (percent: number) => void,
): Promise<Receipt> {
  const storageKey = getStorageKey('attempt', base, content.formId);
  const form = { ...content, key: getIdempotencyKey(storageKey, content) };
  try {
    const { submission } = await loadSiteConfig(base);
    const receipt =
      submission.mode === 'relay'
        ? await sendToRelay(submission.relay.url, form, onProgress)
        : await (await import('./direct/transport')).sendDirectly(submission.directSettings, form, countries);
    deleteAttempt(storageKey);
    return receipt;
  } catch (error) {
    if (error instanceof SubmissionError) throw error;
    const failure = toUnavailableError(error);
    console.error(`The form could not be sent. ${failure.message}`);
    throw failure;
  }
}
