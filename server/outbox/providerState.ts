import { sql, type Expression, type SqlBool } from 'kysely';
import type { Engine, Query } from './engine/engine';
import { PROVIDERS, type Provider } from './plan';
import { ALWAYS_TRUE } from './selectValues';

/**
 * The name of the entry in `state` that exists while mailing is stopped. Mailing stops when the mail transport of the
 * sequence refuses the key or the password.
 */
const MAIL_STOPPED = 'mail_stopped';
/**
 * The name of the entry in `state` that stores the reason of the latest mailing stop. The relay creates the entry when
 * mailing resumes, and deletes it when the mail transport of the sequence (§4.6) accepts a mail.
 */
const MAIL_RESUMED = 'mail_resumed';
const DIGEST_NOT_BEFORE = 'digest_not_before';
/**
 * The name of the entry in `state` that exists while the relay may have sent a digest, but has not completed the
 * digest's rows.
 */
const DIGEST_BEGUN = 'digest_begun';
/** The name of the entry in `state` that stores the maximum number of submissions in the next digest. */
const DIGEST_SIZE = 'digest_size';
/**
 * The name of the entry in `state` that exists after SMTP as a further target refused the password. The relay deletes
 * the entry when SMTP accepts a delivery.
 */
export const SMTP_REFUSED = 'smtp_refused';
/**
 * The name of the entry in `state` that stores the targets of the relay process that started last, separated by commas.
 */
const TARGETS = 'targets';
/** Returns the name of the entry in `state` that stores the end of a provider's pause. */
export const getPauseName = (provider: Provider): string => `${provider}_not_before`;

/** Whether each provider of the sequence (§4.6) may be called. */
export type SequenceAvailability = Record<'sheet' | 'mail', boolean>;

/**
 * Stores the stops, pauses, refusals and successful checks of providers, and the pause between digests. All processes
 * of an outbox share this state, and the state survives a crash.
 */
export class ProviderState {
  constructor(private readonly engine: Engine) {}

  /** Returns the reason why mailing is stopped, or undefined while mailing is allowed. */
  async getMailStopReason(): Promise<string | undefined> {
    return (await this.#read(MAIL_STOPPED))?.value;
  }

  /** Stops mailing. If mailing is already stopped, keeps the earlier reason. */
  async stopMail(reason: string, now: number): Promise<void> {
    await this.engine.write([
      this.engine.queryBuilder
        .insertInto('state')
        .values({ name: MAIL_STOPPED, value: reason, set_at: now })
        .onConflict((conflict) => conflict.column('name').doNothing()),
    ]);
  }

  /**
   * Resumes mailing. The server calls this method when it starts, because the operator may have corrected the key or
   * the password.
   */
  async resumeMail(): Promise<void> {
    await this.engine.write(this.#buildResumption(ALWAYS_TRUE));
  }

  /**
   * Records that the mail transport of the sequence has accepted a mail. Most calls find no earlier stop and need no
   * write.
   */
  async markMailAccepted(): Promise<void> {
    if (!(await this.#read(MAIL_RESUMED))) return;
    await this.engine.write([this.engine.queryBuilder.deleteFrom('state').where('name', '=', MAIL_RESUMED)]);
  }

  /**
   * Returns the reason of the latest stop if no mail has been accepted since mailing resumed. Returns undefined after
   * an accepted mail. Also returns undefined if neither a submission with an error nor a mail about a withdrawal waits.
   */
  async getUntestedStopReason(): Promise<string | undefined> {
    const { queryBuilder, read } = this.engine;
    const isMailWaiting = sql<boolean>`(
      exists (select 1 from submissions where status = 'pending' and last_error is not null)
      or exists (select 1 from erasure_tasks where id like 'mail:%'))`;
    const entryQuery = queryBuilder.selectFrom('state').select('value').where('name', '=', MAIL_RESUMED);
    return (await read(entryQuery.where(isMailWaiting)))[0]?.value;
  }

  /** Returns the end of this provider's pause (ms); 0 without a pause. */
  async getPauseEnd(provider: Provider): Promise<number> {
    return (await this.#read(getPauseName(provider)))?.until_at ?? 0;
  }

  /** Returns which providers of the sequence (§4.6) are neither paused nor stopped. */
  async getSequenceAvailability(now: number): Promise<SequenceAvailability> {
    const [sheetPause, mailPause] = [getPauseName('sheet'), getPauseName('mail')];
    const { queryBuilder, read } = this.engine;
    const blockingEntries = await read(
      queryBuilder
        .selectFrom('state')
        .select('name')
        .where(({ eb, or, and }) =>
          or([
            eb('name', '=', MAIL_STOPPED),
            and([eb('name', 'in', [sheetPause, mailPause]), eb('until_at', '>', now)]),
          ]),
        ),
    );
    const names = new Set(blockingEntries.map(({ name }) => name));
    return { sheet: !names.has(sheetPause), mail: !names.has(mailPause) && !names.has(MAIL_STOPPED) };
  }

  /** Pauses calls to this provider until `pausedUntil` (ms) for all rows. */
  pause(provider: Provider, pausedUntil: number, now: number): Promise<void> {
    return this.#setPauseEnd(getPauseName(provider), pausedUntil, now);
  }

  /** Returns the earliest time (ms) of the next digest. */
  async getEarliestDigestTime(): Promise<number> {
    return (await this.#read(DIGEST_NOT_BEFORE))?.until_at ?? 0;
  }

  /** Allows the next digest at `pausedUntil` (ms) or later. */
  postponeDigest(pausedUntil: number, now: number): Promise<void> {
    return this.#setPauseEnd(DIGEST_NOT_BEFORE, pausedUntil, now);
  }

  /** Returns the time (ms) at which an unfinished digest began, or undefined if no digest is unfinished. */
  async getDigestStartTime(): Promise<number | undefined> {
    return (await this.#read(DIGEST_BEGUN))?.set_at;
  }

  /** Records the start of a digest, unless an earlier digest is unfinished. */
  async beginDigest(now: number): Promise<void> {
    await this.engine.write([
      this.engine.queryBuilder
        .insertInto('state')
        .values({ name: DIGEST_BEGUN, value: '', set_at: now })
        .onConflict((conflict) => conflict.column('name').doNothing()),
    ]);
  }

  async endDigest(): Promise<void> {
    await this.engine.write([this.engine.queryBuilder.deleteFrom('state').where('name', '=', DIGEST_BEGUN)]);
  }

  /** Returns the size that `setDigestSize` has stored since `since` (ms), or undefined if it has stored none. */
  async getDigestSize(since: number): Promise<number | undefined> {
    const sizeEntry = await this.#read(DIGEST_SIZE);
    return sizeEntry && sizeEntry.set_at >= since ? Number(sizeEntry.value) : undefined;
  }

  /** Sets the maximum number of submissions in the next digest. */
  setDigestSize(size: number, now: number): Promise<void> {
    return this.#setValue(DIGEST_SIZE, String(size), now);
  }

  /**
   * Records that SMTP as a further target refuses the password. `markSmtpAccepted` deletes this record when SMTP
   * accepts a delivery.
   */
  markSmtpRefused(reason: string, now: number): Promise<void> {
    return this.#setValue(SMTP_REFUSED, reason, now);
  }

  async markSmtpAccepted(): Promise<void> {
    await this.engine.write([this.engine.queryBuilder.deleteFrom('state').where('name', '=', SMTP_REFUSED)]);
  }

  /**
   * Returns the error message of the refusal by SMTP as a further target. Returns undefined if there is no refusal, or
   * if no failed SMTP delivery waits, for example because its submission was deleted.
   */
  async getSmtpRefusal(): Promise<string | undefined> {
    const { queryBuilder, read } = this.engine;
    const isDeliveryWaiting = sql<boolean>`exists (
      select 1 from deliveries where target = 'smtp' and status = 'pending' and last_error is not null)`;
    const entryQuery = queryBuilder.selectFrom('state').select('value').where('name', '=', SMTP_REFUSED);
    return (await read(entryQuery.where(isDeliveryWaiting)))[0]?.value;
  }

  /**
   * Records that the check of a target has succeeded. `setting` is the name of the target's setting, and `fingerprint`
   * is a hash that identifies the receiver.
   */
  markWorking(setting: string, fingerprint: string, now: number): Promise<void> {
    return this.#setValue(`worked_${setting}`, fingerprint, now);
  }

  async hasWorked(setting: string, fingerprint: string): Promise<boolean> {
    return (await this.#read(`worked_${setting}`))?.value === fingerprint;
  }

  /** Returns the names of the targets that `setTargets` has stored. The dev providers are not targets. */
  async getTargets(): Promise<string[]> {
    return ((await this.#read(TARGETS))?.value ?? '').split(',').filter(Boolean);
  }

  setTargets(targets: readonly string[], now: number): Promise<void> {
    return this.#setValue(TARGETS, targets.join(','), now);
  }

  /**
   * Builds the queries that resume mailing and end all pauses if `condition` is true. An operator needs these queries,
   * for example, when a wrong clock has set the end of a pause to next year. A refused key or password remains a fault
   * until the provider accepts a mail, because a new attempt may fail.
   */
  buildReset(condition: Expression<SqlBool> = ALWAYS_TRUE): Query[] {
    const pauseNames = [DIGEST_NOT_BEFORE, ...PROVIDERS.map(getPauseName)];
    return [
      ...this.#buildResumption(condition),
      this.engine.queryBuilder.deleteFrom('state').where('name', 'in', pauseNames).where(condition),
    ];
  }

  #buildResumption(condition: Expression<SqlBool>): Query[] {
    const { queryBuilder } = this.engine;
    const stopQuery = queryBuilder.selectFrom('state').where('name', '=', MAIL_STOPPED).where(condition);
    return [
      queryBuilder
        .insertInto('state')
        .columns(['name', 'value', 'set_at'])
        .expression(stopQuery.select([sql<string>`cast(${MAIL_RESUMED} as text)`.as('name'), 'value', 'set_at']))
        .onConflict((conflict) => conflict.column('name').doUpdateSet(({ ref }) => ({ value: ref('excluded.value') }))),
      queryBuilder.deleteFrom('state').where('name', '=', MAIL_STOPPED).where(condition),
    ];
  }

  async #setValue(name: string, value: string, now: number): Promise<void> {
    await this.engine.write([
      this.engine.queryBuilder
        .insertInto('state')
        .values({ name, value, set_at: now })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value, set_at: now })),
    ]);
  }

  /** Sets the end of a pause, unless the stored end is later. */
  async #setPauseEnd(name: string, pausedUntil: number, now: number): Promise<void> {
    await this.engine.write([
      this.engine.queryBuilder
        .insertInto('state')
        .values({ name, value: '', set_at: now, until_at: pausedUntil })
        .onConflict((conflict) =>
          conflict
            .column('name')
            .doUpdateSet({ set_at: now, until_at: pausedUntil })
            .where(({ eb, or }) => or([eb('state.until_at', 'is', null), eb('state.until_at', '<', pausedUntil)])),
        ),
    ]);
  }

  async #read(name: string) {
    const [row] = await this.engine.read(
      this.engine.queryBuilder.selectFrom('state').select(['value', 'until_at', 'set_at']).where('name', '=', name),
    );
    return row;
  }
}
