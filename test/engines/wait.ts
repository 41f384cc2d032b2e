/** The longest wait for a condition on a busy machine, in milliseconds. */
export const CONDITION_TIMEOUT_MS = 15_000;
const POLL_INTERVAL_MS = 20;

/**
 * Polls `readResult` until its result is neither null nor false, and resolves with this result. After `timeoutMs`
 * milliseconds, rejects with an error that contains the text `condition`.
 */
export async function waitUntil<T>(
  condition: string,
  readResult: () => Promise<T | null | false>,
  timeoutMs = CONDITION_TIMEOUT_MS,
): Promise<T> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const result = await readResult();
    if (result !== null && result !== false) return result;
    if (Date.now() > deadline) throw new Error(`Timed out after ${timeoutMs} ms: ${condition}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
}
