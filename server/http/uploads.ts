import { listNetworks } from './address';
import type { BodyProgress } from './body';
import { Refusal } from './refusal';

/**
 * The maximum number of concurrent uploads. Each upload uses half a megabyte of memory, and up to 5 MB in the outbox.
 * With a lower limit, a few IP addresses with idle uploads could block all applications.
 */
const MAX_UPLOADS = 256;
/** The limit for one IP address or network. The other half of the uploads remains available to other clients. */
const MAX_UPLOADS_PER_NETWORK = MAX_UPLOADS / 2;
/**
 * The age in milliseconds up to which the relay does not end an upload to make room for another upload. A connection
 * may start slowly.
 */
const MAX_PROTECTED_AGE_MS = 10_000;
const RETRY_AFTER_SECONDS = 10;

interface RunningUpload extends BodyProgress {
  startTime: number;
  /** Stops counting the upload. Further calls have no effect. */
  end: () => void;
}

const createBusyRefusal = () =>
  new Refusal(503, 'Busy. Please try again.', { retryAfterSeconds: RETRY_AFTER_SECONDS, reason: 'busy' });

/**
 * Limits concurrent uploads, by IP address, by network ({@link listNetworks}) and in total. Forms without a file field
 * are not limited, because they need little memory.
 */
export class UploadLimiter {
  readonly #countsByNetwork = new Map<string, number>();
  readonly #uploads = new Set<RunningUpload>();

  /** `maxPerAddress` is the maximum number of concurrent uploads from one IP address. */
  constructor(
    private readonly maxPerAddress: number,
    private readonly now: () => number,
  ) {}

  /**
   * Counts an upload until the caller calls `end`. At the total limit, ends the slowest upload that is older than
   * {@link MAX_PROTECTED_AGE_MS} with a refusal (503). Idle uploads therefore cannot block all applications. Throws
   * {@link Refusal}: 429 at the limit of the IP address or of a network, 503 if no upload can be ended.
   */
  beginUpload(address: string): RunningUpload {
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
    if (this.#uploads.size >= MAX_UPLOADS) this.#endSlowestUpload();
    const upload: RunningUpload = {
      byteCount: 0,
      startTime: this.now(),
      end: () => {
        if (!this.#uploads.delete(upload)) return;
        for (const { name } of networks) {
          const remainingCount = this.#getCount(name) - 1;
          if (remainingCount > 0) this.#countsByNetwork.set(name, remainingCount);
          else this.#countsByNetwork.delete(name);
        }
      },
    };
    this.#uploads.add(upload);
    for (const { name } of networks) this.#countsByNetwork.set(name, this.#getCount(name) + 1);
    return upload;
  }

  /**
   * Ends the upload with the lowest average speed. Throws {@link Refusal} (503) if every upload is young or complete.
   */
  #endSlowestUpload(): void {
    const now = this.now();
    const getSpeed = ({ byteCount, startTime }: RunningUpload) => byteCount / (now - startTime);
    const [slowestUpload] = [...this.#uploads]
      .filter(({ startTime, refuse }) => refuse && now - startTime > MAX_PROTECTED_AGE_MS)
      .toSorted((a, b) => getSpeed(a) - getSpeed(b));
    if (!slowestUpload) throw createBusyRefusal();
    slowestUpload.refuse?.(createBusyRefusal());
    slowestUpload.end();
  }

  #getCount(name: string): number {
    return this.#countsByNetwork.get(name) ?? 0;
  }
}
