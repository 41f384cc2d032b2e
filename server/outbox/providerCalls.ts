import { getProviderPause } from './backoff';
import { CircuitBreaker, CircuitOpen, type Verdict } from './circuitBreaker';
import type { Outbox } from './outbox';
import type { Provider } from './plan';
import { StepFailed } from './stepFailed';

/** The prefixes of error messages, by provider. */
export const PROVIDER_NAMES: Record<Provider, string> = {
  sheet: 'spreadsheet',
  mail: 'mail',
  smtp: 'smtp',
  webhook: 'webhook',
};

/** The pause after a refused password, in milliseconds. Servers lock an account after many wrong passwords. */
const REFUSED_PAUSE = 10 * 60_000;

/** Thrown when another worker holds the lease of a row or delivery. This worker then stops working on it. */
export class LeaseLost extends Error {}

/** Throws {@link LeaseLost} unless this worker still held the lease at its write. */
export function assertLease(isHeld: boolean): void {
  if (!isHeld) throw new LeaseLost();
}

/** Thrown when a step must not start before `until` (ms), although no call has failed. */
export class StepPostponed extends Error {
  constructor(
    readonly until: number,
    reason: string,
  ) {
    super(reason);
  }
}

/** Limits the calls to each provider: a failure pauses the provider for all rows and processes. */
export class ProviderCalls {
  readonly #gates: Record<Provider, CircuitBreaker> = {
    sheet: new CircuitBreaker(),
    mail: new CircuitBreaker(),
    smtp: new CircuitBreaker(),
    webhook: new CircuitBreaker(),
  };
  /** Failures in a row, by provider. */
  readonly #failures: Record<Provider, number> = { sheet: 0, mail: 0, smtp: 0, webhook: 0 };

  constructor(
    private readonly outbox: Outbox,
    private readonly now: () => number,
  ) {}

  /**
   * Runs a step if its provider may be called. A failure pauses the provider for all rows. The pause is on disk before
   * the next row may call. A row that was only postponed keeps its own back-off.
   */
  async through(provider: Provider, step: () => Promise<void>): Promise<void> {
    const noted = () =>
      step().then(
        () => void (this.#failures[provider] = 0),
        async (error: unknown) => {
          if (judgeProvider(error) === 'fails') await this.#pause(provider, error as StepFailed);
          throw error;
        },
      );
    try {
      await this.#gates[provider].run(noted, judgeProvider);
    } catch (error) {
      if (!(error instanceof CircuitOpen)) throw error;
      await this.mayCall(provider);
      throw new StepPostponed(
        this.now() + getProviderPause(1),
        `${PROVIDER_NAMES[provider]}: another call has just failed`,
      );
    }
  }

  /**
   * Throws {@link StepPostponed} while the provider is paused. Another row may have caused the pause after this row was
   * claimed.
   */
  async mayCall(provider: Provider): Promise<void> {
    const until = await this.outbox.providers.getPauseEnd(provider);
    if (this.now() < until) throw new StepPostponed(until, `${PROVIDER_NAMES[provider]}: asked to wait`);
  }

  async #pause(provider: Provider, { verdict, retryAfter }: StepFailed): Promise<void> {
    // A refused key of the sequence stops all its mails, so no pause is needed.
    if (verdict === 'unauthorised' && provider === 'mail') return;
    const { now } = this;
    this.#failures[provider] += 1;
    const least = verdict === 'unauthorised' ? REFUSED_PAUSE : getProviderPause(this.#failures[provider]);
    await this.outbox.providers.pause(provider, now() + Math.max(retryAfter, least), now());
  }
}

/**
 * Returns the verdict about a provider after an error. A provider that refuses a single mail works. An error of the
 * relay itself says nothing about the provider.
 */
function judgeProvider(error: unknown): Verdict {
  if (!(error instanceof StepFailed)) return undefined;
  return error.verdict === 'refused' || error.verdict === 'never' ? 'works' : 'fails';
}
