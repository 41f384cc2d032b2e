import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';

/** A child process that is killed when this process exits. */
export interface Child {
  process: ChildProcess;
  /** A promise that rejects when the program exits by itself, and never resolves. */
  failure: Promise<never>;
  stop: () => Promise<void>;
}

/**
 * Starts a program. Callers that wait for its output must also wait for `failure`, because the program may exit first.
 */
export function startChild(command: string, args: readonly string[], options: SpawnOptions): Child {
  const child = spawn(command, args, options);
  const ended = once(child, 'exit').catch((error: Error) => [error.message]);
  const failure = ended.then(([reason]) => Promise.reject(new Error(`${command} exited: ${String(reason)}`)));
  // An exit that no caller waits for is no error.
  failure.catch(() => undefined);
  const kill = () => void child.kill();
  process.once('exit', kill);
  // A suite that failed during its setup must exit, although it never stops this child.
  child.unref();
  return {
    process: child,
    failure,
    stop: async () => {
      process.off('exit', kill);
      child.ref();
      kill();
      await ended;
    },
  };
}
