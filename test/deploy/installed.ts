import { chmodSync, chownSync } from 'node:fs';
import { cp, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { NOBODY_ID } from '../../server/testing/daemon';
import { runLastStage } from './dockerfile';

const isRoot = process.getuid?.() === 0;

export interface Installation {
  folder: string;
  /** The only folder in which the server may write. */
  dataFolder: string;
  /** The path of a copy of Node. The original Node may be in a home folder that the server's user cannot read. */
  nodePath: string;
  /** npm's output during the installation. */
  npmOutput: string;
  /** The user of the server process, with write access only to `dataFolder`. Empty unless the tests run as root. */
  user: { uid?: number; gid?: number };
  remove: () => Promise<void>;
}

/** Installs the build in a new folder. Follows the instructions of the last stage of the Dockerfile. */
export async function installBuild(): Promise<Installation> {
  const root = await mkdtemp(path.join(tmpdir(), 'installed-'));
  const { workdir: folder, output: npmOutput } = await runLastStage('deploy/Dockerfile', root, process.cwd());
  const dataFolder = path.join(root, 'data');
  chmodSync(root, 0o755);
  if (isRoot) chownSync(dataFolder, NOBODY_ID, NOBODY_ID);
  const nodePath = path.join(root, 'bin/node');
  await cp(process.execPath, nodePath);
  return {
    folder,
    dataFolder,
    nodePath,
    npmOutput,
    user: isRoot ? { uid: NOBODY_ID, gid: NOBODY_ID } : {},
    remove: () => rm(root, { recursive: true, force: true }),
  };
}

/** Returns the size of a folder, in megabytes. */
export async function measureFolderMegabytes(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  return sizes.reduce((sum, size) => sum + size, 0) / 1e6;
}
