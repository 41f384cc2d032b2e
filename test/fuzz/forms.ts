import * as fc from 'fast-check';
import { countries } from '#site/countries';
import { getApplyPath, getCustomRequestPath, getQuotePath } from '../../src/site/formPaths';
import { META_FIELDS } from '../../src/submission/types';
import { loadSubjects, PERSON } from '../subjects';
import type { Exchange } from './exchange';
import {
  CANARY,
  fileBytesArbitrary,
  fileNameArbitrary,
  hostileNameArbitrary,
  hostileTextArbitrary,
  createWritesArbitrary,
  toLatin1,
  chooseWeighted,
} from './values';

/**
 * The placeholder for a form token from the server. The placeholder has the length of a token, so that the replacement
 * does not change Content-Length.
 */
export const FORM_TOKEN_PLACEHOLDER = 'T'.repeat(68);

export interface FormPart {
  name: string;
  /** The value as UTF-8 text, or a file's bytes as Latin-1. */
  value: string;
  fileName?: string;
  type?: string;
  extraHeaderLines?: string;
}

const personFields: readonly FormPart[] = [
  { name: 'name', value: 'Zebedee Lee' },
  { name: 'email', value: `${CANARY.toLowerCase()}@example.com` },
  { name: 'country', value: countries[0].country },
  { name: 'phone', value: PERSON.phone },
];
const metaFields: readonly FormPart[] = [
  { name: META_FIELDS.honeypot, value: '' },
  { name: META_FIELDS.token, value: FORM_TOKEN_PLACEHOLDER },
];
const resume: FormPart = {
  name: 'resume',
  value: '%PDF-1.7\n%%EOF',
  fileName: `${CANARY}.pdf`,
  type: 'application/pdf',
};

/** A form with valid fields, which the server accepts. */
export interface FuzzForm {
  /** The path of the form below `/api/submissions/`. */
  path: string;
  /** The path of the form's page. */
  pagePath: string;
  /** The fields of the form, without the honeypot and the form token. */
  fields: readonly FormPart[];
}

/** Returns the path below `/api/submissions/` to which a page without scripts posts a form. */
export const getPostPath = ({ path, pagePath }: FuzzForm): string => `${path}?form=${pagePath}`;
/** Returns the multipart parts that a browser posts without JavaScript. */
export const listNoscriptParts = ({ fields }: FuzzForm): FormPart[] => [...fields, ...metaFields];
export const hasFile = ({ fields }: FuzzForm): boolean => fields.some(({ fileName }) => fileName !== undefined);

/** Returns a form of each kind that the firm's site has. */
export async function loadForms(): Promise<[FuzzForm, ...FuzzForm[]]> {
  const { contact, jobs, allOffers, customCard } = await loadSubjects();
  const [job] = jobs;
  const [offer] = allOffers;
  const message = { name: 'message', value: `${CANARY} writes` };
  const coverLetter = { name: 'coverLetter', value: `${CANARY} applies` };
  const plan = offer && { name: 'plan', value: offer.id };
  const requirements = { name: 'requirements', value: CANARY };
  return [
    { path: 'contacts', pagePath: contact.path, fields: [...personFields, message] },
    ...(job
      ? [
          {
            path: 'applications',
            pagePath: getApplyPath(job.path, job.id),
            fields: [...personFields, coverLetter, resume],
          },
        ]
      : []),
    ...(offer && plan ? [{ path: 'quotes', pagePath: getQuotePath(offer.path), fields: [plan, ...personFields] }] : []),
    ...(customCard
      ? [
          {
            path: 'custom-requests',
            pagePath: getCustomRequestPath(customCard.path),
            fields: [...personFields, requirements],
          },
        ]
      : []),
  ];
}

const formatPart = ({ name, value, fileName, type, extraHeaderLines = '' }: FormPart): string => {
  const disposition = `Content-Disposition: form-data; name="${toLatin1(name)}"`;
  const fileNameParameter = fileName === undefined ? '' : `; filename="${toLatin1(fileName)}"`;
  const typeHeader = type === undefined ? '' : `\r\nContent-Type: ${type}`;
  return `${disposition}${fileNameParameter}${typeHeader}${extraHeaderLines}\r\n\r\n${fileName === undefined ? toLatin1(value) : value}\r\n`;
};

export const formatBody = (parts: readonly FormPart[], boundary: string): string =>
  parts.map((part) => `--${boundary}\r\n${formatPart(part)}`).join('') + `--${boundary}--\r\n`;

/**
 * Returns a complete POST request. `length` is the value of Content-Length. With 'chunked', the request sends the body
 * in one chunk instead.
 */
export function formatPostRequest(
  path: string,
  headers: readonly string[],
  body: string,
  length: number | 'chunked',
): string {
  const framingHeader = length === 'chunked' ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`;
  const head = [
    `POST /api/submissions/${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Connection: close',
    framingHeader,
    ...headers,
  ];
  const chunk = body === '' ? '' : `${body.length.toString(16)}\r\n${body}\r\n`;
  return `${head.join('\r\n')}\r\n\r\n${length === 'chunked' ? `${chunk}0\r\n\r\n` : body}`;
}

export const formatMultipartHeader = (boundary: string) => `Content-Type: multipart/form-data; boundary=${boundary}`;

/** Functions that change the parts of a form. Most of these functions make a valid form invalid. */
export const mutationArbitrary: fc.Arbitrary<(parts: FormPart[]) => FormPart[]> = chooseWeighted(
  [4, fc.constant((parts: FormPart[]) => parts)],
  [
    6,
    fc
      .tuple(fc.nat(9), hostileTextArbitrary)
      .map(([partIndex, value]) => createPartChange(partIndex, (part) => ({ ...part, value }))),
  ],
  [
    2,
    fc
      .tuple(fc.nat(9), hostileNameArbitrary)
      .map(([partIndex, name]) => createPartChange(partIndex, (part) => ({ ...part, name }))),
  ],
  [
    2,
    fc
      .tuple(fc.nat(9), fileNameArbitrary, fileBytesArbitrary)
      .map(([partIndex, fileName, value]) =>
        createPartChange(partIndex, ({ name }) => ({ name, value, fileName, type: 'application/octet-stream' })),
      ),
  ],
  [1, fc.nat(9).map((partIndex) => createPartChange(partIndex, ({ name, value }) => ({ name, value })))],
  [1, fc.nat(9).map((partIndex) => (parts: FormPart[]) => parts.filter((_part, index) => index !== partIndex))],
  [1, fc.nat(9).map((partIndex) => (parts: FormPart[]) => [...parts, ...parts.slice(partIndex, partIndex + 1)])],
  [
    1,
    fc
      .array(fc.record({ name: hostileNameArbitrary, value: hostileTextArbitrary }), { maxLength: 20 })
      .map((addedParts) => (parts: FormPart[]) => [...parts, ...addedParts]),
  ],
  [
    1,
    fc.nat(9).map((partIndex) =>
      createPartChange(partIndex, (part) => ({
        ...part,
        extraHeaderLines: '\r\nContent-Type: multipart/mixed; boundary=inner',
        value: `--inner\r\n\r\n${part.value}\r\n--inner--`,
      })),
    ),
  ],
  [
    1,
    fc
      .constantFrom(
        '\r\nContent-Transfer-Encoding: base64',
        '\r\nX: y'.repeat(40),
        '\r\n\0',
        '\r\nContent-Type: text/html',
      )
      .chain((extraHeaderLines) =>
        fc.nat(9).map((partIndex) => createPartChange(partIndex, (part) => ({ ...part, extraHeaderLines }))),
      ),
  ],
  [
    1,
    fc.tuple(fileNameArbitrary, fileBytesArbitrary).map(
      ([fileName, value]) =>
        (parts: FormPart[]) =>
          parts.map((part) => (part.fileName === undefined ? part : { ...part, fileName, value })),
    ),
  ],
);

const createPartChange =
  (partIndex: number, change: (part: FormPart) => FormPart) =>
  (parts: FormPart[]): FormPart[] =>
    parts.map((part, index) => (index === partIndex ? change(part) : part));

/** Functions that return a Content-Type header for a boundary. Most of these headers are correct. */
export const contentTypeHeaderArbitrary: fc.Arbitrary<(boundary: string) => string> = chooseWeighted(
  [12, fc.constant(formatMultipartHeader)],
  [
    2,
    fc.constantFrom(
      () => 'Content-Type: multipart/form-data',
      () => 'Content-Type: multipart/form-data; boundary=',
      () => 'Content-Type: multipart/form-data; boundary=other',
      (boundary: string) => `Content-Type: multipart/form-data; boundary="${boundary}"`,
      (boundary: string) => `Content-Type: MULTIPART/FORM-DATA; charset=utf-16; boundary=${boundary}`,
      (boundary: string) => `Content-Type: multipart/form-data; boundary=a; boundary=${boundary}`,
      (boundary: string) => `Content-Type: multipart/mixed; boundary=${boundary}`,
      () => `Content-Type: multipart/form-data; boundary=${'b'.repeat(300)}`,
      () => 'Content-Type: application/x-www-form-urlencoded',
      () => 'Content-Type: application/json',
      () => 'X-No-Type: at all',
    ),
  ],
);

/** Functions that may change the complete body of a form. Most of these functions return the body unchanged. */
export const bodyChangeArbitrary: fc.Arbitrary<(body: string, boundary: string) => string> = chooseWeighted(
  [12, fc.constant((body: string) => body)],
  [
    2,
    fc.constantFrom(
      (body: string, boundary: string) => body.replace(`--${boundary}`, `--${boundary}\r\n--${boundary}`),
      (body: string, boundary: string) => body.replaceAll(`--${boundary}--`, ''),
      (body: string, boundary: string) => body.replaceAll(`\r\n--${boundary}`, `\n--${boundary}`),
      (body: string, boundary: string) => `${body}${body}--${boundary}--`,
      (body: string) => `preamble\r\n${body}epilogue`,
      (body: string) => body.replaceAll('\r\n', '\n'),
      () => '',
    ),
  ],
);

/** A fraction of at least 0 and less than 1. */
export const fractionArbitrary: fc.Arbitrary<number> = fc.nat(999).map((thousandths) => thousandths / 1000);

/** At most two unusual headers for any request. */
const extraHeadersArbitrary: fc.Arbitrary<string[]> = fc.subarray(
  [
    'Accept: application/json',
    'Accept-Encoding: br, gzip',
    `User-Agent: ${CANARY}`,
    'Origin: https://evil.example',
    'Sec-Fetch-Site: cross-site',
    'Content-Encoding: gzip',
    `X-Forwarded-For: ${CANARY}, 203.0.113.7`,
    'Accept: application/json;q=0',
    `Accept: ${'text/html,'.repeat(500)}`,
    'Expect: 100-continue',
    `Cookie: a=${'b'.repeat(2000)}`,
  ],
  { maxLength: 2 },
);

/**
 * Returns a fast-check arbitrary of form posts from pages without scripts. Each post is a complete HTTP request, whose
 * query, headers, parts and body are valid or malformed.
 */
export const createNoscriptPostArbitrary = (forms: readonly FuzzForm[]): fc.Arbitrary<Exchange> =>
  fc
    .record({
      form: fc.constantFrom(...forms),
      mutations: fc.array(mutationArbitrary, { minLength: 1, maxLength: 3 }),
      query: chooseWeighted(
        [15, fc.constant('')],
        [1, hostileTextArbitrary.map((text) => encodeURIComponent(Buffer.from(text).toString()))],
      ),
      boundary: fc.constantFrom('X', '----WebKitFormBoundary7MA4YWxkTrZu0gW', "a'()+_,-./:=?b"),
      header: contentTypeHeaderArbitrary,
      change: bodyChangeArbitrary,
      headers: chooseWeighted([4, fc.constant<string[]>([])], [1, extraHeadersArbitrary]),
      isChunked: fc.boolean(),
      keptShare: chooseWeighted([5, fc.constant(1)], [2, fractionArbitrary]),
    })
    .chain(({ form, mutations, query, boundary, header, change, headers, isChunked, keptShare }) => {
      const parts = mutations.reduce((changedParts, mutate) => mutate(changedParts), listNoscriptParts(form));
      const finalBody = change(formatBody(parts, boundary), boundary);
      const body = finalBody.slice(0, Math.ceil(finalBody.length * keptShare));
      const path = getPostPath(query === '' ? form : { ...form, pagePath: query.slice(0, 8000) });
      const request = formatPostRequest(
        path,
        [header(boundary), ...headers],
        body,
        isChunked ? 'chunked' : body.length,
      );
      return createWritesArbitrary(request).map((writes): Exchange => ({
        generator: 'noscript',
        writes,
        ending: 'answer',
      }));
    });

/**
 * Returns a fast-check arbitrary of posts with bodies of 8 or 60 MB. These bodies exceed the size limits of all URLs.
 * The bytes are in a field, in the résumé or in an unknown file.
 */
export const createOversizedPostArbitrary = (forms: readonly FuzzForm[]): fc.Arbitrary<Exchange> =>
  fc
    .record({
      form: fc.constantFrom(...forms),
      size: fc.constantFrom(8_000_000, 60_000_000),
      type: fc.constantFrom(formatMultipartHeader('X'), 'Content-Type: application/json', 'Content-Type: text/plain'),
      start: fc.constantFrom(
        '--X\r\nContent-Disposition: form-data; name="name"\r\n\r\n',
        '--X\r\nContent-Disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n%PDF-',
        '--X\r\nContent-Disposition: form-data; name="other"; filename="cv.pdf"\r\n\r\n%PDF-',
      ),
      isChunked: fc.boolean(),
    })
    .map(({ form, size, type, start, isChunked }): Exchange => {
      const body = start.padEnd(size, 'x');
      return {
        generator: 'oversized',
        writes: [formatPostRequest(getPostPath(form), [type], body, isChunked ? 'chunked' : size)],
        ending: 'answer',
      };
    });

/** Returns the parts of a form, with `value` as the content of each file. Parts without a file stay unchanged. */
export const replaceFileContent = (parts: readonly FormPart[], value: string): FormPart[] =>
  parts.map((part) => (part.fileName === undefined ? part : { ...part, value }));

/** Returns a fast-check arbitrary of form posts whose connection ends before the request is complete. */
export const createInterruptedPostArbitrary = (forms: readonly FuzzForm[]): fc.Arbitrary<Exchange> =>
  fc
    .record({
      form: fc.constantFrom(...forms),
      file: fileBytesArbitrary,
      keptShare: fractionArbitrary,
      ending: fc.constantFrom('fin' as const, 'reset' as const),
    })
    .chain(({ form, file, keptShare, ending }) => {
      const parts = replaceFileContent(listNoscriptParts(form), file);
      const request = formatPostRequest(
        getPostPath(form),
        [formatMultipartHeader('X')],
        formatBody(parts, 'X'),
        formatBody(parts, 'X').length,
      );
      return createWritesArbitrary(request.slice(0, Math.floor(request.length * keptShare))).map(
        (writes): Exchange => ({
          generator: 'interrupted',
          writes,
          ending,
        }),
      );
    });

/**
 * Returns a request for each form and each prefix of its body, from the empty body to the whole body. Content-Length is
 * the length of the sent body, so each HTTP request is complete.
 */
export function createTruncatedExchanges(forms: readonly FuzzForm[]): Exchange[] {
  return forms.flatMap((form) => {
    const body = formatBody(listNoscriptParts(form), 'X');
    return Array.from({ length: body.length + 1 }, (_, length): Exchange => {
      const shortBody = body.slice(0, length);
      return {
        generator: 'truncation',
        writes: [formatPostRequest(getPostPath(form), [formatMultipartHeader('X')], shortBody, shortBody.length)],
        ending: 'answer',
      };
    });
  });
}
