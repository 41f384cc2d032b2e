import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { STARTER_FOLDER } from '../newFirm/languages';
import { runScript } from '../newFirm/testing/runCommand';

const folder = mkdtempSync(path.join(tmpdir(), 'check-'));
afterAll(() => rmSync(folder, { recursive: true }));

const runCheck = (siteFolder: string) => runScript('check', [], { SITE: siteFolder, UNAUDITED: '1' });
const readStarter = (file: string): string => readFileSync(path.join(STARTER_FOLDER, file), 'utf8');

/** Copies the starter and replaces files of the copy. Returns the path of the copy. */
function createFirm(files: Readonly<Record<string, string | Buffer>>): string {
  const firmFolder = mkdtempSync(path.join(folder, 'firm-'));
  cpSync(STARTER_FOLDER, firmFolder, { recursive: true });
  for (const [file, content] of Object.entries({ 'package.json': '{ "type": "module" }', ...files }))
    writeFileSync(path.join(firmFolder, file), content);
  return firmFolder;
}

test('§3 npm run check reports each file that is not saved as UTF-8', async () => {
  const firmFolder = createFirm({
    'contact.ts': Buffer.from(`${readStarter('contact.ts')}// ü\n`, 'latin1'),
    'site.ts': Buffer.from(`\ufeff${readStarter('site.ts')}`, 'utf16le'),
  });
  const lines = ['contact.ts', 'site.ts'].map(
    (file) => `${path.relative('.', firmFolder)}/${file}: is not saved as UTF-8: save it with the encoding UTF-8.\n`,
  );
  expect(await runCheck(firmFolder)).toBe(`${lines.join('')}Nothing could be counted: 2 mistakes\n`);
});

test('§3 npm run check reports a missing comma', async () => {
  const source = readStarter('settings.ts').replace("language: 'en',", "language: 'en'");
  const firmFolder = createFirm({ 'settings.ts': source });
  expect(await runCheck(firmFolder)).toBe(
    `${path.relative('.', firmFolder)}/settings.ts › line 5: has no comma at its end: add one.\nNothing could be counted: 1 mistake\n`,
  );
});

test('§3 npm run check reports a wrong SITE', async () => {
  expect(await runCheck(path.join(folder, 'missing'))).toContain(
    'the folder does not exist: set SITE to a folder of src/content, or to a path.',
  );
});
