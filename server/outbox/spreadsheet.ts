import { isRedirect, NoAnswer, postJson } from './call';
import { retryAfterOf } from './backoff';
import type { LongField } from './jsonBody';
import { StepFailed } from './stepFailed';

export interface SpreadsheetSettings {
  /** Origin and path before '/macros/…'. */
  host: string;
  deploymentId: string;
  /** What counts as stored: 'any' success that is not an HTML page, or 'ok', only the JSON `{"ok":true}`. */
  answer: 'any' | 'ok';
  /** Tells the script that a request comes from the relay. */
  secret?: string;
}

export interface SpreadsheetRow {
  /** The UUID of the submission. */
  id: string;
  payload: object;
  /** The file of the payload, its last field. */
  file?: LongField | undefined;
  /** The row goes to the tab of quarantined submissions. */
  isQuarantined?: boolean;
}

/** §9: a hanging spreadsheet is given up after this (ms). */
const TIMEOUT = 30_000;

/**
 * §7.1 from the server: posts the payload, and the submission's id in the address, by which a script can tell a repeat.
 * Throws {@link StepFailed} unless the row counts as stored. A script that threw, and a sign-in page, answer 200 with an
 * HTML page, so HTML never counts. No message of an error holds the secret.
 */
export async function storeRow(
  settings: SpreadsheetSettings,
  row: SpreadsheetRow,
  now: () => number,
  { timeout = TIMEOUT, ...ending }: { timeout?: number; signal?: AbortSignal } = {},
): Promise<void> {
  const answer = await postJson(addressOf(settings, row), row.payload, {
    timeout,
    answerElsewhere: true,
    long: row.file,
    ...ending,
  }).catch((error: unknown) => {
    if (error instanceof NoAnswer) throw new StepFailed('again', `spreadsheet: ${withoutQuery(error.message)}`);
    throw error;
  });
  const { status, headers, body } = answer;
  const retryAfter = retryAfterOf(headers.get('Retry-After'), now());
  const hint = isRedirect(status) ? ', a redirect that is not followed (SPREADSHEET_HOST)' : '';
  if (status < 200 || status > 299) throw new StepFailed('again', `spreadsheet: status ${status}${hint}`, retryAfter);
  if (/^text\/html\b/i.test(headers.get('Content-Type') ?? '')) {
    throw new StepFailed('again', 'spreadsheet: an HTML page instead of an answer');
  }
  const ok = okOf(body);
  if (ok === false) throw new StepFailed('again', 'spreadsheet: the script answered that it failed');
  if (ok === undefined && settings.answer === 'ok') {
    throw new StepFailed('again', 'spreadsheet: no {"ok":true} in the answer (SPREADSHEET_ANSWER)');
  }
}

/** Apps Script hands no headers to a script, so the secret is a parameter of the address, too. */
function addressOf({ host, deploymentId, secret }: SpreadsheetSettings, { id, isQuarantined }: SpreadsheetRow): string {
  const parameters = new URLSearchParams({ submission: id });
  if (secret) parameters.set('secret', secret);
  if (isQuarantined) parameters.set('quarantine', '1');
  return `${host}/macros/s/${encodeURIComponent(deploymentId)}/exec?${parameters.toString()}`;
}

/** Errors of `fetch` may hold the address, or the one of a redirect. The query of either may hold the secret. */
const withoutQuery = (message: string): string => message.replaceAll(/\?\S*/g, '');

/** The `ok` of a JSON answer; undefined when the answer says nothing of the kind. */
function okOf(body: string): boolean | undefined {
  let answer: unknown;
  try {
    answer = JSON.parse(body);
  } catch {
    // Any text is a valid answer of a script that doesn't speak JSON.
    return undefined;
  }
  if (typeof answer !== 'object' || answer === null || !('ok' in answer)) return undefined;
  return answer.ok === true;
}
