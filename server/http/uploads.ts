import { listNetworks } from './address';
import { Refusal } from './refusal';

/**
 * The maximum number of concurrent uploads. Each upload uses half a megabyte of memory and up to 5 MB of the outbox.
 * With a lower limit, a few addresses with idle uploads could block all applications.
 */
const MAX_UPLOADS = 256;
/** The limit for one address or network. Half of all uploads remain available to other clients. */
const MAX_UPLOADS_PER_NETWORK = MAX_UPLOADS / 2;
const RETRY_AFTER_SECONDS = 10;

/**
 * Limits concurrent uploads, by address, by network ({@link listNetworks}) and in total. Forms without a file field are
 * not limited, because they need little memory.
 */
export class UploadLimiter {
  readonly #countsByNetwork = new Map<string, number>();
  #total = 0;

  /** `maxPerAddress` is the maximum number of concurrent uploads from one address. */
  constructor(private readonly maxPerAddress: number) {}

  /**
   * Counts an upload. Returns a function that the caller must call at the end of the upload. Throws {@link Refusal}:
   * 429 at the limit of the address or of a network, 503 at the total limit.
   */
  beginUpload(address: string): () => void {
    const networks = listNetworks(address);
    const isLimitReached = networks.some(
      ({ name, factor }) => this.#getCount(name) >= Math.min(this.maxPerAddress * factor, MAX_UPLOADS_PER_NETWORK),
    );
    if (isLimitReached)
      throw new Refusal(429, 'Too many uploads at once from your address. Please try again when they are done.', {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
        reason: 'too-many-uploads',
        visitorText: 'tooMany',
      });
    if (this.#total >= MAX_UPLOADS)
      throw new Refusal(503, 'Busy. Please try again.', { retryAfterSeconds: RETRY_AFTER_SECONDS, reason: 'busy' });
    this.#total += 1;
    for (const { name } of networks) this.#countsByNetwork.set(name, this.#getCount(name) + 1);
    return () => {
      this.#total -= 1;
      for (const { name } of networks) {
        const remainingCount = this.#getCount(name) - 1;
        if (remainingCount > 0) this.#countsByNetwork.set(name, remainingCount);
        else this.#countsByNetwork.delete(name);
      }
    };
  }

  #getCount(name: string): number {
    return this.#countsByNetwork.get(name) ?? 0;
  }
}
