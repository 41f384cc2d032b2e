import { createHash } from 'node:crypto';
import { DAY } from '../outbox/backoff';

/** The maximum number of text hashes in memory. */
const MAX_TEXT_HASHES = 10_000;
/**
 * The minimum length, in characters, of a text that the counter stores. The counter ignores shorter texts, because
 * different people often write the same short text ('Please call me').
 */
const MIN_TEXT_LENGTH = 40;

/**
 * The maximum number of other IP addresses that the counter keeps for a text. The sign `same-text` needs no higher
 * count. The limit keeps time and memory constant when a botnet sends one text from many thousands of IP addresses.
 */
export const MAX_OTHER_SENDERS = 2;

/** The latest submission of a text from one IP address. `sentAt` is the time of this submission (ms). */
interface TextSender {
  address: string;
  sentAt: number;
}

/**
 * Counts the IP addresses that sent the same text within a day. An IPv6 /64 counts as one IP address. The counter keeps
 * the hashes of the texts in memory, so that checks are fast. A day after the latest submission of a text, the next
 * count deletes the hash with its IP addresses. A restart resets the counts, and each process counts separately.
 */
export class SameTextCounter {
  /** Maps the hash of each text to its latest senders, in the order of their latest submission. */
  readonly #sendersByTextHash = new Map<string, TextSender[]>();

  /**
   * Records that an IP address sent a text. Returns the number of other IP addresses that sent the same text within a
   * day, at most {@link MAX_OTHER_SENDERS}. For a short text, records nothing and returns 0.
   */
  recordAndCountOthers(text: string, address: string, now: number): number {
    const normalisedText = text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    if (normalisedText.length < MIN_TEXT_LENGTH) return 0;
    const hash = createHash('sha256').update(normalisedText).digest('base64url');
    const otherSenders = (this.#sendersByTextHash.get(hash) ?? [])
      .filter((sender) => sender.address !== address && Math.abs(now - sender.sentAt) < DAY)
      .slice(-MAX_OTHER_SENDERS);
    // The entry moves to the end of the map, so that the map stays in the order of last use.
    this.#sendersByTextHash.delete(hash);
    this.#sendersByTextHash.set(hash, [...otherSenders, { address, sentAt: now }]);
    for (const [oldestHash, senders] of this.#sendersByTextHash) {
      const isExpired = Math.abs(now - (senders.at(-1)?.sentAt ?? now)) >= DAY;
      if (!isExpired && this.#sendersByTextHash.size <= MAX_TEXT_HASHES) break;
      this.#sendersByTextHash.delete(oldestHash);
    }
    return otherSenders.length;
  }
}
