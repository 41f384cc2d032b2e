import { sql } from 'kysely';
import { DELIVERY_PERIOD_MS } from './backoff';
import { PENDING_STATUS } from './due';
import type { Engine, Query } from './engine/engine';
import type { FurtherTarget } from './plan';
import type { Status } from './status';

/**
 * Queries for deliveries to further targets. For each pending submission and each further target, a worker inserts one
 * row into `deliveries`.
 */

/**
 * The lock for writes that end a delivery. Without this lock, two concurrent writes could each see the other write's
 * delivery as pending. The submission would then stay pending.
 */
export const DELIVERY_END_LOCK = 'settle';

/**
 * Builds the query that inserts up to `limit` missing deliveries of pending submissions to `target`. With `id`, the
 * query inserts only the delivery of this submission. With `arrivedAfter` (ms), the query omits older submissions. If
 * `target` is 'sheet', the query omits submissions that are already in the spreadsheet.
 */
export function buildMissingDeliveryInsertion(
  { queryBuilder, hasManyWriters }: Engine,
  target: FurtherTarget,
  now: number,
  limit: number,
  { id, arrivedAfter }: { id?: string; arrivedAfter?: number },
): Query {
  const missingDeliveriesQuery = queryBuilder
    .selectFrom('submissions')
    .select([
      sql<string>`submissions.id || ${`:${target}`}`.as('id'),
      'submissions.id as submission',
      sql<string>`cast(${target} as text)`.as('target'),
      sql<number>`cast(${now} as bigint)`.as('due_at'),
      sql<number>`cast(${now + DELIVERY_PERIOD_MS} as bigint)`.as('deadline_at'),
    ])
    .where('submissions.status', '=', 'pending')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('deliveries')
            .select('deliveries.id')
            .where('deliveries.id', '=', sql<string>`submissions.id || ${`:${target}`}`),
        ),
      ),
    )
    .$if(target === 'sheet', (query) => query.where('sheet_at', 'is', null))
    .$if(arrivedAfter !== undefined, (query) => query.where('received_at', '>', arrivedAfter ?? 0))
    .limit(limit);
  const rowsQuery = id === undefined ? missingDeliveriesQuery : missingDeliveriesQuery.where('submissions.id', '=', id);
  // Without this lock, a concurrent erasure of the submission could leave its new delivery behind. With `id`, the same
  // write later updates the submission. A shared lock could then cause a deadlock with a worker that shares the lock.
  const lockedRowsQuery =
    id === undefined ? rowsQuery.forShare('submissions').skipLocked() : rowsQuery.forUpdate('submissions');
  return queryBuilder
    .insertInto('deliveries')
    .columns(['id', 'submission', 'target', 'due_at', 'deadline_at'])
    .expression(hasManyWriters ? lockedRowsQuery : rowsQuery)
    .onConflict((conflict) => conflict.column('id').doNothing());
}

/**
 * The SQL expression for the status of a submission whose sequence has ended. The status depends on the deliveries to
 * further targets.
 */
const FINAL_STATUS = sql<Status>`case
  when exists (select 1 from deliveries where submission = submissions.id and status = 'pending') then 'pending'
  when exists (select 1 from deliveries where submission = submissions.id and status = 'dead') then 'dead'
  else 'done' end`;

/**
 * Returns the values to store in `status` and `sequence_at` when a submission's delivery sequence (§4.6) ends at `now`
 * (ms).
 */
export const getSequenceEndValues = (now: number) => ({
  status: FINAL_STATUS,
  sequence_at: sql<number | null>`case
    when exists (select 1 from deliveries where submission = submissions.id) then cast(${now} as bigint) end`,
});

/**
 * Builds the query that updates the status of the submission `id` after a delivery to a further target has ended.
 * Without `id`, the query applies to all submissions. The query changes only pending and dead submissions whose
 * sequence has ended.
 */
export const buildStatusUpdate = ({ queryBuilder }: Engine, id?: string): Query =>
  queryBuilder
    .updateTable('submissions')
    .set({ status: FINAL_STATUS })
    .where('status', 'in', ['pending', 'dead'])
    .where('sequence_at', 'is not', null)
    .$if(id !== undefined, (update) => update.where('id', '=', id ?? ''));

/**
 * The condition for keeping a résumé: a delivery of the submission was skipped, and the spreadsheet does not contain
 * the submission.
 */
export const IS_RESUME_KEPT = sql<boolean>`(sheet_at is null and exists (
  select 1 from deliveries where submission = submissions.id and status = 'skipped'))`;

/**
 * Builds the query that deletes the résumé of the submission `id` if the submission is done. Without `id`, the query
 * deletes the résumés of all submissions that are done. After `outbox skip`, a résumé that is not in the spreadsheet
 * remains until its retention ends. Possibly, no target has received the résumé.
 */
export const buildResumeDeletion = ({ queryBuilder }: Engine, id?: string): Query =>
  queryBuilder.deleteFrom('resume_parts').where('id', 'in', ({ selectFrom }) =>
    selectFrom('submissions')
      .select('resume_id')
      .where('status', '=', 'done')
      .where('resume_id', 'is not', null)
      .where(({ not }) => not(IS_RESUME_KEPT))
      .$if(id !== undefined, (select) => select.where('id', '=', id ?? '')),
  );

/**
 * Builds the query that deletes the pending deliveries of submissions that no longer exist. A worker may create a
 * delivery while another process deletes its submission.
 */
export const buildOrphanDeletion = (queryBuilder: Engine['queryBuilder']): Query =>
  queryBuilder
    .deleteFrom('deliveries')
    .where('status', '=', PENDING_STATUS)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('submissions').select('submissions.id').whereRef('submissions.id', '=', 'deliveries.submission'),
        ),
      ),
    );
