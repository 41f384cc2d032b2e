import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { lstat, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keepAssets, ASSET_RETENTION_MS } from './keptAssets';
import { lockFolder, getNextFolder, prepareSwap, swapBuild } from './swap';

let root: string;
let servedFolder: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'upgrade-'));
  servedFolder = path.join(root, 'dist');
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** Replaces the served build with a build that contains the given assets. `now` is the time of the swap. */
async function build(assets: readonly string[], now = new Date()): Promise<void> {
  await prepareSwap(servedFolder);
  const nextFolder = getNextFolder(servedFolder);
  await mkdir(path.join(nextFolder, 'assets'), { recursive: true });
  await writeFile(path.join(nextFolder, 'index.html'), assets.join());
  for (const name of assets) await writeFile(path.join(nextFolder, 'assets', name), name);
  await keepAssets(servedFolder, nextFolder, now);
  await swapBuild(servedFolder);
}
const listAssets = async () => (await readdir(path.join(servedFolder, 'assets'))).toSorted();
const DAY_MS = 24 * 60 * 60 * 1000;

test('§6 the build keeps an asset for a week after its replacement, regardless of the asset’s age', async () => {
  const firstBuildTime = Date.UTC(2026, 0, 1);
  await build(['a.js', 'a.js.br', 'a.js.map', 'same.js'], new Date(firstBuildTime));
  const replacementTime = firstBuildTime + 30 * DAY_MS;
  await build(['b.js', 'same.js'], new Date(replacementTime));
  expect(await listAssets()).toEqual(['a.js', 'a.js.br', 'b.js', 'same.js']);
  await build(['c.js', 'same.js'], new Date(replacementTime + ASSET_RETENTION_MS));
  expect(await listAssets()).toEqual(['a.js', 'a.js.br', 'b.js', 'c.js', 'same.js']);
  await build(['d.js', 'same.js'], new Date(replacementTime + ASSET_RETENTION_MS + DAY_MS));
  expect(await listAssets()).toEqual(['b.js', 'c.js', 'd.js', 'same.js']);
});

test('§6 if a later build contains a replaced asset again, the week begins with the second replacement', async () => {
  const startTime = Date.UTC(2026, 0, 1);
  await build(['a.js'], new Date(startTime));
  await build(['b.js'], new Date(startTime + DAY_MS));
  await build(['a.js'], new Date(startTime + 6 * DAY_MS));
  await build(['c.js'], new Date(startTime + 12 * DAY_MS));
  expect(await listAssets()).toEqual(['a.js', 'b.js', 'c.js']);
});

test('§6 an incomplete build is not served, and the next complete build deletes all other build folders', async () => {
  await build(['a.js']);
  await prepareSwap(servedFolder);
  await mkdir(getNextFolder(servedFolder));
  await writeFile(path.join(getNextFolder(servedFolder), 'index.html'), 'half');
  expect(await readFile(path.join(servedFolder, 'index.html'), 'utf8')).toBe('a.js');
  await build(['b.js']);
  expect(await readFile(path.join(servedFolder, 'index.html'), 'utf8')).toBe('b.js');
  expect(await readdir(root)).toEqual(['dist']);
});

test('§6 the next build repairs an interrupted swap', async () => {
  await build(['a.js']);
  await rename(servedFolder, `${servedFolder}.old`);
  await prepareSwap(servedFolder);
  expect(await readFile(path.join(servedFolder, 'index.html'), 'utf8')).toBe('a.js');
});

test('§6 prepareSwap rejects a folder with files that do not belong to a build', async () => {
  await mkdir(path.join(servedFolder, 'data'), { recursive: true });
  await writeFile(path.join(servedFolder, 'index.html'), '');
  await expect(prepareSwap(servedFolder)).rejects.toThrow('contains files that do not belong to a build');
  expect(await readdir(servedFolder)).toEqual(['data', 'index.html']);
});

test('§6 a swap fails and keeps the served build when the next build is missing', async () => {
  await build(['a.js']);
  await expect(swapBuild(servedFolder)).rejects.toThrow('ENOENT');
  expect(await readFile(path.join(servedFolder, 'index.html'), 'utf8')).toBe('a.js');
});

test('§6 the lock of a running build prevents a second build, and the lock of a terminated build is ignored', async () => {
  const otherProcess = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  await writeFile(`${servedFolder}.lock-${otherProcess.pid}`, '');
  expect(() => lockFolder(servedFolder)).toThrow(`Process ${otherProcess.pid}`);
  expect(await readdir(root)).toEqual([`dist.lock-${otherProcess.pid}`]);
  otherProcess.kill();
  await once(otherProcess, 'exit');
  lockFolder(servedFolder);
  expect(await readdir(root)).toEqual([`dist.lock-${process.pid}`]);
});

test('§6 only one of two builds takes the lock of an interrupted build', () => {
  const { pid = 0 } = spawnSync(process.execPath, ['-e', '']);
  for (const lock of ['dist.lock', `dist.lock-${pid}`]) writeFileSync(path.join(root, lock), String(pid));
  const script = `import { lockFolder } from './scripts/build/swap.ts'; lockFolder(${JSON.stringify(servedFolder)});`;
  let otherStatus: number | null = null;
  // The other build starts while this build checks whether the interrupted build still runs.
  const killSpy = jest.spyOn(process, 'kill').mockImplementationOnce(() => {
    const args = ['--import', 'tsx', '--input-type=module', '-e', script];
    otherStatus = spawnSync(process.execPath, args).status;
    throw Object.assign(new Error('kill ESRCH'), { code: 'ESRCH' });
  });
  lockFolder(servedFolder);
  expect(killSpy).toHaveBeenCalledTimes(1);
  expect(otherStatus).toBe(1);
});

test('§6 a reader always finds a complete build during 50 swaps if dist is a symbolic link', async () => {
  await mkdir(path.join(root, 'first'));
  await writeFile(path.join(root, 'first/index.html'), '0');
  await symlink('first', servedFolder);
  const abortController = new AbortController();
  const versionsPromise = (async () => {
    const versions = new Set<string>();
    while (!abortController.signal.aborted) versions.add(await readFile(path.join(servedFolder, 'index.html'), 'utf8'));
    return versions;
  })();
  for (let version = 1; version <= 50; version += 1) await build([String(version)]);
  abortController.abort();
  expect((await versionsPromise).size).toBeGreaterThan(10);
  expect((await lstat(servedFolder)).isSymbolicLink()).toBe(true);
  expect(await readFile(path.join(servedFolder, 'index.html'), 'utf8')).toBe('50');
  const builds = (await readdir(root)).filter((name) => name.startsWith('dist.'));
  expect(builds).toHaveLength(2);
  expect(await readdir(root)).toHaveLength(4);
});
