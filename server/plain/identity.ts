import { createHash, randomUUID } from 'node:crypto';
import type { Submission } from '../../src/submission/types';
import { Recent } from './recent';
import type { Sealed } from './seals';

/** For how long the same content from one address is one submission, where its form bears no seal (milliseconds). */
const SAME_FOR = 10 * 60_000;
const MAX_REMEMBERED = 20_000;

/**
 * The key of a plain form, as a script would send one: pressed twice, reloaded or sent again with Back it is the same, and
 * with another content another one.
 */
export class Identities {
  readonly #recent: Recent<string>;

  constructor(now: () => number) {
    this.#recent = new Recent(MAX_REMEMBERED, SAME_FOR, now);
  }

  /** A UUID. */
  of({ kind, payload }: Submission, sealed: Sealed | undefined, address: string): string {
    const { timestamp: _sentAt, ...content } = payload;
    const hash = createHash('sha256')
      .update(`${sealed?.key ?? address}\n${kind}\n${JSON.stringify(content)}`)
      .digest('hex');
    if (sealed) return hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    const id = this.#recent.get(hash) ?? randomUUID();
    // Ten minutes from the first time: who sends it again later means it.
    if (this.#recent.get(hash) === undefined) this.#recent.set(hash, id);
    return id;
  }
}
