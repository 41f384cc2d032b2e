import { symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { SERVER_BUNDLE } from '../../scripts/build/server';

/** The programs of tests that start many processes. */
const CHILDREN = ['crashChild', 'openChild'];

/**
 * Compiles {@link CHILDREN} of the project in `root` into `folder`. Loading TypeScript would take most of the time of
 * such tests. Returns the folder that replaces the project's root.
 */
export async function compileServer(root: string, folder: string): Promise<string> {
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  const entryPoints = CHILDREN.map((name) => join(root, `server/testing/${name}.ts`));
  await build({ ...SERVER_BUNDLE, entryPoints, outdir: join(folder, 'server/testing') });
  return folder;
}
