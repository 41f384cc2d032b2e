import { firm } from '#site/firm';

/** The digits and capitals without 0, O, 1, I, L and U, which people confuse when they copy a reference by hand. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 6;

/** Returns a 32-bit FNV-1a hash of a text. A final mixing step gives similar keys dissimilar references. */
function computeHash(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * Returns the short reference of a submission, such as 'BB-7K3F9Q', which sender and firm can mention in messages. The
 * browser and the server compute the same reference from the same key. The reference is neither secret nor unique: the
 * probability that two of 1000 submissions share a reference is about 1 in 1500.
 */
export function createReference(idempotencyKey: string): string {
  let remainingHash = computeHash(idempotencyKey.toLowerCase());
  let code = '';
  for (let index = 0; index < CODE_LENGTH; index++) {
    code += ALPHABET.charAt(remainingHash % ALPHABET.length);
    remainingHash = Math.floor(remainingHash / ALPHABET.length);
  }
  return `${firm.referencePrefix}-${code}`;
}
