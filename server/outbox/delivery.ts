import { errorText, type LogFields } from '../log';
import type { Outcomes } from '../../src/submission/sequence';
import { nextStep } from '../../src/submission/sequence';
import { asSpreadsheetRow } from '../../src/submission/text';
import type { EmailMessage } from '../../src/submission/types';
import { backoff, DAY, providerPause } from './backoff';
import { Gate, GateClosed, type Verdict } from './gate';
import type { LeasedRows } from './leases';
import { startOfDay } from './mailLimits';
import type { DeliveryPorts } from './ports';
import type { MailRole } from './mail';
import type { Outbox, Provider } from './outbox';
import { toSubmission, type OutboxRow } from './rows';
import type { ConfirmationEnd } from './status';
import { StepFailed } from './stepFailed';

/** The prefix of a provider's error messages. */
const PROVIDER_NAMES: Record<Provider, string> = { sheet: 'spreadsheet', mail: 'mail' };

/** Thrown when another worker holds the row's lease. This worker then stops working on the row. */
class LeaseLost extends Error {}

/** Thrown when a step must not start before `until` (ms) although the row has not failed. */
class NotBefore extends Error {
  constructor(
    readonly until: number,
    reason: string,
  ) {
    super(reason);
  }
}

/** Thrown when the day's budget does not allow another mail to the firm. */
class HeldBack extends NotBefore {}

/**
 * Delivers one leased row in the order of §4.6: spreadsheet row, admin mail, confirmation. Each step is on disk before
 * the next one starts. A crash therefore repeats at most the interrupted step.
 */
export class Delivery {
  readonly #gates: Record<Provider, Gate> = { sheet: new Gate(), mail: new Gate() };
  /** Failures in a row, by provider. */
  readonly #failures: Record<Provider, number> = { sheet: 0, mail: 0 };

  constructor(
    private readonly outbox: Outbox,
    private readonly leases: LeasedRows,
    private readonly ports: DeliveryPorts,
  ) {}

  async run(row: OutboxRow): Promise<void> {
    const { log } = this.ports;
    try {
      await this.#steps(row);
    } catch (error) {
      const { reference } = row;
      if (error instanceof LeaseLost) return log('warn', 'delivery.lease-lost', { reference });
      if (!(error instanceof NotBefore)) return this.#failed(row, error);
      if (error instanceof HeldBack) await this.leases.holdBack(row.id, this.ports.now(), error.until, error.message);
      else await this.leases.postpone(row.id, error.until, row.attempts, error.message);
      log('warn', 'delivery.waits', { reference, reason: error.message, until: new Date(error.until).toISOString() });
    }
  }

  async #steps(row: OutboxRow): Promise<void> {
    // The mails do not contain the résumé. It is loaded only for the spreadsheet call, to save memory.
    const mails = await this.ports.compose(toSubmission(row), row);
    const outcomes: Outcomes = {};
    if (row.status === 'quarantined') return this.#quarantinedRow(row);
    if (row.sheetAt !== null) outcomes.row = 'done';
    if (row.adminAt !== null) outcomes.adminMail = 'done';
    for (
      let step = nextStep(outcomes, mails.confirmation !== null);
      step;
      step = nextStep(outcomes, mails.confirmation !== null)
    ) {
      if (step === 'row') await this.#through('sheet', () => this.#row(row));
      else if (step === 'adminMail') await this.#through('mail', () => this.#adminMail(row, mails.admin));
      else return this.#through('mail', () => this.#confirmation(row, mails.confirmation));
      // A completed step resets the count of failures.
      row.attempts = 0;
      outcomes[step] = 'done';
    }
    await this.#finish(row, 'none');
  }

  /** Stores a quarantined row on a separate tab and sends no mail. */
  async #quarantinedRow(row: OutboxRow): Promise<void> {
    await this.#through('sheet', () => this.#row(row));
    this.#held(await this.leases.postpone(row.id, this.ports.now(), 0, null));
  }

  /** Stops all mails because the provider refused the key. They resume after a restart or `outbox retry`. */
  async stopMail(fields: LogFields & { reason: string }): Promise<void> {
    await this.outbox.stopMail(fields.reason, this.ports.now());
    const advice = 'correct MAIL_API_KEY, then restart or run: npm run outbox -- retry';
    this.ports.log('error', 'mail.stopped', { ...fields, advice });
  }

  /** Calls the mail provider, if allowed, for a mail that does not belong to a single row. */
  async throughMail(send: () => Promise<void>): Promise<void> {
    await this.#mailMayGo();
    await this.#through('mail', send);
  }

  /**
   * Runs a step if its provider may be called. A failure pauses the provider for all rows. The pause is on disk before
   * the next row may call. A row that only waited keeps its own back-off.
   */
  async #through(provider: Provider, step: () => Promise<void>): Promise<void> {
    const { now } = this.ports;
    const noted = () =>
      step().then(
        () => void (this.#failures[provider] = 0),
        async (error: unknown) => {
          if (verdictOf(error) === 'fails') await this.#pause(provider, error as StepFailed);
          throw error;
        },
      );
    try {
      await this.#gates[provider].through(noted, verdictOf);
    } catch (error) {
      if (!(error instanceof GateClosed)) throw error;
      await this.#mayCall(provider);
      throw new NotBefore(now() + providerPause(1), `${PROVIDER_NAMES[provider]}: another call has just failed`);
    }
  }

  async #pause(provider: Provider, { verdict, retryAfter }: StepFailed): Promise<void> {
    // A refused key stops all mails, so no pause is needed.
    if (verdict === 'unauthorised') return;
    const { now } = this.ports;
    this.#failures[provider] += 1;
    await this.outbox.waitFor(provider, now() + Math.max(retryAfter, providerPause(this.#failures[provider])), now());
  }

  async #row(row: OutboxRow): Promise<void> {
    await this.#mayCall('sheet');
    this.#held(await this.leases.renew(row.id, this.ports.now()));
    this.#boundary('row:begun');
    const payload = asSpreadsheetRow(JSON.parse(row.payload) as Record<string, string>);
    const file = await this.outbox.resumeField(row);
    await this.ports.storeRow({ id: row.id, payload, file, isQuarantined: row.status === 'quarantined' });
    this.#boundary('row:called');
    this.#held(await this.leases.sheetDone(row.id, this.ports.now()));
    this.ports.log('info', 'delivery.row-stored', { reference: row.reference });
    this.#boundary('row:done');
  }

  async #adminMail(row: OutboxRow, message: EmailMessage): Promise<void> {
    await this.#mailMayGo();
    const now = this.ports.now();
    if (!(await this.leases.beginAdmin(row, now, this.ports.limits))) {
      this.#held(await this.leases.renew(row.id, now));
      throw new HeldBack(startOfDay(now) + DAY, 'mail: daily budget used up');
    }
    this.#boundary('admin:begun');
    await this.#send(row, 'admin', message);
    this.#boundary('admin:called');
    this.#held(await this.leases.adminDone(row.id, this.ports.now()));
    this.#boundary('admin:done');
  }

  /**
   * Sends the confirmation at most once. A confirmation that has begun is not sent again while its outcome is unknown.
   */
  async #confirmation(row: OutboxRow, message: EmailMessage | null): Promise<void> {
    if (row.confirmationStartedAt !== null || message === null) return this.#finish(row, 'unknown');
    await this.#mailMayGo();
    const now = this.ports.now();
    if (!(await this.leases.beginConfirmation(row, now, this.ports.limits))) {
      this.#held(await this.leases.renew(row.id, now));
      return this.#finish(row, 'limited');
    }
    this.#boundary('confirmation:begun');
    try {
      await this.#send(row, 'confirmation', message);
    } catch (error) {
      if (!(error instanceof StepFailed)) throw error;
      if (error.verdict === 'unknown' || error.verdict === 'refused') return this.#finish(row, error.verdict);
      this.#held(await this.leases.confirmationNotSent(row.id, now));
      throw error;
    }
    this.#boundary('confirmation:called');
    await this.#finish(row, 'sent');
    this.#boundary('confirmation:done');
  }

  /** Throws while mailing is stopped (refused key) or the mail provider has asked to wait. */
  async #mailMayGo(): Promise<void> {
    const stopped = await this.outbox.mailStopped();
    if (stopped !== undefined) throw new NotBefore(this.ports.now(), stopped);
    await this.#mayCall('mail');
  }

  /** Throws while the provider is paused. Another row may have caused the pause after this row was claimed. */
  async #mayCall(provider: Provider): Promise<void> {
    const until = await this.outbox.notBefore(provider);
    if (this.ports.now() < until) throw new NotBefore(until, `${PROVIDER_NAMES[provider]}: calls are paused`);
  }

  async #send(row: OutboxRow, role: MailRole, message: EmailMessage): Promise<void> {
    const readable = await this.ports.sendMail({ id: row.id, role, message });
    const event = readable ? 'mail.accepted' : 'mail.accepted-with-unreadable-answer';
    this.ports.log(readable ? 'info' : 'warn', event, { reference: row.reference, mail: role });
  }

  async #finish(row: OutboxRow, confirmation: ConfirmationEnd): Promise<void> {
    this.#held(await this.leases.finish(row.id, this.ports.now(), confirmation));
    const fine = confirmation === 'sent' || confirmation === 'none';
    this.ports.log(fine ? 'info' : 'warn', 'delivery.done', { reference: row.reference, confirmation });
  }

  async #failed(row: OutboxRow, error: unknown): Promise<void> {
    const { log, now, random } = this.ports;
    const known = error instanceof StepFailed ? error : new StepFailed('again', `internal: ${errorText(error)}`);
    const fields = { reference: row.reference, reason: known.message };
    if (known.verdict === 'unauthorised') {
      await this.leases.postpone(row.id, now(), row.attempts, known.message);
      return this.stopMail(fields);
    }
    if (now() >= row.deadlineAt && row.status !== 'quarantined') {
      await this.leases.bury(row.id, known.message);
      return log('error', 'delivery.dead', { ...fields, advice: 'npm run outbox -- list, export or retry' });
    }
    const attempts = row.attempts + 1;
    const dueAt = now() + backoff(attempts, known.retryAfter, random);
    await this.leases.postpone(row.id, dueAt, attempts, known.message);
    log('warn', 'delivery.postponed', { ...fields, attempts, seconds: Math.round((dueAt - now()) / 1000) });
  }

  #held(held: boolean): void {
    if (!held) throw new LeaseLost();
  }

  #boundary(name: string): void {
    this.ports.atBoundary?.(name);
  }
}

/**
 * Returns 'works' for a provider that refuses a single mail. An error that is not a provider's failure gives no
 * verdict.
 */
function verdictOf(error: unknown): Verdict {
  if (!(error instanceof StepFailed)) return undefined;
  return error.verdict === 'refused' ? 'works' : 'fails';
}
