import { randomUUID } from 'node:crypto';
import { sql, type Updateable } from 'kysely';
import { hasElapsed, HOUR } from './backoff';
import {
  NO_LEASE,
  DEFAULT_LEASE_MS,
  PENDING_STATUS,
  selectDueRows,
  selectHeldRows,
  lockRows,
  type ClaimOptions,
} from './due';
import type { Query } from './engine/engine';
import type { Tables } from './engine/tables';
import { buildExpiredCondition, listExpirySteps, SWEEP_BATCH_SIZE, SWEEP_LOCK } from './expiredData';
import {
  buildDigestStartQueries,
  buildWithdrawalMailStartQueries,
  buildMailStartQueries,
  MAIL_LOCK,
  getStartOfDay,
  buildConfirmationSubtraction,
  buildExtraMailSubtraction,
  type ExtraMailKind,
  type MailLimits,
} from './mailLimits';
import {
  buildMissingDeliveryInsertion,
  buildResumeDeletion,
  getSequenceEndValues,
  DELIVERY_END_LOCK,
} from './furtherRows';
import { buildLossRecord } from './losses';
import type { Outbox } from './outbox';
import { DEFAULT_PLAN, isSheetOnlyResumeTarget, type DeliveryPlan } from './plan';
import { buildArrivedBeforeCondition, type Retention } from './retention';
import { toOutboxRow, type OutboxRow } from './rows';
import { runAllSteps } from './runAllSteps';
import type { ConfirmationOutcome, Status } from './status';

/** The name of the entry in `state` that stores the time of the latest sweep. */
export const LATEST_SWEEP = 'latest_sweep';
/** The longest interval between two sweeps of a relay that runs without interruption, in milliseconds. */
const MAX_SWEEP_INTERVAL_MS = 2 * HOUR;

export interface SweepOptions {
  keepsUndelivered?: boolean;
  onDeleted?: (submission: { reference: string; status: Status }) => void;
  /** Returns whether the sweep must stop before its next step. */
  isStopped?: () => boolean;
  /** Returns whether each step must end after its current batch. */
  isOverTime?: () => boolean;
}

/**
 * The queries of a worker for the rows that it leases. If the worker has lost the lease of a row, a write does not
 * change the row and returns false. Two workers therefore never complete the same step.
 */
export class LeasedRows {
  /**
   * The random id of this worker. A host name with a process id would not be unique, because two containers may have
   * the same host name and process id. Other workers can claim the rows of a crashed worker when its leases expire.
   */
  readonly #owner = randomUUID();

  constructor(
    private readonly outbox: Outbox,
    private readonly leaseMs = DEFAULT_LEASE_MS,
    private readonly plan: DeliveryPlan = DEFAULT_PLAN,
  ) {}

  /**
   * Leases up to `limit` due rows. Skips rows whose next provider is paused, and rows that need mails while mailing is
   * stopped. At most `maxResumes` of the rows have an undelivered résumé.
   */
  async claim(options: ClaimOptions): Promise<OutboxRow[]> {
    const { engine, providerState } = this.outbox;
    const availability = await providerState.getSequenceAvailability(options.now);
    if (!availability.sheet && !availability.mail) return [];
    return this.#lease(selectDueRows(engine, options, this.plan.sequence, availability), options.now);
  }

  /** Returns whether there is a row whose admin mail the budget holds back. */
  async hasHeldRows(now: number): Promise<boolean> {
    const { engine } = this.outbox;
    return (await engine.read(selectHeldRows(engine, now, 1, this.plan).clearOrderBy())).length > 0;
  }

  /**
   * Leases up to `limit` rows for a digest: rows whose admin mail the budget holds back. With `heldBefore` (ms), omits
   * rows that the budget has held back since that time.
   */
  claimHeldRows(now: number, limit: number, heldBefore?: number): Promise<OutboxRow[]> {
    const { engine } = this.outbox;
    const idsQuery = selectHeldRows(engine, now, limit, this.plan, heldBefore);
    return this.#lease(idsQuery.$if(engine.hasManyWriters, lockRows), now);
  }

  async #lease(idsQuery: ReturnType<typeof selectDueRows>, now: number): Promise<OutboxRow[]> {
    const { engine } = this.outbox;
    const [{ rows }] = await engine.write([
      engine.queryBuilder
        .with('due', () => idsQuery)
        .updateTable('submissions')
        .set({ lease_owner: this.#owner, lease_until: now + this.leaseMs })
        .where('id', 'in', ({ selectFrom }) => selectFrom('due').select('id'))
        .returningAll(),
    ]);
    return rows.map(toOutboxRow);
  }

  /**
   * Returns the time (ms) at which the next pending row without a lease is due. Returns undefined if there is no such
   * row, or if mailing is stopped.
   */
  async findNextDue(now: number): Promise<number | undefined> {
    const { queryBuilder, read } = this.outbox.engine;
    // While mailing is stopped, a query for rows that need no mail would read all waiting rows.
    if ((await this.outbox.providerState.getMailStopReason()) !== undefined) return undefined;
    const [nextRow] = await read(
      queryBuilder
        .selectFrom('submissions')
        .select('due_at')
        .where('status', '=', PENDING_STATUS)
        .where('lease_until', '<=', now)
        .where('sequence_at', 'is', null)
        // `ORDER BY` uses the index on the due time. An aggregate such as `min` would read thousands of rows.
        .orderBy('due_at')
        .limit(1),
    );
    return nextRow?.due_at;
  }

  /** Builds an update of a row that this worker leases. */
  #update(id: string, columns: Updateable<Tables['submissions']>) {
    return this.outbox.engine.queryBuilder
      .updateTable('submissions')
      .set(columns)
      .where('id', '=', id)
      .where('lease_owner', '=', this.#owner)
      .where('status', 'in', ['pending', 'quarantined']);
  }

  /** Runs the queries. Resolves to true if the last query changed a row. */
  async #runQueries(queries: readonly [...Query[], Query], lock?: string): Promise<boolean> {
    const results = await this.outbox.engine.write(queries, lock);
    return results.at(-1)?.rowCount === 1;
  }

  /** Extends the lease of a row before another call to a provider. Returns false when the lease was lost. */
  renew(id: string, now: number): Promise<boolean> {
    return this.#runQueries([this.#update(id, { lease_until: now + this.leaseMs })]);
  }

  /**
   * Marks the row as stored in the spreadsheet. The same transaction deletes the résumé of an application, unless
   * another target needs the résumé. A quarantined row keeps its résumé, because the relay stores the row and its
   * résumé again after a release.
   */
  async markRowStored(id: string, now: number): Promise<boolean> {
    const update = this.#update(id, { sheet_at: now, attempts: 0, last_error: null });
    if (!isSheetOnlyResumeTarget(this.plan)) return this.#runQueries([update]);
    const { queryBuilder, write } = this.outbox.engine;
    const storedResumeQuery = queryBuilder
      .selectFrom('submissions')
      .select('resume_id')
      .where('id', '=', id)
      .where('status', '=', 'pending')
      .where('sheet_at', 'is not', null);
    const [updateResult] = await write([
      update,
      queryBuilder.deleteFrom('resume_parts').where('id', 'in', storedResumeQuery),
    ]);
    return updateResult.rowCount === 1;
  }

  /**
   * Records that the relay begins to send an admin mail. Returns false when the lease was lost. Also returns false when
   * the day's budget, or the share of the sender's IP address or network, is used up.
   */
  beginAdminMail(row: OutboxRow, now: number, limits: MailLimits): Promise<boolean> {
    // The update clears `held_at`, because the budget no longer holds the row back. If the mail fails, no digest lists
    // the submission.
    const beginUpdate = this.#update(row.id, { admin_started_at: now, held_at: null, lease_until: now + this.leaseMs });
    // If the relay already attempted the mail on this day, the day's count already includes the mail.
    if (row.adminStartedAt !== null && row.adminStartedAt >= getStartOfDay(now)) return this.#runQueries([beginUpdate]);
    const mail = { row, role: 'admin', owner: this.#owner, now, limits } as const;
    return this.#runQueries(buildMailStartQueries(this.outbox.engine, mail, beginUpdate), MAIL_LOCK);
  }

  /**
   * Marks an admin mail as held back by the budget. If no digest lists the submission before `dueAt` (ms), the relay
   * retries the mail at that time.
   */
  holdBack(id: string, now: number, dueAt: number, reason: string): Promise<boolean> {
    return this.#runQueries([this.#update(id, { due_at: dueAt, last_error: reason, held_at: now, ...NO_LEASE })]);
  }

  /** Excludes a row from later digests, unless the budget holds the row back again. Keeps the lease of the row. */
  omitFromDigests(id: string): Promise<boolean> {
    return this.#runQueries([this.#update(id, { held_at: null })]);
  }

  /** Counts a digest or a mail about a withdrawal. Returns false when the day's limit is used up. */
  beginExtraMail(kind: ExtraMailKind, id: string, now: number, limits: MailLimits): Promise<boolean> {
    const buildQueries = kind === 'digest' ? buildDigestStartQueries : buildWithdrawalMailStartQueries;
    return this.#runQueries(buildQueries(this.outbox.engine, id, now, limits), MAIL_LOCK);
  }

  /**
   * Subtracts a mail that `beginExtraMail` counted at `countedAt` (ms) from the count of that day. Does nothing if
   * `latest` in `mail_days` names another mail. Call this method only when the provider certainly did not accept the
   * mail.
   */
  async revertExtraMail(kind: ExtraMailKind, id: string, countedAt: number): Promise<void> {
    await this.outbox.engine.write(buildExtraMailSubtraction(this.outbox.engine, kind, id, countedAt), MAIL_LOCK);
  }

  markAdminMailSent(id: string, now: number): Promise<boolean> {
    return this.#runQueries([this.#update(id, { admin_at: now, attempts: 0, last_error: null })]);
  }

  /**
   * Records that the relay begins to send a confirmation. The outcome of the confirmation is unknown until the call
   * ends. Returns false when a limit forbids the confirmation, when the confirmation has already begun, or when the
   * lease was lost.
   */
  beginConfirmation(row: OutboxRow, now: number, limits: MailLimits): Promise<boolean> {
    // A process that was suspended for longer than its lease may lease the row twice. The condition on
    // `confirmation_started_at` prevents a second confirmation.
    const beginUpdate = this.#update(row.id, { confirmation_started_at: now, lease_until: now + this.leaseMs }).where(
      'confirmation_started_at',
      'is',
      null,
    );
    const mail = { row, role: 'confirmation', owner: this.#owner, now, limits } as const;
    return this.#runQueries(buildMailStartQueries(this.outbox.engine, mail, beginUpdate), MAIL_LOCK);
  }

  /**
   * Allows another attempt to send the confirmation that began at `begunAt` (ms). Call this method only when the
   * provider certainly did not accept the confirmation.
   */
  revertConfirmation(id: string, begunAt: number): Promise<boolean> {
    const subtractQuery = buildConfirmationSubtraction(this.outbox.engine, id, this.#owner, begunAt);
    return this.#runQueries([subtractQuery, this.#update(id, { confirmation_started_at: null })], MAIL_LOCK);
  }

  /**
   * Records the end of the sequence and the outcome of the confirmation. The submission is then done, unless it has a
   * pending or dead delivery to a further target.
   */
  async finish(id: string, now: number, confirmation: ConfirmationOutcome): Promise<boolean> {
    const confirmationAt = confirmation === 'sent' ? now : null;
    const { engine } = this.outbox;
    const endUpdate = this.#update(id, { confirmation, confirmation_at: confirmationAt, ...NO_LEASE }).set(
      getSequenceEndValues(now),
    );
    const deliveryInsertions = this.#buildMissingDeliveryInsertions(id, now);
    const results = await engine.write(
      [...deliveryInsertions, endUpdate, buildResumeDeletion(engine, id)],
      DELIVERY_END_LOCK,
    );
    return results.at(-2)?.rowCount === 1;
  }

  /** Releases the lease of the row. The next attempt is due at `dueAt` (ms). */
  postpone(id: string, dueAt: number, attempts: number, error: string | null): Promise<boolean> {
    return this.#runQueries([this.#update(id, { due_at: dueAt, attempts, last_error: error, ...NO_LEASE })]);
  }

  /**
   * Marks a row as dead after its deadline or a permanent refusal by a provider. `outbox list` still shows a dead row.
   * The relay retries the row only after `outbox retry`. Further targets still receive the submission.
   */
  markDead(id: string, now: number, error: string): Promise<boolean> {
    const deadUpdate = this.#update(id, { status: 'dead', last_error: error, ...NO_LEASE });
    return this.#runQueries([...this.#buildMissingDeliveryInsertions(id, now), deadUpdate], DELIVERY_END_LOCK);
  }

  /** Builds the queries that create the missing deliveries of a row to further targets. */
  #buildMissingDeliveryInsertions(id: string, now: number): Query[] {
    return this.plan.furtherTargets.map((target) =>
      buildMissingDeliveryInsertion(this.outbox.engine, target, now, 1, { id }),
    );
  }

  /**
   * Records the start of a sweep. Returns whether the sweep must keep undelivered submissions. The sweep keeps them for
   * an hour after a period without sweeps, because perhaps no process attempted deliveries in that period.
   */
  async recordSweep(now: number): Promise<boolean> {
    const { queryBuilder, read, write } = this.outbox.engine;
    const latestSweepQuery = queryBuilder
      .selectFrom('state')
      .select(['set_at', 'until_at'])
      .where('name', '=', LATEST_SWEEP);
    const [latestSweep] = await read(latestSweepQuery);
    const hasGap = !latestSweep || hasElapsed(MAX_SWEEP_INTERVAL_MS, latestSweep.set_at, now);
    const keptUntil = hasGap ? now + HOUR : (latestSweep.until_at ?? 0);
    await write([
      queryBuilder
        .insertInto('state')
        .values({ name: LATEST_SWEEP, value: '', set_at: now, until_at: keptUntil })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ set_at: now, until_at: keptUntil })),
    ]);
    return now < keptUntil;
  }

  /**
   * Deletes submissions, delivered or not, that are older than the retention of their kind and have no valid lease.
   * With `keepsUndelivered`, keeps submissions that are not done. Calls `onDeleted` for each deleted submission that
   * was not done. Adds the number of deleted pending and dead submissions to a stored fault. Also runs the steps of
   * {@link listExpirySteps}.
   */
  sweep(now: number, retention: Retention, options: SweepOptions = {}): Promise<void> {
    const { isStopped = () => false, isOverTime = isStopped } = options;
    return runAllSteps(
      [
        () => this.#deleteOldSubmissions(now, retention, options, isOverTime),
        ...listExpirySteps(this.outbox.engine, now, retention, isOverTime),
      ],
      isStopped,
    );
  }

  async #deleteOldSubmissions(
    now: number,
    retention: Retention,
    { keepsUndelivered = false, onDeleted = () => undefined }: SweepOptions,
    isOverTime: () => boolean,
  ): Promise<void> {
    const { queryBuilder, read, write } = this.outbox.engine;
    const isOld = buildArrivedBeforeCondition((retentionMs) => now - retentionMs, retention);
    // A submission has a valid lease while its sequence or a digest is running.
    const hasNoLease = buildExpiredCondition('lease_until', now + 1, now);
    const canBeDeleted = keepsUndelivered ? sql<boolean>`(status = 'done' and ${hasNoLease})` : hasNoLease;
    const oldRowsQuery = queryBuilder.selectFrom('submissions').where(isOld).where(canBeDeleted);
    const batchEndQuery = oldRowsQuery
      .select('received_at')
      .orderBy('received_at')
      .limit(1)
      .offset(SWEEP_BATCH_SIZE - 1);
    for (let isLastBatch = false; !isLastBatch;) {
      const [batchEnd] = await read(batchEndQuery);
      const isInBatch = sql<boolean>`received_at <= ${batchEnd?.received_at ?? now}`;
      const batchQuery = oldRowsQuery.where(isInBatch);
      const [{ rows }] = await write(
        [
          batchQuery.select(['reference', 'status']).where('status', '<>', 'done'),
          buildLossRecord(this.outbox.engine, batchQuery.where('status', 'in', ['pending', 'dead']), now),
          queryBuilder
            .deleteFrom('resume_parts')
            .where('id', 'in', batchQuery.select('resume_id').where('resume_id', 'is not', null)),
          queryBuilder.deleteFrom('deliveries').where('submission', 'in', batchQuery.select('id')),
          queryBuilder.deleteFrom('submissions').where(isOld).where(canBeDeleted).where(isInBatch),
        ],
        SWEEP_LOCK,
      );
      for (const row of rows) onDeleted(row);
      isLastBatch = batchEnd === undefined || isOverTime();
    }
  }
}
