import { connect } from 'node:net';
import { startHarness, type Harness } from './testing/harness';
import { application, contact, formData, createKey, pdf, post, resume, submit } from './testing/submit';

/** A text that most of the requests contain as input. The log must never contain this text. */
const INPUT = 'Zebedee';
let relay: Harness;
beforeEach(async () => {
  relay = await startHarness();
});

const whole = contact({ message: INPUT });
const fields = Object.keys(whole);
const MULTIPART = { 'Content-Type': 'multipart/form-data; boundary=X' };
const part = (name: string, value: string, attributes = '') =>
  `--X\r\nContent-Disposition: form-data; name="${name}"${attributes}\r\n\r\n${value}\r\n`;
const parts = (values: Readonly<Record<string, unknown>>) =>
  Object.entries(values)
    .map(([name, value]) => part(name, String(value)))
    .join('');
const END = '--X--\r\n';
const form = parts(whole) + END;

/** Request bodies that no form of the site sends. */
const BODIES: readonly string[] = [
  '',
  ' ',
  '\u0000',
  INPUT,
  '{}',
  JSON.stringify(whole),
  'name=Ann&email=a%40b.example',
  '--X',
  '--X\r\n',
  END,
  `--X\r\n${END}`,
  `${END}${form}`,
  form.replaceAll('--X', '--Y'),
  form.replaceAll('\r\n', '\n'),
  form.replaceAll('\r\n\r\n', '\r\n'),
  form.replaceAll('form-data', 'attachment'),
  form.replaceAll('; name="', '; nome="'),
  form.replaceAll('Content-Disposition', 'Content-Description'),
  form.replaceAll('"\r\n\r\n', '"; filename="a"\r\n\r\n'),
  ...fields.flatMap((name) => [
    form.replace(END, part(name, INPUT) + END),
    form.replace(part(name, String(whole[name])), part(name, INPUT.repeat(2500))),
    form.replace(END, part(`${name}${INPUT}`, INPUT) + END),
    form.replace(`name="${name}"`, `name="${name}"; filename="${INPUT}"`),
  ]),
  // A form without a country is valid, because the first country of the list applies.
  ...fields.filter((name) => name !== 'country').map((name) => form.replace(part(name, String(whole[name])), '')),
  ...['__proto__', 'constructor', 'toString', '', INPUT].map((name) => part(name, INPUT) + form),
  ...['1', INPUT, createKey().slice(1), `${createKey()}0`, "'; DROP TABLE submissions; --"].map(
    (key) => parts({ ...whole, key }) + END,
  ),
  ...['soon', '-1', '1e9', '0x10', 'NaN', INPUT, '9'.repeat(16), '9'.repeat(400)].map(
    (age) => parts({ ...whole, age }) + END,
  ),
  ...Array.from({ length: 60 }, (_, cut) => form.slice(0, 1 + Math.floor((cut * (form.length - END.length)) / 60))),
  ...Array.from(
    { length: 6 },
    (_, count) => Array.from({ length: 41 * 2 ** count }, (_part, at) => part(`${at}`, '')).join('') + END,
  ),
];
const HEADERS: readonly Record<string, string>[] = [
  ...['text/plain', 'application/xml', 'application/json', 'json', INPUT, 'multipart/mixed; boundary=X'].map(
    (type) => ({
      'Content-Type': type,
    }),
  ),
  ...['', '; boundary', '; boundary=', '; boundary=Y', `; boundary=${'X'.repeat(5000)}`].map((rest) => ({
    'Content-Type': `multipart/form-data${rest}`,
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
];

/** Sends exactly these bytes and resolves to the status of the response. */
function sendRaw(bytes: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(relay.port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (data) => {
      resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(String(data))?.[1]));
      socket.destroy();
    });
    socket.on('error', reject);
  });
}

test('17: each of 150 malformed requests gets 4xx, stores nothing and logs no input, and the server then accepts a form', async () => {
  const statuses: [what: string, status: number][] = [];
  for (const body of BODIES) statuses.push([body, (await post(relay.url, 'contacts', body, MULTIPART)).status]);
  for (const headers of HEADERS) {
    const answer = await post(relay.url, 'contacts', form, { ...MULTIPART, ...headers });
    statuses.push([JSON.stringify(headers), answer.status]);
  }
  for (const bytes of RAW_REQUESTS) statuses.push([bytes, await sendRaw(bytes)]);
  expect(statuses.length).toBeGreaterThanOrEqual(150);
  expect(statuses.filter(([, status]) => !(status >= 400 && status <= 499))).toEqual([]);
  expect(await relay.outbox.list()).toEqual([]);
  expect(JSON.stringify(relay.logged)).not.toContain(INPUT);
  expect(relay.logged.filter(({ level }) => level === 'error')).toEqual([]);
  expect((await submit(relay.url, 'contacts', whole)).status).toBe(202);
});

test.each(['resume', 'other'])(
  '§2.16 a body that ends inside the file part %j gets 400, and the server continues',
  async (name) => {
    const body = part(name, '%PDF', '; filename="cv.pdf"').trimEnd();
    for (const path of ['contacts', 'applications']) {
      const answer = await fetch(`${relay.url}/api/submissions/${path}`, { method: 'POST', headers: MULTIPART, body });
      expect(answer.status).toBe(400);
    }
    expect((await fetch(`${relay.url}/healthz`)).status).toBe(200);
    expect(await relay.outbox.list()).toEqual([]);
  },
);

test('§7.1 an application that is truncated at any position gets 400, and the outbox stores no part of the application', async () => {
  const sent = new Response(formData(application({ resume: resume(pdf(200_000)) })));
  const headers = { 'Content-Type': sent.headers.get('Content-Type') ?? '' };
  const body = Buffer.from(await sent.arrayBuffer());
  const cuts = [
    ...Array.from({ length: 30 }, (_, at) => Math.floor((at * body.length) / 30)),
    // These cuts are around the multipart boundary after the file.
    ...Array.from({ length: 50 }, (_, at) => body.length - 5 - at),
  ];
  const statuses: [cut: number, status: number][] = [];
  for (const cut of cuts) {
    const { status } = await post(relay.url, 'applications', body.subarray(0, cut), headers);
    if (status !== 400) statuses.push([cut, status]);
  }
  expect(statuses).toEqual([]);
  expect(await relay.resumeParts()).toEqual([]);
  expect(await relay.outbox.list()).toEqual([]);
  expect((await post(relay.url, 'applications', body, headers)).status).toBe(202);
});
