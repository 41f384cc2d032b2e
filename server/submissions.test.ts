import { Readable } from 'node:stream';
import { firm } from '#site/firm';
import { words as noscriptWords } from '#site/words/noscript';
import { startHarness, type Harness } from './testing/harness';
import { MULTIPART_END, formatPart, MULTIPART_HEADERS, RESUME_HEAD } from './testing/rawForm';
import { CONTACT_PATH, loadTestRenderer, extractMain, extractTitle, postContact } from './testing/formPost';
import {
  createApplication,
  createContact,
  createCustomRequest,
  createFormData,
  post,
  createQuote,
  submit,
  type Fields,
  type MetaFields,
} from './testing/submit';

let relay: Harness;
let earlierRowCount: number;
beforeAll(async () => {
  relay = await startHarness({ app: { loadPageRenderer: loadTestRenderer } });
});
beforeEach(async () => {
  earlierRowCount = (await relay.outbox.list()).length;
});

/** Returns the number of submissions that the outbox has stored since the start of the test. */
const countNewRows = async () => (await relay.outbox.list()).length - earlierRowCount;
const sendContact = (overrides: Fields = {}, meta: MetaFields = {}, headers = {}) =>
  submit(relay.url, 'contacts', createContact(overrides), meta, headers);

/** Streams a body with a field of 50 MB and without Content-Length. Resolves to the status of the response. */
async function streamBody(path: string, head: string): Promise<number> {
  const chunk = Buffer.alloc(50_000, 'a');
  const body = Readable.toWeb(Readable.from([Buffer.from(head), ...Array<Buffer>(1000).fill(chunk)]));
  return (await post(relay.url, path, body as ReadableStream, MULTIPART_HEADERS)).status;
}

describe('the relay', () => {
  test.each([
    ['contacts', createContact()],
    ['applications', createApplication()],
    ['quotes', createQuote()],
    ['custom-requests', createCustomRequest()],
  ])(
    '§7.1 the relay stores a POST to /api/submissions/%s before it responds with 202 and a reference',
    async (path, fields) => {
      const response = await submit(relay.url, path, fields);
      expect(response).toMatchObject({
        status: 202,
        body: { reference: expect.stringMatching(new RegExp(`^${firm.referencePrefix}-[0-9A-Z]{6}$`)) },
      });
      const { reference } = response.body;
      expect(await relay.outbox.list()).toContainEqual(expect.objectContaining({ reference, status: 'pending' }));
      expect(await countNewRows()).toBe(1);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
    },
  );

  test.each(['application/json', 'text/plain', 'application/x-www-form-urlencoded', ''])(
    '§7.1 the relay responds with 415 and advice to a body of the type %j',
    async (type) => {
      const body = new Blob([JSON.stringify({ name: 'Ann' })], { type });
      const response = await post(relay.url, 'contacts', body);
      expect(response).toMatchObject({
        status: 415,
        body: { message: expect.stringContaining('multipart/form-data') },
      });
      expect(response.body.message).toContain('/api/submissions/contacts');
      expect(await countNewRows()).toBe(0);
    },
  );

  test.each(['gzip', 'br', 'identity'])(
    '§7.1 the relay responds with 415 to a body with Content-Encoding: %s',
    async (encoding) => {
      expect((await sendContact({}, {}, { 'Content-Encoding': encoding })).status).toBe(415);
      expect(await countNewRows()).toBe(0);
    },
  );

  test.each([
    ['application/json', true],
    ['text/plain;q=0.5, application/json', true],
    ['*/*', false],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
  ])(
    '§7.1 the relay chooses the format of the response by the header Accept: %s (JSON: %s)',
    async (accept, isJson) => {
      const url = `${relay.url}/api/submissions/contacts?form=${CONTACT_PATH}`;
      const send = async (fields: Fields) => {
        const request = { method: 'POST', headers: { Accept: accept }, body: createFormData(fields) };
        const { status, headers } = await fetch(url, { ...request, redirect: 'manual' });
        return [status, /^[^;]*/.exec(headers.get('Content-Type') ?? '')?.[0]];
      };
      const type = isJson ? 'application/json' : 'text/html';
      expect(await send(createContact({ name: '' }))).toEqual([422, type]);
      expect(await send({ ...createContact(), bcc: 'x' })).toEqual([400, type]);
      expect(await send(createContact())).toEqual(isJson ? [202, type] : [303, '']);
    },
  );
});

describe('§7 hostile bodies', () => {
  const createBody = (...parts: string[]) => parts.join('') + MULTIPART_END;
  const formatContactParts = () =>
    Object.entries(createContact()).map(([name, value]) => formatPart(name, value as string));

  test('§7 the relay refuses a streamed body of 50 MB, and uses less than 150 MiB of additional memory', async () => {
    const memoryBefore = process.memoryUsage().rss;
    const fileHead = `${RESUME_HEAD}%PDF-`;
    const textHead = '--X\r\nContent-Disposition: form-data; name="message"\r\n\r\n';
    const statuses = [];
    for (const [path, head] of [
      ['contacts', textHead],
      ['applications', fileHead],
      ['contacts', fileHead],
      ['applications', textHead],
    ] as const)
      statuses.push(await streamBody(path, head));
    expect(statuses).toEqual([413, 413, 400, 413]);
    expect(process.memoryUsage().rss - memoryBefore).toBeLessThan(150 * 1024 * 1024);
    expect((await sendContact()).status).toBe(202);
  });

  test.each([
    ['240,000 bytes of headers', `--X\r\n${'A: b\r\n'.repeat(40_000)}\r\nx\r\n--X--\r\n`, 413],
    [
      'a header of 20,000 bytes',
      `--X\r\nContent-Disposition: form-data; name="name"; x="${'y'.repeat(20_000)}"\r\n\r\nx\r\n--X--\r\n`,
      422,
    ],
    ['a part without a name', '--X\r\nContent-Disposition: form-data\r\n\r\nx\r\n--X--\r\n', 400],
    ['a part without headers', '--X\r\n\r\nx\r\n--X--\r\n', 422],
    [
      'text in UTF-16',
      createBody(...formatContactParts()).replace(
        'name="name"\r\n',
        'name="name"\r\nContent-Type: text/plain; charset=utf-16le\r\n',
      ),
      422,
    ],
    ['bytes after its end', `${createBody(...formatContactParts())}${'y'.repeat(20_000)}`, 202],
  ])('§7 a body with %s causes no server error and gets the expected status', async (_title, body, status) => {
    expect((await post(relay.url, 'contacts', body, MULTIPART_HEADERS)).status).toBe(status);
  });
});

describe('§7 origins', () => {
  test.each([
    ['another Origin', { Origin: 'https://evil.example' }],
    ['an opaque Origin', { Origin: 'null' }],
    ['Sec-Fetch-Site: cross-site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['Sec-Fetch-Site: same-site', { 'Sec-Fetch-Site': 'same-site' }],
    ['the Sec-Fetch-Site value of Pale Moon', { 'Sec-Fetch-Site': 'none', Origin: 'https://evil.example' }],
  ])(
    'the relay responds with 403 to a cross-origin POST with %s, in JSON and as a page with a link to the form',
    async (_title, headers) => {
      expect((await sendContact({}, {}, headers)).status).toBe(403);
      const { status, html } = await postContact(relay.url, {}, headers);
      expect([status, extractTitle(html).includes(noscriptWords.refused.foreign.title)]).toEqual([403, true]);
      expect(extractMain(html)).toContain(`href="${CONTACT_PATH}/"`);
      expect(await countNewRows()).toBe(0);
    },
  );

  test.each([
    ['its own origin', (origin: string) => ({ Origin: origin, 'Sec-Fetch-Site': 'same-origin' })],
    ['its own origin in Pale Moon', (origin: string) => ({ Origin: origin, 'Sec-Fetch-Site': 'none' })],
  ])('the relay accepts a POST from %s', async (_title, createHeaders) => {
    expect((await sendContact({}, {}, createHeaders(relay.url))).status).toBe(202);
  });

  test.each([
    ['www.oak.example', 202],
    ['www.oak.example, proxy.example', 202],
    ['evil.example, www.oak.example, proxy.example', 202],
    ['proxy.example', 403],
  ])('behind two proxies with X-Forwarded-Host ‘%s’, a POST with Origin gets %i', async (hosts, status) => {
    const { url } = await startHarness({ settings: { trustedProxies: 2 } });
    const headers = { Origin: 'https://www.oak.example', 'X-Forwarded-Host': hosts };
    expect((await submit(url, 'contacts', createContact(), {}, headers)).status).toBe(status);
  });
});
