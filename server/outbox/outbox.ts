import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Submission } from '../../src/submission/types';
import { Arrivals, type Sender } from './arrivals';
import { DEADLINE } from './backoff';
import { canonicalMailbox } from './canonicalMailbox';
import { deletion } from './deletion';
import type { Engine, EngineOptions } from './engine/engine';
import { openEngine } from './engine/open';
import { Erasures } from './erasures';
import { deleteDeliveredResumes, SETTLE_LOCK, settleAll } from './furtherRows';
import { FormMemory } from './formMemory';
import type { FurtherTarget, Provider } from './plan';
import { startOfDay } from './mailLimits';
import type { LongField } from './jsonBody';
import { measureResume, readParts, readResume, Upload, type StoredFile } from './resumes';
import { arrivedBefore, type Retention } from './retention';
import { getFileContentName, toOutboxRow, type OutboxRow } from './rows';
import { selectValues } from './selectValues';
import type { DeliveryStatus, ScanMark } from './status';

export type OutboxOptions = Pick<EngineOptions, 'url'> & Partial<EngineOptions>;

export interface Acceptance {
  id: string;
  reference: string;
  submission: Submission;
  /** The tag of the language of its form; absent for the default language. */
  language?: string;
  now: number;
  /** The sender whose limits apply; without it, no limit applies. */
  sender?: Sender;
  /** The signs of a bot. A submission with any is stored in quarantine. */
  signs?: readonly string[];
  /** The result of the virus scan of its résumé; absent without a scan. */
  scan?: ScanMark;
  /** The file of its form, which is already stored. */
  file?: StoredFile | undefined;
}

/** 'conflict': this key belongs to a different body. 'limited': the sender may retry in `waitMs`. */
export type AcceptResult =
  | { outcome: 'stored' | 'replayed'; reference: string; receivedAt: number }
  | { outcome: 'conflict' }
  | { outcome: 'limited'; waitMs: number };

/** The state of a delivery to a further target. */
export interface FurtherState {
  target: FurtherTarget;
  status: DeliveryStatus;
  doneAt: number | null;
}

/** The undelivered submissions, for monitoring. */
export interface UndeliveredCounts {
  pending: number;
  dead: number;
  quarantined: number;
  /** The arrival time of the oldest undelivered submission (ms); undefined when there is none. */
  oldest: number | undefined;
  /** Number of mails of this day (UTC) so far. */
  mailsToday: number;
}

/**
 * The durable store of submissions. A submission is on disk when `accept` resolves, and survives `kill -9`. Rejects
 * when the database cannot be written.
 */
export class Outbox {
  /** State of forms that were posted without JavaScript. */
  readonly forms: FormMemory;
  /** Erases submissions, and remembers which. */
  readonly erasures: Erasures;
  readonly #arrivals: Arrivals;

  private constructor(readonly engine: Engine) {
    this.forms = new FormMemory(engine);
    this.erasures = new Erasures(engine);
    this.#arrivals = new Arrivals(engine);
  }

  /** Opens or creates the database and migrates its tables. Rejects with `OutboxUnusable`. */
  static async open(options: OutboxOptions): Promise<Outbox> {
    return new Outbox(
      await openEngine({ busyTimeout: 5000, make: 'folder and tables', urlVariable: 'OUTBOX_URL', ...options }),
    );
  }

  /** Commits a submission, or recognises its key. Concurrent calls with the same key are safe. */
  async accept(acceptance: Acceptance): Promise<AcceptResult> {
    const { id, reference, submission, language, now, sender, signs = [], scan, file } = acceptance;
    const { build, write } = this.engine;
    const arrival = sender ? await this.#arrivals.prepareArrival(id, sender, now) : undefined;
    const row = {
      id,
      kind: submission.kind,
      reference,
      body_hash: bodyHash(submission, file),
      payload: JSON.stringify(withoutFile(submission)),
      recipient: submission.payload.email.toLowerCase(),
      mailbox: canonicalMailbox(submission.payload.email),
      status: signs.length > 0 ? 'quarantined' : 'pending',
      ...(signs.length > 0 ? { signs: signs.join(',') } : {}),
      ...(arrival ? { source: arrival.source } : {}),
      received_at: now,
      deadline_at: now + DEADLINE,
      due_at: now,
      scan: scan ?? null,
      resume_id: file?.id ?? null,
      language: language ?? null,
      // A null would be text, and the column of the size is a number.
      ...(file ? { resume_size: file.size, resume_sha256: formatSha256(file) } : {}),
    };
    const insertion = build
      .insertInto('submissions')
      .columns(Object.keys(row) as (keyof typeof row)[])
      .expression(selectValues(build, row).where(arrival?.counted ?? alwaysTrue))
      .onConflict((conflict) => conflict.column('id').doNothing());
    const results = await write([...(arrival ? [arrival.count] : []), insertion], arrival?.lock);
    if (results.at(-1)?.changed === 1) return { outcome: 'stored', reference, receivedAt: now };
    const known = await this.recall(id, submission, file);
    if (known) return known;
    if (!arrival) throw new Error('The outbox did not store the submission');
    return { outcome: 'limited', waitMs: await arrival.wait() };
  }

  /** Returns the earlier result of this key, if there is one. */
  async recall(id: string, submission: Submission, file?: StoredFile): Promise<AcceptResult | undefined> {
    const { build, read } = this.engine;
    const [row] = await read(
      build.selectFrom('submissions').select(['reference', 'body_hash', 'received_at']).where('id', '=', id),
    );
    if (!row) return undefined;
    if (row.body_hash !== bodyHash(submission, file)) return { outcome: 'conflict' };
    return { outcome: 'replayed', reference: row.reference, receivedAt: row.received_at };
  }

  async list(status?: OutboxRow['status']): Promise<OutboxRow[]> {
    const all = this.engine.build.selectFrom('submissions').selectAll().orderBy('received_at');
    const rows = await this.engine.read(status === undefined ? all : all.where('status', '=', status));
    return rows.map(toOutboxRow);
  }

  /** Starts to store a streamed file. `mediaType` is the media type of its data URL. */
  upload(mediaType: string, now: number): Upload {
    return new Upload(this.engine, mediaType, now);
  }

  /** Returns a row's résumé as a data URL; undefined after its delivery. */
  async resume({ resumeId }: Pick<OutboxRow, 'resumeId'>): Promise<string | undefined> {
    return resumeId === null ? undefined : readResume(this.engine.read, this.engine.build, resumeId);
  }

  /** Returns a row's résumé as the last field of a call; undefined after its delivery. */
  async resumeField({ kind, resumeId }: Pick<OutboxRow, 'kind' | 'resumeId'>): Promise<LongField | undefined> {
    const name = getFileContentName(kind);
    if (name === undefined) return undefined;
    const { build, read } = this.engine;
    const id = resumeId ?? '';
    return { name, length: await measureResume(read, build, id), parts: readParts(read, build, id) };
  }

  async counts(): Promise<Record<OutboxRow['status'], number>> {
    const { build, read } = this.engine;
    const counts = { pending: 0, done: 0, dead: 0, quarantined: 0 };
    const byStatus = build
      .selectFrom('submissions')
      .select(({ fn }) => ['status', fn.countAll<number>().as('number')] as const)
      .groupBy('status');
    for (const { status, number } of await read(byStatus)) counts[status] = number;
    return counts;
  }

  async waiting(now: number): Promise<UndeliveredCounts> {
    const { build, read } = this.engine;
    const byStatus = build
      .selectFrom('submissions')
      .select(({ fn }) => ['status', fn.countAll<number>().as('number'), fn.min('received_at').as('oldest')] as const)
      .where('status', 'in', ['pending', 'dead', 'quarantined'])
      .groupBy('status');
    const today = build.selectFrom('mail_days').select('mails').where('day', '=', startOfDay(now));
    const [rows, [day]] = await Promise.all([read(byStatus), read(today)]);
    const [pending, dead, quarantined] = (['pending', 'dead', 'quarantined'] as const).map((wanted) =>
      rows.find(({ status }) => status === wanted),
    );
    return {
      pending: pending?.number ?? 0,
      dead: dead?.number ?? 0,
      quarantined: quarantined?.number ?? 0,
      oldest: pending?.oldest,
      mailsToday: day?.mails ?? 0,
    };
  }

  /**
   * Returns the number of undelivered submissions from before the time (ms) that `timeOf` returns for their retention,
   * without quarantined ones.
   */
  async undeliveredBefore(timeOf: (retentionMs: number) => number, retention: Retention): Promise<number> {
    const { build, read } = this.engine;
    const [found] = await read(
      build
        .selectFrom('submissions')
        .select(({ fn }) => fn.countAll<number>().as('number'))
        .where('status', 'in', ['pending', 'dead'])
        .where(arrivedBefore(timeOf, retention)),
    );
    return found?.number ?? 0;
  }

  /** Returns the reason why mailing is stopped; undefined when it is not (case 7). */
  async mailStopped(): Promise<string | undefined> {
    return (await this.#state('mail_stopped'))?.value;
  }

  async stopMail(reason: string, now: number): Promise<void> {
    await this.engine.write([
      this.engine.build
        .insertInto('state')
        .values({ name: 'mail_stopped', value: reason, set_at: now })
        .onConflict((conflict) => conflict.column('name').doNothing()),
    ]);
  }

  /** Returns the further targets with pending deliveries. */
  async openTargets(): Promise<FurtherTarget[]> {
    const { build, read } = this.engine;
    const rows = await read(build.selectFrom('deliveries').select('target').distinct().where('status', '=', 'pending'));
    return rows.map(({ target }) => target);
  }

  /** Returns the open deliveries to further targets, by submission. */
  async openDeliveries(): Promise<Map<string, string[]>> {
    const { build, read } = this.engine;
    const rows = await read(
      build
        .selectFrom('deliveries')
        .select(['submission', 'target', 'last_error'])
        .where('status', 'in', ['pending', 'dead'])
        .orderBy('id'),
    );
    const open = new Map<string, string[]>();
    for (const { submission, target, last_error } of rows)
      open.set(submission, [...(open.get(submission) ?? []), `waits for ${target} (${last_error ?? 'new'})`]);
    return open;
  }

  /** Returns the deliveries of a submission to further targets, with the time (ms) of those that are done. */
  async listDeliveries({ id }: Pick<OutboxRow, 'id'>): Promise<FurtherState[]> {
    const { build, read } = this.engine;
    const deliveries = build
      .selectFrom('deliveries')
      .select(['target', 'status', 'done_at as doneAt'])
      .where('submission', '=', id)
      .orderBy('id');
    return read(deliveries);
  }

  /** Notes that a further target refuses the password, until it accepts a delivery. */
  async noteRefused(target: FurtherTarget, reason: string, now: number): Promise<void> {
    await this.#setState(refused(target), reason, now);
  }

  async noteAccepted(target: FurtherTarget): Promise<void> {
    await this.engine.write([this.engine.build.deleteFrom('state').where('name', '=', refused(target))]);
  }

  /** Notes that a target has worked with the settings of this fingerprint. */
  async noteWorking(setting: string, fingerprint: string, now: number): Promise<void> {
    await this.#setState(`worked_${setting}`, fingerprint, now);
  }

  async hasWorked(setting: string, fingerprint: string): Promise<boolean> {
    return (await this.#state(`worked_${setting}`))?.value === fingerprint;
  }

  /** Returns the reasons of further targets that refuse the password. */
  async refusals(): Promise<string[]> {
    const { build, read } = this.engine;
    const rows = await read(build.selectFrom('state').select('value').where('name', '=', refused('smtp')));
    return rows.map(({ value }) => value);
  }

  /**
   * Claims the next alert until `until` (ms). Returns the time at which its episode began; undefined when there is
   * nothing to send, or another process sends it.
   */
  async claimAlert(isFaulty: boolean, now: number, until: number): Promise<number | undefined> {
    const { build, write, read } = this.engine;
    const known = await this.#state(ALERT);
    // Most checks find nothing new, and write nothing.
    if (isFaulty ? known?.value === 'raised' : known === undefined) return undefined;
    const value = isFaulty ? 'raising' : 'clearing';
    const free = build.updateTable('state').set({ value, until_at: until }).where('name', '=', ALERT);
    const [begun, , claimed] = await write([
      build
        .insertInto('state')
        .columns(['name', 'value', 'set_at', 'until_at'])
        .expression(
          selectValues(build, { name: ALERT, value, set_at: now, until_at: until }).where(
            sql<boolean>`${isFaulty ? 1 : 0} = 1`,
          ),
        )
        .onConflict((conflict) => conflict.column('name').doNothing()),
      // A fault that returns before its end was reported belongs to the same episode.
      build
        .updateTable('state')
        .set({ value: 'raised', until_at: 0 })
        .where('name', '=', ALERT)
        .where('value', '=', isFaulty ? 'clearing' : ''),
      free
        .where('until_at', '<=', now)
        .where('value', 'in', isFaulty ? ['raising'] : ['raised', 'raising', 'clearing']),
    ]);
    if (begun.changed === 0 && claimed.changed === 0) return undefined;
    const [row] = await read(build.selectFrom('state').select('set_at').where('name', '=', ALERT));
    return row?.set_at;
  }

  /** Marks an alert as sent. The next one is its opposite. */
  async alertSent(isFaulty: boolean, now: number): Promise<void> {
    const { build, write } = this.engine;
    await write([
      isFaulty
        ? build.updateTable('state').set({ value: 'raised', until_at: now }).where('name', '=', ALERT)
        : build.deleteFrom('state').where('name', '=', ALERT),
    ]);
  }

  /** Gives up the pending and dead deliveries to a further target. Returns their number. */
  async skip(target: FurtherTarget): Promise<number> {
    const { build, write } = this.engine;
    const [{ changed }] = await write(
      [
        build
          .updateTable('deliveries')
          .set({ status: 'skipped', lease_owner: null })
          .where('target', '=', target)
          .where('status', 'in', ['pending', 'dead']),
        settleAll(this.engine),
        deleteDeliveredResumes(this.engine),
      ],
      SETTLE_LOCK,
    );
    return changed;
  }

  /** Returns the end of this provider's pause (ms); 0 without a pause. */
  async notBefore(provider: Provider): Promise<number> {
    return (await this.#state(notBefore(provider)))?.until_at ?? 0;
  }

  /** Pauses calls to this provider until `until` (ms), for all rows and processes and after a crash. */
  async pauseProvider(provider: Provider, until: number, now: number): Promise<void> {
    await this.#setUntil(notBefore(provider), until, now);
  }

  /** Sets a time in the state, unless the stored time is later. */
  async #setUntil(name: string, until: number, now: number): Promise<void> {
    await this.engine.write([
      this.engine.build
        .insertInto('state')
        .values({ name, value: '', set_at: now, until_at: until })
        .onConflict((conflict) =>
          conflict
            .column('name')
            .doUpdateSet({ set_at: now, until_at: until })
            .where(({ eb, or }) => or([eb('state.until_at', 'is', null), eb('state.until_at', '<', until)])),
        ),
    ]);
  }

  /** Returns the time before which no digest is sent (ms). */
  async digestNotBefore(): Promise<number> {
    return (await this.#state(DIGEST_NOT_BEFORE))?.until_at ?? 0;
  }

  /** Allows the next digest at `until` (ms) or later. */
  postponeDigest(until: number, now: number): Promise<void> {
    return this.#setUntil(DIGEST_NOT_BEFORE, until, now);
  }

  /** Resumes mailing when the server starts and for `outbox retry`, because the key may be corrected. */
  async resumeMail(): Promise<void> {
    await this.engine.write([this.engine.build.deleteFrom('state').where('name', '=', 'mail_stopped')]);
  }

  /**
   * Makes all undelivered submissions, or those of one reference, due now with a new deadline, including dead ones.
   * Deletes the providers' pauses and the pause after a digest. A wrong clock may have set them to next year. Returns
   * the number of submissions.
   */
  async retry(now: number, reference?: string): Promise<number> {
    const { build, write } = this.engine;
    const reset = build
      .updateTable('submissions')
      .set({ status: 'pending', due_at: now, deadline_at: now + DEADLINE, attempts: 0 })
      .where('status', 'in', ['pending', 'dead']);
    const named = build
      .selectFrom('submissions')
      .select('id')
      .where('reference', '=', reference ?? '');
    const further = build
      .updateTable('deliveries')
      .set({ status: 'pending', due_at: now, deadline_at: now + DEADLINE, attempts: 0 })
      .where('status', 'in', ['pending', 'dead']);
    const pauses = (['mail', 'sheet', 'smtp', 'webhook'] as const).map(notBefore);
    const [{ changed }] = await write([
      reference === undefined ? reset : reset.where('reference', '=', reference),
      reference === undefined ? further : further.where('submission', 'in', named),
      build.deleteFrom('state').where('name', 'in', ['mail_stopped', ...pauses, refused('smtp'), DIGEST_NOT_BEFORE]),
    ]);
    return changed;
  }

  /** Returns the submissions of a reference or an id. */
  async findByName(name: string): Promise<OutboxRow[]> {
    const { build, read } = this.engine;
    const ids = await this.findIds(name);
    if (ids.length === 0) return [];
    return (await read(build.selectFrom('submissions').selectAll().where('id', 'in', ids))).map(toOutboxRow);
  }

  /**
   * Returns the ids of the submissions of a reference or an id. A sender can cause two submissions with one reference.
   */
  async findIds(name: string): Promise<string[]> {
    const { build, read } = this.engine;
    const rows = await read(
      build
        .selectFrom('submissions')
        .select('id')
        .where(({ eb, or }) => or([eb('reference', '=', name), eb('id', '=', name)])),
    );
    return rows.map(({ id }) => id);
  }

  /**
   * Releases a quarantined submission as if it had just arrived; it also goes to the sheet's own tab. Ends its lease: a
   * running call for the quarantine tab must not count for the tab of its kind. Returns false when the submission is
   * not quarantined.
   */
  async release(now: number, id: string): Promise<boolean> {
    const { build, write } = this.engine;
    const [{ changed }] = await write([
      build
        .updateTable('submissions')
        .set({
          status: 'pending',
          due_at: now,
          deadline_at: now + DEADLINE,
          attempts: 0,
          lease_owner: null,
          lease_until: 0,
          sheet_at: null,
          sequence_at: null,
          last_error: null,
        })
        .where('status', '=', 'quarantined')
        .where('id', '=', id),
    ]);
    return changed === 1;
  }

  /** Deletes a submission permanently, whatever its status. Returns false when there is none. */
  async drop(id: string): Promise<boolean> {
    const { build, write } = this.engine;
    const results = await write(deletion(build, id));
    return results.at(-1)?.changed === 1;
  }

  /** Empties the file's journal, which would keep deleted text for a while. */
  compact(): Promise<void> {
    return this.engine.compact();
  }

  close(): Promise<void> {
    return this.engine.close();
  }

  async #setState(name: string, value: string, now: number): Promise<void> {
    await this.engine.write([
      this.engine.build
        .insertInto('state')
        .values({ name, value, set_at: now })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value, set_at: now })),
    ]);
  }

  async #state(name: string) {
    const [row] = await this.engine.read(
      this.engine.build.selectFrom('state').select(['value', 'until_at']).where('name', '=', name),
    );
    return row;
  }
}

/** The state of the current alert: 'raising', 'raised' or 'clearing'. */
const ALERT = 'alert';
const DIGEST_NOT_BEFORE = 'digest_not_before';
/** The name of the state of a further target that refuses the password. */
export const refused = (target: FurtherTarget): string => `${target}_refused`;
const notBefore = (provider: Provider): string => `${provider}_not_before`;
/** Returns the SHA-256 of a file in the form that `sha256sum` prints. */
export const formatSha256 = ({ digest }: Pick<StoredFile, 'digest'>): string =>
  Buffer.from(digest, 'base64url').toString('hex');
const alwaysTrue = sql<boolean>`1 = 1`;

/** Returns the payload as it is stored, without the content of a file. */
function withoutFile({ kind, payload }: Submission): Readonly<Record<string, string>> {
  const content = getFileContentName(kind);
  return Object.fromEntries(Object.entries<string>(payload).filter(([name]) => name !== content));
}

/**
 * Returns a hash that is equal for equal bodies. It covers every field except the time of sending, and the bytes of a
 * file. A visitor who retries sends the same content at a later time.
 */
function bodyHash(submission: Submission, file: StoredFile | undefined): string {
  const fields = Object.entries(withoutFile(submission)).filter(([name]) => name !== 'timestamp');
  fields.sort(([a], [b]) => (a < b ? -1 : 1));
  const content = [submission.kind, fields, ...(file ? [file.digest] : [])];
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}
