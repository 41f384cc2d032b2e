import { existsSync, lstatSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { readdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { UsageError } from '../usageError';

/** Returns the path of the served site: DIST_DIR or 'dist', the same as in `npm run serve`. */
export const getServedFolder = (): string => path.resolve(process.env['DIST_DIR']?.trim() || 'dist');

/** Throws a one-line error when the build is missing. Without this check, suites would fail with unclear errors. */
export function ensureBuilt(): void {
  for (const file of [path.join(getServedFolder(), 'index.html'), path.join(getServerFolder(), 'main.js')])
    if (!existsSync(file)) throw new UsageError(`${file} is missing. Run: npm run build`);
}

/**
 * Returns the path of the compiled server: DIST_SERVER_DIR or 'dist-server'. Tests set DIST_SERVER_DIR to build a
 * second server.
 */
export const getServerFolder = (): string => path.resolve(process.env['DIST_SERVER_DIR']?.trim() || 'dist-server');

/**
 * Returns the folder of the next build. This folder is a sibling of the served folder, so that a rename can replace the
 * served folder.
 */
export const getNextFolder = (servedFolder: string): string => `${servedFolder}.next`;
const getOldFolder = (servedFolder: string): string => `${servedFolder}.old`;

/**
 * Returns the prefix of the paths of all builds when `servedFolder` is a symbolic link. The builds are siblings of the
 * link.
 */
const getBuildPrefix = (servedFolder: string): string => `${servedFolder}.build-`;

/**
 * Locks a folder against other builds until this process exits, because two simultaneous builds would write into the
 * same folder. Throws {@link UsageError} while another build runs. Each build writes a file with its own process id
 * before it reads the files of other builds. Of two builds that start at the same time, at least one therefore finds
 * the other's file.
 */
export function lockFolder(servedFolder: string): void {
  const lockPrefix = `${servedFolder}.lock-`;
  const ownLock = `${lockPrefix}${process.pid}`;
  const removeOwnLock = (): void => rmSync(ownLock, { force: true });
  const folder = path.dirname(servedFolder);
  mkdirSync(folder, { recursive: true });
  writeFileSync(ownLock, '');
  process.once('exit', removeOwnLock);
  for (const lock of readdirSync(folder).map((name) => path.join(folder, name))) {
    const [, pid] = /^(\d+)$/.exec(lock.slice(lockPrefix.length)) ?? [];
    if (!lock.startsWith(lockPrefix) || pid === undefined || lock === ownLock) continue;
    if (isRunning(Number(pid))) {
      removeOwnLock();
      throw new UsageError(
        `Process ${pid} is building ${servedFolder}: wait until it has ended. If it is not a build, delete ${lock}.`,
      );
    }
    // The lock belongs to an interrupted build.
    rmSync(lock, { force: true });
  }
}

/** Returns whether a process has this id. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/** Files that only builds write: two in the folder of the site, and one in the folder of the server. */
const BUILD_MARKERS = ['csp.json', 'kept-assets.json', 'main.js'];

/**
 * Deletes unused folders of earlier builds. After an interrupted swap, restores the served folder. Throws
 * {@link UsageError} when the served folder contains files that do not belong to a build, because the swap would delete
 * these files.
 */
export async function prepareSwap(servedFolder: string): Promise<void> {
  const oldFolder = getOldFolder(servedFolder);
  if (existsSync(oldFolder) && !existsSync(servedFolder)) await rename(oldFolder, servedFolder);
  const names = existsSync(servedFolder) ? readdirSync(servedFolder) : [];
  if (!isSymbolicLink(servedFolder) && names.length > 0 && !BUILD_MARKERS.some((name) => names.includes(name)))
    throw new UsageError(
      `${servedFolder} contains files that do not belong to a build. A new build would delete these files. Empty the folder, or set DIST_DIR or DIST_SERVER_DIR to another folder.`,
    );
  const unusedFolders = isSymbolicLink(servedFolder) ? await listUnlinkedBuilds(servedFolder) : [oldFolder];
  await Promise.all(
    [...unusedFolders, getNextFolder(servedFolder)].map((folder) => rm(folder, { recursive: true, force: true })),
  );
}

/**
 * Replaces the served build with the complete next build. If `servedFolder` is a symbolic link, one rename is
 * sufficient, so nginx always finds a complete build. If `servedFolder` is a folder, the function needs two renames.
 * Between these renames, the served folder is missing for an instant.
 */
export async function swapBuild(servedFolder: string): Promise<void> {
  if (isSymbolicLink(servedFolder)) return swapLink(servedFolder);
  const oldFolder = getOldFolder(servedFolder);
  const hasPreviousBuild = existsSync(servedFolder);
  if (hasPreviousBuild) await rename(servedFolder, oldFolder);
  try {
    await rename(getNextFolder(servedFolder), servedFolder);
  } catch (error) {
    if (hasPreviousBuild) await rename(oldFolder, servedFolder);
    throw error;
  }
  await rm(oldFolder, { recursive: true, force: true });
}

const isSymbolicLink = (servedFolder: string): boolean =>
  lstatSync(servedFolder, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;

/**
 * Points the link to the complete next build. Keeps the previous build until another build starts, because programs may
 * still read files from the previous build.
 */
async function swapLink(servedFolder: string): Promise<void> {
  const buildFolder = `${getBuildPrefix(servedFolder)}${Date.now()}-${process.pid}`;
  await rename(getNextFolder(servedFolder), buildFolder);
  const newLink = `${servedFolder}.link`;
  await rm(newLink, { force: true });
  await symlink(path.basename(buildFolder), newLink);
  await rename(newLink, servedFolder);
}

/** Returns the builds next to a link, except for the one that the link points to. */
async function listUnlinkedBuilds(servedFolder: string): Promise<string[]> {
  const [folder, linkedFolder] = [
    path.dirname(servedFolder),
    path.resolve(path.dirname(servedFolder), await readlink(servedFolder)),
  ];
  const siblings = (await readdir(folder)).map((name) => path.join(folder, name));
  return siblings.filter((sibling) => sibling.startsWith(getBuildPrefix(servedFolder)) && sibling !== linkedFolder);
}
