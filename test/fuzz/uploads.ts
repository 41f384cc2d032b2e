import * as fc from 'fast-check';
import { PART_BYTES } from '../../server/outbox/resumes';
import { RESUME_LIMIT_BYTES } from '../../src/submission/resume';
import { META_FIELDS } from '../../src/submission/types';
import type { Ending, Exchange } from './exchange';
import {
  formatBody,
  listNoscriptParts,
  getPostPath,
  formatPostRequest,
  fractionArbitrary,
  formatMultipartHeader,
  replaceFileContent,
  type FuzzForm,
} from './forms';
import { createWritesArbitrary, createPatternedFile, chooseWeighted } from './values';

const FILE_SIZES = [
  600,
  PART_BYTES - 1,
  PART_BYTES,
  PART_BYTES + 1,
  2 * PART_BYTES,
  1_000_000,
  RESUME_LIMIT_BYTES,
  RESUME_LIMIT_BYTES + 1,
  // This size is too large for a résumé, but the request is still within the limit for requests. That limit also covers
  // the other fields.
  RESUME_LIMIT_BYTES + 100_000,
];

/**
 * Returns the request with which the site's script sends a form. If `key` is null, returns the request with which a
 * page without scripts sends the form.
 */
function createRequest(form: FuzzForm, key: string | null, isChunked: boolean): string {
  const metaParts = [
    { name: META_FIELDS.key, value: key ?? '' },
    { name: META_FIELDS.age, value: '5000' },
  ];
  const body = formatBody(key === null ? listNoscriptParts(form) : [...metaParts, ...form.fields], 'X');
  const [path, accept] = key === null ? [getPostPath(form), []] : [form.path, ['Accept: application/json']];
  return formatPostRequest(path, [formatMultipartHeader('X'), ...accept], body, isChunked ? 'chunked' : body.length);
}

/**
 * Returns a fast-check arbitrary of uploads. Scripts or pages without scripts post files of different sizes. An upload
 * is complete or truncated. The server refuses a complete upload if the size, the bytes or another field is invalid, or
 * if the outbox rejects the file.
 */
export const createUploadArbitrary = (forms: readonly FuzzForm[]): fc.Arbitrary<Exchange> =>
  fc
    .record({
      form: fc.constantFrom(...forms),
      key: fc.option(fc.uuid()),
      size: fc.constantFrom(...FILE_SIZES),
      isResume: chooseWeighted([3, fc.constant(true)], [1, fc.constant(false)]),
      isNameless: chooseWeighted([3, fc.constant(false)], [1, fc.constant(true)]),
      isChunked: fc.boolean(),
      // The client waits for the response to a complete upload. After an early disconnection, the fuzzer could not know
      // whether the server has stored the upload.
      end: chooseWeighted(
        [3, fc.constant<{ ending: Ending; keptShare: number }>({ ending: 'answer', keptShare: 1 })],
        [2, fc.record({ ending: fc.constantFrom('fin' as const, 'reset' as const), keptShare: fractionArbitrary })],
      ),
      isOutage: chooseWeighted([2, fc.constant(false)], [1, fc.constant(true)]),
    })
    .chain(({ form, key, size, isResume, isNameless, isChunked, end: { ending, keptShare }, isOutage }) => {
      const file = isResume ? createPatternedFile(size).toString('latin1') : 'MZ'.padEnd(size);
      const fields = form.fields.map((part) => (isNameless && part.name === 'name' ? { ...part, value: '' } : part));
      const request = createRequest({ ...form, fields: replaceFileContent(fields, file) }, key, isChunked);
      return createWritesArbitrary(request.slice(0, Math.floor(request.length * keptShare))).map(
        (writes): Exchange => ({
          generator: 'upload',
          writes,
          ending,
          ...(isOutage && { rejectingTable: 'resume_parts' as const }),
        }),
      );
    });

/** Returns a fast-check arbitrary of valid form posts. During these posts, the outbox rejects new submissions. */
export const createOutagePostArbitrary = (forms: readonly FuzzForm[]): fc.Arbitrary<Exchange> =>
  fc.tuple(fc.constantFrom(...forms), fc.option(fc.uuid())).map(([form, key]): Exchange => {
    // No stored submission has this content. Otherwise, the relay would accept the form without storing it again.
    const fields = [...form.fields.filter(({ name }) => name !== 'name'), { name: 'name', value: 'Zebedee Away' }];
    return {
      generator: 'outage',
      writes: [createRequest({ ...form, fields }, key, false)],
      ending: 'answer',
      rejectingTable: 'submissions',
    };
  });
