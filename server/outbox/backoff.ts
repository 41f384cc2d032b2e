const SECOND = 1000;
const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

const STEPS = [1 * SECOND, 5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, 1 * HOUR] as const;
const AFTER_THAT = 6 * HOUR;
const JITTER = 0.2;

/** Undelivered for this long is dead (ms). */
export const DEADLINE = 72 * HOUR;

/**
 * Milliseconds to wait after the `attempts`-th failure in a row (1, 2, …): 1 s, 5 s, 30 s, 2 min, 10 min, 1 h, then
 * every 6 h, up to a fifth more so that rows don't all come back at once; never less than `retryAfter`.
 */
export function backoff(attempts: number, retryAfter = 0, random: () => number = Math.random): number {
  const step = STEPS[attempts - 1] ?? AFTER_THAT;
  return Math.round(Math.max(step, retryAfter) + step * JITTER * random());
}

/** Longest time for which a provider that fails is left alone (ms), unless it asks for more. */
const LONGEST_PAUSE = 30 * SECOND;

/** Milliseconds for which nobody calls a provider after its `failures`-th failure in a row: 1 s, 2 s, 4 s, … 30 s. */
export const providerPause = (failures: number): number => Math.min(SECOND * 2 ** (failures - 1), LONGEST_PAUSE);

/** A Retry-After header in milliseconds from `now`: seconds or an HTTP date. 0 when absent or unreadable; at most {@link DEADLINE}. */
export function retryAfterOf(header: string | null, now: number): number {
  if (header === null) return 0;
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * SECOND : Date.parse(header) - now;
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), DEADLINE) : 0;
}
