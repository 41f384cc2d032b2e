import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';

/** A child process that is killed when this process exits. */
export interface Child {
  process: ChildProcess;
  /** A promise that rejects when the program exits, and never resolves. */
  failure: Promise<never>;
  stop: () => Promise<void>;
}

/**
 * Starts a program. A caller that waits for output of the program must also wait for `failure`, because the program may
 * exit without that output.
 */
export function startChild(command: string, args: readonly string[], options: SpawnOptions): Child {
  const child = spawn(command, args, options);
  const exitPromise = once(child, 'exit').catch((error: Error) => [error.message]);
  const failure = exitPromise.then(([reason]) => Promise.reject(new Error(`${command} exited: ${String(reason)}`)));
  // This handler prevents an unhandled rejection when no caller waits for `failure`.
  failure.catch(() => undefined);
  const kill = () => void child.kill();
  process.once('exit', kill);
  // A suite that fails during its setup does not stop this child. Without `unref`, such a suite could not exit.
  child.unref();
  return {
    process: child,
    failure,
    stop: async () => {
      process.off('exit', kill);
      child.ref();
      kill();
      await exitPromise;
    },
  };
}
