import { DAY, DELIVERY_PERIOD } from './backoff';
import type { Engine, Query } from './engine/engine';

/**
 * A duration in milliseconds that is longer than every postponement. The longest postponement is {@link
 * DELIVERY_PERIOD} plus the random time that `getBackoff` adds.
 */
const MAX_POSTPONEMENT = DELIVERY_PERIOD + DAY;

/**
 * Builds the queries that correct times from a clock that was ahead. The queries make work due now if its creation time
 * is in the future, or if it is due in more than {@link MAX_POSTPONEMENT}. The queries end pauses under the same
 * conditions. The queries do not change leases, because a running call may hold a lease.
 */
export function buildFutureTimeCorrections({ queryBuilder }: Engine, now: number): Query[] {
  const latestPlausibleTime = now + MAX_POSTPONEMENT;
  return [
    queryBuilder
      .updateTable('submissions')
      .set({ due_at: now })
      .where('status', 'in', ['pending', 'quarantined'])
      .where('due_at', '>', now)
      .where(({ eb, or }) => or([eb('received_at', '>', now), eb('due_at', '>', latestPlausibleTime)])),
    queryBuilder
      .updateTable('deliveries')
      .set({ due_at: now })
      .where('status', '=', 'pending')
      .where('due_at', '>', now)
      .where(({ eb, or, selectFrom }) =>
        or([
          eb('submission', 'in', selectFrom('submissions').select('id').where('received_at', '>', now)),
          eb('due_at', '>', latestPlausibleTime),
        ]),
      ),
    queryBuilder
      .updateTable('erasure_tasks')
      .set({ due_at: now })
      .where('due_at', '>', now)
      .where(({ eb, or }) => or([eb('queued_at', '>', now), eb('due_at', '>', latestPlausibleTime)])),
    queryBuilder
      .updateTable('state')
      .set({ until_at: now })
      .where('until_at', '>', now)
      .where(({ eb, or }) => or([eb('set_at', '>', now), eb('until_at', '>', latestPlausibleTime)])),
  ];
}
