import type { LogFields } from '../log';
import type { EmailMessage } from '../../src/submission/types';
import { getBackoff, DAY } from './backoff';
import type { LeasedRows } from './leases';
import { BUDGET_REASON, getStartOfDay, type ExtraMailKind } from './mailLimits';
import type { DeliveryPorts } from './ports';
import type { MailRole } from './mail';
import type { Outbox } from './outbox';
import { assertLease, LeaseLostError, ProviderCalls, StepPostponedError } from './providerCalls';
import { openResumeFile } from './resumeFile';
import type { OutboxRow } from './rows';
import type { ConfirmationOutcome } from './status';
import { formatMailStopAdvice, StepFailedError, toStepFailedError } from './stepFailed';

/** Thrown when the day's budget, or the share of one source or of withdrawals, does not allow another mail. */
class BudgetExhaustedError extends StepPostponedError {
  constructor(now: number) {
    super(getStartOfDay(now) + DAY, BUDGET_REASON);
  }
}

/**
 * Delivers one leased row in the order of §4.6: spreadsheet row, admin mail, confirmation. A quarantined row has only
 * the spreadsheet step. The result of each step is on disk before the next step starts. After a crash, the relay
 * therefore repeats at most the interrupted step.
 */
export class Delivery {
  readonly #sheetCalls: ProviderCalls;
  readonly #mailCalls: ProviderCalls;

  constructor(
    private readonly outbox: Outbox,
    private readonly leases: LeasedRows,
    private readonly ports: DeliveryPorts,
  ) {
    this.#sheetCalls = new ProviderCalls(outbox, 'sheet', ports.now);
    this.#mailCalls = new ProviderCalls(outbox, 'mail', ports.now);
  }

  async run(row: OutboxRow): Promise<void> {
    const { log } = this.ports;
    try {
      await this.#runSteps(row);
    } catch (error) {
      const { reference } = row;
      if (error instanceof LeaseLostError) return log('warn', 'delivery.lease-lost', { reference });
      if (!(error instanceof StepPostponedError)) return this.#recordFailure(row, error);
      if (error instanceof BudgetExhaustedError)
        await this.leases.holdBack(row.id, this.ports.now(), error.postponedUntil, error.message);
      else await this.leases.postpone(row.id, error.postponedUntil, row.attempts, error.message);
      log('warn', 'delivery.waits', { reference, ...error.logFields });
    }
  }

  async #runSteps(row: OutboxRow): Promise<void> {
    if (row.status === 'quarantined') return this.#storeQuarantinedRow(row);
    const { sequence, resumeTargets } = this.ports.plan;
    // To save memory, the composed mails do not contain the résumé. `#send` opens the résumé when it sends the admin
    // mail.
    const mails = await this.ports.composeMails(row, resumeTargets.includes('mail'));
    if (sequence.sheet && row.sheetAt === null) {
      await this.#sheetCalls.run(() => this.#storeRow(row));
      // A completed step resets the count of failed attempts.
      row.attempts = 0;
    }
    if (sequence.mail && row.adminAt === null) {
      await this.#mailCalls.run(() => this.#sendAdminMail(row, mails.admin));
      row.attempts = 0;
    }
    const { confirmation } = mails;
    if (!sequence.mail || confirmation === null) return this.#finish(row, 'none');
    try {
      await this.#mailCalls.run(() => this.#sendConfirmation(row, confirmation));
    } catch (error) {
      const isFailure = error instanceof StepFailedError && error.verdict !== 'unauthorised';
      if (!isFailure || this.ports.now() < row.deadlineAt) throw error;
      // The firm has the submission, so a failed confirmation must not make the submission dead.
      await this.#finish(row, 'refused');
    }
  }

  /** Stores a quarantined row on the separate tab of the spreadsheet. Sends no mail. */
  async #storeQuarantinedRow(row: OutboxRow): Promise<void> {
    await this.#sheetCalls.run(() => this.#storeRow(row));
    assertLease(await this.leases.postpone(row.id, this.ports.now(), 0, null));
  }

  /**
   * Stops the mails of the sequence, the digests and the mails about withdrawals, because the provider refused the key
   * or the password. `outbox retry` and the start of a server resume these mails.
   */
  async stopMail(logFields: LogFields & { reason: string }): Promise<void> {
    await this.outbox.providerState.stopMail(logFields.reason, this.ports.now());
    this.ports.log('error', 'mail.stopped', { ...logFields, advice: formatMailStopAdvice(logFields.reason) });
  }

  /**
   * Counts the mail `id` (a digest or a mail about a withdrawal) in the day's budget, and runs `send`. When the mail
   * was certainly not sent, reverts the count (`LeasedRows.revertExtraMail`). Rejects with the error of `send`, or with
   * {@link StepPostponedError} when mails must not be sent now.
   */
  async runMailStep(kind: ExtraMailKind, id: string, send: () => Promise<unknown>): Promise<void> {
    await this.#assertMailAllowed();
    await this.#mailCalls.run(async () => {
      const now = this.ports.now();
      if (!(await this.leases.beginExtraMail(kind, id, now, this.ports.limits))) throw new BudgetExhaustedError(now);
      try {
        await send();
      } catch (error) {
        if (!(error instanceof StepFailedError && error.verdict === 'unknown'))
          await this.leases.revertExtraMail(kind, id, now);
        throw error;
      }
    });
  }

  async #storeRow(row: OutboxRow): Promise<void> {
    await this.#sheetCalls.throwIfPaused();
    assertLease(await this.leases.renew(row.id, this.ports.now()));
    this.#reportCrashPoint('row:begun');
    await this.ports.storeRow(row);
    this.#reportCrashPoint('row:called');
    assertLease(await this.leases.markRowStored(row.id, this.ports.now()));
    this.ports.log('info', 'delivery.row-stored', { reference: row.reference });
    this.#reportCrashPoint('row:done');
  }

  async #sendAdminMail(row: OutboxRow, message: EmailMessage): Promise<void> {
    await this.#assertMailAllowed();
    const now = this.ports.now();
    if (!(await this.leases.beginAdminMail(row, now, this.ports.limits))) {
      assertLease(await this.leases.renew(row.id, now));
      throw new BudgetExhaustedError(now);
    }
    this.#reportCrashPoint('admin:begun');
    await this.#send(row, 'admin', message);
    this.#reportCrashPoint('admin:called');
    assertLease(await this.leases.markAdminMailSent(row.id, this.ports.now()));
    this.#reportCrashPoint('admin:done');
  }

  /**
   * Sends the confirmation at most once. A confirmation that has begun is not sent again, unless the provider certainly
   * did not accept it.
   */
  async #sendConfirmation(row: OutboxRow, message: EmailMessage): Promise<void> {
    if (row.confirmationStartedAt !== null) return this.#finish(row, 'unknown');
    await this.#assertMailAllowed();
    const now = this.ports.now();
    if (!(await this.leases.beginConfirmation(row, now, this.ports.limits))) {
      assertLease(await this.leases.renew(row.id, now));
      return this.#finish(row, 'limited');
    }
    this.#reportCrashPoint('confirmation:begun');
    try {
      await this.#send(row, 'confirmation', message);
    } catch (error) {
      if (!(error instanceof StepFailedError)) throw error;
      if (error.verdict === 'unknown' || error.verdict === 'refused') return this.#finish(row, error.verdict);
      if (error.verdict === 'never') return this.#finish(row, 'refused');
      assertLease(await this.leases.revertConfirmation(row.id, now));
      throw error;
    }
    this.#reportCrashPoint('confirmation:called');
    await this.#finish(row, 'sent');
    this.#reportCrashPoint('confirmation:done');
  }

  /** Throws {@link StepPostponedError} while mailing is stopped, and while the mail provider is paused. */
  async #assertMailAllowed(): Promise<void> {
    const stopReason = await this.outbox.providerState.getMailStopReason();
    if (stopReason !== undefined) throw new StepPostponedError(this.ports.now(), stopReason);
    await this.#mailCalls.throwIfPaused();
  }

  async #send(row: OutboxRow, role: MailRole, message: EmailMessage): Promise<void> {
    const isResumeAttached = role === 'admin' && this.ports.plan.resumeTargets.includes('mail');
    const resume = isResumeAttached ? await openResumeFile(this.outbox, row) : undefined;
    const outcome = await this.ports.sendMail({ id: row.id, role, message, resume });
    const logFields = { reference: row.reference, mail: role, ...(outcome !== 'accepted' && { [outcome]: true }) };
    this.ports.log(outcome === 'unreadable' ? 'warn' : 'info', 'mail.accepted', logFields);
  }

  async #finish(row: OutboxRow, confirmation: ConfirmationOutcome): Promise<void> {
    assertLease(await this.leases.finish(row.id, this.ports.now(), confirmation));
    const isExpected = confirmation === 'sent' || confirmation === 'none';
    this.ports.log(isExpected ? 'info' : 'warn', 'delivery.done', { reference: row.reference, confirmation });
  }

  async #recordFailure(row: OutboxRow, error: unknown): Promise<void> {
    const { log, now, random } = this.ports;
    const failure = toStepFailedError(error);
    const logFields = { reference: row.reference, reason: failure.message };
    if (failure.verdict === 'unauthorised') {
      await this.leases.postpone(row.id, now(), row.attempts, failure.message);
      return this.stopMail(logFields);
    }
    const isFinal = failure.verdict === 'never' || now() >= row.deadlineAt;
    if (isFinal && row.status !== 'quarantined') {
      await this.leases.markDead(row.id, now(), failure.message);
      return log('error', 'delivery.dead', { ...logFields, advice: 'npm run outbox -- list, export or retry' });
    }
    const attempts = row.attempts + 1;
    const dueAt = now() + getBackoff(attempts, failure.retryAfter, random);
    await this.leases.postpone(row.id, dueAt, attempts, failure.message);
    log('warn', 'delivery.postponed', { ...logFields, attempts, seconds: Math.round((dueAt - now()) / 1000) });
  }

  #reportCrashPoint(name: string): void {
    this.ports.onCrashPoint?.(name);
  }
}
