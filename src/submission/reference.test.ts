import { firm } from '#site/firm';
import { createReference } from './reference';

/** Idempotency keys that differ only in their last characters. */
const SIMILAR_KEYS = Array.from(
  { length: 2000 },
  (_, index) => `3f0a4a52-6d3b-4a0c-9f0e-${index.toString(16).padStart(12, '0')}`,
);

describe('the short reference of a submission', () => {
  test('an idempotency key in upper case and the same key in lower case produce the same reference', () => {
    const key = '3f0a4a52-6d3b-4a0c-9f0e-0b8d7c1a2e55';
    expect(createReference(key)).toBe(createReference(key.toUpperCase()));
  });

  test("the reference consists of the firm's prefix and six unambiguous characters", () => {
    const pattern = new RegExp(`^${firm.referencePrefix}-[2-9A-HJKMNP-TV-Z]{6}$`);
    for (const key of SIMILAR_KEYS) expect(createReference(key)).toMatch(pattern);
  });

  test('two thousand similar idempotency keys produce different references', () => {
    expect(new Set(SIMILAR_KEYS.map(createReference)).size).toBe(SIMILAR_KEYS.length);
  });
});
