import { connect } from 'node:net';
import { startHarness, type Harness } from './testing/harness';
import { application, contact, newKey, submit } from './testing/submit';

/** Stands in every request, and must stand nowhere afterwards. */
const WRITTEN = 'Zebedee';
let relay: Harness;
beforeEach(async () => {
  relay = await startHarness();
});
afterEach(() => relay.close());

const whole = contact({ message: WRITTEN });
const json = JSON.stringify(whole);
const fields = Object.keys(whole) as (keyof typeof whole)[];

/** Bodies that no form sends. */
const BODIES: readonly string[] = [
  '',
  ' ',
  'null',
  'true',
  '1',
  `"${WRITTEN}"`,
  `["${WRITTEN}"]`,
  `{${WRITTEN}}`,
  '{',
  '}',
  '[]',
  '{}',
  '\u0000',
  `${json},`,
  ...fields.flatMap((name) => [
    JSON.stringify({ ...whole, [name]: undefined }),
    JSON.stringify({ ...whole, [name]: null }),
    JSON.stringify({ ...whole, [name]: [WRITTEN] }),
    JSON.stringify({ ...whole, [name]: { [WRITTEN]: WRITTEN } }),
    JSON.stringify({ ...whole, [name]: WRITTEN.repeat(2500) }),
    json.replace(`"${name}"`, `"${name}":"${WRITTEN}","${name}"`),
    JSON.stringify({ ...whole, [`${name}${WRITTEN}`]: WRITTEN }),
  ]),
  ...['__proto__', 'constructor', 'toString', '', WRITTEN].map((name) => json.replace('{', `{"${name}":"${WRITTEN}",`)),
  ...Array.from({ length: 45 }, (_, cut) => json.slice(0, 1 + cut * 3)),
  ...Array.from({ length: 10 }, (_, depth) => '['.repeat(10 ** (depth / 3) + 2) + WRITTEN),
];
const HEADERS: readonly Record<string, string>[] = [
  ...['text/plain', 'application/xml', 'json', WRITTEN].map((type) => ({ 'Content-Type': type })),
  ...['', '1', WRITTEN, newKey().slice(1), `${newKey()}0`, "'; DROP TABLE submissions; --"].map((key) => ({
    'Idempotency-Key': key,
  })),
  ...['soon', '-1', '1e9', '0x10', 'NaN', WRITTEN, '9'.repeat(400)].map((age) => ({ 'Form-Age': age })),
  ...['gzip', 'br', WRITTEN].map((encoding) => ({ 'Content-Encoding': encoding })),
  ...['null', 'https://evil.example', 'file://', WRITTEN].map((origin) => ({ Origin: origin })),
];
/** Requests as no client writes them, by their head. */
const RAW: readonly string[] = [
  `${WRITTEN}\r\n\r\n`,
  `POST /api/submissions/contacts HTTP/9.9\r\nHost: a\r\n\r\n`,
  `POST /api/submissions/contacts\r\n\r\n`,
  `POST /api/submissions/contacts HTTP/1.1\r\n\r\n`,
  `POST /api/submissions/contacts HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n`,
  `POST /api/submissions/contacts HTTP/1.1\r\nHost: a\r\nContent-Length: ${WRITTEN}\r\n\r\n`,
  `POST /api/submissions/contacts HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n`,
  `POST /api/submissions/contacts HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n${WRITTEN}\r\n`,
  `POST /api/submissions/contacts HTTP/1.1\r\nHost: a\r\nX: ${WRITTEN.repeat(4000)}\r\n\r\n`,
  `POST /api/submissions/contacts HTTP/1.1\r\nHost: a b\r\nContent-Length: 0\r\n\r\n`,
  `POST /api/submissions/contacts HTTP/1.1\r\nHost: -127.0.0.1\r\nContent-Length: 0\r\n\r\n`,
  `GET / HTTP/1.1\r\nHost: -127.0.0.1\r\n\r\n`,
];

/** The status that comes back for a request in these very bytes. */
function raw(bytes: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(relay.port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (data) => {
      resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(String(data))?.[1]));
      socket.destroy();
    });
    socket.on('error', reject);
  });
}

test('17: 150 malformed requests: 4xx each, nothing stored, nothing logged that a person wrote, and the server goes on', async () => {
  const statuses: [what: string, status: number][] = [];
  for (const body of BODIES) statuses.push([body, (await submit(relay.url, 'contacts', body)).status]);
  for (const headers of HEADERS)
    statuses.push([JSON.stringify(headers), (await submit(relay.url, 'contacts', whole, headers)).status]);
  for (const bytes of RAW) statuses.push([bytes, await raw(bytes)]);
  for (const file of ['', WRITTEN, 'data:,', `data:text/html;base64,${WRITTEN}`, 'data:application/pdf;base64,####'])
    statuses.push([file, (await submit(relay.url, 'applications', application({ resumeBase64: file }))).status]);
  expect(statuses.length).toBeGreaterThanOrEqual(150);
  expect(statuses.filter(([, status]) => !(status >= 400 && status <= 499))).toEqual([]);
  expect(await relay.outbox.list()).toEqual([]);
  expect(JSON.stringify(relay.logged)).not.toContain(WRITTEN);
  expect(relay.logged.filter(({ level }) => level === 'error')).toEqual([]);
  expect((await submit(relay.url, 'contacts', whole)).status).toBe(202);
});

test.each(['resume', 'other'])(
  '§2.16 a body that ends inside the file part %j is answered with 400, and the next request as ever',
  async (name) => {
    const body = `--X\r\nContent-Disposition: form-data; name="${name}"; filename="cv.pdf"\r\n\r\n%PDF`;
    const headers = { 'Content-Type': 'multipart/form-data; boundary=X' };
    const { status } = await fetch(`${relay.url}/api/submissions/contacts`, { method: 'POST', headers, body });
    expect(status).toBe(400);
    expect((await fetch(`${relay.url}/healthz`)).status).toBe(200);
    expect(await relay.outbox.list()).toEqual([]);
  },
);
