import { networksOf } from './address';

/** Addresses remembered at the most: memory stays flat under a flood of them. */
const MAX_ADDRESSES = 50_000;

/**
 * Limits events to `limit` an address within any `windowMs` (sliding), with higher limits for the wider networks that an IPv6
 * address lies in. In memory: it must cost next to nothing to turn a flood away. A restart forgets, and each process counts
 * alone. Submissions themselves are counted in the outbox, for all processes.
 */
export class RateLimit {
  readonly #times = new Map<string, number[]>();

  constructor(
    private readonly limit: number,
    private readonly windowMs: number,
    private readonly now: () => number,
  ) {}

  /** Counts one event and returns 0, or returns the milliseconds until one is free again and counts nothing. */
  take(address: string): number {
    const now = this.now();
    const counts = networksOf(address).map(({ name, factor }) => {
      const times = (this.#times.get(name) ?? []).filter((time) => time > now - this.windowMs);
      const [oldest = now] = times;
      return { name, times, waitMs: times.length >= this.limit * factor ? oldest + this.windowMs - now : 0 };
    });
    const waitMs = Math.max(...counts.map((count) => count.waitMs));
    if (waitMs > 0) return waitMs;
    for (const { name, times } of counts) {
      // Deleted first so that the map's order is that of last use.
      this.#times.delete(name);
      this.#times.set(name, [...times, now]);
      if (this.#times.size > MAX_ADDRESSES) this.#forgetOldest();
    }
    return 0;
  }

  #forgetOldest(): void {
    const [first] = this.#times.keys();
    if (first !== undefined) this.#times.delete(first);
  }
}
