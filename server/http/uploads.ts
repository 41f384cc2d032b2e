import { Refusal } from './refusal';

/**
 * Uploads under way at one time: each holds half a megabyte of memory and up to 5 MB of the outbox. With fewer, a handful of
 * addresses that send nothing would keep everybody from applying.
 */
const MOST = 256;
/** However many files an address may submit, there is as much room for the others. */
const MOST_OF_ADDRESS = MOST / 2;
const RETRY_AFTER_SECONDS = 10;

/**
 * Limits the uploads under way, by address and in total. Small messages are not counted: they take next to no memory and always
 * get through.
 */
export class Uploads {
  readonly #byAddress = new Map<string, number>();
  #total = 0;

  /** An address has at most `perAddress` under way: as many as it may submit. */
  constructor(private readonly perAddress: number) {}

  /** Returns a function that ends the upload. Throws {@link Refusal}: 429 when the address has enough, 503 when all have. */
  begin(address: string): () => void {
    const own = this.#byAddress.get(address) ?? 0;
    if (own >= Math.min(this.perAddress, MOST_OF_ADDRESS))
      throw new Refusal(429, 'Too many uploads at once from your address. Please try again when they are done.', {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
        reason: 'too-many-uploads',
      });
    if (this.#total >= MOST)
      throw new Refusal(503, 'Busy. Please try again.', { retryAfterSeconds: RETRY_AFTER_SECONDS, reason: 'busy' });
    this.#total += 1;
    this.#byAddress.set(address, own + 1);
    return () => {
      this.#total -= 1;
      const left = (this.#byAddress.get(address) ?? 1) - 1;
      if (left > 0) this.#byAddress.set(address, left);
      else this.#byAddress.delete(address);
    };
  }
}
