import { DAY, DEADLINE } from './backoff';
import type { Engine, Query } from './engine/engine';

/** A wait in milliseconds that exceeds every postponement: the longest Retry-After is {@link DEADLINE}. */
const LONGEST_WAIT = DEADLINE + DAY;

/**
 * Builds the queries that correct times from a clock that was ahead. They make work due now if its creation time is in
 * the future, or if its wait exceeds {@link LONGEST_WAIT}. They end pauses under the same conditions. Leases stay as
 * they are, because a running call may hold one.
 */
export function buildFutureTimesRemoval({ build }: Engine, now: number): Query[] {
  const latest = now + LONGEST_WAIT;
  return [
    build
      .updateTable('submissions')
      .set({ due_at: now })
      .where('status', 'in', ['pending', 'quarantined'])
      .where('due_at', '>', now)
      .where(({ eb, or }) => or([eb('received_at', '>', now), eb('due_at', '>', latest)])),
    build
      .updateTable('deliveries')
      .set({ due_at: now })
      .where('status', '=', 'pending')
      .where('due_at', '>', now)
      .where(({ eb, or, selectFrom }) =>
        or([
          eb('submission', 'in', selectFrom('submissions').select('id').where('received_at', '>', now)),
          eb('due_at', '>', latest),
        ]),
      ),
    build
      .updateTable('erasure_tasks')
      .set({ due_at: now })
      .where('due_at', '>', now)
      .where(({ eb, or }) => or([eb('queued_at', '>', now), eb('due_at', '>', latest)])),
    build
      .updateTable('state')
      .set({ until_at: now })
      .where('until_at', '>', now)
      .where(({ eb, or }) => or([eb('set_at', '>', now), eb('until_at', '>', latest)])),
  ];
}
