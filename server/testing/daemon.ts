import { spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { Socket } from 'node:net';

/** The id of the user 'nobody', who owns no files of the project. */
export const NOBODY = 65_534;
/** The longest wait for a daemon, in milliseconds. */
const START_TIMEOUT_MS = 60_000;

export interface Daemon {
  pid: number | undefined;
  /** Resolves when the program has exited. */
  exitPromise: Promise<unknown>;
  /** Sends a signal, by default SIGTERM. Resolves when the program has exited. */
  stop: (signal?: NodeJS.Signals) => Promise<void>;
}

/**
 * Starts a program and polls `isReady`, which receives the end of the program's output. Resolves when `isReady`
 * resolves to true. Throws an error with the end of the output when the program exits, or when it is not ready after
 * {@link START_TIMEOUT_MS}.
 */
export async function startDaemon(
  program: string,
  args: readonly string[],
  options: SpawnOptions,
  isReady: (output: string) => Promise<boolean>,
): Promise<Daemon> {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  // A suite that fails during its setup does not stop the program. Without `unref`, such a suite could not exit.
  child.unref();
  for (const stream of [child.stdout, child.stderr] as Socket[])
    stream.unref().on('data', (chunk) => (output = (output + String(chunk)).slice(-10_000)));
  const kill = () => void child.kill();
  process.once('exit', kill);
  const exitPromise = once(child, 'exit').finally(() => process.off('exit', kill));
  for (const deadline = Date.now() + START_TIMEOUT_MS; !(await isReady(output));) {
    const hasExited = child.exitCode !== null || child.signalCode !== null;
    if (hasExited || Date.now() > deadline) {
      child.kill();
      throw new Error(`${program} does not start: ${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    pid: child.pid,
    exitPromise,
    stop: async (signal) => {
      child.ref();
      child.kill(signal);
      await exitPromise;
    },
  };
}

/** Returns the current memory (VmRSS) or the peak memory (VmHWM) of a process on Linux, in megabytes. */
export async function readMemory(pid: number | undefined, field: 'VmRSS' | 'VmHWM' = 'VmRSS'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
}
