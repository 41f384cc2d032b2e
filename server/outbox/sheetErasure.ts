import { createHmac } from 'node:crypto';
import { retryAfterOf } from './backoff';
import { NoAnswer, postJson } from './call';
import type { SpreadsheetSettings } from './spreadsheet';
import { StepFailed } from './stepFailed';

export interface SheetErasure {
  /** The UUID of the submission. */
  submission: string;
  /** The name of its résumé, for a file that a crash has left without a row; '' without one. */
  resumeFileName: string;
}

const TIMEOUT = 30_000;

/**
 * Erases a submission's rows and its résumé through the `erase` action of docs/apps-script.gs. The request is signed
 * with SPREADSHEET_SECRET, because it destroys data. A repeat erases nothing more. Throws {@link StepFailed}.
 */
export async function eraseInSheet(
  { host, deploymentId, secret }: SpreadsheetSettings,
  { submission, resumeFileName }: SheetErasure,
  now: () => number,
  { timeout = TIMEOUT, ...ending }: { timeout?: number; signal?: AbortSignal } = {},
): Promise<void> {
  if (!secret) throw new StepFailed('again', 'spreadsheet: the script erases nothing without SPREADSHEET_SECRET');
  const body = { action: 'erase', submission, resumeFileName };
  const signature = createHmac('sha256', secret).update(JSON.stringify(body)).digest('hex');
  const url = `${host}/macros/s/${encodeURIComponent(deploymentId)}/exec?signature=${signature}`;
  const answer = await postJson(url, body, { timeout, answerElsewhere: true, ...ending }).catch((error: unknown) => {
    // The message may hold an address, and its query the signature.
    if (error instanceof NoAnswer)
      throw new StepFailed('again', `spreadsheet: ${error.message.replaceAll(/\?\S*/g, '')}`);
    throw error;
  });
  const { status, headers } = answer;
  const retryAfter = retryAfterOf(headers.get('Retry-After'), now());
  if (status < 200 || status > 299) throw new StepFailed('again', `spreadsheet: status ${status}`, retryAfter);
  if (!isErased(answer.body))
    throw new StepFailed(
      'again',
      'spreadsheet: the script erased nothing; deploy the newest docs/apps-script.gs, and compare its RELAY_SECRET with SPREADSHEET_SECRET',
    );
}

/** Returns whether the answer is that of the `erase` action. An older script answers `{"ok":false}`, others anything. */
function isErased(body: string): boolean {
  try {
    const answer = JSON.parse(body) as { ok?: unknown; erased?: unknown } | null;
    return answer?.ok === true && typeof answer.erased === 'number';
  } catch {
    return false;
  }
}
