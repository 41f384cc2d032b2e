import { DAY, DELIVERY_PERIOD_MS } from './backoff';
import type { Engine, Query } from './engine/engine';
import type { Retention } from './retention';
import { selectValues } from './selectValues';

/**
 * A duration in milliseconds that is longer than every postponement. The longest postponement is {@link
 * DELIVERY_PERIOD_MS} plus the random time that `getBackoff` adds.
 */
const MAX_POSTPONEMENT = DELIVERY_PERIOD_MS + DAY;

/**
 * Builds the queries that correct times from a clock that was ahead. A creation time in the future is implausible, and
 * so is a due time more than {@link MAX_POSTPONEMENT} from now. The queries make submissions, deliveries and tasks with
 * an implausible time due now, and end pauses with an implausible time. The queries do not change leases, because a
 * running call may hold a lease.
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

/**
 * The name of the entry in `state` that exists while the arrival of a submission is over a day in the future.
 */
const FUTURE_ARRIVALS = 'future_arrivals';

/**
 * Builds the queries that set arrivals in the future to `now`. Without this correction, the relay would keep a
 * submission for over a year if the clock was a year ahead at its arrival. The sweep cannot tell whether the earlier
 * clock was ahead or the current clock is behind. If the current clock is behind, a correction would later cause an
 * early deletion. Therefore, the queries correct arrivals only after the longest retention has passed. Run the queries
 * in one write, because they depend on each other.
 */
export function buildFutureArrivalCorrections(
  { queryBuilder }: Engine,
  now: number,
  { retentionMs, retentionMsByKind = {} }: Retention,
): Query[] {
  const longestRetentionMs = Math.max(retentionMs, ...Object.values(retentionMsByKind));
  const futureArrivalsQuery = queryBuilder
    .selectFrom('submissions')
    .select('id')
    .where('received_at', '>', now + DAY);
  const entryQuery = queryBuilder.selectFrom('state').select('name').where('name', '=', FUTURE_ARRIVALS);
  return [
    queryBuilder
      .deleteFrom('state')
      .where('name', '=', FUTURE_ARRIVALS)
      .where(({ eb, or, not, exists }) => or([eb('set_at', '>', now), not(exists(futureArrivalsQuery))])),
    queryBuilder
      .insertInto('state')
      .columns(['name', 'value', 'set_at'])
      .expression(
        selectValues(queryBuilder, { name: FUTURE_ARRIVALS, value: '', set_at: now }).where(({ exists }) =>
          exists(futureArrivalsQuery),
        ),
      )
      .onConflict((conflict) => conflict.column('name').doNothing()),
    queryBuilder
      .updateTable('submissions')
      .set({ received_at: now })
      .where('received_at', '>', now + DAY)
      .where(({ exists }) => exists(entryQuery.where('set_at', '<', now - longestRetentionMs))),
  ];
}
