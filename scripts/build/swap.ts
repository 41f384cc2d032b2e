import { existsSync, lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { Unusable } from '../unusable';

/** Where the served site lies: DIST_DIR, as for `npm run serve`. */
export const servedFolder = (): string => path.resolve(process.env['DIST_DIR']?.trim() || 'dist');

/** Throws with one line where nothing is built: no suite passes by not running. */
export function ensureBuilt(): void {
  for (const file of [path.join(servedFolder(), 'index.html'), path.join(serverFolder(), 'main.js')])
    if (!existsSync(file)) throw new Unusable(`${file} is missing. Run: npm run build`);
}

/** Where the compiled server lies; DIST_SERVER_DIR is for tests that build another firm's beside it. */
export const serverFolder = (): string => path.resolve(process.env['DIST_SERVER_DIR']?.trim() || 'dist-server');

/** Where the next one is built: beside it, so that a rename is all it takes to put it there. */
export const nextFolder = (served: string): string => `${served}.next`;
const oldFolder = (served: string): string => `${served}.old`;

/** Where `served` is a symbolic link, builds lie beside it under names of their own. */
const namedBuild = (served: string): string => `${served}.build-`;

/**
 * Keeps other builds of the same folder away until this process ends: two would write into one next folder, and what is put in
 * place would be neither. Throws, in a line for a person, while another one is under way.
 */
export function claim(served: string): void {
  const lock = `${served}.lock`;
  mkdirSync(path.dirname(lock), { recursive: true });
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const other = Number(readFileSync(lock, 'utf8'));
    if (isRunning(other))
      throw new Error(
        `${served} is being built by process ${other}: wait until that has ended. If it is no build, delete ${lock}.`,
        { cause: error },
      );
    // Of a build that was broken off.
    rmSync(lock, { force: true });
    return claim(served);
  }
  process.once('exit', () => rmSync(lock, { force: true }));
}

/** In a container each process may be the same number. */
function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/** Makes room for the next build, and mends what a swap left that was broken off in mid-way. */
export async function prepareSwap(served: string): Promise<void> {
  const old = oldFolder(served);
  if (existsSync(old) && !existsSync(served)) await rename(old, served);
  const gone = isLink(served) ? await unlinked(served) : [old];
  await Promise.all([...gone, nextFolder(served)].map((folder) => rm(folder, { recursive: true, force: true })));
}

/**
 * Puts the next build, which is whole, in the place of the served one. By a symbolic link that is one rename, so that whoever else
 * reads the folder (nginx) always finds a whole build; by folders it is two, between which there is none for an instant.
 */
export async function swapIn(served: string): Promise<void> {
  if (isLink(served)) return relink(served);
  const old = oldFolder(served);
  const isReplaced = existsSync(served);
  if (isReplaced) await rename(served, old);
  try {
    await rename(nextFolder(served), served);
  } catch (error) {
    if (isReplaced) await rename(old, served);
    throw error;
  }
  await rm(old, { recursive: true, force: true });
}

const isLink = (served: string): boolean => lstatSync(served, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;

/** The build before stays until the next one begins: whoever followed the link a moment ago still finds what it asks for. */
async function relink(served: string): Promise<void> {
  const build = `${namedBuild(served)}${Date.now()}-${process.pid}`;
  await rename(nextFolder(served), build);
  const link = `${served}.link`;
  await rm(link, { force: true });
  await symlink(path.basename(build), link);
  await rename(link, served);
}

/** The builds beside a link that it does not lead to. */
async function unlinked(served: string): Promise<string[]> {
  const [folder, linked] = [path.dirname(served), path.resolve(path.dirname(served), await readlink(served))];
  const beside = (await readdir(folder)).map((name) => path.join(folder, name));
  return beside.filter((each) => each.startsWith(namedBuild(served)) && each !== linked);
}
