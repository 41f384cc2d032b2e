import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeOutcomes, type Suite, type TestOutcome } from '../a11y/conformance/evidence';
import { isSample } from '../src/site/sample';
import { ensureBuilt } from './build/swap';
import { TYPESCRIPT_OPTIONS } from './typescript';
import { UsageError } from './usageError';

/** The timeout for the suites of one process, in milliseconds. By default, Node's test runner has no timeout. */
const PROCESS_TIMEOUT_MS = 60 * 60_000;

/** Returns the outcomes of tests from a file that Node's test runner wrote, with one JSON object per line. */
const readOutcomes = (file: string): TestOutcome[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as TestOutcome);

interface NodeTestOptions {
  /**
   * The name of the evidence that a complete run provides for the conformance report. The field is absent for suites
   * that provide no evidence.
   */
  evidenceName?: Suite;
  /**
   * The folders of the suites. The suites below `test/sample` test only the sample, so a project without the sample may
   * lack these folders.
   */
  folders: readonly string[];
  /** Matches the file names of the suites. */
  filePattern: RegExp;
  /**
   * A module that calls `runSuites`, so that the suites share a process. By default, each suite has its own process.
   */
  entry?: string;
  /** Installs the programs that the suites need, or throws a one-line error. */
  prepare: () => void;
}

/**
 * Runs suites with Node's test runner, one after the other, against the built site. The command's arguments select
 * suites by a part of their name. Throws {@link UsageError} when no suite matches, when the build is missing, or when
 * `prepare` cannot install a program.
 */
export function runNodeTests({ evidenceName, folders, filePattern, entry, prepare }: NodeTestOptions): void {
  const nameParts = process.argv.slice(2);
  const suites = folders
    .filter((folder) => !folder.startsWith('test/sample/') || (isSample() && existsSync(folder)))
    .flatMap((folder) => readdirSync(folder).map((file) => path.join(folder, file)))
    .filter(
      (file) => filePattern.test(file) && (nameParts.length === 0 || nameParts.some((part) => file.includes(part))),
    );
  if (suites.length === 0)
    throw new UsageError(`No suite in ${folders.join(', ')} has a name with ${nameParts.join(' or ')}.`);
  ensureBuilt();
  prepare();
  const reporterOptions = ['--test-reporter=spec', '--test-reporter-destination=stdout'];
  // Each evidence name has a separate file, because two commands may run in parallel.
  const outcomesFile =
    evidenceName && nameParts.length === 0 ? path.resolve(`reports/evidence/${evidenceName}.jsonl`) : undefined;
  if (outcomesFile) {
    mkdirSync(path.dirname(outcomesFile), { recursive: true });
    reporterOptions.push(
      '--test-reporter=./a11y/conformance/nodeReporter.js',
      `--test-reporter-destination=${outcomesFile}`,
    );
  }
  const runnerOptions = entry ? [entry] : ['--test', '--test-concurrency=1', `--test-timeout=${PROCESS_TIMEOUT_MS}`];
  const { status } = spawnSync(
    process.execPath,
    [...TYPESCRIPT_OPTIONS, ...reporterOptions, ...runnerOptions, ...suites],
    {
      stdio: 'inherit',
      timeout: entry ? PROCESS_TIMEOUT_MS : undefined,
      env: { ...process.env, UNAUDITED: '1' },
    },
  );
  if (evidenceName && outcomesFile) writeOutcomes(evidenceName, readOutcomes(outcomesFile));
  process.exitCode = status ?? 1;
}
