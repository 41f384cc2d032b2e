import type { Engine } from './engine/engine';
import { buildNearDeletionCondition, type Retention } from './retention';

/** The name of the entry in `state` that stores the time at which an operator last listed the quarantine. */
const QUARANTINE_REVIEW = 'quarantine_review';

/**
 * Stores that an operator has listed the submissions that were in quarantine at `reviewTime` (ms). This ends the fault
 * about these submissions.
 */
export async function recordQuarantineReview({ queryBuilder, write }: Engine, reviewTime: number): Promise<void> {
  await write([
    queryBuilder
      .insertInto('state')
      .values({ name: QUARANTINE_REVIEW, value: '', set_at: reviewTime })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ set_at: reviewTime })),
  ]);
}

/**
 * Returns the number of quarantined submissions whose deletion is due soon, and that arrived after the latest review.
 * Submissions on the quarantine tab of the spreadsheet do not count, because the firm keeps them there.
 */
export async function countUnreviewedSubmissions(
  { queryBuilder, read }: Engine,
  now: number,
  retention: Retention,
): Promise<number> {
  const [review] = await read(queryBuilder.selectFrom('state').select('set_at').where('name', '=', QUARANTINE_REVIEW));
  const [countRow] = await read(
    queryBuilder
      .selectFrom('submissions')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('status', '=', 'quarantined')
      .where('sheet_at', 'is', null)
      .where('received_at', '>', review?.set_at ?? 0)
      .where(buildNearDeletionCondition(now, retention)),
  );
  return countRow?.count ?? 0;
}
