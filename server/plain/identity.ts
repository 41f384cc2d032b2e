import { createHash, createHmac, randomUUID } from 'node:crypto';
import type { Submission } from '../../src/submission/types';
import type { PlainMemory } from './memory';
import type { Sealed } from './seals';

/** For how long the same content from one address is one submission, where its form bears no seal (milliseconds). */
const SAME_FOR = 10 * 60_000;

/**
 * The key of a plain form, a UUID as a script would send one: pressed twice, reloaded or sent again with Back it is the same,
 * and with another content another one. Rejects when the outbox can't be asked.
 */
export async function identityOf(
  { kind, payload }: Submission,
  sealed: Sealed | undefined,
  address: string,
  memory: PlainMemory,
  now: number,
): Promise<string> {
  const { timestamp: _sentAt, ...content } = payload;
  const text = `${sealed?.key ?? address}\n${kind}\n${JSON.stringify(content)}`;
  if (sealed) {
    const hash = createHash('sha256').update(text).digest('hex');
    return hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  }
  // Nobody who reads the outbox can try out which address sent what.
  const hash = createHmac('sha256', await memory.key(now))
    .update(text)
    .digest('base64url');
  // Ten minutes from the first time: who sends it again later means it.
  return memory.sameAs(hash, randomUUID(), now, now + SAME_FOR);
}
