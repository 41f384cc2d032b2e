import { breath } from '../breath';
import { Refusal } from './refusal';

/** Bytes of all uploads being read at one time: however many visitors send at once, memory stays flat. */
const MAX_BYTES = 160 * 1024 * 1024;
/** What one address may have of them: whatever it sends, there is as much room for the others. */
const MAX_BYTES_OF_ADDRESS = MAX_BYTES / 2;
const RETRY_AFTER_SECONDS = 10;
/** Uploads that are read side by side, each in memory until it is stored; the others wait where they come from. */
const READ_AT_ONCE = 2;
/** Whoever sends slowly holds the others up no longer than this (ms). */
const PATIENCE = 3000;

interface Share {
  count: number;
  bytes: number;
}

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

/** Places of which each is held by one at a time; who waits for longer than {@link PATIENCE} goes on without one. */
class Places {
  readonly #waiting: (() => void)[] = [];

  constructor(private free: number) {}

  /** Resolves to what gives the place back, to be called once. */
  async take(): Promise<() => void> {
    if (this.free > 0) {
      this.free -= 1;
      return () => this.#giveBack();
    }
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(next), 1);
        resolve(() => undefined);
      }, PATIENCE);
      const next = () => {
        clearTimeout(timer);
        resolve(() => this.#giveBack());
      };
      this.#waiting.push(next);
    });
  }

  #giveBack(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.free += 1;
  }
}

/** The room that one upload takes while it is under way. */
export interface Upload {
  /** Resolves when it is this one's turn to be read. */
  turn: () => Promise<void>;
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
  readonly #places = new Places(READ_AT_ONCE);
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
    let leave = (): void => undefined;
    return {
      turn: async () => {
        leave = await this.#places.take();
      },
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
        leave();
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
