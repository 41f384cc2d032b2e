import { createHmac } from 'node:crypto';
import { callScript, type ScriptOptions, type SpreadsheetSettings } from './spreadsheet';
import { StepFailed } from './stepFailed';

export interface SheetErasure {
  /** The UUID of the submission. */
  submission: string;
  /** The file name of its résumé, to find a file that a crash has left without a row; '' without a résumé. */
  resumeFileName: string;
}

/**
 * Erases a submission's rows and its résumé through the `erase` action of docs/apps-script.gs. The request is signed
 * with SPREADSHEET_SECRET, because it destroys data. A repeat erases nothing more. Throws {@link StepFailed}.
 */
export async function eraseInSheet(
  settings: SpreadsheetSettings,
  { submission, resumeFileName }: SheetErasure,
  now: () => number,
  options: ScriptOptions = {},
): Promise<void> {
  const { secret } = settings;
  if (!secret)
    throw new StepFailed('unauthorised', 'spreadsheet: the script erases nothing without SPREADSHEET_SECRET');
  const body = { action: 'erase', submission, resumeFileName };
  const signature = createHmac('sha256', secret).update(JSON.stringify(body)).digest('hex');
  const answer = await callScript(settings, { parameters: { signature }, body }, now, options);
  const erased = parseErasure(answer.body);
  if (erased) return;
  throw new StepFailed(
    erased === undefined ? 'again' : 'unauthorised',
    'spreadsheet: the script erased nothing; deploy the newest docs/apps-script.gs, and compare its RELAY_SECRET with SPREADSHEET_SECRET',
  );
}

/**
 * Returns whether the answer is that of the `erase` action. An older script answers `{"ok":false}`. Returns undefined
 * for a response that is not JSON, such as Google's error pages.
 */
function parseErasure(body: string): boolean | undefined {
  try {
    const answer = JSON.parse(body) as { ok?: unknown; erased?: unknown } | null;
    return answer?.ok === true && typeof answer.erased === 'number';
  } catch {
    return undefined;
  }
}
