import { randomUUID } from 'node:crypto';
import type { ExpressionBuilder, Updateable } from 'kysely';
import { DAY, HOUR } from './backoff';
import { dueRows, heldRows, lockFree, type Claim } from './due';
import type { Query } from './engine/engine';
import type { Tables } from './engine/tables';
import {
  countDigest,
  countMail,
  MAIL_LOCK,
  startOfDay,
  uncountConfirmation,
  uncountDigest,
  wasCounted,
  type MailLimits,
} from './mailLimits';
import type { Outbox } from './outbox';
import { resumeOf } from './resumes';
import { toOutboxRow, type OutboxRow } from './rows';
import type { ConfirmationEnd } from './status';

/** Longer than the longest call (30 s), since every call starts by renewing it (ms). */
const LEASE = 60_000;

/**
 * What a worker does to the rows that it holds. Each write is refused for a row whose lease was lost (returns false),
 * so that two workers never both move a submission on.
 */
export class LeasedRows {
  /**
   * By this and nothing else a worker knows its own rows. Host name and process number would not do: containers have them in
   * common, and can't see each other's processes. What a dead one held is free again when its leases have ended.
   */
  readonly #owner = randomUUID();

  constructor(
    private readonly outbox: Outbox,
    private readonly leaseMs = LEASE,
  ) {}

  /**
   * Leases rows that are due: none whose next step a provider asked to wait with, and none that waits for mails
   * while mailing is stopped. At most `resumes` of them have a résumé to deliver.
   */
  claim(claim: Claim): Promise<OutboxRow[]> {
    return this.#lease(dueRows(this.outbox.engine, claim), claim.now);
  }

  /** Whether an admin mail waits for the budget. */
  async hasHeld(now: number): Promise<boolean> {
    const { engine } = this.outbox;
    return (await engine.read(heldRows(engine, now, 1))).length > 0;
  }

  /** Leases up to `limit` rows whose admin mail the budget holds back, for a digest. */
  claimHeld(now: number, limit: number): Promise<OutboxRow[]> {
    const { engine } = this.outbox;
    return this.#lease(heldRows(engine, now, limit).$if(engine.hasManyWriters, lockFree), now);
  }

  async #lease(ids: ReturnType<typeof dueRows>, now: number): Promise<OutboxRow[]> {
    const { engine } = this.outbox;
    const [{ rows }] = await engine.write([
      engine.build
        .with('due', () => ids)
        .updateTable('submissions')
        .set({ lease_owner: this.#owner, lease_until: now + this.leaseMs })
        .where('id', 'in', ({ selectFrom }) => selectFrom('due').select('id'))
        .returningAll(),
    ]);
    return rows.map(toOutboxRow);
  }

  /** When the next pending row that nobody holds is due; undefined when none waits. */
  async nextDue(now: number): Promise<number | undefined> {
    const { build, read } = this.outbox.engine;
    const mailStopped = build.selectFrom('state').select('name').where('name', '=', 'mail_stopped');
    const [found] = await read(
      build
        .selectFrom('submissions')
        .select('due_at')
        .where('status', '=', 'pending')
        .where('lease_until', '<=', now)
        .where(({ or, not, exists, eb }) => or([eb('sheet_at', 'is', null), not(exists(mailStopped))]))
        // By the index: with thousands of rows no aggregate.
        .orderBy('due_at')
        .limit(1),
    );
    return found?.due_at;
  }

  /** An update of a row that this worker holds. */
  #update(id: string, set: Updateable<Tables['submissions']>) {
    return this.outbox.engine.build
      .updateTable('submissions')
      .set(set)
      .where('id', '=', id)
      .where('lease_owner', '=', this.#owner)
      .where('status', 'in', ['pending', 'quarantined']);
  }

  /** Runs the queries; the last one tells whether the row was held. */
  async #run(queries: readonly [...Query[], Query], lock?: string): Promise<boolean> {
    const results = await this.outbox.engine.write(queries, lock);
    return results.at(-1)?.changed === 1;
  }

  /** Holds the row for another call; false when it was lost. */
  renew(id: string, now: number): Promise<boolean> {
    return this.#run([this.#update(id, { lease_until: now + this.leaseMs })]);
  }

  /**
   * The row is in the spreadsheet: an application's résumé has arrived and is deleted with the same commit. That of a
   * quarantined one is kept: it goes to the spreadsheet once more when it is released.
   */
  async sheetDone(id: string, now: number): Promise<boolean> {
    const arrived = ({ exists, selectFrom }: ExpressionBuilder<Tables, 'resume_parts'>) =>
      exists(
        selectFrom('submissions')
          .select('id')
          .where('id', '=', id)
          .where('status', '=', 'pending')
          .where('sheet_at', 'is not', null),
      );
    const [updated] = await this.outbox.engine.write([
      this.#update(id, { sheet_at: now, attempts: 0, last_error: null }),
      this.outbox.engine.build
        .deleteFrom('resume_parts')
        .where('id', '=', resumeOf(this.outbox.engine.build, id))
        .where(arrived),
    ]);
    return updated.changed === 1;
  }

  /** Marks an admin mail as about to be sent; false when the day's budget is used up or the lease lost. */
  beginAdmin(row: OutboxRow, now: number, limits: MailLimits): Promise<boolean> {
    // Whatever becomes of it, the budget no longer holds the row back: a failure is no reason for a digest.
    const begin = this.#update(row.id, { admin_started_at: now, held_at: null, lease_until: now + this.leaseMs });
    // Tried before on the same day, it is counted already.
    if (row.adminStartedAt !== null && row.adminStartedAt >= startOfDay(now)) return this.#run([begin]);
    const count = countMail(this.outbox.engine, { row, role: 'admin', owner: this.#owner, now, limits });
    return this.#run([...count, begin.where(wasCounted('admin', row.id, now))], MAIL_LOCK);
  }

  /** The budget leaves no room for the admin mail: a digest may tell of it, else it is tried again at `dueAt`. */
  holdBack(id: string, now: number, dueAt: number, reason: string): Promise<boolean> {
    const free = { lease_owner: null, lease_until: 0, due_at: dueAt, last_error: reason };
    return this.#run([this.#update(id, { ...free, held_at: now })]);
  }

  /** Counts a digest; false when even that finds no room in the budget. */
  beginDigest(id: string, now: number, limits: MailLimits): Promise<boolean> {
    return this.#run(countDigest(this.outbox.engine, id, now, limits), MAIL_LOCK);
  }

  /** The provider certainly did not take the digest that was counted at `countedAt`. */
  async digestNotSent(id: string, countedAt: number): Promise<void> {
    await this.outbox.engine.write([uncountDigest(this.outbox.engine, id, countedAt)], MAIL_LOCK);
  }

  adminDone(id: string, now: number): Promise<boolean> {
    return this.#run([this.#update(id, { admin_at: now, attempts: 0, last_error: null })]);
  }

  /**
   * Marks a confirmation as about to be sent, which is the last moment at which its fate is known; false when a limit
   * forbids it or the lease is lost.
   */
  beginConfirmation(row: OutboxRow, now: number, limits: MailLimits): Promise<boolean> {
    // A process that stood still for longer than its lease may hold the row twice.
    const begin = this.#update(row.id, { confirmation_started_at: now, lease_until: now + this.leaseMs }).where(
      'confirmation_started_at',
      'is',
      null,
    );
    const count = countMail(this.outbox.engine, { row, role: 'confirmation', owner: this.#owner, now, limits });
    return this.#run([...count, begin.where(wasCounted('confirmation', row.id, now))], MAIL_LOCK);
  }

  /** The provider certainly did not take the confirmation that was begun at `begunAt`: it may be tried again. */
  confirmationNotSent(id: string, begunAt: number): Promise<boolean> {
    const uncount = uncountConfirmation(this.outbox.engine, id, this.#owner, begunAt);
    return this.#run([uncount, this.#update(id, { confirmation_started_at: null })], MAIL_LOCK);
  }

  /** The last step: nothing more will be sent for this submission. */
  finish(id: string, now: number, confirmation: ConfirmationEnd): Promise<boolean> {
    const confirmation_at = confirmation === 'sent' ? now : null;
    return this.#run([this.#update(id, { confirmation, confirmation_at, status: 'done', lease_owner: null })]);
  }

  /** Gives the row back until `dueAt`. */
  postpone(id: string, dueAt: number, attempts: number, error: string | null): Promise<boolean> {
    const given = { lease_owner: null, lease_until: 0 };
    return this.#run([this.#update(id, { due_at: dueAt, attempts, last_error: error, ...given })]);
  }

  /** Undelivered at its deadline: kept and shown, no longer tried. */
  bury(id: string, error: string): Promise<boolean> {
    return this.#run([this.#update(id, { status: 'dead', last_error: error, lease_owner: null, lease_until: 0 })]);
  }

  /**
   * Deletes what is older than `retentionMs`, delivered or not, and counts and receipts that are over. Returns the references
   * of rows that were never delivered, without those in quarantine.
   */
  async sweep(now: number, retentionMs: number): Promise<string[]> {
    const { build, write } = this.outbox.engine;
    const old = build.selectFrom('submissions').where('received_at', '<', now - retentionMs);
    const [undelivered] = await write(
      [
        old.select('reference').where('status', 'in', ['pending', 'dead']),
        build.deleteFrom('resume_parts').where('id', 'in', old.select('resume_id').where('resume_id', 'is not', null)),
        // Of a form that was broken off, when nobody could delete it.
        build
          .deleteFrom('resume_parts')
          .where('stored_at', '<', now - HOUR)
          .where(({ not, exists, selectFrom }) =>
            not(exists(selectFrom('submissions').select('id').whereRef('resume_id', '=', 'resume_parts.id'))),
          ),
        build.deleteFrom('submissions').where('received_at', '<', now - retentionMs),
        build
          .updateTable('submissions')
          .set({ source: null })
          .where('source', 'is not', null)
          .where('received_at', '<', now - 2 * DAY),
        build.deleteFrom('arrivals').where('arrived_at', '<=', now - DAY),
        build.deleteFrom('repeats').where('until_at', '<=', now),
        build.deleteFrom('receipts').where('until_at', '<=', now),
        build.deleteFrom('mail_days').where('day', '<', now - 2 * DAY),
      ],
      'sweep',
    );
    return undelivered.rows.map(({ reference }) => reference);
  }
}
