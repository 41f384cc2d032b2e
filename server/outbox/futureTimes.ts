import { DAY, DEADLINE } from './backoff';
import { NO_LEASE } from './due';
import type { Engine, Query } from './engine/engine';

/** A time that no postponement reaches: the longest Retry-After is {@link DEADLINE}. */
const LONGEST_WAIT = DEADLINE + DAY;

/**
 * Builds the queries that remove the times that a clock left while it was ahead. Without them, a delivery would wait
 * until such a time, for example for a year.
 */
export function buildFutureTimesRemoval({ build }: Engine, now: number): Query[] {
  const latest = now + LONGEST_WAIT;
  return [
    build.updateTable('submissions').set({ due_at: now }).where('due_at', '>', latest),
    build.updateTable('submissions').set(NO_LEASE).where('lease_until', '>', latest),
    build.updateTable('deliveries').set({ due_at: now }).where('due_at', '>', latest),
    build.updateTable('deliveries').set(NO_LEASE).where('lease_until', '>', latest),
    build.updateTable('erasure_tasks').set({ due_at: now }).where('due_at', '>', latest),
    build.updateTable('state').set({ until_at: now }).where('until_at', '>', latest),
  ];
}
