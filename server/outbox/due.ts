import { sql, type SelectQueryBuilder } from 'kysely';
import type { Engine } from './engine/engine';
import type { Tables } from './engine/tables';

export interface Claim {
  now: number;
  limit: number;
  /** The most rows of them with an undelivered résumé. */
  resumes: number;
  /** Includes quarantined rows, which go to a separate tab of the spreadsheet. */
  withQuarantined: boolean;
}

/** Selects the ids of up to `limit` rows that may be claimed now. Locks them when the engine has several writers. */
export function dueRows({ build, hasManyWriters }: Engine, { now, limit, resumes, withQuarantined }: Claim) {
  const free = build
    .selectFrom('submissions')
    .select('id')
    .where(({ eb, and, or }) =>
      withQuarantined
        ? or([eb('status', '=', 'pending'), and([eb('status', '=', 'quarantined'), eb('sheet_at', 'is', null)])])
        : eb('status', '=', 'pending'),
    )
    .where('due_at', '<=', now)
    .where('lease_until', '<=', now)
    .orderBy('due_at');
  const state = build.selectFrom('state').select('name');
  const nextCall = sql<string>`case when submissions.sheet_at is null then 'sheet_not_before' else 'mail_not_before' end`;
  const withResume = free.where('kind', '=', 'application').where('sheet_at', 'is', null).limit(resumes);
  return free
    .where(({ not, exists }) => not(exists(state.where('name', '=', nextCall).where('until_at', '>', now))))
    .where(({ eb, or, not, exists }) =>
      or([eb('sheet_at', 'is', null), not(exists(state.where('name', '=', 'mail_stopped')))]),
    )
    .where(({ eb, or }) =>
      or([eb('kind', '<>', 'application'), eb('sheet_at', 'is not', null), eb('id', 'in', withResume)]),
    )
    .limit(limit)
    .$if(hasManyWriters, lockFree);
}

/**
 * Selects the ids of up to `limit` rows that are in the spreadsheet and whose admin mail is held back by the budget.
 */
export const heldRows = ({ build }: Engine, now: number, limit: number) =>
  build
    .selectFrom('submissions')
    .select('id')
    .where('status', '=', 'pending')
    .where('held_at', 'is not', null)
    .where('sheet_at', 'is not', null)
    .where('admin_at', 'is', null)
    .where('lease_until', '<=', now)
    .orderBy('received_at')
    .limit(limit);

/** Locks the selected rows and skips rows that another process has locked. */
export const lockFree = <Row>(query: SelectQueryBuilder<Tables, 'submissions', Row>) =>
  query.forUpdate('submissions').skipLocked();
