import { createHash, createHmac, randomUUID } from 'node:crypto';
import type { Submission } from '../../src/submission/types';
import type { FormToken } from './formTokens';

/** For how long the same content from one address is one submission, where its form bears neither key nor token (ms). */
const SAME_FOR = 10 * 60_000;

/** Facts about forms that all processes of an outbox share. `FormMemory` implements it. Times in ms. */
export interface SharedMemory {
  /** The secret of form tokens. */
  key: (now: number) => Promise<string>;
  /** The id that this content was given before, else `id` until then. */
  sameAs: (content: string, id: string, now: number, until: number) => Promise<string>;
}

/**
 * Returns the id of a submission whose form bears no idempotency key, a UUID as a script would send one: pressed twice, reloaded
 * or sent again with Back it is the same, and with another content another one. Rejects when the outbox can't be asked.
 */
export async function identityOf(
  { kind, payload }: Submission,
  fileDigest: string | undefined,
  { token, address }: { token: FormToken | undefined; address: string },
  memory: SharedMemory,
  now: number,
): Promise<string> {
  const { timestamp: _sentAt, ...content } = payload;
  const text = `${token?.key ?? address}\n${kind}\n${JSON.stringify([content, fileDigest])}`;
  if (token) {
    const hash = createHash('sha256').update(text).digest('hex');
    return hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  }
  // A keyed hash: a reader of the outbox can't test which address sent a text.
  const hash = createHmac('sha256', await memory.key(now))
    .update(text)
    .digest('base64url');
  // The same content after ten minutes is a new submission: its sender means it.
  return memory.sameAs(hash, randomUUID(), now, now + SAME_FOR);
}
