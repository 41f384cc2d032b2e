import { Refusal } from './refusal';

/** Bytes of all uploads being read at one time: however many visitors send at once, memory stays flat. */
const MAX_BYTES = 160 * 1024 * 1024;
/** What one address may have of them: whatever it sends, there is as much room for the others. */
const MAX_BYTES_OF_ADDRESS = MAX_BYTES / 2;
const RETRY_AFTER_SECONDS = 10;

interface Share {
  count: number;
  bytes: number;
}

/** Lets what waits (a page, a small message) go first. */
export const breath = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Works of which one is done at a time: each takes memory and holds the others up, so that side by side none would be sooner. */
export class Turns {
  #last: Promise<unknown> = Promise.resolve();

  take<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(breath).then(work);
    // Whoever asked for it hears of its failure; the next one goes on.
    this.#last = result.catch(() => undefined);
    return result;
  }
}

/** The room that one upload takes while it is under way. */
export interface Upload {
  /** Counts bytes that came. Throws {@link Refusal}: 429 when the address has its share, 503 when all of the room is taken. */
  add: (bytes: number) => void;
  end: () => void;
}

/**
 * Uploads under way, limited by address and in total. Small messages are not counted: they take next to no memory and always
 * get through.
 */
export class Uploads {
  readonly #shares = new Map<string, Share>();
  #bytes = 0;

  /** An address has at most `perAddress` under way: as many as it may submit. */
  constructor(private readonly perAddress: number) {}

  /** Throws {@link Refusal} (429) when the address has enough under way. */
  begin(address: string): Upload {
    const share = this.#shares.get(address) ?? { count: 0, bytes: 0 };
    if (share.count >= this.perAddress) throw tooMany();
    share.count += 1;
    this.#shares.set(address, share);
    let taken = 0;
    return {
      add: (bytes) => {
        if (share.bytes + bytes > MAX_BYTES_OF_ADDRESS) throw tooMany();
        if (this.#bytes + bytes > MAX_BYTES)
          throw new Refusal(503, 'Busy. Please try again.', {
            retryAfterSeconds: RETRY_AFTER_SECONDS,
            reason: 'busy',
          });
        taken += bytes;
        share.bytes += bytes;
        this.#bytes += bytes;
      },
      end: () => {
        share.count -= 1;
        share.bytes -= taken;
        this.#bytes -= taken;
        taken = 0;
        if (share.count === 0) this.#shares.delete(address);
      },
    };
  }
}

const tooMany = () =>
  new Refusal(429, 'Too many uploads at once from your address. Please try again when they are done.', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
    reason: 'too-many-uploads',
  });
