import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** One command of a tier of tests. */
export interface Step {
  readonly name: string;
  readonly command: string;
  readonly env?: NodeJS.ProcessEnv;
  /** It counts no tests of its own: its end is what it proves. */
  readonly isOne?: boolean;
}

/** Jest with a count for the tier, besides what it prints. What it is to run comes first: it would take that for reporters. */
export const jest = (what = ''): string => `npx jest ${what} --reporters=default --reporters=./scripts/tally/jest.js`;

interface Counts {
  readonly passed: number;
  readonly failed: number;
}

const sum = (counts: readonly Counts[]): Counts => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
});

/** What a step proved. One that ended badly, or without having counted anything, is a fault even where no test of it failed. */
function countsOf({ isOne }: Step, status: number | null, file: string): Counts {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  const { passed, failed } = isOne
    ? { passed: status === 0 ? 1 : 0, failed: 0 }
    : sum(lines.map((line) => JSON.parse(line) as Counts));
  return { passed, failed: failed === 0 && (status !== 0 || passed === 0) ? 1 : failed };
}

/**
 * Runs steps one after the other, all of them, so that one run tells of every fault. The last lines say how long each took,
 * and how much passed and failed; the process ends with 1 where anything failed.
 */
export function runSteps(steps: readonly Step[]): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'tally-'));
  const lines: string[] = [];
  const counts = steps.map((step, at) => {
    const file = path.join(folder, `${at}.jsonl`);
    process.stdout.write(`\n— ${step.name}\n`);
    const start = Date.now();
    const env = { ...process.env, ...step.env, TALLY: file };
    const { status } = spawnSync(step.command, { shell: true, stdio: 'inherit', env });
    const ofStep = countsOf(step, status, file);
    const minutes = ((Date.now() - start) / 60_000).toFixed(1);
    lines.push(`${minutes} min  ${step.name}: ${ofStep.passed} passed, ${ofStep.failed} failed`);
    return ofStep;
  });
  rmSync(folder, { recursive: true, force: true });
  const { passed, failed } = sum(counts);
  process.stdout.write(`\n${lines.join('\n')}\n${passed} passed, ${failed} failed\n`);
  process.exitCode = failed === 0 ? 0 : 1;
}
