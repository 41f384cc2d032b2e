import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';
import { listFirms } from '../src/site/folder';
import { isSample, SAMPLE } from '../src/site/sample';

/**
 * Runs the suites of `npm run test:all` that `npm test` omits. Two workers run in parallel and process the jobs of one
 * queue. The first worker begins with the screen reader suites, and the second with the builds of two other firms. The
 * screen reader Orca misses announcements on a busy machine, so all other jobs run at idle priority. Only one other job
 * runs beside a screen reader suite, because Orca misses announcements beside two jobs even at idle priority. A failed
 * command does not stop the other commands. The output ends with the outputs of failed commands, then a list of the
 * results with the user and system CPU times. Two lists of the failed tests follow: one with the errors, and one with
 * only the titles. The exit code is 1 if a command failed.
 */

/** Shell commands that one worker runs one after the other. */
interface Job {
  /** The shell commands, in order. */
  commands: readonly string[];
  /** Additional environment variables. If the value is null, the script skips the job. */
  env?: NodeJS.ProcessEnv | null;
}

/**
 * Returns the environment variables that select another firm and the folders of its build. Returns null when `firm` is
 * undefined, or when the active firm is not the sample.
 */
const createEnvironment = (firm: string | undefined, suffix: string): NodeJS.ProcessEnv | null =>
  isSample() && firm !== undefined
    ? { SITE: firm, UNAUDITED: '1', DIST_DIR: `dist.${suffix}`, DIST_SERVER_DIR: `dist.${suffix}-server` }
    : null;
const secondFirmEnvironment = createEnvironment(
  listFirms().find((name) => name !== SAMPLE.folder),
  'second',
);
/** The folder of a generated Arabic firm. Arabic is written from right to left. */
const ARABIC_FIRM_FOLDER = 'reports/third-firm';
const arabicFirmEnvironment = createEnvironment(ARABIC_FIRM_FOLDER, 'third');
/** The folder of a generated French firm. French texts have no-break spaces before colons, and long words. */
const FRENCH_FIRM_FOLDER = 'reports/french-firm';

const BUILD_JOBS: readonly Job[] = [
  { commands: ['npm run build'], env: secondFirmEnvironment },
  {
    commands: [`node scripts/command.cjs testFirm ${ARABIC_FIRM_FOLDER} ar`, 'npm run build'],
    env: arabicFirmEnvironment,
  },
];

const SCREEN_READER_JOBS: readonly Job[] = [
  { commands: ['npm run test:screen-reader'] },
  { commands: ['npm run test:screen-reader -- languages'], env: secondFirmEnvironment },
];

/**
 * Returns a Playwright command with the output folder `reports/{name}`. Two runs with the same output folder would
 * delete each other's traces.
 */
const createPlaywrightCommand = (name: string, options: string) =>
  `npx playwright test --output=reports/${name} ${options}`;

/**
 * The jobs for the two workers. The first jobs run beside the screen reader suites, so they start no browser. The
 * longest of the other jobs come first.
 */
const QUEUED_JOBS: readonly Job[] = [
  { commands: ['npm run test:relay -- long'] },
  // The chaos test of this suite, which kills relay processes, runs with a fifth of its submissions and kills. The
  // complete test (`npm run test:relay -- postgres chaos`) takes several minutes longer.
  { commands: ['npm run test:relay -- postgres'], env: { CHAOS_SUBMISSIONS: '400', CHAOS_KILLS: '20' } },
  // A complete run (`npm run test:relay -- fuzz`) sends 20,000 random requests.
  { commands: ['npm run test:relay -- fuzz --runs 3000'] },
  {
    // The unit tests that import the firm's content and need no DOM.
    commands: [
      `node scripts/command.cjs testFirm ${FRENCH_FIRM_FOLDER} fr`,
      "npx jest --selectProjects node -- src/site/isolate 'src/store/(quote|submissions)' src/submission scripts/a11y scripts/check 'scripts/build/(document|fonts|keyLeaks|sbom|site)' 'test/contracts/(audits|boundaries|content|placeholders|routes)' 'server/noscript(Forms|Shared)'",
    ],
    env: isSample() ? { SITE: FRENCH_FIRM_FOLDER, UNAUDITED: '1' } : null,
  },
  { commands: ['npm run test:a11y'] },
  { commands: [createPlaywrightCommand('journeys', '--grep-invert @smoke --project=journeys --project=noscript')] },
  {
    // Tests tagged `@once` have the same result for every firm.
    commands: [
      createPlaywrightCommand('second', '--grep-invert @once --project=journeys --project=noscript --project=audits'),
      // Tests the second firm in its other language: the titles, overflow and console errors of every page, and two
      // forms.
      `SITE_LANGUAGE=en ${createPlaywrightCommand('second-english', '--project=journeys e2e/tour')}`,
    ],
    env: secondFirmEnvironment,
  },
  { commands: ['npm run test:relay -- hosting'] },
  { commands: [createPlaywrightCommand('keyboard', '--project=keyboard')] },
  { commands: ['node scripts/command.cjs engines'] },
  {
    // Tests of components, and of forms in the browser, whose keyboard commands and layout depend on the direction of
    // the text.
    commands: [
      'npx jest --selectProjects page -- src/components src/forms/fields src/hooks src/app',
      createPlaywrightCommand(
        'third',
        '--grep-invert @once --project=journeys --project=noscript e2e/forms e2e/noscript',
      ),
    ],
    env: arabicFirmEnvironment,
  },
];

const resultLines: string[] = [];
const failedOutputs: string[] = [];

/** Matches the first line of a failed test in the output of Node's test runner, Jest or Playwright. */
const FAILED_TEST_PATTERN = /^\s*(?:✖|●|\d+\)) /;
/**
 * The number of output lines for each failed test in the list with the errors. The list with the titles shows only the
 * first line of each failed test.
 */
const ERROR_LINES_PER_TEST = 12;

/** Returns the first `lineCount` lines of each failed test in an output, without the codes of terminal colours. */
function extractFailedTests(output: string, lineCount: number): string[] {
  // Skips the tree of tests that Node's test runner prints before its list of failed tests. Otherwise, each failed test
  // would appear twice.
  const lines = stripVTControlCharacters(output.slice(output.lastIndexOf('failing tests:') + 1)).split('\n');
  return lines.flatMap((line, index) => (FAILED_TEST_PATTERN.test(line) ? lines.slice(index, index + lineCount) : []));
}

/**
 * Runs a command. Commands other than screen reader suites run at idle priority. Prints the output of a successful
 * command when the command exits. Stores the output of a failed command, so that the end of a long log shows the failed
 * tests.
 */
async function runCommand(shellCommand: string, env: NodeJS.ProcessEnv, isScreenReaderSuite: boolean): Promise<void> {
  const startTime = performance.now();
  const outputChunks: Buffer[] = [];
  // `chrt` sets the priority before the command starts. A later change would not apply to child processes that already
  // run.
  const chrtCommand = isScreenReaderSuite ? [] : ['chrt', '--idle', '0'];
  // `times` prints the CPU times to a separate pipe.
  const script = `{ ${shellCommand}\n} 3>&-; status=$?; times >&3; exit $status`;
  const [command = 'sh', ...args] = [...chrtCommand, 'sh', '-c', script];
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe', 'pipe'], env: { ...process.env, ...env } });
  let cpuTimes = '';
  child.stdio[3]?.on('data', (chunk: Buffer) => (cpuTimes += chunk.toString()));
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => outputChunks.push(chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code === 0) {
    process.stdout.write(Buffer.concat(outputChunks));
  } else {
    failedOutputs.push(Buffer.concat(outputChunks).toString());
    process.exitCode = 1;
  }
  const minutes = ((performance.now() - startTime) / 60_000).toFixed(1);
  // The last line contains the times of the child processes.
  const cpuTime = cpuTimes.trimEnd().split('\n').at(-1);
  const resultLine = `${code === 0 ? 'passed' : 'FAILED'} in ${minutes} min (CPU: ${cpuTime}): ${env['SITE'] ? `SITE=${env['SITE']} ` : ''}${shellCommand}`;
  process.stdout.write(`${resultLine}\n`);
  resultLines.push(resultLine);
}

/** Runs jobs one after the other. If two workers share one iterator, each job runs in only one worker. */
async function runJobs(jobs: Iterable<Job>, hasScreenReaderJobs = false): Promise<void> {
  for (const { commands, env = {} } of jobs) {
    if (!env) continue;
    // A job with DIST_DIR needs the build of its firm.
    if (jobs !== BUILD_JOBS && env['DIST_DIR'] !== undefined) await buildPromise;
    for (const command of commands) await runCommand(command, env, hasScreenReaderJobs);
  }
}

const jobIterator = QUEUED_JOBS.values();
const buildPromise = runJobs(BUILD_JOBS);
await Promise.all([
  runJobs(SCREEN_READER_JOBS, true).then(() => runJobs(jobIterator)),
  buildPromise.then(() => runJobs(jobIterator)),
]);
const summaryLines = [
  ...failedOutputs,
  ...resultLines,
  ...failedOutputs.flatMap((output) => extractFailedTests(output, ERROR_LINES_PER_TEST)),
  ...failedOutputs.flatMap((output) => extractFailedTests(output, 1)),
];
process.stdout.write(`${summaryLines.join('\n')}\n`);
