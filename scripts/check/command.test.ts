import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { STARTER_FOLDER } from '../newFirm/languages';
import { runScript } from '../newFirm/testing/runCommand';

const folder = mkdtempSync(path.join(tmpdir(), 'check-'));
afterAll(() => rmSync(folder, { recursive: true }));

const runCheck = (siteFolder: string) => runScript('check', [], { SITE: siteFolder, UNAUDITED: '1' });
const readStarter = (file: string): string => readFileSync(path.join(STARTER_FOLDER, file), 'utf8');

test.each([
  [
    'a missing comma',
    'settings.ts',
    readStarter('settings.ts').replace("language: 'en',", "language: 'en'"),
    'settings.ts › line 5: has no comma at its end: add one.',
  ],
  [
    'the encoding Windows-1252',
    'contact.ts',
    Buffer.from(`${readStarter('contact.ts')}// ü\n`, 'latin1'),
    'contact.ts: is not saved as UTF-8: save it with the encoding UTF-8.',
  ],
  [
    'the encoding UTF-16',
    'site.ts',
    Buffer.from(`\ufeff${readStarter('site.ts')}`, 'utf16le'),
    'site.ts: is not saved as UTF-8: save it with the encoding UTF-8.',
  ],
])('§3 npm run check reports %s in %s', async (_title, file, content, line) => {
  const firmFolder = mkdtempSync(path.join(folder, 'firm-'));
  cpSync(STARTER_FOLDER, firmFolder, { recursive: true });
  writeFileSync(path.join(firmFolder, 'package.json'), '{ "type": "module" }');
  writeFileSync(path.join(firmFolder, file), content);
  const siteFolder = path.relative('.', firmFolder);
  expect(await runCheck(firmFolder)).toBe(`${siteFolder}/${line}\nNothing could be counted: 1 mistake\n`);
});

test('§3 npm run check reports a wrong SITE', async () => {
  expect(await runCheck(path.join(folder, 'missing'))).toContain(
    'the folder does not exist: set SITE to a folder of src/content, or to a path.',
  );
});
