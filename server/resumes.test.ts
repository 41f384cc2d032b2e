/** Tests how the relay stores résumés in parts while it receives forms, and how it deletes résumés. */
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { toSpreadsheetRow } from '../src/submission/text';
import { createOle2, createZip } from '../src/submission/testing/fixtures';
import { RESUME_MEDIA_TYPES, getResumeMessage } from '../src/submission/resume';
import { DAY, HOUR } from './outbox/backoff';
import type { Engine } from './outbox/engine/engine';
import { PART_BYTES } from './outbox/resumes';
import { startHarness, type Harness } from './testing/harness';
import { lockOutbox } from './testing/outboxes';
import { beginPost, encodeForm } from './testing/rawForm';
import { OK_RESPONSE, startRecorder } from './testing/recorder';
import {
  createApplication,
  createDataUrl,
  createFormData,
  createKey,
  createPayload,
  createPdf,
  post,
  createResume,
  submit,
  type Fields,
  type MetaFields,
} from './testing/submit';
import { waitUntil } from './testing/waitUntil';

let relay: Harness;

/** Returns `size` random bytes that begin like a PDF. The next bytes repeat the beginning of a multipart boundary. */
function createRandomPdf(size: number): Buffer {
  const bytes = randomBytes(size);
  createPdf().copy(bytes, 0, 0, 9);
  Buffer.from('\r\n--'.repeat(5)).copy(bytes, 9);
  return bytes;
}
const sendResume = (bytes: Uint8Array, fields: Fields = {}, meta: MetaFields = {}) =>
  submit(relay.url, 'applications', createApplication({ resume: createResume(bytes), ...fields }), meta);
const listRows = () => relay.outbox.list();
const listFileIds = async () => [...new Set(await relay.listResumePartIds())];
/** Expects that the outbox contains exactly these files, and that each file belongs to a submission. */
async function expectStoredFiles(...expectedFiles: Uint8Array[]): Promise<void> {
  const storedRows = await listRows();
  expect((await listFileIds()).toSorted()).toEqual(storedRows.map(({ resumeId }) => resumeId).toSorted());
  const dataUrls = await Promise.all(storedRows.map((row) => relay.outbox.readResume(row)));
  expect(dataUrls.toSorted()).toEqual(expectedFiles.map((bytes) => createDataUrl(bytes)).toSorted());
}
async function expectEmptyOutbox(): Promise<void> {
  expect({ rows: await listRows(), parts: await relay.listResumePartIds() }).toEqual({ rows: [], parts: [] });
}

/**
 * Writes the first `sentLength` bytes of an application's body to a new connection. Resolves to the connection and the
 * remaining bytes.
 */
async function beginUpload(bytes: Uint8Array, sentLength: number): Promise<{ socket: Socket; remainingBytes: Buffer }> {
  const { type, body } = await encodeForm(createFormData(createApplication({ resume: createResume(bytes) })));
  const socket = beginPost(relay.url, 'applications', { 'Content-Type': type, 'Content-Length': body.length });
  socket.write(body.subarray(0, sentLength));
  return { socket, remainingBytes: body.subarray(sentLength) };
}

describe('an accepted file', () => {
  test('§3.12 an accepted file is stored in parts while the relay receives it', async () => {
    relay = await startHarness();
    const bytes = createRandomPdf(3 * PART_BYTES);
    const { socket, remainingBytes } = await beginUpload(bytes, 2 * PART_BYTES + 5000);
    await waitUntil(async () => (await relay.listResumePartIds()).length === 2);
    expect(await listRows()).toEqual([]);
    socket.write(remainingBytes);
    const [response] = (await once(socket, 'data')) as [Buffer];
    expect(String(response)).toMatch(/^HTTP\/1\.1 202 /);
    expect(await relay.listResumePartIds()).toHaveLength(3);
    await expectStoredFiles(bytes);
  });

  test.each([5, 64, 65, 1000, PART_BYTES - 1, PART_BYTES, PART_BYTES + 1, 2 * PART_BYTES, 1_000_000, 5_242_880])(
    '§3.12 §9.2 a file of %i bytes reaches the spreadsheet unchanged as the last field, even if the other fields contain non-ASCII characters',
    async (size) => {
      const sheet = await startRecorder(() => OK_RESPONSE);
      relay = await startHarness({ hosts: { sheet: sheet.url } });
      const bytes = createRandomPdf(size);
      const [fileName, coverLetter] = ['Lebenslauf „é“ "AJ" 🙂.pdf', 'Grüße 🙂 "quoted" \\ and\na new line'];
      expect((await sendResume(bytes, { coverLetter, resume: createResume(bytes, fileName) })).status).toBe(202);
      await relay.deliver();
      const { resumeBase64: _resumeBase64, ...texts } = createPayload('application', {
        timestamp: '2026-03-02T10:00:00.000Z',
        coverLetter,
        resumeFileName: fileName,
      });
      const [call] = sheet.calls;
      expect(call?.body).toBe(JSON.stringify({ ...toSpreadsheetRow(texts), resumeBase64: createDataUrl(bytes) }));
      expect(call?.headers['content-length']).toBe(String(Buffer.byteLength(call?.body ?? '')));
    },
  );
});

test('§9.2 the relay accepts eight concurrent uploads of 5 MB and stores each file completely', async () => {
  relay = await startHarness();
  const allFiles = Array.from({ length: 8 }, () => createRandomPdf(5_242_880));
  const responses = await Promise.all(allFiles.map((bytes) => sendResume(bytes)));
  expect(responses.map(({ status }) => status)).toEqual(allFiles.map(() => 202));
  const hashText = (text = '') => createHash('sha256').update(text).digest('hex');
  const storedFiles = await Promise.all((await listRows()).map((row) => relay.outbox.readResume(row)));
  expect(storedFiles.map(hashText).toSorted()).toEqual(
    allFiles.map((bytes) => hashText(createDataUrl(bytes))).toSorted(),
  );
});

describe('a refused or repeated form', () => {
  const LARGE_FILE_BYTES = 2 * PART_BYTES;
  test.each<[string, number, (formData: FormData) => void]>([
    [
      'a file that is not a PDF',
      422,
      (formData) => formData.set('resume', createResume(randomBytes(LARGE_FILE_BYTES))),
    ],
    ['a missing field', 422, (formData) => formData.delete('name')],
    ['an unknown field', 400, (formData) => formData.append('bcc', 'x@example.com')],
    ['a key that is not a UUID', 400, (formData) => formData.set('key', 'one')],
    ['an age that is not a number', 400, (formData) => formData.set('age', 'soon')],
    ['a repeated field', 400, (formData) => formData.append('name', 'Eve')],
    ['a field that is too large', 413, (formData) => formData.append('website', 'x'.repeat(17_000))],
    ['two files', 400, (formData) => formData.append('resume', createResume(createRandomPdf(LARGE_FILE_BYTES)))],
    ['a file in an unknown field', 400, (formData) => formData.append('photo', createResume())],
  ])('§5.2 a form with %s gets %i and leaves no part of its file', async (_title, status, makeInvalid) => {
    relay = await startHarness();
    const formData = createFormData(createApplication({ resume: createResume(createRandomPdf(LARGE_FILE_BYTES)) }));
    makeInvalid(formData);
    expect((await post(relay.url, 'applications', formData)).status).toBe(status);
    await expectEmptyOutbox();
  });

  test.each([2 * PART_BYTES, 5])(
    '§7.1 an upload that is discarded after %i bytes leaves no part, even if more bytes follow',
    async (size) => {
      relay = await startHarness();
      const upload = relay.outbox.createUpload('application/pdf', 1);
      const writePromise = upload.write(createRandomPdf(size));
      await upload.discard();
      await writePromise;
      await upload.write(createRandomPdf(LARGE_FILE_BYTES));
      await upload.end();
      await expectEmptyOutbox();
    },
  );

  test('§5.2 a form whose Word document contains macros gets 422, even if the document is stored in several parts', async () => {
    relay = await startHarness();
    const pictures = Array.from({ length: 2000 }, (_, index) => ({
      name: `word/media/${'x'.repeat(150)}${index}.png`,
    }));
    const documents = [
      ['cv.docx', createZip([...pictures, { name: 'word/document.xml' }, { name: 'word/vbaProject.bin' }])],
      ['cv.doc', createOle2('Root Entry', ...pictures.map(({ name }) => name.slice(-30)), '_VBA_PROJECT')],
    ] as const;
    for (const [name, bytes] of documents) {
      expect(bytes.length).toBeGreaterThan(PART_BYTES);
      const type = RESUME_MEDIA_TYPES[name === 'cv.doc' ? 'doc' : 'docx'];
      const response = await sendResume(bytes, { resume: createResume(bytes, name, type) });
      expect(response).toMatchObject({ status: 422, body: { errors: { resume: getResumeMessage('macros') } } });
    }
    await expectEmptyOutbox();
    const document = createZip([...pictures, { name: 'word/document.xml' }]);
    expect(
      (await sendResume(document, { resume: createResume(document, 'cv.docx', RESUME_MEDIA_TYPES.docx) })).status,
    ).toBe(202);
  });

  test('§7 a form above the limit of submissions gets 429 and leaves no part of its file', async () => {
    relay = await startHarness({ limits: { submissions: 1 } });
    const bytes = createRandomPdf(LARGE_FILE_BYTES);
    expect((await sendResume(bytes)).status).toBe(202);
    expect((await sendResume(createRandomPdf(LARGE_FILE_BYTES))).status).toBe(429);
    await expectStoredFiles(bytes);
  });

  test('§7 a form with a known idempotency key and the same file gets the same response and leaves no second copy', async () => {
    relay = await startHarness();
    const [key, bytes] = [createKey(), createRandomPdf(LARGE_FILE_BYTES)];
    const firstResponse = await sendResume(bytes, {}, { key });
    expect(await sendResume(bytes, {}, { key })).toMatchObject({ status: 202, body: firstResponse.body });
    await expectStoredFiles(bytes);
    await relay.deliver();
    expect(await sendResume(bytes, {}, { key })).toMatchObject({ status: 202, body: firstResponse.body });
    expect(await relay.listResumePartIds()).toEqual([]);
  });

  test('§7.1 two forms without an idempotency key count as one submission when their content is equal, and as two when their files differ', async () => {
    relay = await startHarness();
    const [firstFile, otherFile] = [createRandomPdf(LARGE_FILE_BYTES), createRandomPdf(LARGE_FILE_BYTES)];
    const meta = { key: '' };
    const firstResponse = await sendResume(firstFile, {}, meta);
    expect((await sendResume(firstFile, {}, meta)).body).toEqual(firstResponse.body);
    await expectStoredFiles(firstFile);
    expect((await sendResume(otherFile, {}, meta)).status).toBe(202);
    await expectStoredFiles(firstFile, otherFile);
  });
});

/** Replaces each write of a résumé part with `replacement`, whose argument is the original write. */
function wrapPartWrites(
  { engine }: Harness['outbox'],
  replacement: (write: () => Promise<unknown>) => Promise<unknown>,
) {
  const { write } = engine;
  engine.write = ((queries, lock) => {
    const isPartWrite = queries.some((query) => query.compile().sql.startsWith('insert into "resume_parts"'));
    return isPartWrite ? replacement(() => write(queries, lock)) : write(queries, lock);
  }) as Engine['write'];
}
const listRefusals = () => relay.logLines.filter(({ event }) => event === 'submission.refused');

describe('an interrupted upload', () => {
  test.each([
    ['before the first full part', 5000],
    ['after one part', PART_BYTES + 5000],
    ['after many parts', 10 * PART_BYTES],
  ])('§4.5 an upload that is interrupted %s leaves no data, even if the outbox is slow', async (_title, sentLength) => {
    relay = await startHarness();
    const writePromises: Promise<unknown>[] = [];
    wrapPartWrites(relay.outbox, (write) => {
      const writePromise = new Promise((resolve) => setTimeout(resolve, 100)).then(write);
      writePromises.push(writePromise);
      return writePromise;
    });
    const { socket } = await beginUpload(createRandomPdf(20 * PART_BYTES), sentLength);
    await waitUntil(() => socket.bytesWritten > sentLength);
    socket.end();
    await waitUntil(() => listRefusals().length > 0);
    await Promise.all(writePromises);
    await expectEmptyOutbox();
  });

  test('§7.1 the sweep deletes the parts of an interrupted upload after an hour', async () => {
    relay = await startHarness();
    const startTime = relay.clock.now;
    const bytes = createRandomPdf(2 * PART_BYTES);
    expect((await sendResume(bytes)).status).toBe(202);
    // Simulates a crash during an upload.
    await relay.outbox.createUpload('application/pdf', startTime).write(createRandomPdf(2 * PART_BYTES));
    const { leases } = relay.worker;
    await leases.sweep(startTime + HOUR, { retentionMs: 30 * DAY });
    expect(await listFileIds()).toHaveLength(2);
    await leases.sweep(startTime + HOUR + 1, { retentionMs: 30 * DAY });
    await expectStoredFiles(bytes);
    // The sweep keeps the file for as long as its submission.
    await leases.sweep(startTime + 29 * DAY, { retentionMs: 30 * DAY });
    await expectStoredFiles(bytes);
  });
});

describe('an outbox that fails', () => {
  test('§7.1 the relay responds with 503 when the clock jumps ahead and the sweep deletes the file of an upload', async () => {
    relay = await startHarness();
    const { socket, remainingBytes } = await beginUpload(createRandomPdf(3 * PART_BYTES), 2 * PART_BYTES + 5000);
    await waitUntil(async () => (await relay.listResumePartIds()).length === 2);
    relay.clock.now += 2 * HOUR;
    await relay.worker.leases.sweep(relay.clock.now, { retentionMs: 30 * DAY });
    socket.write(remainingBytes);
    const [response] = (await once(socket, 'data')) as [Buffer];
    expect(String(response)).toMatch(/^HTTP\/1\.1 503 /);
    expect(await listRows()).toEqual([]);
  });

  test('§7.1 a locked outbox causes 503, and the retry succeeds with the same connection and key', async () => {
    relay = await startHarness({ busyTimeout: 1000 });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const [key, bytes] = [createKey(), createRandomPdf(5_000_000)];
    const sendApplication = () =>
      postWithAgent(agent, createFormData(createApplication({ resume: createResume(bytes) }), { key }));
    const unlock = await lockOutbox(relay.outboxUrl);
    const refusedResponse = await sendApplication();
    expect([refusedResponse.status, refusedResponse.headers['retry-after']]).toEqual([503, '5']);
    await unlock();
    const acceptedResponse = await sendApplication();
    expect([acceptedResponse.status, acceptedResponse.isSocketReused]).toEqual([202, true]);
    agent.destroy();
    await expectStoredFiles(bytes);
  });

  test.each([0, 1, 20])(
    '§7.1 an outbox failure at part %i of a file causes 503 and leaves no part of the file',
    async (failingWriteIndex) => {
      relay = await startHarness();
      let writeCount = 0;
      wrapPartWrites(relay.outbox, (write) =>
        writeCount++ === failingWriteIndex ? Promise.reject(new Error('disk full')) : write(),
      );
      expect((await sendResume(createRandomPdf(5_000_000))).status).toBe(503);
      await expectEmptyOutbox();
      expect((await sendResume(createRandomPdf(1000))).status).toBe(202);
    },
  );

  test('§7.1 an outbox failure after a submission is stored causes 503, and the retry finds the file', async () => {
    relay = await startHarness();
    const accept = relay.outbox.accept.bind(relay.outbox);
    jest.spyOn(relay.outbox, 'accept').mockImplementationOnce(async (acceptance) => {
      await accept(acceptance);
      throw new Error('connection lost');
    });
    const [key, bytes] = [createKey(), createRandomPdf(2 * PART_BYTES)];
    expect((await sendResume(bytes, {}, { key })).status).toBe(503);
    expect((await sendResume(bytes, {}, { key })).status).toBe(202);
    await expectStoredFiles(bytes);
    await relay.deliver();
    expect(relay.devProviders.rows.map(({ payload }) => payload.resumeBase64)).toEqual([createDataUrl(bytes)]);
  });
});

describe('the file of a submission', () => {
  const quarantineFields = { age: '1' };
  const releaseAndDeliver = async (reference: string) => {
    await relay.runCli('release', reference);
    await relay.deliver();
  };
  const sweepExpired = () => relay.worker.leases.sweep(relay.clock.now + 31 * DAY, { retentionMs: 30 * DAY });

  test.each<[string, MetaFields, (reference: string) => Promise<unknown>]>([
    ['was delivered', {}, () => relay.deliver()],
    ['was dropped', {}, (reference) => relay.runCli('drop', reference)],
    ['was dropped from the quarantine', quarantineFields, (reference) => relay.runCli('drop', reference)],
    ['was released and delivered', quarantineFields, releaseAndDeliver],
    ['has expired', {}, sweepExpired],
    ['has expired in the quarantine', quarantineFields, sweepExpired],
  ])(
    '§3.12 the relay deletes the file of a submission, and no other file, once the submission %s',
    async (_title, meta, triggerDeletion) => {
      relay = await startHarness({ worker: { usesQuarantineTab: true } });
      const { body } = await sendResume(createRandomPdf(2 * PART_BYTES), {}, meta);
      expect(await relay.listResumePartIds()).toHaveLength(2);
      const otherFile = createRandomPdf(PART_BYTES);
      const otherUpload = relay.outbox.createUpload('application/pdf', relay.clock.now + 32 * DAY);
      await otherUpload.write(otherFile);
      await triggerDeletion(body.reference ?? '');
      expect(await relay.listResumePartIds()).toEqual([otherUpload.id]);
    },
  );

  test('§7.1 the outbox keeps the file of a quarantined submission after the delivery of its row to the quarantine tab, and after the release', async () => {
    relay = await startHarness({ worker: { usesQuarantineTab: true } });
    const bytes = createRandomPdf(2 * PART_BYTES);
    const { body } = await sendResume(bytes, {}, quarantineFields);
    await relay.deliver();
    expect(relay.devProviders.rows).toHaveLength(1);
    await expectStoredFiles(bytes);
    await relay.runCli('release', body.reference ?? '');
    await expectStoredFiles(bytes);
  });
});

/** Posts a form through an HTTP agent. The result states whether the request reused a connection of the agent. */
async function postWithAgent(agent: Agent, formData: FormData) {
  const { type, body } = await encodeForm(formData);
  const clientRequest = request(`${relay.url}/api/submissions/applications`, {
    method: 'POST',
    agent,
    headers: { Accept: 'application/json', 'Content-Type': type, 'Content-Length': body.length },
  });
  clientRequest.end(body);
  const [response] = (await once(clientRequest, 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  return { status: response.statusCode, headers: response.headers, isSocketReused: clientRequest.reusedSocket };
}
