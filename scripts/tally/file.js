import { appendFileSync } from 'node:fs';

/**
 * Where the runs of a tier (scripts/test.ts) leave how many tests passed, and which failed, a line of JSON each. What was
 * skipped counts as failed: a test that does not run proves nothing.
 *
 * @param {{ passed: number, failures: { name: string, message: string }[] }} tally
 */
export function leaveTally(tally) {
  const file = process.env['TALLY'];
  if (file) appendFileSync(file, `${JSON.stringify(tally)}\n`);
}
