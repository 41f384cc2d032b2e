import { createHmac } from 'node:crypto';
import { isRedirect, isSuccess, NoResponseError, parseJsonObject, postJson, type ProviderResponse } from './call';
import { parseRetryAfter } from './backoff';
import { createJsonBody, type LongField } from './jsonBody';
import { StepFailedError } from './stepFailed';
import type { CallLimit } from './withTimeLimit';

export interface SpreadsheetSettings {
  /** The base URL of the script, without the path '/macros/…'. */
  host: string;
  deploymentId: string;
  /**
   * The successful responses that confirm a stored row. 'any': every response except an HTML page, and except JSON with
   * an `ok` other than true. 'ok': only JSON whose `ok` is true.
   */
  acceptedResponse: 'any' | 'ok';
  /** The secret that proves to the script that a request comes from the relay. */
  secret?: string;
}

export interface SpreadsheetRow {
  /** The UUID of the submission. */
  id: string;
  payload: object;
  /** The file of the submission, which `storeRow` sends as the last field of the payload. */
  file?: LongField | undefined;
  /** Whether the script stores the row on the tab of quarantined submissions. */
  isQuarantined?: boolean;
}

/** The default time limit of a spreadsheet call, in milliseconds (§9.1). */
const DEFAULT_TIMEOUT_MS = 30_000;

/**
 * Stores a row in the spreadsheet by a POST of its payload (§7.1). The URL contains the submission's id, so that the
 * script can recognise a repeated call. Throws {@link StepFailedError} unless the response confirms that the row is
 * stored. No error message contains the secret.
 */
export async function storeRow(
  settings: SpreadsheetSettings,
  row: SpreadsheetRow,
  now: () => number,
  options: Partial<CallLimit> = {},
): Promise<void> {
  const call = { parameters: createParameters(settings, row), body: row.payload, longField: row.file };
  const { body } = await callScript(settings, call, now, options);
  // A script may respond with any text, not only JSON.
  const responseJson = parseJsonObject(body);
  if (responseJson && 'ok' in responseJson) {
    if (responseJson.ok !== true) throw new StepFailedError('again', 'spreadsheet: the script reported a failure');
  } else if (settings.acceptedResponse === 'ok') {
    throw new StepFailedError('again', 'spreadsheet: no {"ok":true} in the answer (SPREADSHEET_ANSWER)');
  }
}

/**
 * Returns the URL parameters of the call that stores a row. The secret is a parameter, because Apps Script passes no
 * headers to a script.
 */
const createParameters = ({ secret }: SpreadsheetSettings, { id, isQuarantined }: SpreadsheetRow) => ({
  submission: id,
  ...(secret ? { secret } : {}),
  ...(isQuarantined ? { quarantine: '1' } : {}),
});

interface ScriptCall {
  parameters: Record<string, string>;
  body: object;
  /** A long field, which `callScript` sends as the last field of the body. */
  longField?: LongField | undefined;
}

/**
 * Calls the script. Throws {@link StepFailedError} without a response, for a status outside 200 to 299, and for an HTML
 * page. When the script fails or requires a sign-in, the response is an HTML page with status 200.
 */
async function callScript(
  { host, deploymentId }: SpreadsheetSettings,
  { parameters, body, longField }: ScriptCall,
  now: () => number,
  { timeout = DEFAULT_TIMEOUT_MS, ...callLimit }: Partial<CallLimit>,
): Promise<ProviderResponse> {
  const query = new URLSearchParams(parameters).toString();
  const url = `${host}/macros/s/${encodeURIComponent(deploymentId)}/exec?${query}`;
  const response = await postJson(url, createJsonBody(body, longField), {
    timeout,
    isResponseRedirectAllowed: true,
    ...callLimit,
  }).catch((error: unknown) => {
    if (error instanceof NoResponseError)
      throw new StepFailedError('again', `spreadsheet: ${redactQueries(error.message)}`);
    throw error;
  });
  const { status, headers } = response;
  const retryAfter = parseRetryAfter(headers['retry-after'], now());
  const hint = isRedirect(status) ? ', a redirect that is not followed (SPREADSHEET_HOST)' : '';
  if (!isSuccess(status)) throw new StepFailedError('again', `spreadsheet: status ${status}${hint}`, retryAfter);
  if (/^text\/html\b/i.test(headers['content-type'] ?? ''))
    throw new StepFailedError('again', 'spreadsheet: the response is an HTML page');
  return response;
}

/**
 * Removes URL queries from an error message. The error of a call may contain the URL of the request or of a redirect.
 * The query of such a URL may contain the secret.
 */
const redactQueries = (message: string): string => message.replaceAll(/\?\S*/g, '');

export interface SheetErasure {
  /** The UUID of the submission. */
  submission: string;
  /**
   * The file name of the submission's résumé, or '' without a résumé. After a crash, the résumé may be stored although
   * its row is not. The script then finds the résumé by this name.
   */
  resumeFileName: string;
  /** Whether the outbox recorded a row in the spreadsheet. */
  wasStored?: boolean;
}

/**
 * Erases a submission's rows and its résumé through the `erase` action of docs/apps-script.gs. The relay signs the
 * request with SPREADSHEET_SECRET, because the request deletes data. A repeated call deletes nothing more. Throws
 * {@link StepFailedError} unless the script confirms the erasure. If `wasStored` is true, also throws when neither this
 * call nor an earlier call found a row.
 */
export async function eraseInSheet(
  settings: SpreadsheetSettings,
  { submission, resumeFileName, wasStored = false }: SheetErasure,
  now: () => number,
  options: Partial<CallLimit> = {},
): Promise<void> {
  const { secret, acceptedResponse } = settings;
  if (!secret)
    throw new StepFailedError('unauthorised', 'spreadsheet: the script erases nothing without SPREADSHEET_SECRET');
  const body = { action: 'erase', submission, resumeFileName };
  const signature = createHmac('sha256', secret).update(JSON.stringify(body)).digest('hex');
  const response = await callScript(settings, { parameters: { signature }, body }, now, options);
  const responseJson = parseJsonObject(response.body);
  if (responseJson?.ok === true && typeof responseJson.erased === 'number') {
    if (responseJson.erased > 0 || responseJson.repeated === true || !wasStored) return;
    throw new StepFailedError(
      'unauthorised',
      'spreadsheet: the script found no row; delete the row and the résumé by hand and run npm run outbox -- skip sheet-erasures',
    );
  }
  // If the script refuses the signature, its `error` contains the name RELAY_SECRET. An older script responds without
  // `error`. In both cases, a retry would get the same response. After any other error, for example while the script
  // waits for its lock, a retry may succeed. With the setting 'ok', a response that is not JSON is an error of Google.
  // With 'any', such a response comes from another script.
  const canRetrySucceed = responseJson
    ? typeof responseJson.error === 'string' && !responseJson.error.includes('RELAY_SECRET')
    : acceptedResponse === 'ok';
  if (canRetrySucceed) throw new StepFailedError('again', 'spreadsheet: the script reported a failure');
  throw new StepFailedError(
    'unauthorised',
    'spreadsheet: the script erased nothing; deploy the newest docs/apps-script.gs, and compare its RELAY_SECRET with SPREADSHEET_SECRET; or delete the row and the résumé by hand and run npm run outbox -- skip sheet-erasures',
  );
}
