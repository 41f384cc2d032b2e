import * as fc from 'fast-check';
import type { Exchange } from './exchange';
import { getPostPath, formatMultipartHeader, type FuzzForm } from './forms';
import {
  CANARY,
  CANARY_TAG,
  hostileNameArbitrary,
  hostileTextArbitrary,
  createWritesArbitrary,
  chooseWeighted,
} from './values';

/**
 * Paths that the fuzzer requests on every site, in addition to the form pages. Some of these paths, such as
 * '/api/nothing', do not exist.
 */
const PATHS = [
  '/',
  '/healthz',
  '/metrics',
  '/site-config.json',
  '/404.html',
  '/index.html',
  '/robots.txt',
  '/assets/',
  '/pictures/',
  '/api/submissions/contacts',
  '/api/submissions/quotes/sent/0.00000000-0000-4000-8000-000000000000.AAAAAAAAAAAAAAAAAAAAAA',
  '/api/submissions/contacts/sent/nonsense',
  '/api/nothing',
  '/__dev/sheet',
];

/** One segment of a path. */
export const segmentArbitrary: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('..', '.', '%2e%2e', '%2f', '%5c', '\\', '%00', '%', '%zz', '%ff', '%c0%af', '', ' ', '%20', CANARY),
  fc.constantFrom(
    'index.html',
    '.env',
    '.git',
    'con',
    'a'.repeat(3000),
    '%F0%9F%92%A9',
    '__proto__',
    CANARY_TAG,
    '"',
    "'",
  ),
  fc.webSegment(),
);
export const queryArbitrary: fc.Arbitrary<string> = chooseWeighted(
  [3, fc.constant('')],
  [
    2,
    fc
      .array(fc.tuple(hostileNameArbitrary, hostileTextArbitrary), { maxLength: 5 })
      .map(
        (pairs) =>
          `?${pairs.map((pair) => pair.map((text) => encodeURIComponent(Buffer.from(text).toString())).join('=')).join('&')}`,
      ),
  ],
  [
    1,
    fc
      .tuple(fc.constantFrom('plan', 'country', 'form', 'addon', ''), fc.constantFrom(2, 100, 1200, 10_000))
      .map(([name, repeatCount]) => `?${`${name}=a&`.repeat(repeatCount)}`),
  ],
  [1, fc.constantFrom('?plan=a&plan=b', '?%', '?form=%00', `?form=${CANARY_TAG}`, '??', '?=&=&')],
);
const createPathArbitrary = (forms: readonly FuzzForm[]) =>
  chooseWeighted(
    [3, fc.constantFrom(...PATHS)],
    [2, fc.constantFrom(...forms.map(({ pagePath }) => `${pagePath}/`))],
    [1, fc.constantFrom(...forms.map((form) => `/api/submissions/${getPostPath(form)}`))],
    [3, fc.array(segmentArbitrary, { minLength: 1, maxLength: 6 }).map((segments) => `/${segments.join('/')}`)],
  );
/** Header lines without line breaks or control characters. {@link framingArbitrary} tests such characters. */
export const headerLineArbitrary = fc.oneof(
  fc.constantFrom(
    'Accept-Encoding: br;q=0, gzip;q=0, *;q=0',
    `Accept-Encoding: ${'br,'.repeat(2000)}`,
    'If-None-Match: *',
    `If-None-Match: "${CANARY}"`,
    'If-Modified-Since: nonsense',
    'Range: bytes=0-0,-1,5-',
    'Range: bytes=99999999999-',
    'Authorization: Bearer',
    `Authorization: Bearer ${CANARY}`,
    'X-Forwarded-Host: evil.example/<b>',
    'X-Forwarded-For: ,,,,',
    'X-Forwarded-Proto: javascript',
    'X-HTTP-Method-Override: DELETE',
    'Upgrade: websocket',
    'Origin: null',
  ),
  fc.string({ maxLength: 40 }).map((value) => `X-Any: ${value}`),
);

/**
 * Returns a fast-check arbitrary of requests to pages, files and the relay, with valid and malformed paths, queries,
 * headers and host names.
 */
export const createBodilessRequestArbitrary = (forms: readonly FuzzForm[]): fc.Arbitrary<Exchange> =>
  fc
    .record({
      method: chooseWeighted(
        [6, fc.constant('GET')],
        [3, fc.constantFrom('HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE')],
      ),
      path: createPathArbitrary(forms),
      query: queryArbitrary,
      headers: fc.array(headerLineArbitrary, { maxLength: 3 }),
      host: chooseWeighted(
        [6, fc.constant('127.0.0.1')],
        [1, fc.constantFrom('', 'evil.example', 'a b', '[::1', CANARY_TAG, 'x:99999', '%00')],
      ),
    })
    .chain(({ method, path, query, headers, host }) => {
      const head = [`${method} ${path}${query} HTTP/1.1`, `Host: ${host}`, 'Connection: close', ...headers];
      return createWritesArbitrary(`${head.join('\r\n')}\r\n\r\n`).map((writes): Exchange => ({
        generator: 'bodiless',
        writes,
        ending: 'answer',
        isHead: method === 'HEAD',
      }));
    });

/** The multipart body of a form without fields. The body has seven bytes. */
const EMPTY_FORM_BODY = '--X--\r\n';
const POST_HEAD_START = `POST /api/submissions/contacts HTTP/1.1\r\nHost: 127.0.0.1\r\n${formatMultipartHeader('X')}\r\n`;
const GET_REQUEST = 'GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n';
/**
 * Requests whose end two parsers might determine differently (request smuggling), and requests that are malformed,
 * oversized, pipelined or not HTTP/1.1.
 */
const RAW_REQUESTS = [
  `${POST_HEAD_START}Content-Length: 7\r\nContent-Length: 8\r\n\r\n${EMPTY_FORM_BODY}`,
  `${POST_HEAD_START}Content-Length: 7\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${GET_REQUEST}`,
  `${POST_HEAD_START}Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n1e\r\n${EMPTY_FORM_BODY}\r\n0\r\n\r\n`,
  `${POST_HEAD_START}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`,
  `${POST_HEAD_START}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`,
  `${POST_HEAD_START}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n`,
  `${POST_HEAD_START}Transfer-Encoding:\tchunked\r\n\r\n0\r\n\r\n`,
  `${POST_HEAD_START}Transfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n${EMPTY_FORM_BODY}`,
  `${POST_HEAD_START}Transfer-Encoding: chunked\r\n\r\n-1\r\n${EMPTY_FORM_BODY}`,
  `${POST_HEAD_START}Transfer-Encoding: chunked\r\n\r\n7;${'e'.repeat(20_000)}\r\n${EMPTY_FORM_BODY}\r\n0\r\n\r\n`,
  `${POST_HEAD_START}Transfer-Encoding: chunked\r\n\r\n0\r\nX: ${'t'.repeat(20_000)}\r\n\r\n`,
  `${POST_HEAD_START}Content-Length: +7\r\n\r\n${EMPTY_FORM_BODY}`,
  `${POST_HEAD_START}Content-Length: 0x7\r\n\r\n${EMPTY_FORM_BODY}`,
  `${POST_HEAD_START}Content-Length: 99999999999999999999\r\n\r\n${EMPTY_FORM_BODY}`,
  `${POST_HEAD_START}Expect: nonsense\r\nContent-Length: 7\r\n\r\n${EMPTY_FORM_BODY}`,
  `GET / HTTP/1.1\nHost: a\n\n`,
  `GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n`,
  `GET / HTTP/1.1\r\nHost: a\r\n folded\r\n\r\n`,
  `GET / HTTP/1.1\r\nX\0: a\r\nHost: a\r\n\r\n`,
  `GET /\x80\xff HTTP/1.1\r\nHost: a\r\n\r\n`,
  `GET /${CANARY_TAG} HTTP/1.1\r\nHost: a\r\n\r\n`,
  `GET http://evil.example/ HTTP/1.1\r\nHost: a\r\n\r\n`,
  `GET //evil.example/ HTTP/1.1\r\nHost: a\r\n\r\n`,
  `GET * HTTP/1.1\r\nHost: a\r\n\r\n`,
  `OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n`,
  `CONNECT a:443 HTTP/1.1\r\nHost: a:443\r\n\r\n`,
  `GET / HTTP/1.0\r\n\r\n`,
  `GET / HTTP/2.0\r\nHost: a\r\n\r\n`,
  `GET / HTTP/1.1\r\nHost: a\r\nUpgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n\r\n`,
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  `${CANARY}\r\n\r\n`,
  `GET / HTTP/1.1\r\n${`X: ${'y'.repeat(1000)}\r\n`.repeat(17)}\r\n`,
  `GET / HTTP/1.1\r\n${'X: y\r\n'.repeat(2500)}\r\n`,
  GET_REQUEST.repeat(20),
  `${GET_REQUEST}${POST_HEAD_START}Content-Length: 7\r\n\r\n${EMPTY_FORM_BODY}${GET_REQUEST}`,
  `${POST_HEAD_START}Content-Length: 0\r\n\r\n`.repeat(5),
];

/**
 * Generates exchanges with truncated, pipelined or ambiguous requests, or with random bytes. The client closes its side
 * of the connection when it receives no more bytes.
 */
export const framingArbitrary: fc.Arbitrary<Exchange> = chooseWeighted(
  [4, fc.constantFrom(...RAW_REQUESTS)],
  [
    2,
    fc
      .tuple(fc.constantFrom(...RAW_REQUESTS), fc.nat(200), fc.nat(255))
      .map(([request, index, byte]) => request.slice(0, index) + String.fromCharCode(byte) + request.slice(index + 1)),
  ],
  [1, fc.tuple(fc.constantFrom(...RAW_REQUESTS), fc.nat(120)).map(([request, end]) => request.slice(0, end))],
  [1, fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes).toString('latin1'))],
).chain((request) =>
  createWritesArbitrary(request).map((writes): Exchange => ({ generator: 'framing', writes, ending: 'fin' })),
);
