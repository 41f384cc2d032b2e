import type { Engine } from './engine/engine';
import { PROVIDERS, type Provider } from './plan';

/**
 * The name of the entry in `state` that exists while mailing is stopped. Mailing stops when the mail transport of the
 * sequence refuses the key or the password.
 */
export const MAIL_STOPPED = 'mail_stopped';
const DIGEST_NOT_BEFORE = 'digest_not_before';
/** The name of the entry in `state` that exists while a digest may have been sent, but its rows are not done. */
const DIGEST_BEGUN = 'digest_begun';
/** The name of the entry in `state` that exists while SMTP as a further target refuses the password. */
export const SMTP_REFUSED = 'smtp_refused';
/** Returns the name of the entry in `state` with the end of a provider's pause. */
export const getPauseName = (provider: Provider): string => `${provider}_not_before`;

/**
 * Stores the stops, pauses, refusals and successful checks of providers, and the pause between digests. All processes
 * of an outbox share this state, and it survives a crash.
 */
export class ProviderState {
  constructor(private readonly engine: Engine) {}

  /** Returns the reason why mailing is stopped; undefined when it is not stopped. */
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
    await this.engine.write([this.engine.queryBuilder.deleteFrom('state').where('name', '=', MAIL_STOPPED)]);
  }

  /** Returns the end of this provider's pause (ms); 0 without a pause. */
  async getPauseEnd(provider: Provider): Promise<number> {
    return (await this.#read(getPauseName(provider)))?.until_at ?? 0;
  }

  /** Pauses calls to this provider until `pausedUntil` (ms) for all rows. */
  pause(provider: Provider, pausedUntil: number, now: number): Promise<void> {
    return this.#setPauseEnd(getPauseName(provider), pausedUntil, now);
  }

  /** Returns the time before which no digest is sent (ms). */
  async getEarliestDigestTime(): Promise<number> {
    return (await this.#read(DIGEST_NOT_BEFORE))?.until_at ?? 0;
  }

  /** Allows the next digest at `pausedUntil` (ms) or later. */
  postponeDigest(pausedUntil: number, now: number): Promise<void> {
    return this.#setPauseEnd(DIGEST_NOT_BEFORE, pausedUntil, now);
  }

  /** Returns the time (ms) at which an unfinished digest began; undefined when there is none. */
  async getDigestStartTime(): Promise<number | undefined> {
    return (await this.#read(DIGEST_BEGUN))?.set_at;
  }

  /** Marks that a digest begins, unless an earlier digest is unfinished. */
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

  /**
   * Marks that SMTP as a further target refuses the password. `markSmtpAccepted` deletes this mark when SMTP accepts a
   * delivery.
   */
  markSmtpRefused(reason: string, now: number): Promise<void> {
    return this.#setValue(SMTP_REFUSED, reason, now);
  }

  async markSmtpAccepted(): Promise<void> {
    await this.engine.write([this.engine.queryBuilder.deleteFrom('state').where('name', '=', SMTP_REFUSED)]);
  }

  /** Returns the error message of the refusal by SMTP as a further target; undefined without a refusal. */
  async getSmtpRefusal(): Promise<string | undefined> {
    return (await this.#read(SMTP_REFUSED))?.value;
  }

  /**
   * Stores that the check of a target has succeeded. `setting` is the name of the target's setting, and `fingerprint`
   * is a hash that identifies the receiver.
   */
  markWorking(setting: string, fingerprint: string, now: number): Promise<void> {
    return this.#setValue(`worked_${setting}`, fingerprint, now);
  }

  async hasWorked(setting: string, fingerprint: string): Promise<boolean> {
    return (await this.#read(`worked_${setting}`))?.value === fingerprint;
  }

  /**
   * Builds the query that deletes all stops, pauses and refusals. An operator needs this query, for example, when a
   * wrong clock has set the end of a pause to next year.
   */
  buildReset() {
    const names = [MAIL_STOPPED, DIGEST_NOT_BEFORE, SMTP_REFUSED, ...PROVIDERS.map(getPauseName)];
    return this.engine.queryBuilder.deleteFrom('state').where('name', 'in', names);
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
