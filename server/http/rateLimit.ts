import { listNetworks } from './address';

/**
 * The maximum number of IP addresses and networks in memory. This limit prevents a flood of IP addresses from
 * exhausting the memory.
 */
const MAX_ADDRESSES = 50_000;

/**
 * Limits the events of an IP address to `limit` within any `windowMs` milliseconds (sliding window). The wider networks
 * of an IPv6 address have higher limits. The counts are in memory, so that the server can refuse a flood of requests
 * without a query to the outbox. Each counted event deletes the entries of IP addresses without an event in the current
 * window. A restart resets the counts, and each process counts separately. The outbox counts submissions for all
 * processes.
 */
export class RateLimit {
  readonly #eventTimes = new Map<string, number[]>();

  constructor(
    private readonly limit: number,
    private readonly windowMs: number,
    private readonly now: () => number,
  ) {}

  /**
   * Counts one event and returns 0. At the limit, counts nothing and returns the time until the next allowed event, in
   * milliseconds.
   */
  countOrGetWaitMs(address: string): number {
    const now = this.now();
    const networks = listNetworks(address).map(({ name, factor }) => {
      // After the clock was set back, events may be in the future. Without `Math.abs`, such events could count for too
      // long.
      const times = (this.#eventTimes.get(name) ?? []).filter((time) => Math.abs(now - time) < this.windowMs);
      const [oldestTime = now] = times;
      return { name, times, waitMs: times.length >= this.limit * factor ? oldestTime + this.windowMs - now : 0 };
    });
    const waitMs = Math.max(...networks.map((network) => network.waitMs));
    if (waitMs > 0) return waitMs;
    for (const { name, times } of networks) {
      // The entry is deleted before it is set again, so that the map stays in the order of last use.
      this.#eventTimes.delete(name);
      this.#eventTimes.set(name, [...times, now]);
    }
    for (const [name, times] of this.#eventTimes) {
      const isExpired = Math.abs(now - (times.at(-1) ?? now)) >= this.windowMs;
      if (!isExpired && this.#eventTimes.size <= MAX_ADDRESSES) break;
      this.#eventTimes.delete(name);
    }
    return 0;
  }
}
