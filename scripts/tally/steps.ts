import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
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

/** What is run one after the other, and what gets the rest of the processor meanwhile, last in line and one by one, too. */
export interface Tier {
  readonly steps: readonly Step[];
  readonly beside?: readonly Step[];
}

/** Of what runs beside: a tenth of the processor where the other wants all of it, so that nothing waits for minutes. */
const LAST_IN_LINE = '10';

/** Jest with a count for the tier, besides what it prints. What it is to run comes first: it would take that for reporters. */
export const jest = (what = ''): string => `npx jest ${what} --reporters=default --reporters=./scripts/tally/jest.js`;

interface Tally {
  readonly passed: number;
  readonly failures: readonly { readonly name: string; readonly message: string }[];
}

/** What a step proved. One that ended badly, or without having counted anything, is a fault even where no test of it failed. */
function tallyOf({ isOne, name }: Step, status: number | null, file: string): Tally {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  const tallies = isOne ? [] : lines.map((line) => JSON.parse(line) as Tally);
  const passed = isOne ? Number(status === 0) : tallies.reduce((total, each) => total + each.passed, 0);
  const failures = tallies.flatMap((each) => each.failures);
  const isFaulty = failures.length === 0 && (status !== 0 || passed === 0);
  const message = status === 0 ? 'nothing ran' : `ended with ${status}`;
  return { passed, failures: isFaulty ? [{ name, message }] : failures };
}

/** As much of what a fault says of itself as stands in a log's last lines beside that of others. */
const LINES_OF_A_FAULT = 12;

const told = (step: string, { name, message }: Tally['failures'][number]): string => {
  const lines = message.trim().split('\n').slice(0, LINES_OF_A_FAULT);
  return [`✖ ${step} › ${name}`, ...lines.map((line) => `    ${line}`)].join('\n');
};

/** Runs a command to its end. What it says comes at once, or, of one that runs beside another, together. Gives its status. */
async function run({ name, command, env }: Step, isBeside: boolean): Promise<number | null> {
  const said = [`\n— ${name}\n`];
  if (!isBeside) process.stdout.write(said.splice(0).join(''));
  // Not by a priority that is set afterwards: the shell has started others by then, which keep the one that it had.
  const child = spawn('nice', ['-n', isBeside ? LAST_IN_LINE : '0', 'sh', '-c', command], {
    stdio: isBeside ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env,
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => said.push(text));
  const [status] = (await once(child, 'close')) as [number | null];
  process.stdout.write(said.join(''));
  return status;
}

/**
 * Runs tiers one after the other, every step of them, so that one run tells of every fault. The last lines say what failed, how
 * long each step took, and how much passed and failed: the end of a log is what is kept of it. The process ends with 1 where
 * anything failed.
 */
export async function runTiers(tiers: readonly Tier[]): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tally-'));
  const lines: string[] = [];
  const faults: string[] = [];
  let passed = 0;
  const runEach = async (each: readonly Step[], isBeside: boolean): Promise<void> => {
    for (const step of each) {
      const file = path.join(folder, `${randomUUID()}.jsonl`);
      const start = Date.now();
      const env = { ...process.env, ...step.env, TALLY: file };
      const { passed: ofStep, failures } = tallyOf(step, await run({ ...step, env }, isBeside), file);
      const minutes = ((Date.now() - start) / 60_000).toFixed(1);
      const by = isBeside ? ' (beside)' : '';
      lines.push(`${minutes} min  ${step.name}${by}: ${ofStep} passed, ${failures.length} failed`);
      faults.push(...failures.map((failure) => told(step.name, failure)));
      passed += ofStep;
    }
  };
  for (const { steps, beside = [] } of tiers) await Promise.all([runEach(steps, false), runEach(beside, true)]);
  rmSync(folder, { recursive: true, force: true });
  process.stdout.write(`\n${[...faults, ...lines].join('\n')}\n${passed} passed, ${faults.length} failed\n`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
