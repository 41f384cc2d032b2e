import { createHash } from 'node:crypto';

const DAY_MS = 24 * 60 * 60_000;
/** Texts remembered at the most. */
const MAX_TEXTS = 10_000;
/** Shorter texts ('Please call me') are written by many people. */
const LEAST_LETTERS = 40;

/**
 * Counts the addresses that sent the same text within a day. In memory, as hashes: a sign of a bot must cost a message next to
 * nothing. A restart forgets, and each process counts alone.
 */
export class SameText {
  /** By hash of the text: when each address sent it. */
  readonly #senders = new Map<string, Map<string, number>>();

  /** Notes that an address sends a text. Returns how many others sent it within a day; 0 for a short one. */
  note(text: string, address: string, now: number): number {
    const letters = text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    if (letters.length < LEAST_LETTERS) return 0;
    const hash = createHash('sha256').update(letters).digest('base64url');
    const senders = this.#senders.get(hash) ?? new Map<string, number>();
    for (const [sender, at] of senders) if (at <= now - DAY_MS) senders.delete(sender);
    senders.set(address, now);
    // Deleted first so that the map's order is that of last use.
    this.#senders.delete(hash);
    this.#senders.set(hash, senders);
    const [oldest] = this.#senders.keys();
    if (this.#senders.size > MAX_TEXTS && oldest !== undefined) this.#senders.delete(oldest);
    return senders.size - 1;
  }
}
