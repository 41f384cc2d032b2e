import { Alerts } from './alerts';
import { DAY, hasElapsed, HOUR } from './backoff';
import { Delivery } from './delivery';
import { DigestSender } from './digest';
import { TASK_KINDS } from './erasures';
import { ErasureTaskRunner } from './erasureTasks';
import { LeasedRows, type SweepOptions } from './leases';
import { FurtherTargetWorker } from './furtherTargetWorker';
import type { Outbox } from './outbox';
import type { DeliveryPlan, FurtherTarget } from './plan';
import type { DeliveryPorts } from './ports';
import { getRetention, type Retention } from './retention';
import type { OutboxRow } from './rows';
import { runAllSteps } from './runAllSteps';
import { WorkLoop } from './workLoop';

/** The maximum number of sequences (§4.6) that run concurrently. Each further target has its own limit. */
export const MAX_CONCURRENT_SEQUENCES = 8;
/**
 * The maximum number of sequences with an undelivered résumé that run concurrently. This limit leaves capacity for
 * other submissions.
 */
const MAX_CONCURRENT_RESUMES = 2;
/** The shortest interval at which the loop starts the erasure tasks while deliveries are due, in milliseconds. */
const ERASURE_INTERVAL_MS = 5000;

/**
 * The time after which a sweep ends each step with its current batch, in milliseconds. The loop claims no deliveries
 * during a sweep. The next sweep continues.
 */
const MAX_SWEEP_MS = 10_000;

/** Delivers each submission when it is due. Several workers may share one outbox. */
export class Worker {
  readonly leases: LeasedRows;
  readonly #delivery: Delivery;
  readonly #digest: DigestSender;
  #furtherWorkers: FurtherTargetWorker[];
  readonly #alerts: Alerts;
  #alertCheckPromise: Promise<void> | undefined;
  readonly #erasureRunners: readonly ErasureTaskRunner[];
  readonly #loop: WorkLoop<OutboxRow>;
  /** The number of running sequences with an undelivered résumé. */
  #runningResumeCount = 0;
  #latestErasureTime = -Infinity;
  #latestSweepTime = -Infinity;
  #latestWarningTime = -Infinity;

  constructor(
    private readonly outbox: Outbox,
    private readonly ports: DeliveryPorts,
  ) {
    this.leases = new LeasedRows(outbox, ports.leaseMs, ports.plan);
    this.#delivery = new Delivery(outbox, this.leases, ports);
    this.#digest = new DigestSender(outbox, this.leases, this.#delivery, ports);
    this.#alerts = new Alerts(outbox, ports);
    this.#furtherWorkers = ports.plan.furtherTargets.flatMap((target) =>
      this.#createFurtherTargetWorkers(target, true),
    );
    const context = { outbox, delivery: this.#delivery, ports, isStopped: () => this.#loop.isStopped };
    this.#erasureRunners = TASK_KINDS.map((kind) => new ErasureTaskRunner(kind, context));
    const { now, log } = ports;
    this.#loop = new WorkLoop<OutboxRow>({
      concurrency: MAX_CONCURRENT_SEQUENCES,
      claim: (limit) => this.#claim(limit),
      run: (row) => this.#run(row),
      getLogFields: ({ reference }) => ({ reference }),
      findNextDue: (time) => this.leases.findNextDue(time),
      now,
      log,
      beforeClaim: async () => {
        await this.sweepHourly();
        this.#checkAlerts();
        // While each claim finds deliveries, the loop does not sleep, so `beforeSleep` starts no erasure tasks.
        if (hasElapsed(ERASURE_INTERVAL_MS, this.#latestErasureTime, now())) this.#startErasures();
      },
      beforeSleep: async () => {
        await this.#digest.sendDue();
        this.#startErasures();
      },
    });
  }

  /**
   * Starts the loops. Rows of a crashed process become available when their leases expire. With `canMail`, resumes
   * mailing if a refused key or password has stopped mailing.
   */
  async start(canMail = true): Promise<void> {
    if (canMail) await this.outbox.providerState.resumeMail();
    const { pending, dead } = await this.outbox.countByStatus();
    this.ports.log(dead > 0 ? 'warn' : 'info', 'outbox.opened', { pending, dead });
    await this.#addOrphanWorkers();
    for (const { loop } of this.#furtherWorkers) loop.start();
    this.#loop.start();
  }

  #startErasures(): void {
    this.#latestErasureTime = this.ports.now();
    for (const runner of this.#erasureRunners) runner.start();
  }

  /** Adds a worker for each target that has pending deliveries, but is no longer in the plan. */
  async #addOrphanWorkers(): Promise<void> {
    const pendingTargets = await this.outbox.furtherDeliveries.listPendingTargets();
    // Several calls of `runDue` may run concurrently, so this filter must follow the read.
    const orphanedTargets = pendingTargets.filter((pendingTarget) =>
      this.#furtherWorkers.every(({ target }) => target !== pendingTarget),
    );
    this.#furtherWorkers = [
      ...this.#furtherWorkers,
      ...orphanedTargets.flatMap((target) => this.#createFurtherTargetWorkers(target, false)),
    ];
  }

  #createFurtherTargetWorkers(target: FurtherTarget, createsDeliveries: boolean): FurtherTargetWorker[] {
    const port = this.ports.furtherPortsByTarget[target];
    return port ? [new FurtherTargetWorker(this.outbox, target, port, this.ports, createsDeliveries)] : [];
  }

  /** Wakes the loops. The server calls this function after each stored submission and each withdrawal. */
  readonly wakeUp = (): void => {
    this.#loop.wakeUp();
    for (const { loop } of this.#furtherWorkers) loop.wakeUp();
  };

  /**
   * Stops claiming deliveries. Resolves when the running deliveries, erasure tasks and alerts have finished. Aborts
   * calls that are still running after `graceMs` milliseconds.
   */
  async stop(graceMs: number): Promise<void> {
    const timer = setTimeout(() => this.ports.abortCalls(), graceMs);
    await Promise.all([this.#loop, ...this.#furtherWorkers.map(({ loop }) => loop)].map((loop) => loop.stop()));
    await Promise.all([this.#alertCheckPromise, ...this.#erasureRunners.map((runner) => runner.waitUntilIdle())]);
    clearTimeout(timer);
    this.ports.closeConnections();
  }

  /**
   * Attempts all deliveries that are due, for schedulers and tests. Also sends a due digest, runs due erasure tasks and
   * sends due alerts. Claims no more deliveries once `isOverTime` returns true. Resolves to the number of attempted
   * deliveries.
   */
  async runDue(isOverTime?: () => boolean): Promise<number> {
    const count = await this.#loop.runDue(isOverTime);
    await this.#digest.sendDue();
    await this.#addOrphanWorkers();
    const furtherCounts = await Promise.all(this.#furtherWorkers.map(({ loop }) => loop.runDue(isOverTime)));
    await this.runErasures();
    await this.#alerts.checkFaults();
    return furtherCounts.reduce((sum, furtherCount) => sum + furtherCount, count);
  }

  /**
   * Deletes submissions after their retention, and other expired data, at most once an hour in each process. Logs a
   * warning about undelivered submissions that are near their deletion, at most once a day. After a stop, a suspension
   * or a clock step, submissions may be past their retention without a recent attempt. The relay then attempts to
   * deliver these submissions for an hour before it deletes them. A failed step does not prevent the other steps. The
   * delivery loop calls this method. A serverless host has no delivery loop, so `scheduled` calls this method.
   */
  async sweepHourly(): Promise<void> {
    const now = this.ports.now();
    if (!hasElapsed(HOUR, this.#latestSweepTime, now)) return;
    this.#latestSweepTime = now;
    const { limits, log } = this.ports;
    const keepsUndelivered = await this.leases.recordSweep(now);
    const onDeleted: SweepOptions['onDeleted'] = ({ reference, status }) =>
      status === 'quarantined'
        ? log('info', 'outbox.deleted-quarantined', { reference })
        : log('error', 'outbox.deleted-undelivered', { reference });
    const isStopped = () => this.#loop.isStopped;
    const isOverTime = () => isStopped() || hasElapsed(MAX_SWEEP_MS, now, this.ports.now());
    await runAllSteps(
      [
        () => this.leases.sweep(now, limits, { keepsUndelivered, onDeleted, isStopped, isOverTime }),
        async () => {
          if (!keepsUndelivered) await this.#deleteOldTaskData(now - getRetention(limits, 'application'));
        },
        () => this.#warnDaily(now, limits),
        () => this.outbox.erasures.tombstones.mirror(),
        () => this.outbox.engine.compact(),
      ],
      isStopped,
    );
  }

  /** Runs the erasure tasks that are due. Resolves to the number of attempted tasks. */
  async runErasures(): Promise<number> {
    const counts = await Promise.all(this.#erasureRunners.map((runner) => runner.runDue()));
    return counts.reduce((sum, count) => sum + count, 0);
  }

  async #claim(limit: number): Promise<OutboxRow[]> {
    const { now, includesQuarantined } = this.ports;
    const maxResumes = Math.max(0, MAX_CONCURRENT_RESUMES - this.#runningResumeCount);
    const rows = await this.leases.claim({ now: now(), limit, maxResumes, includesQuarantined });
    if (rows.length > 0) this.ports.onCrashPoint?.('claimed');
    return rows;
  }

  async #run(row: OutboxRow): Promise<void> {
    const resumeCount = hasUndeliveredResume(row, this.ports.plan) ? 1 : 0;
    this.#runningResumeCount += resumeCount;
    try {
      await this.#delivery.run(row);
    } finally {
      this.#runningResumeCount -= resumeCount;
    }
  }

  /**
   * Starts a check for faults, unless a check is running. Deliveries do not wait for the check, because a receiver of
   * alerts may be slow.
   */
  #checkAlerts(): void {
    this.#alertCheckPromise ??= this.#alerts.checkFaults().finally(() => (this.#alertCheckPromise = undefined));
  }

  /** Deletes the personal data in erasure tasks that were queued before `queuedBefore` (ms). Logs deleted mails. */
  async #deleteOldTaskData(queuedBefore: number): Promise<void> {
    await this.outbox.erasures.deleteOldFileNames(queuedBefore);
    for (const { reference, role } of await this.outbox.erasures.deleteOldMails(queuedBefore))
      this.ports.log('error', 'erasure.given-up', { reference, step: role, reason: 'the retention has ended' });
  }

  async #warnDaily(now: number, retention: Retention): Promise<void> {
    if (!hasElapsed(DAY, this.#latestWarningTime, now)) return;
    this.#latestWarningTime = now;
    const count = await this.outbox.countNearDeletion(now, retention);
    if (count === 0) return;
    const advice = 'npm run outbox -- list, then retry or export';
    this.ports.log('warn', 'outbox.deletion-near', { count, advice });
  }
}

const hasUndeliveredResume = ({ kind, sheetAt, adminAt }: OutboxRow, { sequence }: DeliveryPlan): boolean =>
  kind === 'application' && (sequence.sheet ? sheetAt : adminAt) === null;
