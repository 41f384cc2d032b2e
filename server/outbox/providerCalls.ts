import { getProviderPause } from './backoff';
import type { Outbox } from './outbox';
import type { Provider } from './plan';
import { isRefusal, StepFailedError } from './stepFailed';

/** Returns the name of a provider for error messages. */
const getProviderName = (provider: Provider): string => (provider === 'sheet' ? 'spreadsheet' : provider);

/**
 * The pause after a refused password, in milliseconds. The pause is long, because mail servers lock an account after
 * many wrong passwords.
 */
const REFUSED_PASSWORD_PAUSE_MS = 10 * 60_000;

/**
 * Thrown when this worker has lost its lease of a row or delivery. The worker then stops working on the row or
 * delivery.
 */
export class LeaseLostError extends Error {}

/** Throws {@link LeaseLostError} if `isHeld` is false: the latest write changed no row, because the lease was lost. */
export function assertLease(isHeld: boolean): void {
  if (!isHeld) throw new LeaseLostError();
}

/** Thrown when a step must not start before `postponedUntil` (ms), although the step itself has not failed. */
export class StepPostponedError extends Error {
  constructor(
    readonly postponedUntil: number,
    reason: string,
  ) {
    super(reason);
  }

  /** The fields of the log line about the postponement. */
  get logFields() {
    return { reason: this.message, until: new Date(this.postponedUntil).toISOString() };
  }
}

/**
 * Limits the calls to a provider, like a circuit breaker. While calls succeed, any number of calls may run at the same
 * time. Before the first success and after a failure, one call probes the provider while the other calls wait for its
 * result. Therefore, a failing provider is called for only one row, not for every due row. A failure also pauses the
 * calls of all rows and processes to this provider.
 */
export class ProviderCalls {
  /**
   * Whether the circuit is closed: the latest call that showed the state of the provider showed that it works. Calls
   * then start without waiting for a probe.
   */
  #isCircuitClosed = false;
  #probePromise: Promise<ProviderHealth> | undefined;
  /** The number of failures since the latest successful step. The pause after a failure grows with this number. */
  #failureCount = 0;

  constructor(
    private readonly outbox: Outbox,
    private readonly provider: Provider,
    private readonly now: () => number,
  ) {}

  /**
   * Runs a step if the provider may be called, and rejects with the error of the step. Throws {@link
   * StepPostponedError} if the probe for another row has failed. After a failure, the pause is stored in the outbox
   * before the provider is called for the next row.
   */
  async run(step: () => Promise<void>): Promise<void> {
    while (!this.#isCircuitClosed && this.#probePromise)
      if ((await this.#probePromise) === 'fails') await this.#throwPostponed();
    const stepPromise = this.#runAndRecord(step);
    const isProbe = !this.#isCircuitClosed;
    const healthPromise = stepPromise
      .then((): ProviderHealth => 'works', getProviderHealth)
      .then((health) => {
        if (isProbe) this.#probePromise = undefined;
        if (health) this.#isCircuitClosed = health === 'works';
        return health;
      });
    if (isProbe) this.#probePromise = healthPromise;
    await healthPromise;
    return stepPromise;
  }

  /**
   * Throws {@link StepPostponedError} while the provider is paused. Another row may have caused the pause after this
   * row was claimed.
   */
  async throwIfPaused(): Promise<void> {
    const pausedUntil = await this.outbox.providerState.getPauseEnd(this.provider);
    if (this.now() < pausedUntil)
      throw new StepPostponedError(pausedUntil, `${getProviderName(this.provider)}: calls are paused`);
  }

  async #throwPostponed(): Promise<never> {
    await this.throwIfPaused();
    const reason = `${getProviderName(this.provider)}: another call has just failed`;
    throw new StepPostponedError(this.now() + getProviderPause(1), reason);
  }

  async #runAndRecord(step: () => Promise<void>): Promise<void> {
    try {
      await step();
      this.#failureCount = 0;
    } catch (error) {
      if (getProviderHealth(error) === 'fails') await this.#pause(error as StepFailedError);
      throw error;
    }
  }

  async #pause({ verdict, retryAfter }: StepFailedError): Promise<void> {
    const { now, provider } = this;
    // After a refused key or password, the delivery stops all mails of the sequence, so no pause is needed.
    if (verdict === 'unauthorised' && provider === 'mail') return;
    this.#failureCount += 1;
    const minPause = verdict === 'unauthorised' ? REFUSED_PASSWORD_PAUSE_MS : getProviderPause(this.#failureCount);
    await this.outbox.providerState.pause(provider, now() + Math.max(retryAfter, minPause), now());
  }
}

/**
 * The state of a provider after a step: it works or fails. The value is undefined after an error that does not come
 * from the provider.
 */
type ProviderHealth = 'works' | 'fails' | undefined;

/**
 * Returns the state of a provider after an error. A provider that refuses or defers only this request counts as
 * working. An error of the relay itself does not change the state.
 */
function getProviderHealth(error: unknown): ProviderHealth {
  if (!(error instanceof StepFailedError)) return undefined;
  return isRefusal(error) || error.verdict === 'deferred' ? 'works' : 'fails';
}
