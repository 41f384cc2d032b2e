import { sql, type SelectQueryBuilder } from 'kysely';
import type { Engine } from './engine/engine';
import type { Tables } from './engine/tables';
import type { DeliveryPlan } from './plan';
import type { SequenceAvailability } from './providerState';

export interface ClaimOptions {
  now: number;
  limit: number;
  /** The maximum number of claimed rows with an undelivered résumé. */
  maxResumes: number;
  /** Whether to include quarantined rows, which go to a separate tab of the spreadsheet. */
  includesQuarantined: boolean;
}

/**
 * The status 'pending' as an SQL literal. If a bound value decided whether a partial index applies, SQLite would
 * prepare the statement again for each execution.
 */
export const PENDING_STATUS = sql.lit<'pending'>('pending');

/**
 * The default duration of a lease, in milliseconds. A worker renews the lease before each call to a target. A call
 * takes at most 50 s, so the lease does not expire during the call.
 */
export const DEFAULT_LEASE_MS = 60_000;
/** The column values of a row or delivery without a lease. */
export const NO_LEASE = { lease_owner: null, lease_until: 0 };

/**
 * Builds the query for the ids of up to `limit` rows whose next step can start now. Locks the rows when the engine has
 * several writers. A pending row with a `sequence_at` has finished its sequence and waits for deliveries to further
 * targets, so the query omits the row.
 */
export function selectDueRows(
  engine: Engine,
  { now, limit, maxResumes, includesQuarantined }: ClaimOptions,
  sequence: DeliveryPlan['sequence'],
  availability: SequenceAvailability,
) {
  const { queryBuilder, hasManyWriters } = engine;
  const dueRowsQuery = queryBuilder
    .selectFrom('submissions')
    .select('id')
    .where(({ eb, and, or }) =>
      includesQuarantined
        ? or([eb('status', '=', PENDING_STATUS), and([eb('status', '=', 'quarantined'), eb('sheet_at', 'is', null)])])
        : eb('status', '=', PENDING_STATUS),
    )
    .where('due_at', '<=', now)
    .where('lease_until', '<=', now)
    .where('sequence_at', 'is', null)
    .orderBy('due_at');
  // The only step of a quarantined row is the spreadsheet.
  const needsSheet = sequence.sheet ? sql<boolean>`sheet_at is null` : sql<boolean>`status = 'quarantined'`;
  const includesResume = sequence.sheet ? needsSheet : sql<boolean>`submissions.admin_at is null`;
  const availableRowsQuery = dueRowsQuery
    .$if(!availability.sheet, (query) => query.where(({ not }) => not(needsSheet)))
    .$if(!availability.mail, (query) => query.where(needsSheet));
  const resumeRowsQuery = availableRowsQuery.where('kind', '=', 'application').where(includesResume).limit(maxResumes);
  return availableRowsQuery
    .where(({ eb, or, not }) =>
      or([eb('kind', '<>', 'application'), not(includesResume), eb('id', 'in', resumeRowsQuery)]),
    )
    .limit(limit)
    .$if(hasManyWriters, lockRows);
}

/**
 * Builds the query for the ids of up to `limit` rows whose admin mail the budget holds back. If the sequence includes
 * the spreadsheet, the query selects only rows that are already stored in the spreadsheet. A digest has no attachments,
 * so applications are excluded when their mail attaches the résumé. With `heldBefore` (ms), the query omits rows that
 * the budget held back later.
 */
export const selectHeldRows = (
  { queryBuilder }: Engine,
  now: number,
  limit: number,
  { sequence, resumeTargets }: DeliveryPlan,
  heldBefore?: number,
) =>
  queryBuilder
    .selectFrom('submissions')
    .select('id')
    // With a comparison of the bare column, SQLite would read all pending rows through the index `submissions_status`.
    .where(sql`coalesce(status, '')`, '=', 'pending')
    .where('held_at', 'is not', null)
    .$if(heldBefore !== undefined, (query) => query.where('held_at', '<=', heldBefore ?? 0))
    .$if(sequence.sheet, (query) => query.where('sheet_at', 'is not', null))
    .where('admin_at', 'is', null)
    .$if(resumeTargets.includes('mail'), (query) => query.where('kind', '<>', 'application'))
    .where('lease_until', '<=', now)
    .orderBy('received_at')
    .limit(limit);

/** Locks the selected rows and skips rows that another process has locked. */
export const lockRows = <Row>(query: SelectQueryBuilder<Tables, 'submissions', Row>) =>
  query.forUpdate('submissions').skipLocked();
