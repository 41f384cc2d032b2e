import { sql } from 'kysely';
import { DAY, HOUR } from './backoff';
import type { Engine, Query } from './engine/engine';
import { buildOrphanDeletion } from './furtherRows';
import { buildFutureArrivalCorrections, buildFutureTimeCorrections } from './futureTimes';
import type { Retention } from './retention';

/** The lock that serialises the writes of sweeps. */
export const SWEEP_LOCK = 'sweep';
/**
 * The usual number of rows of one deletion in a sweep. PostgreSQL aborts a statement after ten seconds, so the number
 * of rows in a statement must be limited. The deletions of orphaned deliveries and old mail counts, and the corrections
 * of future times, usually change few rows. These queries have no limit.
 */
export const SWEEP_BATCH_SIZE = 1000;

/**
 * Builds the condition that a time is before `earliest` (ms). A time more than a day in the future also counts as
 * expired, because it comes from a clock that was ahead.
 */
export const buildExpiredCondition = (column: string, earliest: number, now: number) =>
  sql<boolean>`(${sql.ref(column)} < ${earliest} or ${sql.ref(column)} > ${now + DAY})`;

/**
 * Returns the steps that delete abandoned uploads, and expired counts, hashes and receipts. Other steps correct times
 * from a clock that was ahead. Each step has its own writes, so a failed step does not undo the other steps. When
 * `isOverTime` returns true, a step ends after its current batch.
 */
export function listExpirySteps(
  engine: Engine,
  now: number,
  retention: Retention,
  isOverTime: () => boolean,
): (() => Promise<void>)[] {
  const { queryBuilder, write } = engine;
  const deleteExpired = (table: 'arrivals' | 'repeats' | 'receipts', key: string, column: string, earliest: number) => {
    const isExpired = buildExpiredCondition(column, earliest, now);
    const batchQuery = queryBuilder
      .selectFrom(table)
      .select(sql.ref(key).as('key'))
      .where(isExpired)
      .limit(SWEEP_BATCH_SIZE);
    // PostgreSQL checks the outer condition again if another process has renewed the row in the meantime.
    return queryBuilder.deleteFrom(table).where(isExpired).where(sql.ref(key), 'in', batchQuery);
  };
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
  const independentQueries: Query[] = [
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
  ];
  return [
    ...independentQueries.map((query) => async () => {
      for (let isLastBatch = false; !isLastBatch;) {
        const [{ rowCount }] = await write([query], SWEEP_LOCK);
        isLastBatch = rowCount < SWEEP_BATCH_SIZE || isOverTime();
      }
    }),
    async () => void (await write(buildFutureArrivalCorrections(engine, now, retention), SWEEP_LOCK)),
  ];
}
