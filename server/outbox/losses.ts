import { sql, type SelectQueryBuilder } from 'kysely';
import type { Engine, Query } from './engine/engine';
import type { Tables } from './engine/tables';

/** The name of the entry in `state` that stores the number of undelivered submissions that the sweep has deleted. */
const DELETED_UNDELIVERED = 'deleted_undelivered';

/**
 * Builds the query that adds the number of rows in `lostRowsQuery` to the number in {@link DELETED_UNDELIVERED}. The
 * query must precede the deletion in the same transaction.
 */
export const buildLossRecord = (
  { queryBuilder }: Engine,
  lostRowsQuery: SelectQueryBuilder<Tables, 'submissions', object>,
  now: number,
): Query =>
  queryBuilder
    .insertInto('state')
    .columns(['name', 'value', 'set_at'])
    .expression(
      lostRowsQuery
        .select([
          sql<string>`cast(${DELETED_UNDELIVERED} as text)`.as('name'),
          sql<string>`cast(count(*) as text)`.as('value'),
          sql<number>`cast(${now} as bigint)`.as('set_at'),
        ])
        .having(({ fn, eb }) => eb(fn.countAll(), '>', 0)),
    )
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({
        value: sql<string>`cast(cast(state.value as bigint) + cast(excluded.value as bigint) as text)`,
        set_at: now,
      }),
    );

/** Builds the query that ends the fault about deleted undelivered submissions. */
export const buildLossAcknowledgement = ({ queryBuilder }: Engine): Query =>
  queryBuilder.deleteFrom('state').where('name', '=', DELETED_UNDELIVERED);

/**
 * Returns the number of undelivered submissions that the sweep has deleted since the latest acknowledgement, and the
 * time (ms) of the latest deletion. Returns undefined if there was no such deletion.
 */
export async function findLoss({
  queryBuilder,
  read,
}: Engine): Promise<{ count: number; latestTime: number } | undefined> {
  const [lossEntry] = await read(queryBuilder.selectFrom('state').selectAll().where('name', '=', DELETED_UNDELIVERED));
  return lossEntry && { count: Number(lossEntry.value), latestTime: lossEntry.set_at };
}
