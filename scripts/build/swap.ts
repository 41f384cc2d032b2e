import { existsSync, lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { UsageError } from '../unusable';

/** Returns the path of the served site: DIST_DIR or 'dist', as for `npm run serve`. */
export const getServedFolder = (): string => path.resolve(process.env['DIST_DIR']?.trim() || 'dist');

/** Throws a one-line error when the build is missing, so that no suite passes without running. */
export function ensureBuilt(): void {
  for (const file of [path.join(getServedFolder(), 'index.html'), path.join(getServerFolder(), 'main.js')])
    if (!existsSync(file)) throw new UsageError(`${file} is missing. Run: npm run build`);
}

/** Returns the path of the compiled server. Tests set DIST_SERVER_DIR to build another firm's server in parallel. */
export const getServerFolder = (): string => path.resolve(process.env['DIST_SERVER_DIR']?.trim() || 'dist-server');

/**
 * Returns the folder of the next build. This folder is a sibling of the served folder, so that a rename can replace the
 * served folder.
 */
export const getNextFolder = (served: string): string => `${served}.next`;
const getOldFolder = (served: string): string => `${served}.old`;

/**
 * Returns the beginning of the paths of all builds when `served` is a symbolic link. The builds are siblings of the
 * link.
 */
const buildPrefix = (served: string): string => `${served}.build-`;

/**
 * Locks a folder against other builds until this process exits, because two builds would write into the same next
 * folder. Throws a one-line error while another build runs.
 */
export function lockFolder(served: string): void {
  const lock = `${served}.lock`;
  mkdirSync(path.dirname(lock), { recursive: true });
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const other = Number(readFileSync(lock, 'utf8'));
    if (isRunning(other))
      throw new Error(
        `Process ${other} is building ${served}: wait until it has ended. If it is not a build, delete ${lock}.`,
        { cause: error },
      );
    // The lock belongs to an interrupted build.
    rmSync(lock, { force: true });
    return lockFolder(served);
  }
  process.once('exit', () => rmSync(lock, { force: true }));
}

/**
 * Returns whether another process has this id. The id of this process does not count: in a container, an interrupted
 * build may have had the same id.
 */
function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/** Deletes unused folders of earlier builds. After an interrupted swap, restores the served folder. */
export async function prepareSwap(served: string): Promise<void> {
  const old = getOldFolder(served);
  if (existsSync(old) && !existsSync(served)) await rename(old, served);
  const unusedFolders = isLink(served) ? await listUnlinkedBuilds(served) : [old];
  await Promise.all(
    [...unusedFolders, getNextFolder(served)].map((folder) => rm(folder, { recursive: true, force: true })),
  );
}

/**
 * Replaces the served build with the complete next build. If `served` is a symbolic link, one rename is sufficient, so
 * nginx always finds a complete build. If `served` is a folder, the function needs two renames. Between the two
 * renames, the served folder is missing for an instant.
 */
export async function swapBuild(served: string): Promise<void> {
  if (isLink(served)) return swapLink(served);
  const old = getOldFolder(served);
  const isReplaced = existsSync(served);
  if (isReplaced) await rename(served, old);
  try {
    await rename(getNextFolder(served), served);
  } catch (error) {
    if (isReplaced) await rename(old, served);
    throw error;
  }
  await rm(old, { recursive: true, force: true });
}

const isLink = (served: string): boolean => lstatSync(served, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;

/**
 * Points the link to the next build. Keeps the previous build until the next build starts, because programs may still
 * read files from the previous build.
 */
async function swapLink(served: string): Promise<void> {
  const build = `${buildPrefix(served)}${Date.now()}-${process.pid}`;
  await rename(getNextFolder(served), build);
  const link = `${served}.link`;
  await rm(link, { force: true });
  await symlink(path.basename(build), link);
  await rename(link, served);
}

/** Returns the builds next to a link, except for the one that the link points to. */
async function listUnlinkedBuilds(served: string): Promise<string[]> {
  const [folder, linked] = [path.dirname(served), path.resolve(path.dirname(served), await readlink(served))];
  const beside = (await readdir(folder)).map((name) => path.join(folder, name));
  return beside.filter((entry) => entry.startsWith(buildPrefix(served)) && entry !== linked);
}
