import { randomBytes } from 'node:crypto';
import type { Engine } from './engine/engine';

/** Keys that only hold within the outbox that they were made in: no backup has them. */
export const KEY_NAMES = {
  /** Of the hashes that addresses are kept as. */
  visitors: 'visitor_key',
  /** Signs the tokens of forms, and the hashes that their contents are kept as. */
  forms: 'form_key',
} as const;

/** A secret of all processes that share an outbox: made by the first that needs it, and kept across restarts. */
export class SharedKey {
  #key: Promise<string> | undefined;

  constructor(
    private readonly engine: Engine,
    private readonly name: (typeof KEY_NAMES)[keyof typeof KEY_NAMES],
  ) {}

  /** Rejects when the outbox can't be used; the next call tries again. */
  read(now: number): Promise<string> {
    this.#key ??= this.#readOrMake(now).catch((error: unknown) => {
      this.#key = undefined;
      throw error;
    });
    return this.#key;
  }

  async #readOrMake(now: number): Promise<string> {
    const { build, read, write } = this.engine;
    const known = build.selectFrom('state').select('value').where('name', '=', this.name);
    const [before] = await read(known);
    if (before) return before.value;
    await write([
      build
        .insertInto('state')
        .values({ name: this.name, value: randomBytes(32).toString('base64url'), set_at: now })
        .onConflict((conflict) => conflict.column('name').doNothing()),
    ]);
    const [made] = await read(known);
    if (!made) throw new Error(`The outbox has lost its ${this.name}`);
    return made.value;
  }
}
