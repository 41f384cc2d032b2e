import { errorText } from '../log';
import { backoff, DAY } from './backoff';
import type { ClaimedTask, WithdrawalNotice } from './erasures';
import type { LeasedRows } from './leases';
import { startOfDay } from './mailLimits';
import type { Outbox } from './outbox';
import type { DeliveryPorts } from './ports';
import { StepFailed } from './stepFailed';

/** Erases rows in the spreadsheet, and sends the mails about withdrawals. Several processes may share the work. */
export class ErasureTasks {
  constructor(
    private readonly outbox: Outbox,
    private readonly leases: LeasedRows,
    private readonly ports: DeliveryPorts,
    private readonly isStopped: () => boolean,
  ) {}

  /** Runs each task that is due. A failed one waits and does not delay the others. Resolves to the number of tasks. */
  async runDue(): Promise<number> {
    const { erasures } = this.outbox;
    let count = 0;
    while (!this.isStopped()) {
      const next = await erasures.claim(this.ports.now());
      if (!next) break;
      count += 1;
      await this.#run(next);
    }
    return count;
  }

  async #run(claimed: ClaimedTask): Promise<void> {
    const { erasures } = this.outbox;
    const { log, now, random } = this.ports;
    const { task, id } = claimed;
    const fields = { reference: task.reference, step: task.do === 'sheet' ? 'sheet' : task.role };
    try {
      if (task.do === 'sheet') await this.ports.eraseRow?.(task);
      else if (!(await this.#mail(task, id))) return;
      await erasures.finish(id);
      log('info', 'erasure.step-done', fields);
    } catch (error) {
      const verdict = error instanceof StepFailed ? error.verdict : 'again';
      // A mail that the provider never accepts, or one to the applicant that may have arrived, is not repeated.
      const isOver =
        verdict === 'refused' ||
        (verdict === 'unknown' && task.do === 'mail' && task.role === 'withdrawal-confirmation');
      if (isOver) await erasures.finish(id);
      else {
        const attempts = claimed.attempts + 1;
        const retryAfter = error instanceof StepFailed ? error.retryAfter : 0;
        await erasures.postpone(id, now() + backoff(attempts, retryAfter, random), attempts, errorText(error));
      }
      log('warn', isOver ? 'erasure.mail-refused' : 'erasure.postponed', { ...fields, reason: errorText(error) });
    }
  }

  /** Sends a mail about a withdrawal. Resolves to false when the mail has to wait. */
  async #mail(notice: WithdrawalNotice & { submission: string }, taskId: string): Promise<boolean> {
    const { erasures } = this.outbox;
    const { now, limits, composeWithdrawal, sendMail } = this.ports;
    const stopped = await this.outbox.mailStopped();
    const until = stopped === undefined ? await this.outbox.notBefore('mail') : now() + WAIT_WHILE_STOPPED;
    if (now() < until) {
      await erasures.postpone(taskId, until, 0, stopped ?? 'mail: asked to wait');
      return false;
    }
    const countedAt = now();
    if (!(await this.leases.beginDigest(taskId, countedAt, limits))) {
      await erasures.postpone(taskId, startOfDay(now()) + DAY, 0, 'mail: daily budget used up');
      return false;
    }
    try {
      await sendMail({ id: notice.submission, role: notice.role, message: await composeWithdrawal(notice) });
      return true;
    } catch (error) {
      if (!(error instanceof StepFailed && error.verdict === 'unknown'))
        await this.leases.digestNotSent(taskId, countedAt);
      throw error;
    }
  }
}

/** The wait while a refused key stops all mails, in milliseconds. */
const WAIT_WHILE_STOPPED = 60_000;
