import { formatError, type Log, type LogFields } from '../log';

/**
 * The longest sleep, in milliseconds. Another process or the command line may make an item due without waking this
 * loop.
 */
const MAX_SLEEP_MS = 1000;

export interface WorkOptions<Item> {
  /** The maximum number of items that run concurrently. */
  concurrency: number;
  /** Claims items that are due, at most `limit`. */
  claim: (limit: number) => Promise<readonly Item[]>;
  /**
   * Runs an item. Rejects only when the outbox cannot be used. The lease of the item then expires, and a worker retries
   * the item.
   */
  run: (item: Item) => Promise<void>;
  /** Returns the fields of the log line about a failure of `run`. */
  getLogFields: (item: Item) => LogFields;
  /** Resolves to the time (ms) at which the next item is due, or to undefined if there is no such item. */
  findNextDue: (now: number) => Promise<number | undefined>;
  now: () => number;
  log: Log;
  /** Runs before each claim of the loop. `runDue` does not call this function. */
  beforeClaim?: () => Promise<void>;
  /** Runs when the loop finds no item, before the loop sleeps. Does not run after a failure of the outbox. */
  beforeSleep?: () => Promise<void>;
}

/**
 * Claims and runs items until `stop` is called. Sleeps while no item is due. Continues after failures of the outbox.
 */
export class WorkLoop<Item> {
  readonly #runningItemPromises = new Set<Promise<void>>();
  #isStopped = false;
  #isWoken = false;
  #wake: () => unknown = () => undefined;
  #loopPromise: Promise<void> | undefined;

  constructor(private readonly options: WorkOptions<Item>) {}

  get isStopped(): boolean {
    return this.#isStopped;
  }

  start(): void {
    this.#loopPromise = this.#runLoop();
  }

  /**
   * Ends the current or the next sleep, unless the next item is due but not available. Call this method when an item
   * may have become due.
   */
  wakeUp(): void {
    this.#isWoken = true;
    this.#wake();
  }

  /**
   * Runs all items that are due, for schedulers and tests. Claims no more items once `isOverTime` returns true. Resolves
   * to the number of items that ran.
   */
  async runDue(isOverTime = () => false): Promise<number> {
    const { concurrency, claim, run } = this.options;
    let count = 0;
    for (let items = await claim(concurrency); items.length > 0; items = await claim(concurrency)) {
      count += items.length;
      await Promise.all(items.map((item) => run(item)));
      if (isOverTime()) break;
    }
    return count;
  }

  /** Stops claiming items. Resolves when the running items have finished. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.wakeUp();
    await this.#loopPromise;
  }

  async #runLoop(): Promise<void> {
    const { concurrency, claim, beforeClaim, log } = this.options;
    while (!this.#isStopped) {
      try {
        await beforeClaim?.();
        const freeSlots = concurrency - this.#runningItemPromises.size;
        const items = freeSlots > 0 ? await claim(freeSlots) : [];
        for (const item of items) this.#startItem(item);
        if (this.#runningItemPromises.size >= concurrency) await Promise.race(this.#runningItemPromises);
        else if (items.length === 0) await this.#sleepUntilDue();
      } catch (error) {
        log('error', 'outbox.unavailable', { reason: formatError(error) });
        await this.#sleep(MAX_SLEEP_MS);
      }
    }
    await Promise.all(this.#runningItemPromises);
  }

  #startItem(item: Item): void {
    const { run, getLogFields, log } = this.options;
    const itemPromise = run(item).catch((error: unknown) =>
      log('error', 'delivery.not-recorded', { ...getLogFields(item), reason: formatError(error) }),
    );
    this.#runningItemPromises.add(itemPromise);
    void itemPromise.finally(() => this.#runningItemPromises.delete(itemPromise));
  }

  async #sleepUntilDue(): Promise<void> {
    const { beforeSleep, findNextDue, now } = this.options;
    await beforeSleep?.();
    const time = now();
    const waitMs = ((await findNextDue(time)) ?? Infinity) - time;
    // If `waitMs` is not positive, the next item is due but not available, for example because its provider is paused.
    // The loop then ignores `wakeUp`, because an immediate claim would find no item.
    await this.#sleep(
      waitMs <= 0 ? MAX_SLEEP_MS / 4 : Math.min(waitMs, MAX_SLEEP_MS),
      this.#runningItemPromises,
      waitMs > 0,
    );
  }

  async #sleep(ms: number, wakeUpPromises: ReadonlySet<Promise<void>> = new Set(), canBeWoken = true): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const wakePromise = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, ms);
      this.#wake = () => (canBeWoken || this.#isStopped) && resolve();
      if (this.#isWoken) this.#wake();
    });
    await Promise.race([wakePromise, ...wakeUpPromises]);
    clearTimeout(timer);
    this.#isWoken = false;
  }
}
