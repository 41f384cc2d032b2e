import { sql } from 'kysely';
import { DAY, DELIVERY_PERIOD_MS, HOUR } from './backoff';
import { findLoss } from './losses';
import { countUnreviewedSubmissions } from './quarantineReview';
import { buildAwaitsBudgetCondition, HAS_FAILED_DELIVERY } from './mailLimits';
import type { Outbox } from './outbox';
import type { Retention } from './retention';
import { formatMailStopAdvice } from './stepFailed';

/** The maximum number of reasons that the fault about late submissions lists. */
const MAX_REASONS = 3;

export type FaultKind = 'late' | 'mail' | 'smtp' | 'dead' | 'deletion' | 'deleted' | 'quarantine' | 'erasures' | 'disk';

/** A fault that an operator must correct. */
export interface Fault {
  /** The kind, which determines whether the relay sends another alert. */
  kind: FaultKind;
  /** One line without personal data. */
  text: string;
}

/** Returns the current faults. */
export async function findFaults(outbox: Outbox, now: number, retention: Retention): Promise<Fault[]> {
  const [
    lateSubmissions,
    deadCount,
    mailStopReason,
    untestedStopReason,
    smtpRefusal,
    nearDeletionCount,
    loss,
    unreviewedCount,
    erasureLines,
    freeBytes,
  ] = await Promise.all([
    summarizeLateSubmissions(outbox, now),
    countDead(outbox),
    outbox.providerState.getMailStopReason(),
    outbox.providerState.getUntestedStopReason(),
    outbox.providerState.getSmtpRefusal(),
    outbox.countNearDeletion(now, retention),
    findLoss(outbox.engine),
    countUnreviewedSubmissions(outbox.engine, now, retention),
    outbox.erasures.describeOpenTasks(now - HOUR),
    outbox.findDiskShortage(),
  ]);
  const faults: Fault[] = [];
  const addFault = (kind: FaultKind, text: string) => void faults.push({ kind, text });
  if (lateSubmissions.count > 0) {
    const since = new Date(lateSubmissions.oldestArrival).toISOString();
    const reasonText = lateSubmissions.reasons.length > 0 ? `: ${lateSubmissions.reasons.join('; ')}` : '';
    addFault(
      'late',
      `Submissions that have waited for over an hour: ${lateSubmissions.count}, the oldest since ${since}${reasonText}. Correct the cause, then run npm run outbox -- retry`,
    );
  }
  if (mailStopReason !== undefined)
    addFault('mail', `Mailing is stopped: ${mailStopReason}; ${formatMailStopAdvice(mailStopReason)}`);
  else if (untestedStopReason !== undefined)
    addFault(
      'mail',
      `Mailing was stopped, and the provider has accepted no mail since: ${untestedStopReason}; this fault ends with the next accepted mail`,
    );
  if (smtpRefusal !== undefined)
    addFault('smtp', `A target refuses the password: ${smtpRefusal}; correct MAIL_URL, then restart`);
  if (deadCount > 0)
    addFault('dead', `Dead submissions: ${deadCount}. Run npm run outbox -- list, then retry or export`);
  if (nearDeletionCount > 0)
    addFault(
      'deletion',
      `Undelivered submissions that the relay will soon delete: ${nearDeletionCount} (RETENTION_DAYS). Run npm run outbox -- list, then retry or export`,
    );
  if (loss !== undefined) {
    const latestTime = new Date(loss.latestTime).toISOString();
    addFault(
      'deleted',
      `Submissions that the relay deleted undelivered: ${loss.count}, the latest at ${latestTime} (RETENTION_DAYS). Search the log for outbox.deleted-undelivered, then run npm run outbox -- retry to end this fault`,
    );
  }
  if (unreviewedCount > 0)
    addFault(
      'quarantine',
      `Quarantined submissions that the relay will soon delete, and that nobody has listed: ${unreviewedCount} (RETENTION_DAYS). Run npm run outbox -- list --spam to end this fault, then release the submissions of persons`,
    );
  if (freeBytes !== undefined)
    addFault(
      'disk',
      `The disk of the outbox is almost full: ${Math.floor(freeBytes / 1e6)} MB are free. The relay refuses forms with a file. Free or add space, or review the quarantine: npm run outbox -- list --spam, then drop`,
    );
  for (const line of erasureLines) addFault('erasures', `Open erasures: ${line}`);
  return faults;
}

/**
 * Returns the number of submissions that are dead, or pending with a dead delivery to a further target. A pending
 * submission with a dead delivery becomes dead only when its sequence and its other deliveries have ended.
 */
async function countDead({ engine: { queryBuilder, read } }: Outbox): Promise<number> {
  const hasDeadDelivery = sql<boolean>`exists (select 1 from deliveries
    where submission = submissions.id and status = 'dead')`;
  const [countRow] = await read(
    queryBuilder
      .selectFrom('submissions')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where(({ eb, or, and }) =>
        or([eb('status', '=', 'dead'), and([eb('status', '=', 'pending'), hasDeadDelivery])]),
      ),
  );
  return countRow?.count ?? 0;
}

interface LateSubmissionSummary {
  count: number;
  /** The arrival time of the oldest submission (ms). */
  oldestArrival: number;
  reasons: string[];
}

/**
 * Returns the number of late pending submissions, the arrival time of the oldest one, and the reasons. A submission is
 * late if it arrived over an hour ago, or over a day in the future, and one of these conditions is true:
 * - The submission, or one of its pending deliveries, has a stored error.
 * - The deadline of the submission was set over an hour ago.
 *
 * A submission that waits only for a digest or the next day's mail budget is not late.
 *
 * A release from quarantine sets a new deadline and deletes the submission's error, so the hour begins again. `outbox
 * retry` keeps the error, so a submission with an error remains late.
 */
async function summarizeLateSubmissions(
  { engine: { queryBuilder, read } }: Outbox,
  now: number,
): Promise<LateSubmissionSummary> {
  const lateSubmissionsQuery = queryBuilder
    .selectFrom('submissions')
    .where('status', '=', 'pending')
    // An arrival in the future comes from a clock that was ahead.
    .where(({ eb, or }) => or([eb('received_at', '<', now - HOUR), eb('received_at', '>', now + DAY)]))
    .where(({ eb, or }) =>
      or([
        eb('last_error', 'is not', null),
        eb('deadline_at', '<', now + DELIVERY_PERIOD_MS - HOUR),
        HAS_FAILED_DELIVERY,
      ]),
    )
    .where(({ not }) => not(buildAwaitsBudgetCondition(now)));
  const [[counts], sequenceErrors, deliveryErrors] = await Promise.all([
    read(
      lateSubmissionsQuery.select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('received_at').as('oldest')]),
    ),
    read(lateSubmissionsQuery.select('last_error').distinct().where('last_error', 'is not', null).limit(MAX_REASONS)),
    read(
      queryBuilder
        .selectFrom('deliveries')
        .select('last_error')
        .distinct()
        .where('status', '=', 'pending')
        .where('last_error', 'is not', null)
        .where('submission', 'in', lateSubmissionsQuery.select('id'))
        .limit(MAX_REASONS),
    ),
  ]);
  const reasons = [...sequenceErrors, ...deliveryErrors]
    .map(({ last_error }) => last_error ?? '')
    .slice(0, MAX_REASONS);
  return { count: counts?.count ?? 0, oldestArrival: counts?.oldest ?? now, reasons };
}
