import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { listFirms } from '../src/site/folder';
import { isSample, SAMPLE } from '../src/site/sample';

/**
 * The part of `npm run test:all` that `npm test` omits. The screen reader runs alone, because on a busy machine it
 * misses announcements. Two lanes follow. The first one has priority, because it waits for windows. The second lane
 * uses the remaining CPU time. Every command runs, even after a failure. The last lines list the results. The exit code
 * is 1 after a failure.
 */
interface Command {
  line: string;
  env?: NodeJS.ProcessEnv;
}

/** The suites must pass for any firm. Each further firm has its own build. */
const createEnvironment = (firm: string, name: string): NodeJS.ProcessEnv => ({
  SITE: firm,
  UNAUDITED: '1',
  DIST_DIR: `dist.${name}`,
  DIST_SERVER_DIR: `dist.${name}-server`,
});
const second = isSample() ? listFirms().find((name) => name !== SAMPLE.folder) : undefined;
const ofSecond = second === undefined ? undefined : createEnvironment(second, 'second');
/** The folder of a generated firm. */
const THIRD = 'reports/third-firm';
const ofThird = isSample() ? createEnvironment(THIRD, 'third') : undefined;
const UNIT = "npx jest --selectProjects node page -- src 'scripts/(?!newFirm)' test/contracts server/noscript";

/** Runs before the lanes. */
const ALONE: readonly Command[] = [{ line: 'npm run test:screen-reader' }];

const LANES: readonly (readonly Command[])[] = [
  [
    { line: 'node scripts/command.cjs engines' },
    // Two Playwright runs with the same output folder would delete each other's traces.
    {
      line: 'npx playwright test --output=reports/journeys --grep-invert @smoke --project=journeys --project=noscript --project=keyboard',
    },
    { line: 'npm run test:relay -- fuzz' },
    ...(ofSecond
      ? [
          { line: UNIT, env: ofSecond },
          { line: 'npm run build', env: ofSecond },
          { line: 'npm run test:screen-reader', env: ofSecond },
          { line: 'npm run test:screen-reader -- contact', env: { ...ofSecond, SITE_LANGUAGE: 'en' } },
          { line: 'npx playwright test --output=reports/second --grep-invert @full', env: ofSecond },
        ]
      : []),
  ],
  [
    { line: 'npm run test:a11y' },
    { line: 'npm run test:relay -- kills' },
    { line: 'npm run test:relay -- hosting' },
    // A fifth of the chaos test. The whole test (`npm run test:relay -- postgres chaos`) takes minutes longer.
    { line: 'npm run test:relay -- postgres', env: { CHAOS_SUBMISSIONS: '400', CHAOS_KILLS: '20' } },
    ...(ofThird
      ? [
          { line: `node scripts/command.cjs thirdFirm ${THIRD}` },
          { line: UNIT, env: ofThird },
          { line: 'npm run build', env: ofThird },
          {
            line: 'npx playwright test --output=reports/third --project=journeys --project=noscript e2e/forms noscript.spec',
            env: ofThird,
          },
        ]
      : []),
  ],
];

const results: string[] = [];

/** Runs one command. Prints the output of the second lane in one piece when the command has ended. */
async function run({ line, env }: Command, isFirst: boolean): Promise<void> {
  const started = performance.now();
  const output: Buffer[] = [];
  // The priority is set at the start, because processes that a command has already started keep theirs.
  const child = spawn('nice', ['-n', isFirst ? '0' : '19', 'sh', '-c', line], {
    stdio: isFirst ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data: Buffer) => output.push(data));
  const [code] = (await once(child, 'close')) as [number | null];
  process.stdout.write(Buffer.concat(output));
  if (code !== 0) process.exitCode = 1;
  const minutes = ((performance.now() - started) / 60_000).toFixed(1);
  results.push(
    `${code === 0 ? 'passed' : 'FAILED'} in ${minutes} min: ${env?.['SITE'] ? `SITE=${env['SITE']} ` : ''}${line}`,
  );
}

for (const command of ALONE) await run(command, true);
await Promise.all(
  LANES.map(async (lane, at) => {
    for (const command of lane) await run(command, at === 0);
  }),
);
process.stdout.write(`\n${results.join('\n')}\n`);
