import type { ExpressionBuilder } from 'kysely';
import type { SubmissionKind } from '../../src/submission/types';
import { DAY } from './backoff';
import type { Tables } from './engine/tables';

/** The time for which the outbox stores a submission, delivered or not, in milliseconds. */
export interface Retention {
  retentionMs: number;
  /** The retention of each submission kind that has its own retention, in milliseconds. */
  retentionMsByKind?: Partial<Record<SubmissionKind, number>>;
}

/** Returns the retention of a submission kind, in milliseconds. */
export const getRetention = ({ retentionMs, retentionMsByKind }: Retention, kind: SubmissionKind): number =>
  retentionMsByKind?.[kind] ?? retentionMs;

/**
 * Builds the condition that a submission arrived before the time that `getTime` returns for its retention. The argument
 * and the result of `getTime` are in milliseconds.
 */
export const buildArrivedBeforeCondition =
  (getTime: (retentionMs: number) => number, { retentionMs, retentionMsByKind = {} }: Retention) =>
  ({ eb, or, and }: ExpressionBuilder<Tables, 'submissions'>) => {
    const kindRetentions = Object.entries(retentionMsByKind) as [SubmissionKind, number][];
    const isOldByDefault = eb('received_at', '<', getTime(retentionMs));
    if (kindRetentions.length === 0) return isOldByDefault;
    const kinds = kindRetentions.map(([kind]) => kind);
    return or([
      and([eb('kind', 'not in', kinds), isOldByDefault]),
      ...kindRetentions.map(([kind, kindRetentionMs]) =>
        and([eb('kind', '=', kind), eb('received_at', '<', getTime(kindRetentionMs))]),
      ),
    ]);
  };

/**
 * Builds the condition that the deletion of a submission is due soon: in less than a week, or in less than half of the
 * retention if that is shorter.
 */
export const buildNearDeletionCondition = (now: number, retention: Retention) =>
  buildArrivedBeforeCondition((retentionMs) => now - retentionMs + Math.min(7 * DAY, retentionMs / 2), retention);
