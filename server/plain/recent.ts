/** What is known for a while: at most `max` entries, each for `ttl` milliseconds. In memory; a restart forgets. */
export class Recent<Value> {
  readonly #entries = new Map<string, { value: Value; until: number }>();

  constructor(
    private readonly max: number,
    private readonly ttl: number,
    private readonly now: () => number,
  ) {}

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    return entry && entry.until > this.now() ? entry.value : undefined;
  }

  /** The oldest make room. */
  set(key: string, value: Value): void {
    this.#entries.delete(key);
    this.#entries.set(key, { value, until: this.now() + this.ttl });
    for (const [oldest, { until }] of this.#entries) {
      if (this.#entries.size <= this.max && until > this.now()) break;
      this.#entries.delete(oldest);
    }
  }
}
