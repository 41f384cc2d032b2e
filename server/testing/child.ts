import { spawn } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, stop } from 'esbuild';
import { SERVER_BUNDLE_OPTIONS } from '../../scripts/build/server';
import { afterSuite } from './afterTest';

const PROJECT_ROOT = join(__dirname, '../..');

/** The folders of the programs that this suite has compiled, by name. */
const folderPromiseByProgram = new Map<string, Promise<string>>();

/**
 * Compiles a program of `server` once for each suite. `name` is the program's path in `server` without '.ts'. Resolves
 * to the folder that the program uses as the project's root. Tests start compiled programs, because loading TypeScript
 * would take most of the tests' time.
 */
export function compileProgramOnce(name: string): Promise<string> {
  const folderPromise = folderPromiseByProgram.get(name) ?? compileProgram(name);
  folderPromiseByProgram.set(name, folderPromise);
  return folderPromise;
}

async function compileProgram(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'program-'));
  afterSuite(() => rm(folder, { recursive: true, force: true }));
  await symlink(join(PROJECT_ROOT, 'node_modules'), join(folder, 'node_modules'));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  const entryPoints = [join(PROJECT_ROOT, `server/${name}.ts`)];
  await build({ ...SERVER_BUNDLE_OPTIONS, entryPoints, outbase: PROJECT_ROOT, outdir: folder });
  await stop();
  return folder;
}

export interface RelayProcess {
  /** The URL of the relay, or undefined when the process exited before it listened. */
  url: string | undefined;
  /** Resolves to the signal that terminated the process, or null if it exited by itself. */
  exitSignalPromise: Promise<NodeJS.Signals | null>;
  stop: () => void;
  kill: () => void;
}

/**
 * Starts a relay in a separate process: the program crashChild.ts, compiled in the folder `root`. Resolves when the
 * relay listens or the process exits.
 */
export async function startRelayProcess(root: string, env: Record<string, string>): Promise<RelayProcess> {
  const child = spawn(process.execPath, [join(root, 'server/testing/crashChild.js')], {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exitSignalPromise = new Promise<NodeJS.Signals | null>((resolve) =>
    child.once('exit', (_code, signal) => resolve(signal)),
  );
  const urlPromise = new Promise<string>((resolve) =>
    child.stdout.once('data', (port: Buffer) => resolve(`http://127.0.0.1:${String(port).trim()}`)),
  );
  const url = await Promise.race([urlPromise, exitSignalPromise.then(() => undefined)]);
  return { url, exitSignalPromise, stop: () => child.stdin.end(), kill: () => child.kill('SIGKILL') };
}
