import { sql } from 'kysely';
import { DEADLINE, HOUR } from './backoff';
import type { Outbox } from './outbox';
import type { Retention } from './retention';

/** The maximum number of different reasons in the line about late submissions. */
const MAX_REASONS = 3;

/** Returns one line for each fault that an operator must correct, without personal data. */
export async function findFaults(outbox: Outbox, now: number, retention: Retention): Promise<string[]> {
  const [late, { dead }, stopped, refusals, near, erasures] = await Promise.all([
    findLate(outbox, now),
    outbox.countByStatus(),
    outbox.providers.getMailStop(),
    outbox.providers.listRefusals(),
    outbox.countNearDeletion(now, retention),
    outbox.erasures.waiting(now - HOUR),
  ]);
  const faults: string[] = [];
  if (late.count > 0) {
    const since = new Date(late.oldest).toISOString();
    const why = late.reasons.length > 0 ? `: ${late.reasons.join('; ')}` : '';
    faults.push(`Submissions that wait for over an hour: ${late.count}, the oldest since ${since}${why}`);
  }
  if (stopped !== undefined) faults.push(`Mailing is stopped: ${stopped}`);
  for (const reason of refusals) faults.push(`A target refuses the password: ${reason}`);
  if (dead > 0) faults.push(`Dead submissions: ${dead}. Run npm run outbox -- list, then retry or export`);
  if (near > 0) faults.push(`Undelivered submissions that are deleted soon: ${near} (RETENTION_DAYS)`);
  for (const line of erasures) faults.push(`Erasures wait: ${line}`);
  return faults;
}

interface Late {
  count: number;
  /** The arrival time of the oldest submission (ms). */
  oldest: number;
  reasons: string[];
}

/**
 * Returns the number of pending submissions that are late, with the reasons. A late submission arrived over an hour
 * ago. In addition, an attempt has failed, or its deadline was set over an hour ago. A release from quarantine sets a
 * new deadline and deletes the error, so the hour begins again. `outbox retry` keeps the error, so the submission
 * remains late.
 */
async function findLate({ engine: { build, read } }: Outbox, now: number): Promise<Late> {
  const failed = sql<boolean>`exists (select 1 from deliveries
    where submission = submissions.id and status = 'pending' and last_error is not null)`;
  const late = build
    .selectFrom('submissions')
    .where('status', '=', 'pending')
    .where('received_at', '<', now - HOUR)
    .where(({ eb, or }) =>
      or([eb('last_error', 'is not', null), eb('deadline_at', '<', now + DEADLINE - HOUR), failed]),
    );
  const [[found], own, further] = await Promise.all([
    read(late.select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('received_at').as('oldest')])),
    read(late.select('last_error').distinct().where('last_error', 'is not', null).limit(MAX_REASONS)),
    read(
      build
        .selectFrom('deliveries')
        .select('last_error')
        .distinct()
        .where('status', '=', 'pending')
        .where('last_error', 'is not', null)
        .where('submission', 'in', late.select('id'))
        .limit(MAX_REASONS),
    ),
  ]);
  const reasons = [...own, ...further].map(({ last_error }) => last_error ?? '').slice(0, MAX_REASONS);
  return { count: found?.count ?? 0, oldest: found?.oldest ?? now, reasons };
}
