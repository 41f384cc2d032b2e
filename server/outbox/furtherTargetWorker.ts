import { getBackoff } from './backoff';
import { FurtherLeases, type FurtherDelivery } from './furtherLeases';
import type { Outbox } from './outbox';
import type { FurtherTarget } from './plan';
import type { DeliveryPorts, FurtherTargetPort } from './ports';
import { assertLease, LeaseLostError, ProviderCalls, StepPostponedError } from './providerCalls';
import { getMailVariableName, toStepFailedError } from './stepFailed';
import { WorkLoop } from './workLoop';

/**
 * The maximum number of concurrent deliveries to a target. A résumé is sent in chunks, so each delivery needs little
 * memory.
 */
const CONCURRENCY = 4;

/**
 * Delivers submissions to one further target. Each target has its own worker, so that a slow receiver does not delay
 * the other receivers.
 */
export class FurtherTargetWorker {
  readonly #leases: FurtherLeases;
  readonly #calls: ProviderCalls;
  readonly loop: WorkLoop<FurtherDelivery>;

  /**
   * `createsDeliveries` is false for a target that is not in the plan. The worker then only finishes the existing
   * deliveries.
   */
  constructor(
    private readonly outbox: Outbox,
    readonly target: FurtherTarget,
    private readonly deliver: FurtherTargetPort,
    private readonly ports: DeliveryPorts,
    private readonly createsDeliveries: boolean,
  ) {
    this.#leases = new FurtherLeases(outbox.engine, target, ports.leaseMs);
    this.#calls = new ProviderCalls(outbox, target, ports.now);
    const { now, log } = ports;
    this.loop = new WorkLoop<FurtherDelivery>({
      concurrency: CONCURRENCY,
      claim: (limit) => this.#claim(limit),
      run: (delivery) => this.#run(delivery),
      getLogFields: ({ row: { reference } }) => ({ reference, target }),
      findNextDue: (time) => this.#leases.findNextDue(time),
      now,
      log,
    });
  }

  async #claim(limit: number): Promise<FurtherDelivery[]> {
    const now = this.ports.now();
    if (this.createsDeliveries) await this.#leases.createMissingDeliveries(now);
    if (now < (await this.outbox.providerState.getPauseEnd(this.target))) return [];
    const claimedDeliveries = await this.#leases.claim(now, limit);
    if (claimedDeliveries.length > 0) this.#reportCrashPoint('claimed');
    return claimedDeliveries;
  }

  async #run(delivery: FurtherDelivery): Promise<void> {
    const { log } = this.ports;
    const logFields = { reference: delivery.row.reference, target: this.target };
    try {
      await this.#calls.run(() => this.#runDelivery(delivery));
      if (this.target === 'smtp') await this.outbox.providerState.markSmtpAccepted();
      log('info', 'delivery.target-done', logFields);
    } catch (error) {
      if (error instanceof LeaseLostError) return log('warn', 'delivery.lease-lost', logFields);
      if (!(error instanceof StepPostponedError)) return this.#recordFailure(delivery, error);
      await this.#leases.postpone(delivery.id, error.postponedUntil, delivery.attempts, error.message);
      log('warn', 'delivery.waits', { ...logFields, ...error.logFields });
    }
  }

  async #runDelivery(delivery: FurtherDelivery): Promise<void> {
    await this.#calls.throwIfPaused();
    assertLease(await this.#leases.renew(delivery.id, this.ports.now()));
    this.#reportCrashPoint('begun');
    await this.deliver(delivery.row);
    this.#reportCrashPoint('called');
    assertLease(await this.#leases.markDone(delivery, this.ports.now()));
    this.#reportCrashPoint('done');
  }

  async #recordFailure(delivery: FurtherDelivery, error: unknown): Promise<void> {
    const { log, now, random } = this.ports;
    const failure = toStepFailedError(error);
    const logFields = { reference: delivery.row.reference, target: this.target, reason: failure.message };
    if (failure.verdict === 'never' || now() >= delivery.deadlineAt) {
      await this.#leases.markDead(delivery, failure.message);
      return log('error', 'delivery.dead', { ...logFields, advice: 'npm run outbox -- list, export or retry' });
    }
    // Of the further targets, only SMTP reports the verdict 'unauthorised', for a refused login.
    if (failure.verdict === 'unauthorised') {
      await this.outbox.providerState.markSmtpRefused(failure.message, now());
      log('error', 'target.refused', {
        ...logFields,
        advice: `correct ${getMailVariableName(failure.message)}, then restart, or run: npm run outbox -- retry`,
      });
    }
    const attempts = delivery.attempts + 1;
    const dueAt = now() + getBackoff(attempts, failure.retryAfter, random);
    await this.#leases.postpone(delivery.id, dueAt, attempts, failure.message);
    log('warn', 'delivery.postponed', { ...logFields, attempts, seconds: Math.round((dueAt - now()) / 1000) });
  }

  #reportCrashPoint(name: string): void {
    this.ports.onCrashPoint?.(`${this.target}:${name}`);
  }
}
