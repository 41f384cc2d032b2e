import { createHash } from 'node:crypto';
import { createClient, type Client, type InValue } from '@libsql/client';
import type { Submission } from '../../src/submission/types';
import { errorText } from '../log';
import { CommitQueue } from './commitQueue';
import { DEADLINE } from './backoff';
import { DatabaseFile, OutboxUnusable } from './databaseFile';
import { prepare } from './schema';
import { toOutboxRow, type OutboxRow } from './rows';

export interface OutboxOptions {
  /** 'file:…/outbox.db' or the address of a libSQL engine. */
  url: string;
  token?: string;
  /** How long a busy file is waited for (ms). */
  busyTimeout?: number;
}

export interface Acceptance {
  id: string;
  reference: string;
  submission: Submission;
  now: number;
}

/** Whom a delivery calls: the spreadsheet's script and the mail provider. */
export type Provider = 'sheet' | 'mail';

/** 'conflict': this key already stands for another body. */
export type AcceptResult = { outcome: 'stored' | 'replayed'; reference: string } | { outcome: 'conflict' };

/**
 * The durable store behind the forms: what `accept` resolves for is on disk and survives `kill -9`.
 * Every write goes through one group-commit queue over one connection. Rejects when the database can't be written.
 */
export class Outbox {
  readonly writes: CommitQueue;

  private constructor(readonly client: Client) {
    this.writes = new CommitQueue(client);
  }

  /** Opens (and makes) the database and brings its tables up to date. Rejects with {@link OutboxUnusable}. */
  static async open({ url, token, busyTimeout = 5000 }: OutboxOptions): Promise<Outbox> {
    const file = DatabaseFile.at(url);
    file?.makeReady();
    let client: Client | undefined;
    try {
      // One connection: its settings (sync, overwrite) hold for every statement, and writers never wait for each other.
      client = createClient({
        url,
        concurrency: file ? 1 : 20,
        timeout: busyTimeout,
        ...(token ? { authToken: token } : {}),
      });
      await prepare(client, busyTimeout, () => file?.refuseIfEmptied());
    } catch (error) {
      client?.close();
      throw error instanceof OutboxUnusable ? error : cannotOpen(file, error);
    }
    file?.mark();
    return new Outbox(client);
  }

  /** Commits a submission, or recognises its key. Safe to call for the same key at the same time. */
  async accept({ id, reference, submission, now }: Acceptance): Promise<AcceptResult> {
    const { resume, rest } = splitResume(submission);
    const values: InValue[] = [
      id,
      submission.kind,
      reference,
      bodyHash(submission),
      JSON.stringify(rest),
      submission.payload.email.toLowerCase(),
      now,
      now + DEADLINE,
      now,
    ];
    const insert = {
      sql: `INSERT INTO submissions (id, kind, reference, body_hash, payload, recipient, received_at, deadline_at, due_at)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING`,
      args: values,
    };
    const insertResume = {
      sql: 'INSERT INTO resumes (id, data_url) SELECT ?, ? WHERE changes() = 1',
      args: [id, resume ?? ''],
    };
    const [inserted] = await this.writes.run(resume === undefined ? [insert] : [insert, insertResume]);
    if (inserted?.rowsAffected === 1) return { outcome: 'stored', reference };
    const known = await this.recall(id, submission);
    if (!known) throw new Error('The outbox neither stored nor knows the submission');
    return known;
  }

  /** The answer that this key already got, if it did. */
  async recall(id: string, submission: Submission): Promise<AcceptResult | undefined> {
    const { rows } = await this.client.execute({
      sql: 'SELECT reference, body_hash FROM submissions WHERE id = ?',
      args: [id],
    });
    const [row] = rows;
    if (!row) return undefined;
    if (row.body_hash !== bodyHash(submission)) return { outcome: 'conflict' };
    return { outcome: 'replayed', reference: String(row.reference) };
  }

  async list(status?: OutboxRow['status']): Promise<OutboxRow[]> {
    const { rows } = await this.client.execute({
      sql: `SELECT * FROM submissions WHERE ? IS NULL OR status = ? ORDER BY received_at`,
      args: [status ?? null, status ?? null],
    });
    return rows.map(toOutboxRow);
  }

  /** An application's résumé as a data URL; undefined once it was delivered. */
  async resume(id: string): Promise<string | undefined> {
    const { rows } = await this.client.execute({ sql: 'SELECT data_url FROM resumes WHERE id = ?', args: [id] });
    return rows[0] ? String(rows[0].data_url) : undefined;
  }

  async counts(): Promise<Record<OutboxRow['status'], number>> {
    const counts = { pending: 0, done: 0, dead: 0 };
    const { rows } = await this.client.execute('SELECT status, count(*) AS number FROM submissions GROUP BY status');
    for (const row of rows) counts[String(row.status) as OutboxRow['status']] = Number(row.number);
    return counts;
  }

  /** Why mailing is stopped, or undefined while it isn't (case 7). */
  async mailStopped(): Promise<string | undefined> {
    const { rows } = await this.client.execute(`SELECT value FROM state WHERE name = 'mail_stopped'`);
    return rows[0] ? String(rows[0].value) : undefined;
  }

  async stopMail(reason: string, now: number): Promise<void> {
    const sql = `INSERT INTO state (name, value, set_at) VALUES ('mail_stopped', ?, ?) ON CONFLICT (name) DO NOTHING`;
    await this.writes.run([{ sql, args: [reason, now] }]);
  }

  /** Until when (ms) this provider wants no calls; 0 when it said nothing of the kind. */
  async notBefore(provider: Provider): Promise<number> {
    const { rows } = await this.client.execute({
      sql: 'SELECT value FROM state WHERE name = ?',
      args: [`${provider}_not_before`],
    });
    return Number(rows[0]?.value ?? 0);
  }

  /** Nobody calls this provider before `until` (ms): no other row, no other process, and none after a crash. */
  async waitFor(provider: Provider, until: number, now: number): Promise<void> {
    const sql = `INSERT INTO state (name, value, set_at) VALUES (?, ?, ?) ON CONFLICT (name)
                 DO UPDATE SET value = max(CAST(value AS INTEGER), CAST(excluded.value AS INTEGER)), set_at = excluded.set_at`;
    await this.writes.run([{ sql, args: [`${provider}_not_before`, String(until), now] }]);
  }

  /** After the key was mended: a start of the server or `outbox retry`. */
  async resumeMail(): Promise<void> {
    await this.writes.run([`DELETE FROM state WHERE name = 'mail_stopped'`]);
  }

  /**
   * Makes submissions due now with a new deadline, dead ones too: all undelivered, or those of one reference. Whatever a provider
   * asked to wait is forgotten.
   * Returns how many.
   */
  async retry(now: number, reference?: string): Promise<number> {
    const sql = `UPDATE submissions SET status = 'pending', due_at = ?, deadline_at = ?, attempts = 0
                 WHERE status <> 'done' AND (? IS NULL OR reference = ?)`;
    const [result] = await this.writes.run([
      { sql, args: [now, now + DEADLINE, reference ?? null, reference ?? null] },
      `DELETE FROM state WHERE name IN ('mail_stopped', 'mail_not_before', 'sheet_not_before')`,
    ]);
    return result?.rowsAffected ?? 0;
  }

  /** Empties the file's journal, in which deleted text would live on for a while. */
  async compact(): Promise<void> {
    if (this.client.protocol === 'file') await this.client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
  }

  close(): void {
    this.writes.close();
  }
}

function cannotOpen(file: DatabaseFile | undefined, error: unknown): OutboxUnusable {
  const problem = `can't be opened: ${errorText(innermost(error))}`;
  const isDamaged = /NOTADB|CORRUPT/.test(String((error as { code?: unknown }).code));
  if (!file) return new OutboxUnusable(`OUTBOX_URL: the outbox ${problem}`, { cause: error });
  return new OutboxUnusable(`${file.path} ${problem}${isDamaged ? '; put a backup in its place' : ''}`, {
    cause: error,
  });
}

/** `fetch` says only that it failed; why stands in its cause. */
const innermost = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error ? innermost(error.cause) : error;

function splitResume({ kind, payload }: Submission): { resume?: string; rest: object } {
  if (kind !== 'application') return { rest: payload };
  const { resumeBase64, ...rest } = payload;
  return { resume: resumeBase64, rest };
}

const hashes = new WeakMap<Submission, string>();

/**
 * What makes two bodies the same: every field but the time of sending, since a visitor who tries again sends the same
 * words later.
 */
function bodyHash(submission: Submission): string {
  const known = hashes.get(submission);
  if (known !== undefined) return known;
  const { resume, rest } = splitResume(submission);
  const fields = Object.entries<string>({ ...rest, ...(resume === undefined ? {} : { resumeBase64: resume }) }).filter(
    ([name]) => name !== 'timestamp',
  );
  fields.sort(([a], [b]) => (a < b ? -1 : 1));
  const hash = createHash('sha256').update(`[${JSON.stringify(submission.kind)},[`);
  for (const [index, [name, value]] of fields.entries()) {
    hash.update(`${index === 0 ? '' : ','}[${JSON.stringify(name)},`);
    // A data URL holds nothing that JSON would write differently, and is too large to be copied for that.
    if (name === 'resumeBase64') hash.update('"').update(value).update('"]');
    else hash.update(`${JSON.stringify(value)}]`);
  }
  const digest = hash.update(']]').digest('base64url');
  hashes.set(submission, digest);
  return digest;
}
