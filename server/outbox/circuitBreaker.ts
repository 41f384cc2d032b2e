/**
 * The state of a provider, as shown by a piece of work: it works or fails. Undefined when the provider was not called.
 */
export type Verdict = 'works' | 'fails' | undefined;

/** Thrown instead of calling the provider, because another call has just failed. */
export class CircuitOpen extends Error {}

/**
 * Limits concurrent calls to a provider, like a circuit breaker. While calls succeed, any number may run. At first and
 * after a failure, one call probes the provider while the others wait for its result. A failing provider is therefore
 * called once, not by every due row.
 */
export class CircuitBreaker {
  /** Whether calls pass: the circuit is closed after a success. */
  #isClosed = false;
  #probe: Promise<Verdict> | undefined;

  /** Runs `work`, or throws {@link CircuitOpen}. `verdictOf` judges errors of `work`. */
  async run<Value>(work: () => Promise<Value>, verdictOf: (error: unknown) => Verdict): Promise<Value> {
    while (!this.#isClosed && this.#probe) if ((await this.#probe) === 'fails') throw new CircuitOpen();
    const running = work();
    const isProbe = !this.#isClosed;
    const judged = running
      .then((): Verdict => 'works', verdictOf)
      .then((verdict) => {
        if (isProbe) this.#probe = undefined;
        if (verdict) this.#isClosed = verdict === 'works';
        return verdict;
      });
    if (isProbe) this.#probe = judged;
    await judged;
    return running;
  }
}
