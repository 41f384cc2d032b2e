import { chmodSync, chownSync } from 'node:fs';
import { cp, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runLastStage } from './dockerfile';

/** A user who owns nothing. */
export const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

export interface Installed {
  folder: string;
  /** The one folder that the server may write to. */
  data: string;
  /** Node, where whoever runs the server can find it: the tests' user may have one at home. */
  node: string;
  /** What npm said while it installed. */
  said: string;
  /** Who runs the server: somebody who can write nowhere else, where the tests' user may choose. */
  user: { uid?: number; gid?: number };
  remove: () => Promise<void>;
}

/** What was built, in a folder of its own, by the steps of the Dockerfile's last stage. */
export async function install(): Promise<Installed> {
  const root = await mkdtemp(path.join(tmpdir(), 'installed-'));
  const { workdir: folder, said } = await runLastStage('deploy/Dockerfile', root, process.cwd());
  const data = path.join(root, 'data');
  chmodSync(root, 0o755);
  if (isRoot) chownSync(data, NOBODY, NOBODY);
  const node = path.join(root, 'bin/node');
  await cp(process.execPath, node);
  return {
    folder,
    data,
    node,
    said,
    user: isRoot ? { uid: NOBODY, gid: NOBODY } : {},
    remove: () => rm(root, { recursive: true, force: true }),
  };
}

/** How much lies in a folder, in megabytes. */
export async function megabytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  return sizes.reduce((sum, size) => sum + size, 0) / 1e6;
}
