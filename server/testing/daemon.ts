import { spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** The id of the user 'nobody', who owns no files of the project. */
export const NOBODY_ID = 65_534;
/** The longest wait for the start of a daemon, in milliseconds. */
const START_TIMEOUT_MS = 60_000;
/** The time after which `stop` kills a program with its own process group, in milliseconds. */
const KILL_DELAY_MS = 3000;

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
 * {@link START_TIMEOUT_MS}. With `detached`, the program has its own process group, and signals also reach its child
 * processes. `stop` then kills all processes that have not exited after {@link KILL_DELAY_MS}.
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
  const { detached = false } = options;
  const kill = (signal: NodeJS.Signals = detached ? 'SIGKILL' : 'SIGTERM') => {
    if (!detached || child.pid === undefined) return void child.kill(signal);
    try {
      process.kill(-child.pid, signal);
    } catch (error) {
      // ESRCH: every process of the group has exited.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  };
  const killAtExit = () => kill();
  process.once('exit', killAtExit);
  const exitPromise = once(child, 'exit').finally(() => process.off('exit', killAtExit));
  for (const deadline = Date.now() + START_TIMEOUT_MS; !(await isReady(output));) {
    const hasExited = child.exitCode !== null || child.signalCode !== null;
    if (hasExited || Date.now() > deadline) {
      kill();
      throw new Error(`${program} does not start: ${output}`);
    }
    await setTimeout(50);
  }
  return {
    pid: child.pid,
    exitPromise,
    stop: async (signal = 'SIGTERM') => {
      child.ref();
      kill(signal);
      if (detached) {
        await Promise.race([exitPromise, setTimeout(KILL_DELAY_MS, undefined, { ref: false })]);
        // A child process that outlives the program could still write files.
        kill();
      }
      await exitPromise;
    },
  };
}

/** Returns the current memory (VmRSS) or the peak memory (VmHWM) of a process on Linux, in megabytes. */
export async function readMemory(pid: number | undefined, field: 'VmRSS' | 'VmHWM' = 'VmRSS'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
}
