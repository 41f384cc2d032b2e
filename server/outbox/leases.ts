import { randomUUID } from 'node:crypto';
import type { InValue } from '@libsql/client';
import { HOUR, RETENTION } from './backoff';
import { startOfDay, withinBudget, type MailLimits } from './mailLimits';
import type { Outbox } from './outbox';
import { toOutboxRow, type ConfirmationEnd, type OutboxRow } from './rows';

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
   * Leases up to `limit` rows that are due: none whose next step a provider asked to wait with, and none that waits for mails
   * while mailing is stopped. At most `resumes` of them have a résumé to deliver.
   */
  async claim(now: number, limit: number, resumes: number): Promise<OutboxRow[]> {
    const sql = `UPDATE submissions SET lease_owner = ?, lease_until = ? WHERE id IN (
        SELECT id FROM submissions
        WHERE status = 'pending' AND due_at <= ? AND lease_until <= ?
          AND NOT EXISTS (
            SELECT 1 FROM state
            WHERE name = CASE WHEN sheet_at IS NULL THEN 'sheet_not_before' ELSE 'mail_not_before' END
              AND CAST(value AS INTEGER) > ?)
          AND (sheet_at IS NULL OR NOT EXISTS (SELECT 1 FROM state WHERE name = 'mail_stopped'))
          AND (kind <> 'application' OR sheet_at IS NOT NULL OR id IN (
            SELECT id FROM submissions
            WHERE status = 'pending' AND kind = 'application' AND sheet_at IS NULL AND due_at <= ? AND lease_until <= ?
            ORDER BY due_at LIMIT ?))
        ORDER BY due_at LIMIT ?) RETURNING *`;
    const args = [this.#owner, now + this.leaseMs, now, now, now, now, now, resumes, limit];
    const [result] = await this.outbox.writes.run([{ sql, args }]);
    return (result?.rows ?? []).map(toOutboxRow);
  }

  /** When the next pending row can be claimed; undefined when none waits. */
  async nextDue(): Promise<number | undefined> {
    const { rows } = await this.outbox.client.execute(
      `SELECT min(max(due_at, lease_until)) AS due FROM submissions WHERE status = 'pending'
       AND (sheet_at IS NULL OR NOT EXISTS (SELECT 1 FROM state WHERE name = 'mail_stopped'))`,
    );
    const due = rows[0]?.due;
    return due === null || due === undefined ? undefined : Number(due);
  }

  async #update(
    id: string,
    set: string,
    args: InValue[],
    condition = '',
    conditionArgs: InValue[] = [],
  ): Promise<boolean> {
    const sql = `UPDATE submissions SET ${set} WHERE id = ? AND lease_owner = ? AND status = 'pending' ${condition}`;
    const [result] = await this.outbox.writes.run([{ sql, args: [...args, id, this.#owner, ...conditionArgs] }]);
    return result?.rowsAffected === 1;
  }

  /** Holds the row for another call; false when it was lost. */
  renew(id: string, now: number): Promise<boolean> {
    return this.#update(id, 'lease_until = ?', [now + this.leaseMs]);
  }

  /** The row is in the spreadsheet: an application's résumé has arrived and is deleted with the same commit. */
  async sheetDone(id: string, now: number): Promise<boolean> {
    const sql = `UPDATE submissions SET sheet_at = ?, attempts = 0, last_error = NULL
                 WHERE id = ? AND lease_owner = ? AND status = 'pending'`;
    const [updated] = await this.outbox.writes.run([
      { sql, args: [now, id, this.#owner] },
      { sql: 'DELETE FROM resumes WHERE id = ? AND changes() = 1', args: [id] },
    ]);
    return updated?.rowsAffected === 1;
  }

  /** Marks an admin mail as about to be sent; false when the day's budget is used up or the lease lost. */
  beginAdmin(id: string, now: number, { dailyBudget }: MailLimits): Promise<boolean> {
    const { sql, args } = withinBudget(id, now, dailyBudget);
    return this.#update(id, 'admin_started_at = ?, lease_until = ?', [now, now + this.leaseMs], sql, args);
  }

  adminDone(id: string, now: number): Promise<boolean> {
    return this.#update(id, 'admin_at = ?, attempts = 0, last_error = NULL', [now]);
  }

  /**
   * Marks a confirmation as about to be sent, which is the last moment at which its fate is known; false when a limit
   * forbids it or the lease is lost. Confirmations use at most half of the day's budget: the rest is for admin mails.
   */
  beginConfirmation({ id, recipient }: OutboxRow, now: number, limits: MailLimits): Promise<boolean> {
    const budget = withinBudget(id, now, limits.dailyBudget);
    const condition = `
      AND (SELECT count(*) FROM submissions WHERE recipient = ? AND confirmation_started_at > ? AND id <> ?) < ?
      AND (SELECT count(*) FROM submissions WHERE confirmation_started_at >= ? AND id <> ?) < ? ${budget.sql}`;
    const perRecipient = [recipient, now - HOUR, id, limits.confirmationsPerHour];
    const half = [startOfDay(now), id, Math.floor(limits.dailyBudget / 2)];
    const set = 'confirmation_started_at = ?, lease_until = ?';
    return this.#update(id, set, [now, now + this.leaseMs], condition, [...perRecipient, ...half, ...budget.args]);
  }

  /** The provider certainly did not take the confirmation: it may be tried again. */
  confirmationNotSent(id: string): Promise<boolean> {
    return this.#update(id, 'confirmation_started_at = NULL', []);
  }

  /** The last step: nothing more will be sent for this submission. */
  finish(id: string, now: number, confirmation: ConfirmationEnd): Promise<boolean> {
    const set = `confirmation = ?, confirmation_at = ?, status = 'done', lease_owner = NULL`;
    return this.#update(id, set, [confirmation, confirmation === 'sent' ? now : null]);
  }

  /** Gives the row back until `dueAt`. */
  postpone(id: string, dueAt: number, attempts: number, error: string | null): Promise<boolean> {
    const set = 'due_at = ?, attempts = ?, last_error = ?, lease_owner = NULL, lease_until = 0';
    return this.#update(id, set, [dueAt, attempts, error]);
  }

  /** Undelivered at its deadline: kept and shown, no longer tried. */
  bury(id: string, error: string): Promise<boolean> {
    return this.#update(id, `status = 'dead', last_error = ?, lease_owner = NULL, lease_until = 0`, [error]);
  }

  /** Deletes what is older than 30 days and no longer on its way. Returns the references of rows that were never delivered. */
  async sweep(now: number): Promise<string[]> {
    const before = now - RETENTION;
    const old = `status <> 'pending' AND received_at < ?`;
    const [dead] = await this.outbox.writes.run([
      { sql: `SELECT reference FROM submissions WHERE status = 'dead' AND received_at < ?`, args: [before] },
      { sql: `DELETE FROM resumes WHERE id IN (SELECT id FROM submissions WHERE ${old})`, args: [before] },
      { sql: `DELETE FROM submissions WHERE ${old}`, args: [before] },
    ]);
    return (dead?.rows ?? []).map((row) => String(row.reference));
  }
}
