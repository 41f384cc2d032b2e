import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listBundledFiles, writeNotice } from './notice';

let folder: string;
let noticeFile: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'notice-'));
  noticeFile = path.join(folder, 'licences.txt');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function addPackage(name: string, manifest: object, licence?: string): Promise<string> {
  const packageFolder = path.join(folder, 'node_modules', name);
  await mkdir(path.join(packageFolder, 'dist'), { recursive: true });
  await writeFile(path.join(packageFolder, 'package.json'), JSON.stringify({ name, version: '1.2.3', ...manifest }));
  if (licence) await writeFile(path.join(packageFolder, 'LICENSE.md'), licence);
  return path.join(packageFolder, 'dist/index.js');
}

test('the notice names every shipped package once, with the text of its licence', async () => {
  const files = [
    await addPackage('@scope/one', { license: 'MIT' }, 'Copyright (c) One'),
    await addPackage('two', { license: 'ISC' }),
  ];
  await writeNotice(noticeFile, [...files, ...files, path.resolve('src/index.tsx')]);
  const text = await readFile(noticeFile, 'utf8');
  expect(text.split('@scope/one 1.2.3 (MIT)\n\nCopyright (c) One')).toHaveLength(2);
  expect(text).toContain('two 1.2.3 (ISC)');
  expect(text).toContain('flag-icons');
});

test('a package without a licence fails the build', async () => {
  const file = await addPackage('three', {});
  await expect(writeNotice(noticeFile, [file])).rejects.toThrow('three: the package has no licence');
});

test('listBundledFiles includes the modules that webpack concatenates', () => {
  const createModule = (file: string) => ({ nameForCondition: () => file });
  const concatenatedModule = { modules: [createModule('a.js'), createModule('b.js')], nameForCondition: () => 'a.js' };
  const compilation = { modules: new Set([concatenatedModule, createModule('c.js')]) } as unknown as Parameters<
    typeof listBundledFiles
  >[0];
  expect(listBundledFiles(compilation)).toEqual(['a.js', 'b.js', 'c.js']);
});
