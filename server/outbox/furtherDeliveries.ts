import { sql } from 'kysely';
import { PENDING_STATUS } from './due';
import type { Engine } from './engine/engine';
import { buildResumeDeletion, DELIVERY_END_LOCK, buildStatusUpdate, IS_RESUME_KEPT } from './furtherRows';
import type { FurtherTarget } from './plan';
import { getPauseName, SMTP_REFUSED } from './providerState';
import type { OutboxRow } from './rows';

const STATUS_TEXTS = { pending: 'waits for', done: 'received by', dead: 'failed at', skipped: 'skipped' };

/**
 * Lists and skips deliveries to further targets. To lease and complete deliveries, workers use {@link FurtherLeases}.
 */
export class FurtherDeliveries {
  constructor(private readonly engine: Engine) {}

  /** Returns the targets with pending deliveries. */
  async listPendingTargets(): Promise<FurtherTarget[]> {
    const { queryBuilder, read } = this.engine;
    const rows = await read(
      queryBuilder.selectFrom('deliveries').select('target').distinct().where('status', '=', 'pending'),
    );
    return rows.map(({ target }) => target);
  }

  /** Returns the descriptions of pending, dead and skipped deliveries, by the id of the submission. */
  async describeDeliveries(): Promise<Map<string, string[]>> {
    const { queryBuilder, read } = this.engine;
    const rows = await read(
      queryBuilder
        .selectFrom('deliveries')
        .select(['submission', 'target', 'status', 'last_error'])
        .where('status', '<>', 'done')
        .orderBy('id'),
    );
    const descriptionsBySubmission = new Map<string, string[]>();
    for (const { submission, target, status, last_error } of rows)
      descriptionsBySubmission.set(submission, [
        ...(descriptionsBySubmission.get(submission) ?? []),
        `${STATUS_TEXTS[status]} ${target}${status === 'skipped' && last_error === null ? '' : ` (${last_error ?? 'new'})`}`,
      ]);
    return descriptionsBySubmission;
  }

  /**
   * Returns the target and status of each delivery of a submission. `doneAt` is the time (ms) at which the delivery was
   * completed, or null for a delivery that is not done. If a delivery that is not done has neither a lease owner nor an
   * error, no call has begun.
   */
  list({ id }: Pick<OutboxRow, 'id'>) {
    const { queryBuilder, read } = this.engine;
    return read(
      queryBuilder
        .selectFrom('deliveries')
        .select(['target', 'status', 'done_at as doneAt', 'lease_owner as leaseOwner', 'last_error as lastError'])
        .where('submission', '=', id)
        .orderBy('id'),
    );
  }

  /**
   * If the SMTP server has refused the password, makes the pending deliveries by SMTP due and ends the pause of SMTP.
   * The check in targetCheck.ts calls this method after a successful login. Otherwise, these deliveries would wait for
   * up to 7.2 hours.
   */
  async retryRefusedSmtp(now: number): Promise<void> {
    const { queryBuilder, write } = this.engine;
    const isRefused = sql<boolean>`exists (select 1 from state where name = ${SMTP_REFUSED})`;
    await write([
      queryBuilder
        .updateTable('deliveries')
        .set({ due_at: now })
        .where('target', '=', 'smtp')
        .where('status', '=', PENDING_STATUS)
        .where(isRefused),
      queryBuilder.deleteFrom('state').where('name', '=', getPauseName('smtp')).where(isRefused),
    ]);
  }

  /**
   * Marks the pending and dead deliveries to a target as skipped. Returns the number of skipped deliveries. The leases
   * remain, because they show that the receiver may have the submissions.
   */
  async skip(target: FurtherTarget): Promise<number> {
    const { queryBuilder, write } = this.engine;
    const [{ rowCount }] = await write(
      [
        queryBuilder
          .updateTable('deliveries')
          .set({ status: 'skipped' })
          .where('target', '=', target)
          .where('status', 'in', ['pending', 'dead']),
        buildStatusUpdate(this.engine),
        buildResumeDeletion(this.engine),
        // Normally, the next successful delivery deletes the stored refusal. Skipped deliveries never succeed.
        ...(target === 'smtp' ? [queryBuilder.deleteFrom('state').where('name', '=', SMTP_REFUSED)] : []),
      ],
      DELIVERY_END_LOCK,
    );
    return rowCount;
  }

  /** Returns the references of the submissions whose résumés the outbox keeps after `skip`. */
  async listKeptResumeReferences(): Promise<string[]> {
    const { queryBuilder, read } = this.engine;
    const keptResumesQuery = queryBuilder
      .selectFrom('submissions')
      .select('reference')
      .where(IS_RESUME_KEPT)
      .where('resume_id', 'in', ({ selectFrom }) => selectFrom('resume_parts').select('id').where('part', '=', 0))
      .orderBy('received_at');
    return (await read(keptResumesQuery)).map(({ reference }) => reference);
  }
}
