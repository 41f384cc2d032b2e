import * as fc from 'fast-check';
import { META_FIELDS } from '../../src/submission/types';
import type { Exchange } from './exchange';
import {
  bodyChangeArbitrary,
  formatBody,
  contentTypeHeaderArbitrary,
  mutationArbitrary,
  formatPostRequest,
  fractionArbitrary,
  FORM_TOKEN_PLACEHOLDER,
  type FuzzForm,
  type FormPart,
} from './forms';
import { hostileTextArbitrary, createWritesArbitrary, chooseWeighted } from './values';

/** Idempotency keys that several exchanges share. Exchanges with the same key may have equal or different content. */
const SHARED_KEYS = ['5f0c2f0e-3b5f-4f0e-9a55-0123456789ab', '5F0C2F0E-3B5F-4F0E-9A55-0123456789AB'];

/** Returns a fast-check arbitrary of lists with one part. If the value is null, the list is empty. */
const createOptionalPartArbitrary = (name: string, value: fc.Arbitrary<string | null>): fc.Arbitrary<FormPart[]> =>
  value.map((text) => (text === null ? [] : [{ name, value: text }]));

/** The fields that the script of the site adds to a form, mostly with valid values. */
const metaPartsArbitrary: fc.Arbitrary<FormPart[]> = fc
  .tuple(
    createOptionalPartArbitrary(
      META_FIELDS.key,
      chooseWeighted(
        [8, fc.uuid()],
        [2, fc.constantFrom(...SHARED_KEYS)],
        [1, fc.constantFrom(null, '', '00000000-0000-0000-0000-00000000000g')],
        [1, hostileTextArbitrary],
      ),
    ),
    createOptionalPartArbitrary(
      META_FIELDS.age,
      chooseWeighted(
        [8, fc.constant('5000')],
        [1, fc.constantFrom(null, '', '0', '-1', 'NaN', '1e9', '9'.repeat(400))],
      ),
    ),
    createOptionalPartArbitrary(META_FIELDS.honeypot, chooseWeighted([8, fc.constant('')], [1, hostileTextArbitrary])),
    createOptionalPartArbitrary(
      META_FIELDS.token,
      chooseWeighted(
        [8, fc.constant(null)],
        [1, fc.constantFrom(FORM_TOKEN_PLACEHOLDER, FORM_TOKEN_PLACEHOLDER.slice(1), 'a.b.c', '..')],
        [1, hostileTextArbitrary],
      ),
    ),
  )
  .map((parts) => parts.flat());

/**
 * Returns a fast-check arbitrary of form posts by a script. Some posts equal the posts of the site's script. Other
 * posts are changed or truncated. Every response must be JSON.
 */
export const createScriptPostArbitrary = (forms: readonly FuzzForm[]): fc.Arbitrary<Exchange> =>
  fc
    .record({
      form: fc.constantFrom(...forms),
      meta: metaPartsArbitrary,
      mutations: fc.array(mutationArbitrary, { minLength: 1, maxLength: 2 }),
      accept: fc.constantFrom('application/json', 'text/html, APPLICATION/JSON;q=0.5', '*/*, application/json'),
      header: contentTypeHeaderArbitrary,
      change: bodyChangeArbitrary,
      isChunked: fc.boolean(),
      keptShare: chooseWeighted([8, fc.constant(1)], [1, fractionArbitrary]),
    })
    .chain(({ form, meta, mutations, accept, header, change, isChunked, keptShare }) => {
      const parts = mutations.reduce((changedParts, mutate) => mutate(changedParts), [...meta, ...form.fields]);
      const finalBody = change(formatBody(parts, 'X'), 'X');
      const body = finalBody.slice(0, Math.ceil(finalBody.length * keptShare));
      const headers = [header('X'), `Accept: ${accept}`];
      const request = formatPostRequest(form.path, headers, body, isChunked ? 'chunked' : body.length);
      return createWritesArbitrary(request).map((writes): Exchange => ({
        generator: 'script',
        writes,
        ending: 'answer',
      }));
    });
