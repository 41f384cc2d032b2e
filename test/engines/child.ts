import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';

/** A program that ends with this process, however it ends. */
export interface Child {
  process: ChildProcess;
  /** Rejects as soon as the program has ended by itself; resolves never. */
  failure: Promise<never>;
  stop: () => Promise<void>;
}

/** Starts a program. Whoever waits for it to be ready waits for `failure` as well, so that its end is no endless wait. */
export function startChild(command: string, args: readonly string[], options: SpawnOptions): Child {
  const child = spawn(command, args, options);
  const ended = once(child, 'exit').catch((error: Error) => [error.message]);
  const failure = ended.then(([why]) => Promise.reject(new Error(`${command} ended: ${String(why)}`)));
  // It is no fault to end when nobody waits for it.
  failure.catch(() => undefined);
  const kill = () => void child.kill();
  process.once('exit', kill);
  // A suite whose start failed half-way ends, rather than wait for what nobody will stop.
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
