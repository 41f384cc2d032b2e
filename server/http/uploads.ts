import { Refusal } from './refusal';

/**
 * The maximum number of concurrent uploads. Each upload uses half a megabyte of memory and up to 5 MB of the outbox.
 * With a lower limit, a few addresses with idle uploads could block all applications.
 */
const MAX_UPLOADS = 256;
/**
 * The limit for one address, even if `maxPerAddress` is higher. Half of the uploads remain available to other
 * addresses.
 */
const MAX_UPLOADS_PER_ADDRESS = MAX_UPLOADS / 2;
const RETRY_AFTER_SECONDS = 10;

/**
 * Limits concurrent uploads, by address and in total. Forms without a file field are not limited, because they need
 * little memory.
 */
export class UploadLimiter {
  readonly #countsByAddress = new Map<string, number>();
  #total = 0;

  /** `maxPerAddress` is the maximum number of concurrent uploads from one address. */
  constructor(private readonly maxPerAddress: number) {}

  /**
   * Counts an upload. Returns a function that the caller must call at the end of the upload. Throws {@link Refusal}:
   * 429 at the limit of the address, 503 at the total limit.
   */
  beginUpload(address: string): () => void {
    const addressUploadCount = this.#countsByAddress.get(address) ?? 0;
    if (addressUploadCount >= Math.min(this.maxPerAddress, MAX_UPLOADS_PER_ADDRESS))
      throw new Refusal(429, 'Too many uploads at once from your address. Please try again when they are done.', {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
        reason: 'too-many-uploads',
        visitorText: 'tooMany',
      });
    if (this.#total >= MAX_UPLOADS)
      throw new Refusal(503, 'Busy. Please try again.', { retryAfterSeconds: RETRY_AFTER_SECONDS, reason: 'busy' });
    this.#total += 1;
    this.#countsByAddress.set(address, addressUploadCount + 1);
    return () => {
      this.#total -= 1;
      const remainingUploadCount = (this.#countsByAddress.get(address) ?? 1) - 1;
      if (remainingUploadCount > 0) this.#countsByAddress.set(address, remainingUploadCount);
      else this.#countsByAddress.delete(address);
    };
  }
}
