import type { ExpressionBuilder } from 'kysely';
import type { SubmissionKind } from '../../src/submission/types';
import { DAY } from './backoff';
import type { Tables } from './engine/tables';

/** The time for which the outbox stores a submission, delivered or not, in milliseconds. */
export interface Retention {
  retentionMs: number;
  /** The retention of the submission kinds whose retention differs from `retentionMs`, in milliseconds. */
  retentionMsByKind?: Partial<Record<SubmissionKind, number>>;
}

/**
 * Builds the condition that a submission arrived before a time (ms). `timeOf` returns this time for the retention (ms)
 * of the submission's kind.
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
 * Returns the time between the warning about an undelivered submission and its deletion, in milliseconds: a week, but
 * at most half of the retention.
 */
export const warningLeadTime = (retentionMs: number): number => Math.min(7 * DAY, retentionMs / 2);
