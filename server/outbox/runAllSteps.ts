import { formatError } from '../log';

/**
 * Runs the steps one after another, even after a failed step. Stops before the next step when `isStopped` returns true.
 * Rejects with an error whose message contains the messages of all errors, and whose cause is the first error.
 */
export async function runAllSteps(steps: readonly (() => Promise<unknown>)[], isStopped: () => boolean): Promise<void> {
  const errors: unknown[] = [];
  for (const step of steps) if (!isStopped()) await step().catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw new Error(errors.map(formatError).join('; '), { cause: errors[0] });
}
