import { isRedirect, NoAnswer, postJson, type ProviderAnswer } from './call';
import { parseRetryAfter } from './backoff';
import type { LongField } from './jsonBody';
import { StepFailed } from './stepFailed';

export interface SpreadsheetSettings {
  /** The URL up to '/macros/…'. */
  host: string;
  deploymentId: string;
  /**
   * The responses that count as stored: 'any' success that is not an HTML page, or 'ok', only the JSON `{"ok":true}`.
   */
  answer: 'any' | 'ok';
  /** Proves to the script that a request comes from the relay. */
  secret?: string;
}

export interface SpreadsheetRow {
  /** The UUID of the submission. */
  id: string;
  payload: object;
  /** The file of the payload, as its last field. */
  file?: LongField | undefined;
  /** Whether the row goes to the tab of quarantined submissions. */
  isQuarantined?: boolean;
}

export interface ScriptOptions {
  /** The time limit in milliseconds. */
  timeout?: number;
  signal?: AbortSignal;
}

/** §9: the time limit of a spreadsheet call, in milliseconds. */
const TIMEOUT = 30_000;

/**
 * Stores a row from the server (§7.1). POSTs the payload, with the submission's id in the URL so that the script can
 * recognise a repeat. Throws {@link StepFailed} unless the row counts as stored. HTML never counts: a failed script and
 * a sign-in page both respond 200 with an HTML page. No error message contains the secret.
 */
export async function storeRow(
  settings: SpreadsheetSettings,
  row: SpreadsheetRow,
  now: () => number,
  options: ScriptOptions = {},
): Promise<void> {
  const call = { parameters: createParameters(settings, row), body: row.payload, long: row.file };
  const { headers, body } = await callScript(settings, call, now, options);
  if (/^text\/html\b/i.test(headers.get('Content-Type') ?? '')) {
    throw new StepFailed('again', 'spreadsheet: an HTML page instead of an answer');
  }
  const ok = parseOk(body);
  if (ok === false) throw new StepFailed('again', 'spreadsheet: the script answered that it failed');
  if (ok === undefined && settings.answer === 'ok') {
    throw new StepFailed('again', 'spreadsheet: no {"ok":true} in the answer (SPREADSHEET_ANSWER)');
  }
}

/** Returns the query of a row. The secret is a parameter, because Apps Script passes no headers to a script. */
const createParameters = ({ secret }: SpreadsheetSettings, { id, isQuarantined }: SpreadsheetRow) => ({
  submission: id,
  ...(secret ? { secret } : {}),
  ...(isQuarantined ? { quarantine: '1' } : {}),
});

interface ScriptCall {
  parameters: Record<string, string>;
  body: object;
  /** A long field, which is the last one of the body. */
  long?: LongField | undefined;
}

/** Calls the script. Throws {@link StepFailed} unless the status of the response is a success. */
export async function callScript(
  { host, deploymentId }: SpreadsheetSettings,
  { parameters, body, long }: ScriptCall,
  now: () => number,
  { timeout = TIMEOUT, ...ending }: ScriptOptions,
): Promise<ProviderAnswer> {
  const query = new URLSearchParams(parameters).toString();
  const url = `${host}/macros/s/${encodeURIComponent(deploymentId)}/exec?${query}`;
  const answer = await postJson(url, body, { timeout, isAnswerRedirectAllowed: true, long, ...ending }).catch(
    (error: unknown) => {
      if (error instanceof NoAnswer) throw new StepFailed('again', `spreadsheet: ${redactQueries(error.message)}`);
      throw error;
    },
  );
  const { status, headers } = answer;
  const retryAfter = parseRetryAfter(headers.get('Retry-After'), now());
  const hint = isRedirect(status) ? ', a redirect that is not followed (SPREADSHEET_HOST)' : '';
  if (status < 200 || status > 299) throw new StepFailed('again', `spreadsheet: status ${status}${hint}`, retryAfter);
  return answer;
}

/**
 * Removes queries from a message. Errors of `fetch` may contain the URL of the request or of a redirect, whose query
 * may contain the secret.
 */
const redactQueries = (message: string): string => message.replaceAll(/\?\S*/g, '');

/** Returns the `ok` of a JSON response; undefined when it has none. */
function parseOk(body: string): boolean | undefined {
  let answer: unknown;
  try {
    answer = JSON.parse(body);
  } catch {
    // A script may respond with any text, not only JSON.
    return undefined;
  }
  if (typeof answer !== 'object' || answer === null || !('ok' in answer)) return undefined;
  return answer.ok === true;
}
