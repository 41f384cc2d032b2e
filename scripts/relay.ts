import { spawnSync } from 'node:child_process';

/**
 * `npm run test:relay`: tests the relay and the hosting of the site: hostile requests, killed processes, PostgreSQL,
 * deployment. The suite `kills` runs all `*.long.test.ts` files, including those of new-firm and of picture. The first
 * argument selects one suite, which receives the other arguments (`npm run test:relay -- fuzz --seed 7`).
 */
const SUITES: Readonly<Record<string, readonly [string, ...string[]]>> = {
  fuzz: [process.execPath, 'scripts/command.cjs', 'fuzz'],
  kills: ['npx', 'jest', '--selectProjects', 'long', '--'],
  postgres: ['npx', 'jest', '--selectProjects', 'postgres', '--'],
  hosting: [process.execPath, 'scripts/command.cjs', 'hosting'],
};

const [wantedSuite, ...rest] = process.argv.slice(2);
const suites = wantedSuite === undefined ? Object.keys(SUITES) : [wantedSuite];
for (const name of suites) {
  const [program, ...args] = SUITES[name] ?? [];
  if (program === undefined) {
    process.stderr.write(`There is no suite '${name}'. Choose one of: ${Object.keys(SUITES).join(', ')}\n`);
    process.exit(2);
  }
  const { status } = spawnSync(program, [...args, ...rest], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
