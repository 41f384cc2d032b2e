import { createHmac, randomUUID } from 'node:crypto';
import type { Submission } from '../../src/submission/types';
import type { FormStore } from '../outbox/formStore';
import { hashToId } from '../outbox/hashToId';
import type { SignedToken } from './signedTokens';

/**
 * The time during which equal content from one IP address counts as one submission, in milliseconds. This window
 * applies to forms with neither an idempotency key nor a form token.
 */
const REPEAT_WINDOW_MS = 10 * 60_000;

/**
 * Returns the id (a UUID) of a submission without an idempotency key. A double click, a reload, or a repeat after the
 * browser's Back button results in the same id. Without a form token, a repeat results in the same id only within
 * {@link REPEAT_WINDOW_MS}. Different content results in a different id. Rejects when the outbox is unavailable.
 */
export async function deriveSubmissionId(
  { kind, payload }: Submission,
  fileDigest: string | undefined,
  { token, address }: { token: SignedToken | undefined; address: string },
  formStore: Pick<FormStore, 'key' | 'findOrStoreId'>,
  now: number,
): Promise<string> {
  const { timestamp: _sentAt, ...content } = payload;
  const hashInput = `${token?.id ?? address}\n${kind}\n${JSON.stringify([content, fileDigest])}`;
  if (token) return hashToId(hashInput);
  // The hash is keyed, so that only someone with the key can test which IP address sent a text. The outbox contains
  // the key, but its backups do not.
  const hash = createHmac('sha256', await formStore.key.read(now))
    .update(hashInput)
    .digest('base64url');
  // Equal content after ten minutes is a new submission.
  return formStore.findOrStoreId(hash, randomUUID(), now, now + REPEAT_WINDOW_MS);
}
