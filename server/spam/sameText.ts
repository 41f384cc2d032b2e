import { createHash } from 'node:crypto';

const DAY_MS = 24 * 60 * 60_000;
/** The most texts in memory. */
const MAX_TEXTS = 10_000;
/** The fewest letters of a counted text. Many people write shorter texts ('Please call me'). */
const MIN_LETTERS = 40;

/**
 * Counts the addresses that sent the same text within a day. State is in memory, as hashes, so that the check of a
 * message is cheap. A restart resets it, and each process counts alone.
 */
export class SameText {
  /** By hash of the text: the time at which each address sent it. */
  readonly #senders = new Map<string, Map<string, number>>();

  /**
   * Records that an address sends a text. Returns the number of other addresses that sent it within a day; 0 for a
   * short text.
   */
  record(text: string, address: string, now: number): number {
    const letters = text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    if (letters.length < MIN_LETTERS) return 0;
    const hash = createHash('sha256').update(letters).digest('base64url');
    const senders = this.#senders.get(hash) ?? new Map<string, number>();
    for (const [sender, at] of senders) if (at <= now - DAY_MS) senders.delete(sender);
    senders.set(address, now);
    // Deleting first keeps the map in the order of last use.
    this.#senders.delete(hash);
    this.#senders.set(hash, senders);
    const [oldest] = this.#senders.keys();
    if (this.#senders.size > MAX_TEXTS && oldest !== undefined) this.#senders.delete(oldest);
    return senders.size - 1;
  }
}
