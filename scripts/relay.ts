import { spawnSync } from 'node:child_process';
import { UsageError } from './usageError';

/**
 * `npm run test:relay` runs four suites, one after the other, until a suite fails. The first argument selects one
 * suite, which receives the other arguments (`npm run test:relay -- fuzz --seed 7`).
 * - `fuzz` sends hostile requests.
 * - `long` runs all `*.long.test.ts` files: tests that kill processes, and other slow tests, such as those of
 *   new-firm.
 * - `postgres` runs the suites of the outbox again on PostgreSQL, and the tests that need PostgreSQL.
 * - `hosting` tests the commands and files for developing, building, upgrading and serving a site.
 */
const SUITES: Readonly<Record<string, readonly [string, ...string[]]>> = {
  fuzz: [process.execPath, 'scripts/command.cjs', 'fuzz'],
  long: ['npx', 'jest', '--selectProjects', 'long', '--'],
  postgres: ['npx', 'jest', '--selectProjects', 'postgres', '--'],
  hosting: [process.execPath, 'scripts/command.cjs', 'hosting'],
};

const [selectedSuite, ...suiteArguments] = process.argv.slice(2);
const suiteNames = selectedSuite === undefined ? Object.keys(SUITES) : [selectedSuite];
for (const name of suiteNames) {
  const [program, ...args] = SUITES[name] ?? [];
  if (program === undefined)
    throw new UsageError(`There is no suite '${name}'. Choose one of: ${Object.keys(SUITES).join(', ')}`);
  const { status } = spawnSync(program, [...args, ...suiteArguments], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
