import { appendFileSync } from 'node:fs';

/**
 * Where the runs of a tier (scripts/test.ts) leave how many tests passed and failed, a line of JSON each. What was skipped
 * counts as failed: a test that does not run proves nothing.
 *
 * @param {{ passed: number, failed: number }} counts
 */
export function leaveTally(counts) {
  const file = process.env['TALLY'];
  if (file) appendFileSync(file, `${JSON.stringify(counts)}\n`);
}
