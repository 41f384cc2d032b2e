import { randomBytes } from 'node:crypto';
import type { Engine } from './engine/engine';

/** The names of the keys that all processes of an outbox share. */
export const KEY_NAMES = {
  /** The HMAC key for the stored hashes of IP addresses and networks. */
  visitors: 'visitor_key',
  /** The key that signs form tokens, and the HMAC key for the hashes of form contents. */
  forms: 'form_key',
  /** The salt for the hashes of the ids of erased submissions. */
  tombstones: 'tombstone_salt',
  /** The key that signs the links by which applicants withdraw applications. */
  withdrawals: 'withdrawal_key',
} as const;

/** The names of keys that are valid only in the outbox that created them. Backups do not contain these keys. */
export const KEYS_WITHOUT_BACKUP: readonly string[] = [KEY_NAMES.visitors, KEY_NAMES.forms];

/**
 * A secret that all processes of an outbox share. The first process that needs the secret creates it. The secret
 * survives restarts.
 */
export class SharedKey {
  #keyPromise: Promise<string> | undefined;

  constructor(
    private readonly engine: Engine,
    private readonly name: (typeof KEY_NAMES)[keyof typeof KEY_NAMES],
  ) {}

  /** Returns the key. Rejects when the outbox cannot be used. The next call retries. */
  read(now: number): Promise<string> {
    this.#keyPromise ??= this.#readOrCreate(now).catch((error: unknown) => {
      this.#keyPromise = undefined;
      throw error;
    });
    return this.#keyPromise;
  }

  async #readOrCreate(now: number): Promise<string> {
    const { queryBuilder, read, write } = this.engine;
    const keyQuery = queryBuilder.selectFrom('state').select('value').where('name', '=', this.name);
    const [existingKey] = await read(keyQuery);
    if (existingKey) return existingKey.value;
    await write([
      queryBuilder
        .insertInto('state')
        .values({ name: this.name, value: randomBytes(32).toString('base64url'), set_at: now })
        .onConflict((conflict) => conflict.column('name').doNothing()),
    ]);
    const [createdKey] = await read(keyQuery);
    if (!createdKey) throw new Error(`The outbox did not store its ${this.name}`);
    return createdKey.value;
  }
}
