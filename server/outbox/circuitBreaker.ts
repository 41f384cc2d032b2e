/** The result of a piece of work for its provider: it works, it fails, or undefined when it was not called. */
export type Verdict = 'works' | 'fails' | undefined;

/** Thrown instead of calling when the call before has just failed. */
export class CircuitOpen extends Error {}

/**
 * Limits concurrent calls to a provider, like a circuit breaker. While calls succeed, any number may run. At first and
 * after a failure, one call probes the provider and the others share its result. A failing provider is therefore called
 * once, not by every due row.
 */
export class CircuitBreaker {
  #isOpen = false;
  #probe: Promise<Verdict> | undefined;

  /** Runs `work`, or throws {@link CircuitOpen}. `verdictOf` judges errors of `work`. */
  async run<Value>(work: () => Promise<Value>, verdictOf: (error: unknown) => Verdict): Promise<Value> {
    while (!this.#isOpen && this.#probe) if ((await this.#probe) === 'fails') throw new CircuitOpen();
    const running = work();
    const isProbe = !this.#isOpen;
    const judged = running
      .then((): Verdict => 'works', verdictOf)
      .then((verdict) => {
        if (isProbe) this.#probe = undefined;
        if (verdict) this.#isOpen = verdict === 'works';
        return verdict;
      });
    if (isProbe) this.#probe = judged;
    await judged;
    return running;
  }
}
