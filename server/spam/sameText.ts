import { createHash } from 'node:crypto';

const DAY_MS = 24 * 60 * 60_000;
/** The maximum number of text hashes in memory. */
const MAX_TEXTS = 10_000;
/**
 * The minimum length of a counted text, in characters. Shorter texts are not counted, because different people often
 * write the same short text ('Please call me').
 */
const MIN_TEXT_LENGTH = 40;

/**
 * Counts the IP addresses that sent the same text within a day. An IPv6 /64 counts as one address. The hashes of the
 * texts are kept in memory, so that checks are cheap. A restart resets the counts, and each process counts separately.
 */
export class SameTextCounter {
  /**
   * Maps the hash of each text to the IP addresses that sent the text, each with the time (ms) of its latest
   * submission.
   */
  readonly #sendersByTextHash = new Map<string, Map<string, number>>();

  /**
   * Records that an IP address sent a text. Returns the number of other IP addresses that sent the same text within a
   * day. Does not record a short text, and returns 0.
   */
  recordAndCountOthers(text: string, address: string, now: number): number {
    const normalisedText = text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    if (normalisedText.length < MIN_TEXT_LENGTH) return 0;
    const hash = createHash('sha256').update(normalisedText).digest('base64url');
    const senders = this.#sendersByTextHash.get(hash) ?? new Map<string, number>();
    for (const [sender, sentAt] of senders) if (sentAt <= now - DAY_MS) senders.delete(sender);
    senders.set(address, now);
    // The entry is deleted before it is set again, so that the map stays in the order of last use.
    this.#sendersByTextHash.delete(hash);
    this.#sendersByTextHash.set(hash, senders);
    const [oldestHash] = this.#sendersByTextHash.keys();
    if (this.#sendersByTextHash.size > MAX_TEXTS && oldestHash !== undefined)
      this.#sendersByTextHash.delete(oldestHash);
    return senders.size - 1;
  }
}
