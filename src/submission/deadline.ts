/** Thrown when a call exceeds its time limit. */
export class DeadlineError extends Error {
  constructor(readonly milliseconds: number) {
    super(`No answer within ${milliseconds / 1000} s`);
    this.name = 'DeadlineError';
  }
}

/**
 * Runs `call` with a signal that aborts it after `milliseconds`. Rejects after that time, even if `call` ignores the
 * signal.
 */
export async function withTimeout<Result>(
  milliseconds: number,
  call: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expiry = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const error = new DeadlineError(milliseconds);
      reject(error);
      controller.abort(error);
    }, milliseconds);
  });
  try {
    return await Promise.race([call(controller.signal), expiry]);
  } finally {
    clearTimeout(timer);
  }
}
