export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/**
 * Returns whether at least `ms` milliseconds have passed since `startTime` (ms). Also returns true if `startTime` is in
 * the future, which happens after the clock was set back.
 */
export const hasElapsed = (ms: number, startTime: number, now: number): boolean =>
  now >= startTime + ms || now < startTime;

const WAITS_MS = [1 * SECOND, 5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, 1 * HOUR] as const;
const LONGEST_WAIT_MS = 6 * HOUR;
const JITTER = 0.2;

/**
 * The time after which a failure is final, in milliseconds: the submission, or its delivery to a further target,
 * becomes dead. The period begins with the arrival of the submission or the creation of the delivery. A release from
 * quarantine and `outbox retry` begin a new period.
 */
export const DELIVERY_PERIOD_MS = 72 * HOUR;

/**
 * Returns the wait before the next attempt, in milliseconds. `failureCount` is the number of consecutive failures (1,
 * 2, …). The waits are 1 s, 5 s, 30 s, 2 min, 10 min, 1 h, then 6 h each. Adds a random time of up to 20 % of this
 * wait, so that the retries do not all start at once. Never returns less than `retryAfter`.
 */
export function getBackoff(failureCount: number, retryAfter = 0, random: () => number = Math.random): number {
  const waitMs = WAITS_MS[failureCount - 1] ?? LONGEST_WAIT_MS;
  return Math.round(Math.max(waitMs, retryAfter) + waitMs * JITTER * random());
}

/**
 * The longest pause after failures of a provider, in milliseconds. A pause that the provider requests, or the pause
 * after a refused password, may be longer.
 */
const MAX_PAUSE_MS = 30 * SECOND;

/**
 * Returns the pause after `failureCount` consecutive failures of a provider, in milliseconds: 1 s, 2 s, 4 s, … 30 s.
 */
export const getProviderPause = (failureCount: number): number =>
  Math.min(SECOND * 2 ** (failureCount - 1), MAX_PAUSE_MS);

/**
 * Returns the wait that a Retry-After header (seconds or an HTTP date) requests, in milliseconds from `now`. Returns 0
 * when the header is absent or invalid. The maximum is {@link DELIVERY_PERIOD_MS}.
 */
export function parseRetryAfter(header: string | undefined, now: number): number {
  if (header === undefined) return 0;
  const waitMs = /^\d+$/.test(header.trim()) ? Number(header) * SECOND : Date.parse(header) - now;
  return Number.isFinite(waitMs) ? Math.min(Math.max(waitMs, 0), DELIVERY_PERIOD_MS) : 0;
}
