/** What a piece of work says of its provider: that it works, that it doesn't, or nothing, since it was not called. */
export type Verdict = 'works' | 'fails' | undefined;

/** Thrown instead of a call while the one before it has just failed. */
export class GateClosed extends Error {}

/**
 * Before each call of a provider. As long as calls succeed, any number goes through; at first and after a failure one at a time,
 * and those that wait for it share its fate: a provider that is down or asks to wait is asked once, not by every row that is due.
 */
export class Gate {
  #isOpen = false;
  #probe: Promise<Verdict> | undefined;

  /** Runs `work`, or throws {@link GateClosed}; `verdictOf` judges what it throws. */
  async through<Value>(work: () => Promise<Value>, verdictOf: (error: unknown) => Verdict): Promise<Value> {
    while (!this.#isOpen && this.#probe) if ((await this.#probe) === 'fails') throw new GateClosed();
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
