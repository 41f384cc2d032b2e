import { createHash } from 'node:crypto';
import { sql, type ExpressionBuilder } from 'kysely';
import type { Submission } from '../../src/submission/types';
import { Arrivals, type Sender } from './arrivals';
import { DELIVERY_PERIOD_MS, HOUR } from './backoff';
import { normaliseAddress, toCanonicalMailbox } from './canonicalMailbox';
import { NO_LEASE, PENDING_STATUS } from './due';
import { OutboxUnusableError, type Engine, type EngineOptions } from './engine/engine';
import { openLibsql } from './engine/libsql';
import type { Tables } from './engine/tables';
import { buildDeletion, Erasures } from './erasures';
import { buildLossAcknowledgement } from './losses';
import { FormStore } from './formStore';
import { FurtherDeliveries } from './furtherDeliveries';
import { ProviderState } from './providerState';
import { buildAwaitsBudgetCondition, countMailsToday } from './mailLimits';
import type { LongField } from './jsonBody';
import { getResumeLength, readParts, readResume, Upload, type StoredFile } from './resumes';
import { buildNearDeletionCondition, type Retention } from './retention';
import { getFileContentField, toOutboxRow, type OutboxRow } from './rows';
import { ALWAYS_TRUE, selectValues } from './selectValues';
import type { ScanResult } from './status';

/** The name of the entry in `state` that exists until a restore is complete. */
export const RESTORING = 'restoring';
export const RESTORE_FAULT =
  'A restore is incomplete: run npm run outbox -- restore FILE again, with the same file, before you start the relay. If the relay has run since, run npm run outbox -- backup, and restore the new backup';

export type OutboxOptions = Pick<EngineOptions, 'url'> & Partial<EngineOptions>;

export interface AcceptOptions {
  id: string;
  reference: string;
  submission: Submission;
  /** The language tag of the submission's form. Without a tag, the default language applies. */
  language?: string;
  now: number;
  /** The sender whose limits apply; without a sender, no limit applies. */
  sender?: Sender;
  /** The signs that a bot sent the submission. A submission with any sign is stored in quarantine. */
  signs?: readonly string[];
  /** The result of the virus scan of the submission's résumé; absent without a résumé or scanner. */
  scan?: ScanResult;
  /** The file that was sent with the submission. The outbox already contains the bytes of the file. */
  file?: StoredFile | undefined;
}

/**
 * The result of `accept`. 'stored': the submission is new. 'replayed': the same submission is already stored.
 * 'conflict': the idempotency key belongs to a different submission. 'limited': the sender may retry after `waitMs`
 * milliseconds.
 */
export type AcceptResult =
  | { outcome: 'stored' | 'replayed'; reference: string; receivedAt: number }
  | { outcome: 'conflict' }
  | { outcome: 'limited'; waitMs: number };

/** The counts of undelivered and quarantined submissions, and of today's mails, for monitoring. */
export interface UndeliveredCounts {
  pending: number;
  dead: number;
  quarantined: number;
  /**
   * The arrival time (ms) of the oldest pending submission, or undefined if no submission is pending. This time ignores
   * submissions that wait only for a digest or the next day's mail budget.
   */
  oldestArrival: number | undefined;
  /** The number of mails since 00:00 UTC. */
  mailsToday: number;
}

/**
 * The durable store of submissions. A submission is on disk when `accept` resolves to 'stored' or 'replayed', so the
 * submission survives `kill -9`. `accept` rejects when the database cannot be written.
 */
export class Outbox {
  /** Stores data about forms for later requests: ids, receipts and the key of form tokens. */
  readonly forms: FormStore;
  /** Erases submissions, and stores a tombstone for each of them. */
  readonly erasures: Erasures;
  readonly providerState: ProviderState;
  readonly furtherDeliveries: FurtherDeliveries;
  readonly #arrivals: Arrivals;

  private constructor(readonly engine: Engine) {
    this.forms = new FormStore(engine);
    this.erasures = new Erasures(engine);
    this.providerState = new ProviderState(engine);
    this.furtherDeliveries = new FurtherDeliveries(engine);
    this.#arrivals = new Arrivals(engine);
  }

  /**
   * Opens or creates the database and migrates its tables. Rejects with `OutboxUnusableError` when the database cannot
   * be used. Also rejects after an interrupted restore, because submissions are missing. After an interrupted restore,
   * only commands can open the outbox.
   */
  static async open(options: OutboxOptions): Promise<Outbox> {
    const outbox = await Outbox.#open(options);
    const isForCommand = options.creationMode === 'new tables' || options.creationMode === 'nothing';
    if (isForCommand) return outbox;
    try {
      if (await outbox.isRestoring()) throw new OutboxUnusableError(RESTORE_FAULT);
      return outbox;
    } catch (error) {
      await outbox.close();
      throw error;
    }
  }

  static async #open({ url, ...options }: OutboxOptions): Promise<Outbox> {
    const engineOptions = {
      url,
      busyTimeout: 5000,
      creationMode: 'folder and tables',
      urlVariable: 'OUTBOX_URL',
      ...options,
    } as const;
    if (!/^postgres(ql)?:/.test(url)) return new Outbox(await openLibsql(engineOptions));
    // PostgreSQL's client is loaded on demand, because an outbox in a libSQL file does not need this client.
    const { openPostgres } = await import('./engine/postgres');
    return new Outbox(await openPostgres(engineOptions));
  }

  /**
   * Stores a submission, unless its idempotency key is already stored or a limit of the sender is reached. Concurrent
   * calls with the same key store one submission.
   */
  async accept(options: AcceptOptions): Promise<AcceptResult> {
    const { id, reference, submission, language, now, sender, signs = [], scan, file } = options;
    const { queryBuilder, read, write } = this.engine;
    const firstPartQuery =
      file && queryBuilder.selectFrom('resume_parts').select('id').where('id', '=', file.id).where('part', '=', 0);
    const arrival = sender ? await this.#arrivals.prepareArrival(id, sender, now) : undefined;
    const row = {
      id,
      kind: submission.kind,
      reference,
      body_hash: hashSubmission(submission, file),
      payload: JSON.stringify(omitFileContent(submission)),
      recipient: normaliseAddress(submission.payload.email),
      mailbox: toCanonicalMailbox(submission.payload.email),
      status: signs.length > 0 ? 'quarantined' : 'pending',
      ...(signs.length > 0 ? { signs: signs.join(',') } : {}),
      ...(arrival ? { source: arrival.source } : {}),
      received_at: now,
      deadline_at: now + DELIVERY_PERIOD_MS,
      due_at: now,
      scan: scan ?? null,
      resume_id: file?.id ?? null,
      language: language ?? null,
      // `selectValues` would cast a null `resume_size` to text, but the column contains numbers.
      ...(file ? { resume_size: file.size, resume_sha256: formatSha256(file) } : {}),
    };
    const insertion = queryBuilder
      .insertInto('submissions')
      .columns(Object.keys(row) as (keyof typeof row)[])
      .expression(
        selectValues(queryBuilder, row)
          .where(arrival?.buildCountedCondition ?? ALWAYS_TRUE)
          .where(({ exists }) => (firstPartQuery ? exists(firstPartQuery) : ALWAYS_TRUE)),
      )
      .onConflict((conflict) => conflict.column('id').doNothing());
    const results = await write([...(arrival ? [arrival.countQuery] : []), insertion], arrival?.lockName);
    if (results.at(-1)?.rowCount === 1) return { outcome: 'stored', reference, receivedAt: now };
    const repeat = await this.findRepeat(id, submission, file);
    if (repeat) return repeat;
    // If the clock is set ahead during an upload, the sweep may delete the file as abandoned.
    if (firstPartQuery && (await read(firstPartQuery)).length === 0)
      throw new Error('The outbox has deleted the file of the submission');
    if (!arrival) throw new Error('The outbox did not store the submission');
    return { outcome: 'limited', waitMs: await arrival.getWaitMs() };
  }

  /** Returns 'replayed' or 'conflict' for an idempotency key that is already stored, or undefined for a new key. */
  async findRepeat(id: string, submission: Submission, file?: StoredFile): Promise<AcceptResult | undefined> {
    const { queryBuilder, read } = this.engine;
    const [row] = await read(
      queryBuilder.selectFrom('submissions').select(['reference', 'body_hash', 'received_at']).where('id', '=', id),
    );
    if (!row) return undefined;
    if (row.body_hash !== hashSubmission(submission, file)) return { outcome: 'conflict' };
    return { outcome: 'replayed', reference: row.reference, receivedAt: row.received_at };
  }

  /** Returns the submissions with these statuses, the oldest first; without arguments, all submissions. */
  async list(...statuses: OutboxRow['status'][]): Promise<OutboxRow[]> {
    const rowsQuery = this.engine.queryBuilder.selectFrom('submissions').selectAll().orderBy('received_at');
    const rows = await this.engine.read(statuses.length === 0 ? rowsQuery : rowsQuery.where('status', 'in', statuses));
    return rows.map(toOutboxRow);
  }

  /** Creates an upload, which stores a streamed file. `mediaType` is the media type in the data URL of the file. */
  createUpload(mediaType: string, now: number): Upload {
    return new Upload(this.engine, mediaType, now);
  }

  /**
   * Returns a row's résumé as a data URL. Returns undefined if there was no résumé, or if the outbox has deleted it.
   */
  async readResume({ resumeId }: Pick<OutboxRow, 'resumeId'>): Promise<string | undefined> {
    return resumeId === null ? undefined : readResume(this.engine.read, this.engine.queryBuilder, resumeId);
  }

  /**
   * Returns a row's résumé as the last field of a request body. The field is empty if there was no résumé, or if the
   * outbox has deleted it. Returns undefined if the form of the row has no file field.
   */
  async openResumeField({ kind, resumeId }: Pick<OutboxRow, 'kind' | 'resumeId'>): Promise<LongField | undefined> {
    const name = getFileContentField(kind);
    if (name === undefined) return undefined;
    const { queryBuilder, read } = this.engine;
    const id = resumeId ?? '';
    return { name, length: await getResumeLength(read, queryBuilder, id), chunks: readParts(read, queryBuilder, id) };
  }

  async countByStatus(): Promise<Record<OutboxRow['status'], number>> {
    const { queryBuilder, read } = this.engine;
    const counts = { pending: 0, done: 0, dead: 0, quarantined: 0 };
    const countsQuery = queryBuilder
      .selectFrom('submissions')
      .select(({ fn }) => ['status', fn.countAll<number>().as('count')] as const)
      .groupBy('status');
    for (const { status, count } of await read(countsQuery)) counts[status] = count;
    return counts;
  }

  async countUndelivered(now: number): Promise<UndeliveredCounts> {
    const { queryBuilder, read } = this.engine;
    const oldestQuery = queryBuilder
      .selectFrom('submissions')
      .select(({ fn }) => fn.min<number | null>('received_at').as('oldest'))
      .where('status', '=', 'pending')
      .where(({ not }) => not(buildAwaitsBudgetCondition(now)));
    const [{ pending, dead, quarantined }, [oldestRow], mailsToday] = await Promise.all([
      this.countByStatus(),
      read(oldestQuery),
      countMailsToday(this.engine, now),
    ]);
    return { pending, dead, quarantined, oldestArrival: oldestRow?.oldest ?? undefined, mailsToday };
  }

  /** Returns the number of pending and dead submissions whose deletion is due soon. */
  async countNearDeletion(now: number, retention: Retention): Promise<number> {
    const { queryBuilder, read } = this.engine;
    const [countRow] = await read(
      queryBuilder
        .selectFrom('submissions')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('status', 'in', ['pending', 'dead'])
        .where(buildNearDeletionCondition(now, retention)),
    );
    return countRow?.count ?? 0;
  }

  /**
   * Makes pending and dead submissions due now and gives them a new deadline. Also makes pending and dead deliveries to
   * further targets due now, with a new deadline. With `referenceOrId`, changes only the submissions with this
   * reference or id, and the deliveries of these submissions. Also resumes mailing and ends the pauses of all
   * providers, unless no pending submission matches `referenceOrId`. Without `referenceOrId`, also ends the fault about
   * deleted undelivered submissions. Returns the number of submissions that are now due.
   */
  async retry(now: number, referenceOrId?: string): Promise<number> {
    const { queryBuilder, write } = this.engine;
    const submissionReset = queryBuilder
      .updateTable('submissions')
      .set({ status: 'pending', due_at: now, deadline_at: now + DELIVERY_PERIOD_MS, attempts: 0 })
      .where('status', 'in', ['pending', 'dead']);
    const matchingSubmissionsQuery = queryBuilder
      .selectFrom('submissions')
      .select('id')
      .where(buildReferenceCondition(referenceOrId ?? ''));
    const deliveryReset = queryBuilder
      .updateTable('deliveries')
      .set({ status: 'pending', due_at: now, deadline_at: now + DELIVERY_PERIOD_MS, attempts: 0 })
      .where('status', 'in', ['pending', 'dead']);
    // A process that crashed while its clock was ahead may have left a lease of over an hour. No running call has such
    // a lease. A delivery keeps the owner of its lease. A stored owner shows that the receiver may already have the
    // submission.
    const isLeaseTooLong = sql<boolean>`lease_until > ${now + HOUR}`;
    // These updates lock the rows in the same order as other writes, to avoid deadlocks.
    const [, , { rowCount }] = await write([
      referenceOrId === undefined ? deliveryReset : deliveryReset.where('submission', 'in', matchingSubmissionsQuery),
      queryBuilder
        .updateTable('deliveries')
        .set({ lease_until: 0 })
        .where('status', '=', PENDING_STATUS)
        .where(isLeaseTooLong),
      referenceOrId === undefined ? submissionReset : submissionReset.where('id', 'in', matchingSubmissionsQuery),
      queryBuilder
        .updateTable('submissions')
        .set(NO_LEASE)
        .where('status', 'in', ['pending', 'quarantined'])
        .where(isLeaseTooLong),
      ...this.providerState.buildReset(
        referenceOrId === undefined
          ? undefined
          : sql<boolean>`exists ${matchingSubmissionsQuery.where('status', '=', 'pending')}`,
      ),
      ...(referenceOrId === undefined ? [buildLossAcknowledgement(this.engine)] : []),
    ]);
    return rowCount;
  }

  /**
   * Returns the submissions with this reference or id. Two submissions can have the same reference, because a
   * reference is a short hash of the idempotency key.
   */
  async findByReferenceOrId(referenceOrId: string): Promise<OutboxRow[]> {
    const { queryBuilder, read } = this.engine;
    const rows = await read(
      queryBuilder.selectFrom('submissions').selectAll().where(buildReferenceCondition(referenceOrId)),
    );
    return rows.map(toOutboxRow);
  }

  /**
   * Releases a quarantined submission. The relay then delivers the submission like a new one. Deletes the lease of the
   * submission. Otherwise, a running call that stores the row on the quarantine tab would mark the submission as stored
   * on the normal tab. Returns false when the submission is not quarantined.
   */
  async release(now: number, id: string): Promise<boolean> {
    const { queryBuilder, write } = this.engine;
    const [{ rowCount }] = await write([
      queryBuilder
        .updateTable('submissions')
        .set({
          status: 'pending',
          due_at: now,
          deadline_at: now + DELIVERY_PERIOD_MS,
          attempts: 0,
          ...NO_LEASE,
          sheet_at: null,
          last_error: null,
        })
        .where('status', '=', 'quarantined')
        .where('id', '=', id),
    ]);
    return rowCount === 1;
  }

  /**
   * Deletes a submission of any status without a tombstone. A restore would therefore insert the submission again.
   * Returns false when there is no such submission.
   */
  async drop(id: string): Promise<boolean> {
    const { queryBuilder, write } = this.engine;
    const results = await write(buildDeletion(queryBuilder, id));
    return results.at(-1)?.rowCount === 1;
  }

  /**
   * Inserts and deletes a test entry in one transaction. Rejects when the outbox cannot be written, for example on a
   * full disk. A check that only reads would succeed even on a full disk.
   */
  async assertWritable(now: number): Promise<void> {
    const { queryBuilder, write } = this.engine;
    const testEntry = { name: 'write_test', value: '', set_at: now };
    await write([
      queryBuilder
        .insertInto('state')
        .values(testEntry)
        .onConflict((conflict) => conflict.column('name').doNothing()),
      queryBuilder.deleteFrom('state').where('name', '=', testEntry.name),
    ]);
  }

  /**
   * Returns the free space (bytes) on the disk of the outbox if this space is too low for uploads. Otherwise, returns
   * undefined. Always returns undefined with PostgreSQL.
   */
  async findDiskShortage(): Promise<number | undefined> {
    return this.engine.findDiskShortage?.();
  }

  /** Returns whether a restore is running or was interrupted. */
  async isRestoring(): Promise<boolean> {
    const { queryBuilder, read } = this.engine;
    return (await read(queryBuilder.selectFrom('state').select('name').where('name', '=', RESTORING))).length > 0;
  }

  close(): Promise<void> {
    return this.engine.close();
  }
}

/** Builds the condition that matches a submission by its id, or by its reference in upper or lower case. */
const buildReferenceCondition =
  (referenceOrId: string) =>
  ({ eb, or }: ExpressionBuilder<Tables, 'submissions'>) =>
    or([eb('reference', 'in', [referenceOrId, referenceOrId.toUpperCase()]), eb('id', '=', referenceOrId)]);

/** Returns the SHA-256 of a file in the form that `sha256sum` prints. */
export const formatSha256 = ({ digest }: Pick<StoredFile, 'digest'>): string =>
  Buffer.from(digest, 'base64url').toString('hex');

/** Returns the payload as the outbox stores it, without the content of a file. */
function omitFileContent({ kind, payload }: Submission): Readonly<Record<string, string>> {
  const contentField = getFileContentField(kind);
  return Object.fromEntries(Object.entries<string>(payload).filter(([name]) => name !== contentField));
}

/**
 * Returns a hash of a submission: its kind, the bytes of its file, and every field except `timestamp`. The timestamp is
 * excluded, because a retry has a different timestamp.
 */
function hashSubmission(submission: Submission, file: StoredFile | undefined): string {
  const fields = Object.entries(omitFileContent(submission)).filter(([name]) => name !== 'timestamp');
  fields.sort(([a], [b]) => (a < b ? -1 : 1));
  const content = [submission.kind, fields, ...(file ? [file.digest] : [])];
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}
