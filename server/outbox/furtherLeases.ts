import { randomUUID } from 'node:crypto';
import type { Updateable } from 'kysely';
import { hasElapsed } from './backoff';
import { NO_LEASE, DEFAULT_LEASE_MS, PENDING_STATUS } from './due';
import type { Engine } from './engine/engine';
import type { Tables } from './engine/tables';
import {
  buildMissingDeliveryInsertion,
  buildResumeDeletion,
  DELIVERY_END_LOCK,
  buildStatusUpdate,
} from './furtherRows';
import type { FurtherTarget } from './plan';
import { toOutboxRow, type OutboxRow } from './rows';

/** The maximum number of deliveries that one write creates. */
const BATCH_SIZE = 500;
/**
 * The interval of complete searches for missing deliveries, in milliseconds. A complete search reads all pending
 * submissions, which may be many during an outage of a provider.
 */
const COMPLETE_SEARCH_INTERVAL_MS = 60_000;

/** A leased delivery of a submission to a further target. */
export interface FurtherDelivery {
  id: string;
  row: OutboxRow;
  attempts: number;
  deadlineAt: number;
}

/** Reads and writes the deliveries to one further target, for the worker of this target. */
export class FurtherLeases {
  readonly #owner = randomUUID();
  /** The time (ms) of the latest complete search for missing deliveries. */
  #completeSearchTime = -Infinity;

  constructor(
    private readonly engine: Engine,
    readonly target: FurtherTarget,
    private readonly leaseMs = DEFAULT_LEASE_MS,
  ) {}

  /**
   * Creates missing deliveries to this target, at most {@link BATCH_SIZE} in each call. Once a minute, searches all
   * pending submissions, otherwise only the submissions of the last minute. An older submission may lack a delivery
   * after its release from quarantine or after a change of the settings. Returns the number of created deliveries.
   */
  async createMissingDeliveries(now: number): Promise<number> {
    const isCompleteSearch = hasElapsed(COMPLETE_SEARCH_INTERVAL_MS, this.#completeSearchTime, now);
    const filter = isCompleteSearch ? {} : { arrivedAfter: now - COMPLETE_SEARCH_INTERVAL_MS };
    const [{ rowCount }] = await this.engine.write([
      buildMissingDeliveryInsertion(this.engine, this.target, now, BATCH_SIZE, filter),
    ]);
    if (isCompleteSearch && rowCount < BATCH_SIZE) this.#completeSearchTime = now;
    return rowCount;
  }

  /** Leases up to `limit` deliveries that are due. Skips deliveries of quarantined submissions. */
  async claim(now: number, limit: number): Promise<FurtherDelivery[]> {
    const { queryBuilder, read, write, hasManyWriters } = this.engine;
    const dueDeliveriesQuery = queryBuilder
      .selectFrom('deliveries')
      .select('id')
      .where('target', '=', this.target)
      .where('status', '=', PENDING_STATUS)
      .where('due_at', '<=', now)
      .where('lease_until', '<=', now)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('submissions')
            .select('submissions.id')
            .whereRef('submissions.id', '=', 'deliveries.submission')
            .where('submissions.status', '<>', 'quarantined'),
        ),
      )
      .orderBy('due_at')
      .limit(limit)
      .$if(hasManyWriters, (query) => query.forUpdate('deliveries').skipLocked());
    const [{ rows: leasedDeliveries }] = await write([
      queryBuilder
        .with('due', () => dueDeliveriesQuery)
        .updateTable('deliveries')
        .set({ lease_owner: this.#owner, lease_until: now + this.leaseMs })
        .where('id', 'in', ({ selectFrom }) => selectFrom('due').select('id'))
        .returning(['id', 'submission', 'attempts', 'deadline_at']),
    ]);
    if (leasedDeliveries.length === 0) return [];
    const submissionIds = leasedDeliveries.map(({ submission }) => submission);
    const rows = await read(queryBuilder.selectFrom('submissions').selectAll().where('id', 'in', submissionIds));
    return leasedDeliveries.flatMap(({ id, submission, attempts, deadline_at: deadlineAt }) => {
      const row = rows.find((candidate) => candidate.id === submission);
      return row ? [{ id, row: toOutboxRow(row), attempts, deadlineAt }] : [];
    });
  }

  /**
   * Returns the time (ms) at which the next delivery without a lease is due, or undefined if there is no such delivery.
   */
  async findNextDue(now: number): Promise<number | undefined> {
    const { queryBuilder, read } = this.engine;
    const [nextDelivery] = await read(
      queryBuilder
        .selectFrom('deliveries')
        .select('due_at')
        .where('target', '=', this.target)
        .where('status', '=', PENDING_STATUS)
        .where('lease_until', '<=', now)
        .orderBy('due_at')
        .limit(1),
    );
    return nextDelivery?.due_at;
  }

  /** Extends the lease for a call. Returns false when the lease was lost. */
  async renew(id: string, now: number): Promise<boolean> {
    const [{ rowCount }] = await this.engine.write([this.#buildUpdate(id, { lease_until: now + this.leaseMs })]);
    return rowCount === 1;
  }

  /** Marks a delivery as done. Returns false when its lease was lost. */
  async markDone({ id, row }: FurtherDelivery, now: number): Promise<boolean> {
    const { queryBuilder, write } = this.engine;
    const submissionUpdate = queryBuilder.updateTable('submissions').set({ sheet_at: now }).where('id', '=', row.id);
    const deliveryUpdate = this.#buildUpdate(id, { status: 'done', done_at: now, last_error: null, ...NO_LEASE });
    const deliveryEndQueries = [
      buildStatusUpdate(this.engine, row.id),
      buildResumeDeletion(this.engine, row.id),
    ] as const;
    // Changed settings may later add the spreadsheet to the sequence. With `sheet_at`, the sequence does not store the
    // row again.
    const [{ rowCount }] = await write(
      this.target === 'sheet'
        ? [deliveryUpdate, submissionUpdate, ...deliveryEndQueries]
        : [deliveryUpdate, ...deliveryEndQueries],
      DELIVERY_END_LOCK,
    );
    return rowCount === 1;
  }

  /**
   * Marks a delivery as dead. `outbox list` still shows a dead delivery. The relay retries the delivery only after
   * `outbox retry`.
   */
  async markDead({ id, row }: FurtherDelivery, error: string): Promise<void> {
    const deliveryUpdate = this.#buildUpdate(id, { status: 'dead', last_error: error, ...NO_LEASE });
    await this.engine.write([deliveryUpdate, buildStatusUpdate(this.engine, row.id)], DELIVERY_END_LOCK);
  }

  /** Releases the lease of a delivery. The next attempt is due at `dueAt` (ms). */
  async postpone(id: string, dueAt: number, attempts: number, error: string): Promise<void> {
    await this.engine.write([this.#buildUpdate(id, { due_at: dueAt, attempts, last_error: error, ...NO_LEASE })]);
  }

  #buildUpdate(id: string, columns: Updateable<Tables['deliveries']>) {
    return this.engine.queryBuilder
      .updateTable('deliveries')
      .set(columns)
      .where('id', '=', id)
      .where('lease_owner', '=', this.#owner)
      .where('status', '=', 'pending');
  }
}
