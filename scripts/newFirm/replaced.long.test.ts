import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listLanguages } from './languages';

/** The folder of a copy of the project, without a firm. */
const project = mkdtempSync(path.join(tmpdir(), 'replaced-'));
const content = path.join(project, 'src/content');

/** Returns the output of one of the project's commands. Throws when the command fails. */
const runNode = (script: string, ...args: string[]): string =>
  execFileSync(
    process.execPath,
    ['--import', 'tsx', '--import', './src/site/register.js', path.join('scripts', script), ...args],
    { cwd: project, encoding: 'utf8', env: { ...process.env, SITE: '', UNAUDITED: '1' } },
  );

beforeAll(() => {
  const files = ['package.json', 'tsconfig.json', '.prettierrc.json'];
  for (const name of [...files, 'scripts', 'server', 'src', 'a11y', 'docs', 'public'])
    cpSync(name, path.join(project, name), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(project, 'node_modules'));
});
beforeEach(() => {
  rmSync(content, { recursive: true });
  mkdirSync(content);
});
afterAll(() => rmSync(project, { recursive: true }));

test.each(listLanguages())(
  'new-firm: a firm in the language %s passes the check of a project without other firms',
  (language) => {
    runNode('newFirm/index.ts', 'src/content/acme', '--name', 'Acme', '--colour', '#07402f', '--language', language);
    expect(runNode('check.ts')).toMatch(/: no mistake\n$/);
  },
);
