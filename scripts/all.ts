import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { firms } from '../src/site/folder';
import { isSample, SAMPLE } from '../src/site/sample';

/**
 * The part of `npm run test:all` that `npm test` leaves out, in two lanes. The first lane waits for a screen reader and for
 * windows: it has priority. The second lane uses the processor that is left. Every command runs, even after a failure; the
 * last lines say how each ended. The exit code is 1 after a failure.
 */
interface Command {
  line: string;
  env?: NodeJS.ProcessEnv;
}

/** A second firm shows that the suites hold for any firm. It is built beside the sample. */
const second = isSample() ? firms().find((name) => name !== SAMPLE.folder) : undefined;
const ofSecond = {
  SITE: second,
  UNAUDITED: '1',
  DIST_DIR: 'dist.second',
  DIST_SERVER_DIR: 'dist.second-server',
};

const LANES: readonly (readonly Command[])[] = [
  [
    ...(isSample() ? [{ line: 'npm run test:screen-reader' }] : []),
    { line: 'node scripts/command.cjs engines' },
    // A folder of its own for traces: two runs of Playwright would delete each other's.
    {
      line: 'npx playwright test --output=reports/journeys --grep-invert @smoke --project=journeys --project=noscript --project=keyboard',
    },
    { line: 'npm run test:relay -- fuzz' },
  ],
  [
    { line: 'npm run test:a11y' },
    { line: 'npm run test:relay -- kills' },
    { line: 'npm run test:relay -- hosting' },
    // A fifth of the chaos test: the whole takes minutes more, and is `npm run test:relay -- postgres chaos`.
    { line: 'npm run test:relay -- postgres', env: { CHAOS_SUBMISSIONS: '400', CHAOS_KILLS: '20' } },
    ...(second === undefined
      ? []
      : [
          {
            line: "npx jest --selectProjects node page -- src 'scripts/(?!newFirm)' test/contracts server/noscript",
            env: ofSecond,
          },
          { line: 'npm run build', env: ofSecond },
          {
            line: 'npx playwright test --grep-invert @full',
            env: ofSecond,
          },
        ]),
  ],
];

const results: string[] = [];

/** Runs one command. The output of the second lane comes when the command has ended, in one piece. */
async function run({ line, env }: Command, isFirst: boolean): Promise<void> {
  const started = performance.now();
  const output: Buffer[] = [];
  // Set by the shell's parent: processes that the command has started keep the priority they began with.
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

await Promise.all(
  LANES.map(async (lane, at) => {
    for (const command of lane) await run(command, at === 0);
  }),
);
process.stdout.write(`\n${results.join('\n')}\n`);
