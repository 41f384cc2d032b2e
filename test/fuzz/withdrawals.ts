import * as fc from 'fast-check';
import type { Exchange } from './exchange';
import { formatPostRequest, formatMultipartHeader } from './forms';
import { headerLineArbitrary, queryArbitrary, segmentArbitrary } from './http';
import { CANARY_TAG, createWritesArbitrary } from './values';

/**
 * The placeholder for a withdrawal token with the signature of the server. Only a GET request has exactly this token in
 * its path. A GET request must not change anything.
 */
export const SIGNED_TOKEN_PLACEHOLDER = 'V'.repeat(68);
/** The placeholder for the same token with a wrong signature. */
export const FORGED_TOKEN_PLACEHOLDER = 'W'.repeat(68);

const getWithdrawalPath = (token: string) => `applications/withdraw/${token}`;

const invalidTokenArbitrary: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    FORGED_TOKEN_PLACEHOLDER,
    `${FORGED_TOKEN_PLACEHOLDER}A`,
    `${SIGNED_TOKEN_PLACEHOLDER}A`,
    `${SIGNED_TOKEN_PLACEHOLDER}%00`,
    `${SIGNED_TOKEN_PLACEHOLDER}/`,
    `A${SIGNED_TOKEN_PLACEHOLDER}`,
    `${SIGNED_TOKEN_PLACEHOLDER}${SIGNED_TOKEN_PLACEHOLDER}`,
    '',
    'A'.repeat(68),
    '%41'.repeat(68),
    '%C3%A9'.repeat(68),
    'A'.repeat(10_000),
    encodeURIComponent(CANARY_TAG),
  ),
  fc.array(fc.constantFrom(...'AZaz09-_.'), { minLength: 60, maxLength: 76 }).map((characters) => characters.join('')),
  fc.array(segmentArbitrary, { minLength: 1, maxLength: 2 }).map((segments) => segments.join('/')),
);

const requestBodyArbitrary: fc.Arbitrary<{ typeHeaders: string[]; body: string }> = fc.constantFrom(
  { typeHeaders: [], body: '' },
  { typeHeaders: ['Content-Type: application/x-www-form-urlencoded'], body: `token=${SIGNED_TOKEN_PLACEHOLDER}` },
  { typeHeaders: [formatMultipartHeader('X')], body: '--X--\r\n' },
  { typeHeaders: ['Content-Type: application/json'], body: '{'.repeat(100_000) },
);

/** Requests for the page of a withdrawal: GET with any token, and POST with tokens that lack a valid signature. */
export const withdrawalArbitrary: fc.Arbitrary<Exchange> = fc
  .record({
    isPost: fc.boolean(),
    invalidToken: invalidTokenArbitrary,
    isSigned: fc.boolean(),
    query: queryArbitrary,
    headers: fc.array(fc.oneof(headerLineArbitrary, fc.constantFrom('Accept: text/html', 'Accept: application/json')), {
      maxLength: 3,
    }),
    content: requestBodyArbitrary,
    isChunked: fc.boolean(),
  })
  .chain(({ isPost, invalidToken, isSigned, query, headers, content, isChunked }) => {
    const requestPath = getWithdrawalPath(isPost || !isSigned ? invalidToken : SIGNED_TOKEN_PLACEHOLDER) + query;
    const head = [`GET /api/submissions/${requestPath} HTTP/1.1`, 'Host: 127.0.0.1', 'Connection: close', ...headers];
    const request = isPost
      ? formatPostRequest(
          requestPath,
          [...content.typeHeaders, ...headers],
          content.body,
          isChunked ? 'chunked' : content.body.length,
        )
      : `${head.join('\r\n')}\r\n\r\n`;
    return createWritesArbitrary(request).map((writes): Exchange => ({
      generator: 'withdrawal',
      writes,
      ending: 'answer',
    }));
  });
