import { connect } from 'node:net';
import { startHarness, type Harness } from './testing/harness';
import { encodeForm, MULTIPART_END, formatPart, MULTIPART_HEADERS } from './testing/rawForm';
import {
  createApplication,
  createContact,
  createFormData,
  createKey,
  createPdf,
  post,
  createResume,
  submit,
} from './testing/submit';

/** A text that most of the requests contain as input. The log must never contain this text. */
const INPUT = 'Zebedee';
let relay: Harness;
beforeEach(async () => {
  relay = await startHarness();
});

const validFields = createContact({ message: INPUT });
const fieldNames = Object.keys(validFields);
const formatParts = (values: Readonly<Record<string, unknown>>) =>
  Object.entries(values)
    .map(([name, value]) => formatPart(name, String(value)))
    .join('');
const validBody = formatParts(validFields) + MULTIPART_END;

/** Request bodies that no form of the site sends. */
const BODIES: readonly string[] = [
  '',
  ' ',
  '\u0000',
  INPUT,
  '{}',
  JSON.stringify(validFields),
  'name=Ann&email=a%40b.example',
  '--X',
  '--X\r\n',
  MULTIPART_END,
  `--X\r\n${MULTIPART_END}`,
  `${MULTIPART_END}${validBody}`,
  validBody.replaceAll('--X', '--Y'),
  validBody.replaceAll('\r\n', '\n'),
  validBody.replaceAll('\r\n\r\n', '\r\n'),
  validBody.replaceAll('form-data', 'attachment'),
  validBody.replaceAll('; name="', '; nome="'),
  validBody.replaceAll('Content-Disposition', 'Content-Description'),
  validBody.replaceAll('"\r\n\r\n', '"; filename="a"\r\n\r\n'),
  ...fieldNames.flatMap((name) => [
    validBody.replace(MULTIPART_END, formatPart(name, INPUT) + MULTIPART_END),
    validBody.replace(formatPart(name, String(validFields[name])), formatPart(name, INPUT.repeat(2500))),
    validBody.replace(MULTIPART_END, formatPart(`${name}${INPUT}`, INPUT) + MULTIPART_END),
    validBody.replace(`name="${name}"`, `name="${name}"; filename="${INPUT}.pdf"`),
  ]),
  // A form without a country is valid, because the first country of the list applies.
  ...fieldNames
    .filter((name) => name !== 'country')
    .map((name) => validBody.replace(formatPart(name, String(validFields[name])), '')),
  // These bodies end inside a file.
  ...['resume', 'other'].map((name) => formatPart(name, '%PDF', '; filename="cv.pdf"').trimEnd()),
  ...['__proto__', 'constructor', 'toString', '', INPUT].map((name) => formatPart(name, INPUT) + validBody),
  ...['1', INPUT, createKey().slice(1), `${createKey()}0`, "'; DROP TABLE submissions; --"].map(
    (key) => formatParts({ ...validFields, key }) + MULTIPART_END,
  ),
  ...['soon', '-1', '1e9', '0x10', 'NaN', INPUT, '9'.repeat(16), '9'.repeat(400)].map(
    (age) => formatParts({ ...validFields, age }) + MULTIPART_END,
  ),
  ...Array.from({ length: 60 }, (_, index) =>
    validBody.slice(0, 1 + Math.floor((index * (validBody.length - MULTIPART_END.length)) / 60)),
  ),
  ...Array.from(
    { length: 6 },
    (_, exponent) =>
      Array.from({ length: 41 * 2 ** exponent }, (_part, index) => formatPart(`${index}`, '')).join('') + MULTIPART_END,
  ),
];
const HEADERS: readonly Record<string, string>[] = [
  ...['text/plain', 'application/xml', 'application/json', 'json', INPUT, 'multipart/mixed; boundary=X'].map(
    (type) => ({
      'Content-Type': type,
    }),
  ),
  ...['', '; boundary', '; boundary=', '; boundary=Y', `; boundary=${'X'.repeat(5000)}`].map((parameters) => ({
    'Content-Type': `multipart/form-data${parameters}`,
  })),
  ...['gzip', 'br', INPUT].map((encoding) => ({ 'Content-Encoding': encoding })),
  ...['null', 'https://evil.example', 'file://', INPUT].map((origin) => ({ Origin: origin })),
];
/** Malformed requests that no HTTP client sends, as raw text. */
const RAW_REQUESTS: readonly string[] = [
  `${INPUT}\r\n\r\n`,
  `POST /api/submissions/contacts HTTP/9.9\r\nHost: a\r\n\r\n`,
  `POST /api/submissions/contacts\r\n\r\n`,
  `POST /api/submissions/contacts HTTP/1.1\r\n\r\n`,
  `POST /api/submissions/contacts HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n`,
  `POST /api/submissions/contacts HTTP/1.1\r\nHost: a\r\nContent-Length: ${INPUT}\r\n\r\n`,
  `POST /api/submissions/contacts HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n`,
  `POST /api/submissions/contacts HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n${INPUT}\r\n`,
  `POST /api/submissions/contacts HTTP/1.1\r\nHost: a\r\nX: ${INPUT.repeat(4000)}\r\n\r\n`,
  `POST /api/submissions/contacts HTTP/1.1\r\nHost: a b\r\nContent-Length: 0\r\n\r\n`,
  `POST /api/submissions/contacts HTTP/1.1\r\nHost: -127.0.0.1\r\nContent-Length: 0\r\n\r\n`,
  `GET / HTTP/1.1\r\nHost: -127.0.0.1\r\n\r\n`,
  `GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n`,
];

/** Sends a request as raw text. Resolves to the status of the response. */
function sendRaw(rawRequest: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(relay.port, '127.0.0.1', () => socket.write(rawRequest));
    socket.on('data', (chunk) => {
      resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(String(chunk))?.[1]));
      socket.destroy();
    });
    socket.on('error', reject);
  });
}

test('§7 the relay responds to at least 150 malformed requests with 4xx, stores nothing and logs no input, and then accepts a form', async () => {
  const statuses: [request: string, status: number][] = [];
  for (const body of BODIES) statuses.push([body, (await post(relay.url, 'contacts', body, MULTIPART_HEADERS)).status]);
  for (const headers of HEADERS) {
    const response = await post(relay.url, 'contacts', validBody, { ...MULTIPART_HEADERS, ...headers });
    statuses.push([JSON.stringify(headers), response.status]);
  }
  for (const rawRequest of RAW_REQUESTS) statuses.push([rawRequest, await sendRaw(rawRequest)]);
  expect(statuses.length).toBeGreaterThanOrEqual(150);
  expect(statuses.filter(([, status]) => !(status >= 400 && status <= 499))).toEqual([]);
  expect(await relay.outbox.list()).toEqual([]);
  expect(await relay.listResumePartIds()).toEqual([]);
  expect(JSON.stringify(relay.logLines)).not.toContain(INPUT);
  expect(relay.logLines.filter(({ level }) => level === 'error')).toEqual([]);
  expect((await submit(relay.url, 'contacts', validFields)).status).toBe(202);
});

test('§7.1 an application that is truncated at one of 80 positions gets 400, and the outbox stores no part of the application', async () => {
  const application = createFormData(createApplication({ resume: createResume(createPdf(200_000)) }));
  const { type, body } = await encodeForm(application);
  const headers = { 'Content-Type': type };
  const cutLengths = [
    ...Array.from({ length: 30 }, (_, index) => Math.floor((index * body.length) / 30)),
    // These lengths truncate the body near the multipart boundary after the file.
    ...Array.from({ length: 50 }, (_, index) => body.length - 5 - index),
  ];
  const unexpectedStatuses: [cutLength: number, status: number][] = [];
  for (const cutLength of cutLengths) {
    const { status } = await post(relay.url, 'applications', body.subarray(0, cutLength), headers);
    if (status !== 400) unexpectedStatuses.push([cutLength, status]);
  }
  expect(unexpectedStatuses).toEqual([]);
  expect(await relay.listResumePartIds()).toEqual([]);
  expect(await relay.outbox.list()).toEqual([]);
  expect((await post(relay.url, 'applications', body, headers)).status).toBe(202);
});
