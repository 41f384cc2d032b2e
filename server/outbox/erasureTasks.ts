import { formatError } from '../log';
import { getBackoff } from './backoff';
import type { Delivery } from './delivery';
import type { ClaimedTask, ErasureTask, TaskKind, WithdrawalNotice } from './erasures';
import { DEFAULT_LEASE_MS } from './due';
import type { Outbox } from './outbox';
import type { DeliveryPorts } from './ports';
import { assertLease, LeaseLostError, StepPostponedError } from './providerCalls';
import { isRefusal, StepFailedError } from './stepFailed';

/** The delay of a mail task while mailing is stopped, in milliseconds. */
const STOPPED_MAIL_DELAY_MS = 60_000;

interface TaskContext {
  outbox: Outbox;
  delivery: Delivery;
  ports: DeliveryPorts;
  isStopped: () => boolean;
}

/** Runs the erasure tasks of one receiver. Several processes may run tasks of the same receiver. */
export class ErasureTaskRunner {
  #currentRunPromise: Promise<unknown> | undefined;

  constructor(
    private readonly kind: TaskKind,
    private readonly context: TaskContext,
  ) {}

  /**
   * Starts the tasks that are due, unless tasks are already running. Returns without waiting for the tasks, so the
   * tasks never delay a delivery.
   */
  start(): void {
    const logFailure = (error: unknown) =>
      this.context.ports.log('error', 'outbox.unavailable', { reason: formatError(error) });
    this.#currentRunPromise ??= this.runDue()
      .catch(logFailure)
      .finally(() => (this.#currentRunPromise = undefined));
  }

  /** Resolves when the run that `start` began has ended. */
  async waitUntilIdle(): Promise<void> {
    await this.#currentRunPromise;
  }

  /**
   * Runs the due tasks one after another, until the receiver fails or the worker stops. Resolves to the number of
   * attempted tasks.
   */
  async runDue(): Promise<number> {
    const { outbox, ports, isStopped } = this.context;
    for (let count = 0; ; count += 1) {
      if (isStopped()) return count;
      const nextTask = await outbox.erasures.claim(this.kind, ports.now(), ports.leaseMs ?? DEFAULT_LEASE_MS);
      if (!nextTask) return count;
      if (!(await this.#run(nextTask))) return count + 1;
    }
  }

  /** Runs a task. Resolves to false if the task is postponed and the other tasks of the receiver must wait, too. */
  async #run(claimedTask: ClaimedTask): Promise<boolean> {
    const { outbox, ports, delivery } = this.context;
    const { task, id, attempts } = claimedTask;
    const logFields = { reference: task.reference, step: getStepName(task) };
    try {
      this.#reportCrashPoint(task, 'claimed');
      await this.#perform(task, id);
      this.#reportCrashPoint(task, 'called');
      // An at-most-once task is already deleted. A failure of a second deletion would queue the mail again.
      if (!isAtMostOnce(task)) await outbox.erasures.finish(id);
      this.#reportCrashPoint(task, 'done');
      ports.log('info', 'erasure.step-done', logFields);
      return true;
    } catch (error) {
      if (error instanceof LeaseLostError) return true;
      const reason = formatError(error);
      if (isUnrepeatable(task, error)) {
        await outbox.erasures.finish(id);
        ports.log('warn', 'erasure.given-up', { ...logFields, reason });
        return true;
      }
      const { verdict, retryAfter } = error instanceof StepFailedError ? error : new StepFailedError('again', reason);
      const isKeyRefused = verdict === 'unauthorised' && task.do === 'mail';
      const isMailRefused = isRefusal(error);
      const refusedAt = verdict === 'unauthorised' || isMailRefused ? ports.now() : null;
      const now = ports.now();
      const waitMs = isKeyRefused ? STOPPED_MAIL_DELAY_MS : getBackoff(attempts + 1, retryAfter, ports.random);
      if (error instanceof StepPostponedError)
        await outbox.erasures.postpone(claimedTask, error.postponedUntil, attempts, reason);
      else await outbox.erasures.postpone(claimedTask, now + waitMs, attempts + 1, reason, refusedAt);
      if (isKeyRefused) await delivery.stopMail({ ...logFields, reason });
      else ports.log('warn', 'erasure.postponed', { ...logFields, reason });
      // A refusal of one mail must not delay the other mails.
      return isMailRefused || verdict === 'deferred';
    }
  }

  async #perform(task: ErasureTask, id: string): Promise<void> {
    const { outbox, ports, delivery } = this.context;
    if (task.do === 'sheet' && task.wasStored && !ports.eraseRow)
      throw new StepFailedError(
        'unauthorised',
        'SPREADSHEET_HOST is missing: set it again and restart, or delete the row and the résumé by hand and run npm run outbox -- skip sheet-erasures',
      );
    if (task.do === 'sheet') return ports.eraseRow?.(task);
    if (task.do === 'mail') {
      if (!ports.plan.sequence.mail) return void (await outbox.erasures.finish(id));
      const stopReason = await outbox.providerState.getMailStopReason();
      if (stopReason !== undefined) throw new StepPostponedError(ports.now() + STOPPED_MAIL_DELAY_MS, stopReason);
      return delivery.runMailStep('withdrawal', id, () => this.#sendMail(task, id));
    }
    if (task.wasDelivered && !ports.reportErasure)
      throw new StepFailedError(
        'unauthorised',
        'WEBHOOK_URL is missing: set it again and restart, or make sure that its receiver deletes the submission, and run npm run outbox -- skip webhook-erasures',
      );
    const pausedUntil = await outbox.providerState.getPauseEnd('webhook');
    if (ports.now() < pausedUntil) throw new StepPostponedError(pausedUntil, 'webhook: calls are paused');
    return ports.reportErasure?.(task);
  }

  async #sendMail(notice: WithdrawalNotice & { do: 'mail'; submission: string }, id: string): Promise<void> {
    const { outbox, ports } = this.context;
    const message = await ports.composeWithdrawalMail(notice);
    // The relay sends the withdrawal mail to the applicant at most once, like a confirmation. The relay therefore
    // deletes the task before it sends the mail. After a crash, the relay does not send the mail again. Another process
    // may have claimed the task, for example after `outbox retry`.
    if (isAtMostOnce(notice)) assertLease(await outbox.erasures.finish(id));
    this.#reportCrashPoint(notice, 'begun');
    await ports.sendMail({ id: notice.submission, role: notice.role, message });
  }

  #reportCrashPoint(task: ErasureTask, point: string): void {
    this.context.ports.onCrashPoint?.(`erasure-${getStepName(task)}:${point}`);
  }
}

const getStepName = (task: ErasureTask): string => (task.do === 'mail' ? task.role : task.do);

const isAtMostOnce = (task: ErasureTask): boolean => task.do === 'mail' && task.role === 'withdrawal-confirmation';

/**
 * Returns whether a failed task must not be repeated: the receiver refuses the task, or the applicant may already have
 * received the mail. The relay repeats the mail to the firm, because without this mail the firm would keep the
 * application.
 */
function isUnrepeatable(task: ErasureTask, error: unknown): boolean {
  if (task.do === 'mail' && !isAtMostOnce(task)) return false;
  return isRefusal(error) || (error instanceof StepFailedError && error.verdict === 'unknown' && isAtMostOnce(task));
}
