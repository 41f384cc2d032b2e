import { sql } from 'kysely';
import { DAY, HOUR } from './backoff';
import type { Engine, Query } from './engine/engine';
import { buildOrphanDeletion } from './furtherRows';
import { buildFutureArrivalCorrections, buildFutureTimeCorrections } from './futureTimes';
import type { Retention } from './retention';

/** The lock for writes of a sweep. */
export const SWEEP_LOCK = 'sweep';
/**
 * The usual number of rows that one write of a sweep changes. PostgreSQL aborts a statement after ten seconds, so one
 * statement cannot change any number of rows.
 */
export const SWEEP_BATCH_SIZE = 1000;

/**
 * Builds the condition that a time is before `earliest` (ms). A time more than a day in the future also counts as
 * expired, because it comes from a clock that was ahead.
 */
export const buildExpiredCondition = (column: string, earliest: number, now: number) =>
  sql<boolean>`(${sql.ref(column)} < ${earliest} or ${sql.ref(column)} > ${now + DAY})`;

/**
 * Returns the steps that delete abandoned uploads, and expired counts, hashes and receipts. Work that a clock scheduled
 * for the future becomes due now. Each step has its own writes, so a failed step does not undo the other steps.
 */
export function listExpirySteps(engine: Engine, now: number, retention: Retention): (() => Promise<void>)[] {
  const { queryBuilder, write } = engine;
  const deleteExpired = (table: 'arrivals' | 'repeats' | 'receipts', key: string, column: string, earliest: number) =>
    queryBuilder.deleteFrom(table as 'arrivals').where(
      key as 'id',
      'in',
      queryBuilder
        .selectFrom(table as 'arrivals')
        .select(key as 'id')
        .where(buildExpiredCondition(column, earliest, now))
        .limit(SWEEP_BATCH_SIZE),
    );
  const abandonedPartsQuery = queryBuilder
    .selectFrom('resume_parts')
    .select(['id', 'part'])
    .where(buildExpiredCondition('stored_at', now - HOUR, now))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('submissions').select('id').whereRef('resume_id', '=', 'resume_parts.id'))),
    )
    .limit(SWEEP_BATCH_SIZE);
  const oldSourcesQuery = queryBuilder
    .selectFrom('submissions')
    .select('id')
    .where('source', 'is not', null)
    .where(buildExpiredCondition('received_at', now - 2 * DAY, now))
    // The order makes SQLite use the index on `source`, so a batch does not read the rows of earlier batches again.
    .orderBy('source')
    .limit(SWEEP_BATCH_SIZE);
  const queries: Query[] = [
    queryBuilder
      .deleteFrom('resume_parts')
      .where(({ eb, refTuple }) => eb(refTuple('id', 'part'), 'in', abandonedPartsQuery.$asTuple('id', 'part'))),
    buildOrphanDeletion(queryBuilder),
    queryBuilder.updateTable('submissions').set({ source: null }).where('id', 'in', oldSourcesQuery),
    deleteExpired('arrivals', 'id', 'arrived_at', now - DAY + 1),
    deleteExpired('repeats', 'content', 'until_at', now),
    deleteExpired('receipts', 'id', 'until_at', now),
    queryBuilder.deleteFrom('mail_days').where(buildExpiredCondition('day', now - 2 * DAY, now)),
    ...buildFutureTimeCorrections(engine, now),
    ...buildFutureArrivalCorrections(engine, now, retention),
  ];
  return queries.map((query) => async () => {
    for (let rowCount = SWEEP_BATCH_SIZE; rowCount >= SWEEP_BATCH_SIZE;)
      [{ rowCount }] = await write([query], SWEEP_LOCK);
  });
}
