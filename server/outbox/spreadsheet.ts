import { isRedirect, NoAnswer, postJson } from './call';
import { retryAfterOf } from './backoff';
import { StepFailed } from './stepFailed';

export interface SpreadsheetSettings {
  /** Origin and path before '/macros/…'. */
  host: string;
  deploymentId: string;
  /** What counts as stored: 'any' success that is not an HTML page, or 'ok', only the JSON `{"ok":true}`. */
  answer: 'any' | 'ok';
}

/** §9: a hanging spreadsheet is given up after this (ms). */
const TIMEOUT = 30_000;

/**
 * §7.1 from the server: posts the payload, and the submission's id in the address, by which a script can tell a repeat.
 * Throws {@link StepFailed} unless the row counts as stored. A script that threw, and a sign-in page, answer 200 with an
 * HTML page, so HTML never counts.
 */
export async function storeRow(
  settings: SpreadsheetSettings,
  row: { id: string; payload: object; isQuarantined?: boolean },
  now: () => number,
  { timeout = TIMEOUT, ...ending }: { timeout?: number; signal?: AbortSignal } = {},
): Promise<void> {
  const url = `${settings.host}/macros/s/${encodeURIComponent(settings.deploymentId)}/exec?submission=${row.id}${row.isQuarantined ? '&quarantine=1' : ''}`;
  const answer = await postJson(url, row.payload, { timeout, answerElsewhere: true, ...ending }).catch(
    (error: unknown) => {
      if (error instanceof NoAnswer) throw new StepFailed('again', `spreadsheet: ${error.message}`);
      throw error;
    },
  );
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
