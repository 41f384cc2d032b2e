import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'install-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Writes a package whose install script creates a file in the folder of the test. */
async function writePackage(folderPath: string, name: string, fields: object = {}): Promise<void> {
  await mkdir(folderPath, { recursive: true });
  const installScript = `node -e "require('fs').writeFileSync(${JSON.stringify(path.join(folder, `${name}-ran`)).replaceAll('"', "'")}, '')"`;
  const manifest = { name, version: '1.0.0', scripts: { postinstall: installScript }, ...fields };
  await writeFile(path.join(folderPath, 'package.json'), JSON.stringify(manifest));
}

test('§6 npm install runs no install script of the project or a package', async () => {
  await writePackage(folder, 'site', { dependencies: { dependency: 'file:dependency' } });
  await writePackage(path.join(folder, 'dependency'), 'dependency');
  await cp('.npmrc', path.join(folder, '.npmrc'));
  // The settings of the npm command that runs this test must not apply to the installation under test.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_config_/i.test(name)));
  const { status, stderr } = spawnSync('npm', ['install', '--offline'], { cwd: folder, env, encoding: 'utf8' });
  expect({ status, stderr }).toMatchObject({ status: 0 });
  const names = await readdir(folder);
  expect(names).toContain('node_modules');
  expect(names.filter((name) => name.endsWith('-ran'))).toEqual([]);
});
