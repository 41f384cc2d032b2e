import { createHash } from 'node:crypto';
import { Agent, request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { firm } from '#site/firm';
import { settings } from '#site/settings';
import { words } from '#site/words/messages';
import { wrongDigits } from '../src/submission/fieldRules';
import { resumeMessage } from '../src/submission/resume';
import { makeOle2, makeZip } from '../src/submission/testing/fixtures';
import { startHarness, type Harness } from './testing/harness';
import { holdOutbox } from './testing/outboxes';
import { application, contact, customRequest, dataUrl, newKey, pdf, quote, submit, zip } from './testing/submit';

let relay: Harness;
beforeEach(async () => {
  relay = await startHarness();
});
afterEach(() => relay.close());

const stored = async () => (await relay.outbox.list()).length;
const sendContact = (over = {}, headers = {}) => submit(relay.url, 'contacts', contact(over), headers);
const sendResume = (bytes: Uint8Array, name: string, type?: string) =>
  submit(relay.url, 'applications', application({ resumeFileName: name, resumeBase64: dataUrl(bytes, type) }));
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Streams `total` bytes of `fill` without announcing how many, and resolves to the status that came back. */
function stream(path: string, total: number, fill: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(`${relay.url}/api/submissions/${path}`, {
      method: 'POST',
      // A connection of its own: one that a refusal ends in a moment answers nobody else.
      agent: new Agent({ keepAlive: true }),
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': newKey(), 'Form-Age': '5000' },
    });
    let answered = false;
    request.on('response', (response) => {
      answered = true;
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    // The server hangs up on a body that it has refused.
    request.on('error', (error) => answered || reject(error));
    const chunk = fill.repeat(65_536);
    const write = (left: number): void => {
      if (left <= 0 || answered || request.destroyed) return void request.end();
      request.write(chunk, () => write(left - chunk.length));
    };
    write(total);
  });
}

describe('what the relay takes', () => {
  test.each([
    ['contacts', contact()],
    ['applications', application()],
    ['quotes', quote()],
    ['custom-requests', customRequest()],
  ])('§7.1 POST /api/submissions/%s is stored before its 202 and answered with a reference', async (path, payload) => {
    const answer = await submit(relay.url, path, payload);
    expect(answer).toMatchObject({
      status: 202,
      body: { reference: expect.stringMatching(new RegExp(`^${firm.referencePrefix}-[0-9A-Z]{6}$`)) },
    });
    expect(await relay.outbox.list()).toMatchObject([{ reference: answer.body.reference, status: 'pending' }]);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });

  test('§7.1 an unknown kind is 404', async () => {
    expect((await submit(relay.url, 'orders', contact())).status).toBe(404);
  });

  test('§7.1 no Idempotency-Key, or one that is no UUID, is 400', async () => {
    expect((await sendContact({}, { 'Idempotency-Key': '' })).status).toBe(400);
    expect((await sendContact({}, { 'Idempotency-Key': 'one' })).status).toBe(400);
  });

  test('§7.1 anything but JSON is 415, broken JSON 400', async () => {
    expect((await sendContact({}, { 'Content-Type': 'text/plain' })).status).toBe(415);
    expect((await submit(relay.url, 'contacts', '{"name":')).status).toBe(400);
  });

  test('§5.2 a wrong field is 422 with its message, an unknown field too', async () => {
    const wrong = await sendContact({ phone: '+91123' });
    const phone = settings.formRules === 'specified' ? wrongDigits() : words.phone.ofCountry;
    expect(wrong).toMatchObject({ status: 422, body: { errors: { phone } } });
    const unknown = await submit(relay.url, 'contacts', { ...contact(), bcc: 'x@example.com' });
    expect(unknown.status).toBe(422);
    expect(await stored()).toBe(0);
  });

  test('§7.1 503 with Retry-After when it cannot store, and the same key is taken afterwards', async () => {
    const letGo = await holdOutbox(relay.outboxUrl);
    const key = newKey();
    const refused = await sendContact({}, { 'Idempotency-Key': key });
    expect(refused.status).toBe(503);
    expect(refused.headers.get('Retry-After')).not.toBeNull();
    await letGo();
    expect((await sendContact({}, { 'Idempotency-Key': key })).status).toBe(202);
    expect(await stored()).toBe(1);
  });
});

test('case 8 a retry with the same key after a lost answer is one submission', async () => {
  const key = newKey();
  const first = await sendContact({}, { 'Idempotency-Key': key });
  const retry = await sendContact({ timestamp: '2026-03-02T10:05:00.000Z' }, { 'Idempotency-Key': key });
  expect(retry).toMatchObject({ status: 202, body: first.body });
  expect(await stored()).toBe(1);
});

test('case 11 a body that breaks off half way leaves nothing behind', async () => {
  const body = JSON.stringify(contact());
  await new Promise<void>((resolve, reject) => {
    const socket = connect(relay.port, '127.0.0.1', () => {
      socket.write(
        `POST /api/submissions/contacts HTTP/1.1\r\nHost: 127.0.0.1:${relay.port}\r\nContent-Type: application/json\r\n` +
          `Idempotency-Key: ${newKey()}\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 60)}`,
        () => setTimeout(() => socket.destroy(), 100),
      );
    });
    socket.on('error', reject);
    socket.on('close', () => resolve());
  });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await stored()).toBe(0);
  expect((await sendContact()).status).toBe(202);
});

describe('case 13 replay', () => {
  test('case 13 the same key and body get the stored answer, at the same time too', async () => {
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 20 }, () => sendContact({}, { 'Idempotency-Key': key })));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(202));
    expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1);
    expect(await stored()).toBe(1);
  });

  test('case 13 the same key with another body is 409', async () => {
    const key = newKey();
    await sendContact({}, { 'Idempotency-Key': key });
    const other = await sendContact({ message: 'Something else' }, { 'Idempotency-Key': key.toUpperCase() });
    expect(other.status).toBe(409);
    expect(await stored()).toBe(1);
  });
});

test('case 14 a résumé of 5,242,880 bytes is accepted, one byte more is not', async () => {
  expect((await sendResume(pdf(5_242_880), 'cv.pdf')).status).toBe(202);
  const larger = await sendResume(pdf(5_242_881), 'cv.pdf');
  expect(larger.status).toBe(422);
  expect(Object.values(larger.body.errors ?? {})).toEqual([resumeMessage('size')]);
  expect(await stored()).toBe(1);
});

test('case 14 eight résumés of 5 MB at the same time are all accepted and stored whole', async () => {
  const files = Array.from({ length: 8 }, (_, number) => pdf(5_242_880).fill(0x30 + number, 9));
  const answers = await Promise.all(files.map((file) => sendResume(file, 'cv.pdf')));
  expect(answers.map(({ status }) => status)).toEqual(files.map(() => 202));
  const rows = await relay.outbox.list();
  const kept = await Promise.all(rows.map(({ id }) => relay.outbox.resume(id)));
  const digest = (text = '') => createHash('sha256').update(text).digest('hex');
  expect(kept.map(digest).toSorted()).toEqual(files.map((file) => digest(dataUrl(file))).toSorted());
});

test.each([
  ['an EXE', Buffer.from('MZ\x90\x00 This program cannot be run in DOS mode')],
  ['an HTML page', Buffer.from('<!doctype html><script>alert(1)</script>')],
])('case 15 %s renamed .pdf is refused', async (_what, bytes) => {
  const answer = await sendResume(bytes, 'cv.pdf');
  expect(answer).toMatchObject({
    status: 422,
    body: { errors: { resumeBase64: resumeMessage('type') } },
  });
  expect(await stored()).toBe(0);
});

test('case 16 a ZIP renamed .docx is refused; a ZIP bomb is taken as it is and never unpacked', async () => {
  expect((await sendResume(zip('readme.txt'), 'cv.docx', DOCX)).status).toBe(422);
  const before = process.memoryUsage().rss;
  expect((await sendResume(zip('word/document.xml', 0xfffffff0), 'cv.docx', DOCX)).status).toBe(202);
  expect(process.memoryUsage().rss - before).toBeLessThan(64 * 1024 * 1024);
});

test.each([
  ['a .docx', makeZip([{ name: 'word/document.xml' }, { name: 'word/vbaProject.bin' }]), 'cv.docx', DOCX],
  ['an old .doc', makeOle2('Root Entry', '_VBA_PROJECT'), 'cv.doc', 'application/msword'],
])('§5.2 %s with macros is 422 with its own message and its own reason', async (_what, bytes, name, type) => {
  expect(await sendResume(bytes, name, type)).toMatchObject({
    status: 422,
    body: { errors: { resumeBase64: resumeMessage('macros') } },
  });
  expect(relay.logged).toContainEqual(expect.objectContaining({ event: 'submission.refused', reason: 'macros' }));
  expect(await stored()).toBe(0);
});

test('case 17 an empty file is refused', async () => {
  expect((await sendResume(Buffer.alloc(0), 'cv.pdf')).status).toBe(422);
  expect(await stored()).toBe(0);
});

test.each([
  ['contacts', contact({ name: 'Ann\r\nBcc: all@example.com' })],
  ['contacts', contact({ email: 'ann@example.com\r\nBcc: a@example.com' })],
  ['applications', application({ jobTitle: 'Engineer\r\nBcc: all@example.com' })],
])('case 20 CR LF and Bcc in a line of %s is 422', async (path, payload) => {
  expect((await submit(relay.url, path, payload)).status).toBe(422);
  expect(await stored()).toBe(0);
});

describe('case 22 hostile JSON', () => {
  test('case 22 50 MB are refused with 413 while they stream in, and memory stays flat', async () => {
    const before = process.memoryUsage().rss;
    const statuses = [];
    for (const path of ['contacts', 'applications', 'contacts', 'applications'])
      statuses.push(await stream(path, 50_000_000, 'a'));
    expect(statuses).toEqual([413, 413, 413, 413]);
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024);
    expect((await sendContact()).status).toBe(202);
  });

  test('case 22 an announced length beyond the limit is 413', async () => {
    expect((await sendContact({ message: 'a'.repeat(17_000) })).status).toBe(413);
  });

  test.each(['[', '{"a":'])('case 22 six million times %s is 422, not a crash', async (opening) => {
    const body = opening.repeat(Math.floor(6_000_000 / opening.length));
    expect((await submit(relay.url, 'applications', body)).status).toBe(422);
  });

  test.each([
    ['fields', (count: number) => `{${Array.from({ length: count }, (_, index) => `"${index}":0`).join()}}`],
    ['texts in a list', (count: number) => `[${Array.from({ length: count }, (_, index) => `"${index}"`).join()}]`],
  ])('case 22 a body of 600,000 %s is refused before it takes memory', async (_what, bodyOf) => {
    const body = bodyOf(600_000);
    const parse = jest.spyOn(JSON, 'parse');
    const { status } = await submit(relay.url, 'applications', body);
    const longest = Math.max(0, ...parse.mock.calls.map(([text]) => text.length));
    parse.mockRestore();
    expect(status).toBe(422);
    expect(longest).toBeLessThan(100_000);
  });

  test.each(['__proto__', 'constructor', 'toString'])(
    'case 22 a field called %s is 422 and changes no object',
    async (name) => {
      const body = JSON.stringify(contact()).replace('{', `{"${name}":"polluted",`);
      expect((await submit(relay.url, 'contacts', body)).status).toBe(422);
      expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    },
  );

  test.each(['"name":"Bob"', '"n\\u0061me":"Ann Lee"', '"message":""', '"unknown":"a","unknown":"b"'])(
    'case 22 a field that comes twice is 422, however it is written: %s',
    async (field) => {
      const body = JSON.stringify(contact()).replace('{', `{${field},`);
      expect(await submit(relay.url, 'contacts', body)).toMatchObject({
        status: 422,
        body: { errors: { body: 'Each field may come once' } },
      });
      expect(await stored()).toBe(0);
    },
  );

  test.each(['null', '[]', '"text"', '7'])('case 22 %s instead of an object is 422', async (body) => {
    expect((await submit(relay.url, 'contacts', body)).status).toBe(422);
  });
});

describe('case 25 other sites', () => {
  test.each([
    ['Origin', { Origin: 'https://evil.example' }],
    ['opaque Origin', { Origin: 'null' }],
    ['Sec-Fetch-Site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['same-site', { 'Sec-Fetch-Site': 'same-site' }],
  ])('case 25 cross-origin by %s is 403', async (_what, headers) => {
    expect((await sendContact({}, headers)).status).toBe(403);
    expect(await stored()).toBe(0);
  });

  test('case 25 the own origin is welcome', async () => {
    expect((await sendContact({}, { Origin: relay.url, 'Sec-Fetch-Site': 'same-origin' })).status).toBe(202);
  });
});
