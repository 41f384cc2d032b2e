import { randomUUID } from 'node:crypto';
import { firm } from '#site/firm';
import { createReference } from './reference';

describe('the short reference of a submission', () => {
  test('a key in upper case and the same key in lower case produce the same reference', () => {
    const key = '3f0a4a52-6d3b-4a0c-9f0e-0b8d7c1a2e55';
    expect(createReference(key)).toBe(createReference(key.toUpperCase()));
  });

  test("the reference consists of the firm's prefix and six unambiguous characters", () => {
    for (let round = 0; round < 500; round++) {
      expect(createReference(randomUUID())).toMatch(new RegExp(`^${firm.referencePrefix}-[2-9A-HJKMNP-TV-Z]{6}$`));
    }
  });

  test('two thousand submissions have at most two duplicate references', () => {
    const references = new Set(Array.from({ length: 2000 }, () => createReference(randomUUID())));
    expect(references.size).toBeGreaterThanOrEqual(1998);
  });
});
