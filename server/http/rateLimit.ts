/** Addresses remembered at the most: memory stays flat under a flood of them. */
const MAX_ADDRESSES = 50_000;

/**
 * At most `limit` events an address within any `windowMs` (sliding). In memory: what turns a flood away must cost next to
 * nothing. A restart forgets, and each process counts alone; submissions themselves are counted in the outbox, for all.
 */
export class RateLimit {
  readonly #times = new Map<string, number[]>();

  constructor(
    private readonly limit: number,
    private readonly windowMs: number,
    private readonly now: () => number,
  ) {}

  /** Counts one event and returns 0, or returns the milliseconds until one is free again, counting nothing. */
  take(address: string): number {
    const now = this.now();
    const times = (this.#times.get(address) ?? []).filter((time) => time > now - this.windowMs);
    const [oldest] = times;
    if (times.length >= this.limit && oldest !== undefined) return oldest + this.windowMs - now;
    times.push(now);
    // Deleted first so that the map's order is that of last use.
    this.#times.delete(address);
    this.#times.set(address, times);
    if (this.#times.size > MAX_ADDRESSES) this.#forgetOldest();
    return 0;
  }

  #forgetOldest(): void {
    const [first] = this.#times.keys();
    if (first !== undefined) this.#times.delete(first);
  }
}
