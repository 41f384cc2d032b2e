import { spawnSync } from 'node:child_process';
import path from 'node:path';

/**
 * `npm run test:nodes`: builds, starts and runs the unit tests with each Node that is to run them, and looks at what one says
 * that is too old. Fetches them as npm's package 'node'. Arguments pick versions (`npm run test:nodes -- 22`).
 */
const SUPPORTED = ['20', '22', '24'];
const TOO_OLD = ['16', '18'];
const STEPS = ['npm run build', 'npm run test:deploy -- start', 'npm run unit'];

const wanted = process.argv.slice(2);
const chosen = (versions: readonly string[]) => versions.filter((each) => wanted.length === 0 || wanted.includes(each));

/** The folder of a version's program. */
function folderOf(version: string): string {
  // The package's own script fetches the program.
  const args = [
    '--yes',
    '--ignore-scripts=false',
    '--package',
    `node@${version}`,
    '--call',
    'node -p process.execPath',
  ];
  const { stdout, stderr, status } = spawnSync('npx', args, { encoding: 'utf8' });
  return status === 0 ? path.dirname(stdout.trim()) : fail(`Node ${version} can't be had: ${stderr}`);
}

/** Runs a command line in which 'node' is that version, for npm too. */
const withNode = (version: string, command: string, stdio: 'inherit' | 'pipe') =>
  spawnSync('sh', ['-c', command], {
    stdio,
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: [folderOf(version), process.env['PATH']].join(path.delimiter),
      SKIP_BUILD: '1',
      UNAUDITED: '1',
    },
  });

function fail(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

for (const version of chosen(TOO_OLD)) {
  const { stderr, status } = withNode(version, 'node scripts/run.cjs main', 'pipe');
  const said = stderr.split('\n').filter((line) => line && !line.startsWith('npm '));
  if (status === 0 || said.length !== 1 || !/^Node [\d.]+ or newer is needed/.test(said[0] ?? ''))
    fail(`Node ${version} should be told in one line that it is too old, and was told:\n${stderr}`);
  process.stdout.write(`Node ${version}: ${said[0]}\n`);
}
for (const version of chosen(SUPPORTED))
  for (const step of STEPS) {
    process.stdout.write(`Node ${version}: ${step}\n`);
    if (withNode(version, `node -v && ${step}`, 'inherit').status !== 0) fail(`Node ${version}: '${step}' failed`);
  }
