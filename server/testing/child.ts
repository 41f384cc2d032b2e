import { spawn } from 'node:child_process';
import { symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, stop } from 'esbuild';
import { SERVER_BUNDLE } from '../../scripts/build/server';

const PROJECT = join(__dirname, '../..');

/**
 * Compiles programs of `server` into `folder`, which these programs use as the project's root. `names` are paths in
 * `server` without '.ts'. Tests start the compiled programs, because loading TypeScript would take most of the tests'
 * time.
 */
export async function compileServer(folder: string, ...names: string[]): Promise<void> {
  await symlink(join(PROJECT, 'node_modules'), join(folder, 'node_modules'));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  const entryPoints = names.map((name) => join(PROJECT, `server/${name}.ts`));
  await build({ ...SERVER_BUNDLE, entryPoints, outbase: PROJECT, outdir: folder });
  await stop();
}

export interface Child {
  /** The URL of the relay; undefined when the process exited before it listened. */
  url: string | undefined;
  /** Resolves to the signal that terminated the process; null if it exited by itself. */
  exitSignal: Promise<NodeJS.Signals | null>;
  stop: () => void;
  kill: () => void;
}

/**
 * Starts a relay in a separate process: the program crashChild.ts, compiled in the folder `root`. Resolves when the
 * relay listens or the process exits.
 */
export async function startChild(root: string, env: Record<string, string>): Promise<Child> {
  const child = spawn(process.execPath, [join(root, 'server/testing/crashChild.js')], {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exitSignal = new Promise<NodeJS.Signals | null>((resolve) =>
    child.once('exit', (_code, signal) => resolve(signal)),
  );
  const urlPromise = new Promise<string>((resolve) =>
    child.stdout.once('data', (port: Buffer) => resolve(`http://127.0.0.1:${String(port).trim()}`)),
  );
  const url = await Promise.race([urlPromise, exitSignal.then(() => undefined)]);
  return { url, exitSignal, stop: () => child.stdin.end(), kill: () => child.kill('SIGKILL') };
}
