import { sql, type SelectQueryBuilder } from 'kysely';
import type { Engine } from './engine/engine';
import type { Tables } from './engine/tables';

export interface Claim {
  now: number;
  limit: number;
  /** Of them, those with a résumé to deliver. */
  resumes: number;
  /** Quarantined rows are due, too, for a tab of their own in the spreadsheet. */
  withQuarantined: boolean;
}

/** The ids of up to `limit` rows that may be claimed now; locked where other writers are at work. */
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

/** The ids of up to `limit` rows in the spreadsheet whose admin mail waits for the budget. */
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

/** Rows that another process is about to take are passed over instead of waited for. */
export const lockFree = <Row>(query: SelectQueryBuilder<Tables, 'submissions', Row>) =>
  query.forUpdate('submissions').skipLocked();
