import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { jest, runTiers, type Step } from './tally/steps';

/**
 * `npm run test:changed`: what the files that differ from the last commit can break, by the import graph, and the contracts,
 * which read every file. An argument names another commit to compare with. Browsers are left to `npm test`.
 */
const [base = 'HEAD'] = process.argv.slice(2);
const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && existsSync(file));
const changed = [
  ...new Set([...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]),
];
const code = changed.filter((file) => /\.[cm]?[jt]sx?$/.test(file));
const quoted = (files: readonly string[]) =>
  files.map((file) => `'${file.replaceAll("'", String.raw`'\''`)}'`).join(' ');

if (changed.length === 0) {
  process.stderr.write(
    `Nothing differs from ${base}: name another commit, for example npm run test:changed -- HEAD~1\n`,
  );
  process.exit(1);
}
process.stdout.write(`${changed.length} files differ from ${base}\n`);
const steps: Step[] = [
  { name: 'types', command: 'npm run types', isOne: true },
  {
    name: 'lint',
    command: `npx prettier --check --ignore-unknown ${quoted(changed)} && npx oxlint --deny-warnings`,
    isOne: true,
  },
  ...(code.length > 0
    ? [
        {
          name: 'what imports them',
          command: jest(`--passWithNoTests --findRelatedTests ${quoted(code)} test/contracts/*`),
        },
      ]
    : [{ name: 'contracts', command: jest('test/contracts') }]),
];
await runTiers([{ steps }]);
