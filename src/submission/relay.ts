import { findFileFieldName, FORMS } from './forms/index';
import { createReference } from './reference';
import type { FieldErrors } from './rules';
import { formatLanguageQuery, META_FIELDS, SubmissionError } from './types';
import type { ReceivedData, KeyedForm, Receipt, SubmissionFailure } from './types';

const RELAY_TIMEOUT_MS = 30_000;
/**
 * The lowest expected upload rate, in bytes per second (0.29 Mbit/s). A file of 5 MB adds 147 s to `RELAY_TIMEOUT_MS`.
 * The sum is less than the 180 s that the relay waits for an application.
 */
const MIN_UPLOAD_BYTES_PER_SECOND = 35 * 1024;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the messages of a 422 response by field, or null when the response contains no messages. */
function parseFieldErrors(body: unknown): FieldErrors | null {
  if (!isRecord(body) || !isRecord(body.errors)) return null;
  const errors = Object.entries(body.errors).filter(([, message]) => typeof message === 'string');
  return errors.length > 0 ? (Object.fromEntries(errors) as FieldErrors) : null;
}

function toFailure(status: number, body: unknown): SubmissionFailure {
  const errors = status === 422 ? parseFieldErrors(body) : null;
  if (errors) return { reason: 'invalid', errors };
  const relayMessage = isRecord(body) && typeof body.message === 'string' && body.message !== '' ? body.message : null;
  if (isRecord(body) && body.says === 'tooMany' && relayMessage !== null)
    return { reason: 'limited', message: relayMessage };
  return { reason: 'unavailable', message: relayMessage ?? `The relay responded with status ${status}` };
}

/** Returns whether the relay's description of the received data is complete and has the expected types. */
function isReceivedData(value: unknown): value is ReceivedData {
  if (!isRecord(value) || Number.isNaN(Date.parse(String(value.at)))) return false;
  const { file, letterLength } = value;
  const hasNameAndChecksum = isRecord(file) && typeof file.name === 'string' && typeof file.sha256 === 'string';
  return (
    (file === undefined || (hasNameAndChecksum && typeof file.size === 'number')) &&
    (letterLength === undefined || typeof letterLength === 'number')
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // For a response that is not JSON, the caller needs only the status.
    return undefined;
  }
}

/**
 * Returns a form's fields as a browser posts them. The file comes last, so that the relay receives all other fields
 * first.
 */
function buildFormData({ kind, texts, file, key, age, honeypot }: KeyedForm): FormData {
  const formData = new FormData();
  formData.append(META_FIELDS.key, key);
  formData.append(META_FIELDS.age, String(Math.max(0, Math.round(age))));
  formData.append(META_FIELDS.honeypot, honeypot);
  for (const [name, text] of Object.entries(texts)) formData.append(name, text);
  const fileField = findFileFieldName(kind);
  if (file && fileField) formData.append(fileField, file, file.name);
  return formData;
}

/**
 * Posts a form. Resolves to the status and the text of the response. If no response arrives, rejects with
 * `SubmissionError` 'unavailable'. Uses `XMLHttpRequest`, because `fetch` does not report upload progress.
 */
function postForm(url: string, body: FormData, timeout: number, onProgress: (percent: number) => void) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.setRequestHeader('Accept', 'application/json');
    request.timeout = timeout;
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(Math.round((loaded / total) * 100));
    });
    const createFailureListener = (message: string) => () =>
      reject(new SubmissionError({ reason: 'unavailable', message }));
    // The event 'abort' occurs when the browser stops the request, for example because the visitor leaves the page.
    for (const type of ['error', 'abort'])
      request.addEventListener(type, createFailureListener('The relay could not be reached'));
    request.addEventListener('timeout', createFailureListener(`No response within ${timeout / 1000} s`));
    request.addEventListener('load', () => resolve({ status: request.status, text: request.responseText }));
    request.send(body);
  });
}

/**
 * Sends a form to the relay at `url` (without a trailing slash). A 202 response means that the relay has stored the
 * form durably. `onProgress` receives the progress of a file's upload as a percentage. Rejects with a
 * `SubmissionError`. Its reason is 'invalid' after a 422 response with error messages, and 'limited' if the relay asks
 * the visitor to wait. The reason is 'unavailable' after any other response, a time-out or a network failure.
 */
export async function sendToRelay(
  url: string,
  form: KeyedForm,
  onProgress: (percent: number) => void,
): Promise<Receipt> {
  const timeout = RELAY_TIMEOUT_MS + Math.ceil((form.file?.size ?? 0) / MIN_UPLOAD_BYTES_PER_SECOND) * 1000;
  const reportProgress = form.file ? onProgress : () => undefined;
  const response = await postForm(
    `${url}/${FORMS[form.kind].path}${formatLanguageQuery('?')}`,
    buildFormData(form),
    timeout,
    reportProgress,
  );
  const body = parseJson(response.text);
  // Only 202 means that the relay accepted the form. A static host that serves its start page for every path responds
  // with 200.
  if (response.status !== 202) throw new SubmissionError(toFailure(response.status, body));
  const { reference, arrived } = isRecord(body) ? body : {};
  return {
    reference: typeof reference === 'string' && reference !== '' ? reference : createReference(form.key),
    // A relay of an earlier version sends no description of the received data.
    ...(isReceivedData(arrived) && { arrived }),
  };
}
