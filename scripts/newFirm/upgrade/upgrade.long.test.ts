import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { STARTER_FOLDER } from '../languages';
import { runCommand, runScript } from '../testing/runCommand';
import { findLanguage, upgradeFirm } from '.';
import { compareVersions, FOLDER_VERSION } from './version';

/**
 * The folder of the fixtures: content folders that new-firm wrote in earlier versions, with a few words that a firm
 * changed. FIRST_FIXTURE contains the text files of version 0.1.0. Every later fixture is a diff from the previous
 * version.
 */
const FIXTURE_FOLDER = path.join(__dirname, 'fixtures');
const FIRST_FIXTURE = '0.1.0.txt';
const FIXTURE_FILES = readdirSync(FIXTURE_FOLDER).toSorted(compareVersions);
const VERSIONS = FIXTURE_FILES.map((file) => path.parse(file).name);

const folder = mkdtempSync(path.join(tmpdir(), 'upgrade-'));
/**
 * Returns the path of a firm's folder. The name of the folder contains no dots, because tsc treats a folder with a dot
 * in its name as a file.
 */
const getFirmFolder = (version: string): string => path.join(folder, version.replaceAll('.', '-'));
const read = (version: string, file: string): string => readFileSync(path.join(getFirmFolder(version), file), 'utf8');

/** Writes a content folder of an earlier version, with pictures of the current version. */
function writeFixture(version: string): void {
  rmSync(getFirmFolder(version), { recursive: true, force: true });
  const projectPath = path.relative(getFirmFolder(version), process.cwd());
  for (const section of readFileSync(path.join(FIXTURE_FOLDER, FIRST_FIXTURE), 'utf8')
    .split(/^==> (?=.+ <==$)/m)
    .slice(1)) {
    const [file = '', text = ''] = section.split(/ <==\n([^]*)/);
    mkdirSync(path.dirname(path.join(getFirmFolder(version), file)), { recursive: true });
    writeFileSync(path.join(getFirmFolder(version), file), text.replaceAll('../project', projectPath));
  }
  for (const diff of FIXTURE_FILES.slice(1, VERSIONS.indexOf(version) + 1))
    execFileSync('git', ['apply', path.join(FIXTURE_FOLDER, diff)], { cwd: getFirmFolder(version) });
  const picturesFolder = path.join(getFirmFolder(version), 'pictures');
  cpSync(path.join(STARTER_FOLDER, 'pictures'), picturesFolder, { recursive: true });
  // In version 0.1.0, the page `legal-notice` had the id `terms`.
  if (existsSync(path.join(getFirmFolder(version), 'terms.ts')))
    renameSync(path.join(picturesFolder, 'social/legal-notice.jpg'), path.join(picturesFolder, 'social/terms.jpg'));
}

const check = (version: string) => runScript('check', [], { SITE: getFirmFolder(version), UNAUDITED: '1' });
const upgrade = (version: string) => runScript('newFirm/index', ['--upgrade', getFirmFolder(version)]);

afterAll(() => rmSync(folder, { recursive: true }));

describe.each(VERSIONS)('new-firm upgrades a folder of version %s', (version) => {
  let output: string;
  beforeAll(async () => {
    writeFixture(version);
    expect((await check(version)).split('\n')[0]).toMatch(
      new RegExp(
        `: is written for version ${version}, but the project needs version ${FOLDER_VERSION}: run npm run new-firm -- --upgrade \\S+\\.$`,
      ),
    );
    output = await upgrade(version);
  });

  test('new-firm: the folder has no mistakes after its upgrade, and the output lists the changes', async () => {
    expect(output).toContain(`was upgraded from version ${version} to version ${FOLDER_VERSION}. Changed files: `);
    expect(output).toMatch(/^0\.3\.0: In colours\.ts, 'canopy' is now 'decoration'/m);
    // The notices report that the job has no last day, that no form links to the privacy policy, and that the nine
    // previews of the starter show another name.
    expect(await check(version)).toMatch(
      new RegExp(`, 1 pages of jobs, .+, version ${FOLDER_VERSION}: no mistake, 11 notices\n$`),
    );
    expect(await runCommand('npx', ['tsc', '-p', getFirmFolder(version)])).toBe('');
  });

  test('new-firm: the folder keeps the words that the firm or the template changed, and imports all other words', () => {
    // The template's text of `renewed` changed after 0.2.0, so the upgrade keeps the old text.
    const source = read(version, 'words/controls.ts').replace(/ {2}renewed: \{\n.*?\n {2}\},\n/s, '');
    expect(source).toBe(`import { words as template } from '#languages/en/controls';
import type { ControlWords, MotionWords } from '#kit';

const motionOf = (subject: string): MotionWords => ({
  pause: \`Pause \${subject}\`,
  play: \`Play \${subject}\`,
  moving: \`\${subject} are moving\`,
  paused: \`\${subject} are paused\`,
});

export const words: ControlWords = {
  ...template,
  // Our customers asked for this.
  contact: 'Write to Acme',
  footer: {
    ...template.footer,
    links: 'Pages',
  },
  motion: {
    ...template.motion,
    slides: motionOf('pictures'),
  },
};
`);
    expect(read(version, 'words/forms.ts')).toContain(
      "shared: {\n    ...template.shared,\n    cancel: 'Go back',\n  },",
    );
    expect(read(version, 'words/combo.ts')).toBe("export { words } from '#languages/en/combo';\n");
    // Version 0.2.0 named this file 'plain.ts'.
    expect(read(version, 'words/noscript.ts')).toContain("from '#languages/en/noscript';\n");
  });

  test('new-firm: a second upgrade does not change the folder', async () => {
    // The command prints ‘already’ only if the upgrade wrote and removed no file.
    expect(await upgrade(version)).toContain(`is written for version ${FOLDER_VERSION} already.`);
  });
});

test('new-firm: an upgrade imports the words of the first language in languages.ts', async () => {
  writeFixture('0.2.0');
  writeFileSync(path.join(getFirmFolder('0.2.0'), 'languages.ts'), 'export default defineLanguages({ de, en });\n');
  await upgrade('0.2.0');
  expect(read('0.2.0', 'words/jobs.ts')).toBe("export { words } from '#languages/de/jobs';\n");
});

test.each([
  ["{ language: 'de-AT' }", 'de'],
  ["{ language: 'nl' }", 'en'],
  ["{ language: 'en_GB' }", 'en'],
])('new-firm: an upgrade of a folder with the settings “%s” selects the words in %s', (source, language) => {
  expect(findLanguage(new Map([['settings.ts', `export const value = ${source};\n`]]))).toBe(language);
});

test('new-firm: an upgrade resolves a name of letters and hyphens to a folder in src/content', async () => {
  await expect(upgradeFirm(['not-yet-there'])).rejects.toThrow(/^src\/content\/not-yet-there has no site\.ts: /);
});

test('new-firm: an upgrade does not change a folder with a syntax error', async () => {
  writeFixture('0.2.0');
  const file = path.join(getFirmFolder('0.2.0'), 'plans.ts');
  writeFileSync(file, `${readFileSync(file, 'utf8').replace('for {plan}', 'for {plan} + {addon}')}}`);
  const originalSource = read('0.2.0', 'jobs.ts');
  expect(await upgrade('0.2.0')).toContain('SyntaxError');
  expect(read('0.2.0', 'jobs.ts')).toBe(originalSource);
});

test('new-firm: an upgrade rejects a folder with uncommitted changes', async () => {
  writeFixture('0.2.0');
  await runCommand('git', ['init', getFirmFolder('0.2.0')]);
  await expect(upgradeFirm([getFirmFolder('0.2.0')])).rejects.toThrow(
    / has changes that are not committed: commit them, so that git diff shows what the upgrade changes\.$/,
  );
});

test('new-firm: an upgrade rejects a folder of a later version, and a folder without a firm', async () => {
  mkdirSync(getFirmFolder('later'));
  await expect(upgradeFirm([getFirmFolder('later')])).rejects.toThrow(/ has no site\.ts: name the folder of a firm\./);
  writeFileSync(path.join(getFirmFolder('later'), 'site.ts'), "export default defineSite({ writtenFor: '9.0.0' });\n");
  await expect(upgradeFirm([getFirmFolder('later')])).rejects.toThrow(
    / is written for version 9\.0\.0, which is newer than this checkout \(0\.3\.0\): update the checkout\.$/,
  );
});
