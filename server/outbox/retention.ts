import { DAY } from './backoff';

/**
 * Returns how long before its deletion a warning about an undelivered submission is due (ms): a week, or half of a
 * short retention.
 */
export const warnedBefore = (retentionMs: number): number => Math.min(7 * DAY, retentionMs / 2);

/** Returns the time (ms) before which undelivered submissions cause a warning. */
export const deletionNear = (now: number, retentionMs: number): number => now - retentionMs + warnedBefore(retentionMs);
