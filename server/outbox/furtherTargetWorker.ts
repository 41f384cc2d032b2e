import { backoff } from './backoff';
import { FurtherLeases, type FurtherDelivery } from './furtherLeases';
import type { Outbox } from './outbox';
import type { FurtherTarget } from './plan';
import type { DeliveryPorts, FurtherPort } from './ports';
import { assertLease, LeaseLost, ProviderCalls, StepPostponed } from './providerCalls';
import { getMailSetting, toStepFailed } from './stepFailed';
import { WorkLoop } from './workLoop';

/**
 * The maximum number of concurrent deliveries to a target. A résumé is sent in parts, so each delivery needs little
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

  /** `adopts` is false for a target that receives no new deliveries and only finishes the existing deliveries. */
  constructor(
    private readonly outbox: Outbox,
    private readonly target: FurtherTarget,
    private readonly deliver: FurtherPort,
    private readonly ports: DeliveryPorts,
    private readonly adopts: boolean,
  ) {
    this.#leases = new FurtherLeases(outbox.engine, target, ports.leaseMs);
    this.#calls = new ProviderCalls(outbox, target, ports.now);
    const { now, log } = ports;
    this.loop = new WorkLoop<FurtherDelivery>({
      concurrency: CONCURRENCY,
      claim: (limit) => this.#claim(limit),
      run: (delivery) => this.#run(delivery),
      describe: ({ row: { reference } }) => ({ reference, target }),
      nextDue: (time) => this.#leases.nextDue(time),
      now,
      log,
    });
  }

  async #claim(limit: number): Promise<FurtherDelivery[]> {
    const now = this.ports.now();
    if (this.adopts) await this.#leases.adopt(now);
    if (now < (await this.outbox.providers.getPauseEnd(this.target))) return [];
    const claimed = await this.#leases.claim(now, limit);
    if (claimed.length > 0) this.#boundary('claimed');
    return claimed;
  }

  async #run(delivery: FurtherDelivery): Promise<void> {
    const { log } = this.ports;
    const fields = { reference: delivery.row.reference, target: this.target };
    try {
      await this.#calls.run(() => this.#step(delivery));
      if (this.target === 'smtp') await this.outbox.providers.markAccepted(this.target);
      log('info', 'delivery.target-done', fields);
    } catch (error) {
      if (error instanceof LeaseLost) return log('warn', 'delivery.lease-lost', fields);
      if (!(error instanceof StepPostponed)) return this.#failed(delivery, error);
      await this.#leases.postpone(delivery.id, error.until, delivery.attempts, error.message);
      log('warn', 'delivery.waits', { ...fields, reason: error.message, until: new Date(error.until).toISOString() });
    }
  }

  async #step(delivery: FurtherDelivery): Promise<void> {
    await this.#calls.throwIfPaused();
    assertLease(await this.#leases.renew(delivery.id, this.ports.now()));
    this.#boundary('begun');
    await this.deliver(delivery.row);
    this.#boundary('called');
    assertLease(await this.#leases.done(delivery, this.ports.now()));
    this.#boundary('done');
  }

  async #failed(delivery: FurtherDelivery, error: unknown): Promise<void> {
    const { log, now, random } = this.ports;
    const known = toStepFailed(error);
    const fields = { reference: delivery.row.reference, target: this.target, reason: known.message };
    if (known.verdict === 'never' || now() >= delivery.deadlineAt) {
      await this.#leases.markDead(delivery, known.message);
      return log('error', 'delivery.dead', { ...fields, advice: 'npm run outbox -- list, export or retry' });
    }
    if (known.verdict === 'unauthorised') {
      await this.outbox.providers.markRefused(this.target, known.message, now());
      log('error', 'target.refused', { ...fields, advice: `correct ${getMailSetting(known.message)}, then restart` });
    }
    const attempts = delivery.attempts + 1;
    const dueAt = now() + backoff(attempts, known.retryAfter, random);
    await this.#leases.postpone(delivery.id, dueAt, attempts, known.message);
    log('warn', 'delivery.postponed', { ...fields, attempts, seconds: Math.round((dueAt - now()) / 1000) });
  }

  #boundary(name: string): void {
    this.ports.atBoundary?.(`${this.target}:${name}`);
  }
}
