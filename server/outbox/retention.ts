import type { ExpressionBuilder } from 'kysely';
import type { SubmissionKind } from '../../src/submission/types';
import { DAY } from './backoff';
import type { Tables } from './engine/tables';

/** The time for which a submission is stored, delivered or not, in milliseconds. */
export interface Retention {
  retentionMs: number;
  /** The retention of each kind of form that differs from `retentionMs`, in milliseconds. */
  retentionMsByKind?: Partial<Record<SubmissionKind, number>>;
}

/**
 * Builds the condition that a submission arrived before the time (ms) that `timeOf` returns for the submission's
 * retention period.
 */
export const arrivedBefore =
  (timeOf: (retentionMs: number) => number, { retentionMs, retentionMsByKind = {} }: Retention) =>
  ({ eb, or, and }: ExpressionBuilder<Tables, 'submissions'>) => {
    const own = Object.entries(retentionMsByKind) as [SubmissionKind, number][];
    const others = eb('received_at', '<', timeOf(retentionMs));
    if (own.length === 0) return others;
    const kinds = own.map(([kind]) => kind);
    return or([
      and([eb('kind', 'not in', kinds), others]),
      ...own.map(([kind, ms]) => and([eb('kind', '=', kind), eb('received_at', '<', timeOf(ms))])),
    ]);
  };

/**
 * Returns the time between the warning and the deletion of an undelivered submission, in milliseconds: a week, or half
 * of a short retention.
 */
export const warningLeadTime = (retentionMs: number): number => Math.min(7 * DAY, retentionMs / 2);
