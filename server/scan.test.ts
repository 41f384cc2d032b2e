import { createServer, type AddressInfo, type Socket } from 'node:net';
import { words } from '#site/words/mails';
import { words as relayWords } from '#site/words/relay';
import { findFreePort } from '../test/setup/freePort';
import { fillPlaceholders } from '../src/site/fill';
import { afterTest } from './testing/afterTest';
import { startHarness, type Harness } from './testing/harness';
import {
  createApplication,
  createContact,
  createDataUrl,
  createKey,
  createPdf,
  createResume,
  submit,
  type MetaFields,
} from './testing/submit';

let relay: Harness;

/**
 * Starts a fake clamd and a relay that uses this fake to scan files. Resolves to a function that returns the number of
 * connections to the fake.
 */
async function startWithFakeClamd(
  onConnection: (socket: Socket) => unknown,
  scanLimitMs: number,
): Promise<() => number> {
  let connectionCount = 0;
  const server = createServer((socket) => {
    connectionCount += 1;
    afterTest(() => socket.destroy());
    onConnection(socket.on('error', () => undefined));
  });
  afterTest(() => server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await startRelay((server.address() as AddressInfo).port, scanLimitMs);
  return () => connectionCount;
}
const startRelay = async (port: number, scanLimitMs: number) => {
  relay = await startHarness({ settings: { clamd: { host: '127.0.0.1', port } }, app: { scanLimitMs } });
};

const LARGE_PDF = createPdf(5_242_880);
const sendForm = (fields = createApplication({ resume: createResume(LARGE_PDF) }), meta: MetaFields = {}) =>
  submit(relay.url, 'applications', fields, meta);
const listScanResults = async () => (await relay.outbox.list()).map(({ scan }) => scan);
const listScanEvents = () => relay.logLines.filter(({ event }) => event.startsWith('scan.'));

/** A time limit in milliseconds that no scan reaches, because each scan with this limit ends or fails immediately. */
const LONG_LIMIT_MS = 3_600_000;
const SHORT_LIMIT_MS = 100;

test.each<[string, (socket: Socket) => unknown, number, string]>([
  ['reads and does not respond', (socket) => socket.resume(), SHORT_LIMIT_MS, 'no response in time'],
  ['does not read', (socket) => socket.pause(), SHORT_LIMIT_MS, 'no response in time'],
  ['sends single bytes', (socket) => void sendSingleBytes(socket.resume()), SHORT_LIMIT_MS, 'no response in time'],
  ['closes the connection at once', (socket) => socket.destroy(), LONG_LIMIT_MS, ''],
  ['ends without a response', (socket) => socket.resume().end(), LONG_LIMIT_MS, 'unexpected response of clamd'],
  [
    'sends 10 MB of nonsense',
    (socket) => socket.resume().write('x'.repeat(10_000_000)),
    LONG_LIMIT_MS,
    'unexpected response of clamd',
  ],
  ['repeats the file', (socket) => socket.pipe(socket), LONG_LIMIT_MS, 'unexpected response of clamd'],
  ['responds with OK before it has the file', (socket) => socket.pause().write('stream: OK\0'), LONG_LIMIT_MS, ''],
  [
    'rejects the size of the file',
    (socket) => socket.resume().end('INSTREAM size limit exceeded. ERROR\0'),
    LONG_LIMIT_MS,
    'INSTREAM size limit exceeded. ERROR',
  ],
  [
    'responds with an error',
    (socket) => socket.resume().end('stream: No memory ERROR\0'),
    LONG_LIMIT_MS,
    'stream: No memory ERROR',
  ],
])(
  '§7.1 the relay stores the résumé as not scanned when the scanner %s',
  async (_title, onConnection, scanLimitMs, reason) => {
    await startWithFakeClamd(onConnection, scanLimitMs);
    expect((await sendForm()).status).toBe(202);
    expect(await listScanResults()).toEqual(['unscanned']);
    expect(listScanEvents()).toEqual([
      { level: 'error', event: 'scan.unavailable', reason: expect.stringContaining(reason) },
    ]);
    expect(await relay.outbox.readResume(await relay.getOnlyRow())).toBe(createDataUrl(LARGE_PDF));
  },
);

test('§7.1 an infected file gets 422 with a message for its field, and the outbox keeps no part of the file', async () => {
  await startWithFakeClamd((socket) => socket.resume().end('stream: Eicar FOUND\0'), LONG_LIMIT_MS);
  expect(await sendForm()).toMatchObject({ status: 422, body: { errors: { resume: relayWords.infected } } });
  expect(await relay.listResumePartIds()).toEqual([]);
  expect(await listScanResults()).toEqual([]);
});

function sendSingleBytes(socket: Socket): void {
  const timer = setInterval(() => socket.write('x'), 10);
  socket.once('close', () => clearInterval(timer));
}

test('§7.1 if the scanner does not respond, concurrent scans time out together, not one after another', async () => {
  const scanLimitMs = 1000;
  await startWithFakeClamd((socket) => socket.resume(), scanLimitMs);
  const startTime = performance.now();
  const uploadCount = 6;
  const responses = await Promise.all(
    Array.from({ length: uploadCount }, (_, number) =>
      sendForm(createApplication({ name: `Ann ${'I'.repeat(number + 1)}` })),
    ),
  );
  expect(responses.map(({ status }) => status)).toEqual(Array(uploadCount).fill(202));
  expect(performance.now() - startTime).toBeLessThan((uploadCount - 1) * scanLimitMs);
  expect(await listScanResults()).toEqual(Array(uploadCount).fill('unscanned'));
});

test('§7.1 the log has one line for the start and one line for the end of a scanner outage', async () => {
  let isAvailable = false;
  const countConnections = await startWithFakeClamd((socket) => {
    if (!isAvailable) return socket.destroy();
    return socket.on('data', (chunk: Buffer) => chunk.subarray(-4).equals(INSTREAM_END) && socket.end('stream: OK\0'));
  }, LONG_LIMIT_MS);
  const sendWithCoverLetter = (message: string) => sendForm(createApplication({ coverLetter: message }));
  await sendWithCoverLetter('one');
  await sendWithCoverLetter('two');
  isAvailable = true;
  await sendWithCoverLetter('three');
  await sendWithCoverLetter('four');
  expect(listScanEvents().map(({ event }) => event)).toEqual(['scan.unavailable', 'scan.available']);
  expect((await listScanResults()).toSorted()).toEqual(['clean', 'clean', 'unscanned', 'unscanned']);
  expect(countConnections()).toBe(4);
});
const INSTREAM_END = Buffer.alloc(4);

test('§7.1 the relay scans neither submissions without a résumé nor repeated submissions', async () => {
  const countConnections = await startWithFakeClamd((socket) => socket.destroy(), LONG_LIMIT_MS);
  await submit(relay.url, 'contacts', createContact());
  const meta = { key: createKey() };
  await sendForm(createApplication(), meta);
  expect((await sendForm(createApplication(), meta)).status).toBe(202);
  expect(countConnections()).toBe(1);
  expect((await relay.outbox.list()).map(({ kind, scan }) => [kind, scan]).toSorted()).toEqual([
    ['application', 'unscanned'],
    ['contact', null],
  ]);
});

test('§7.2 `outbox list` and the admin mail mark an unscanned résumé, and the confirmation does not', async () => {
  await startRelay(await findFreePort(), LONG_LIMIT_MS);
  const { body } = await sendForm(createApplication());
  expect((await relay.runCli('list')).output).toContain(
    `${body.reference}  application  pending  waits for the spreadsheet  not scanned\n`,
  );
  await relay.deliver();
  const unscannedNotice = fillPlaceholders(words.application.unscanned, { file: 'cv.pdf' });
  expect(relay.devProviders.mails.map((mail) => JSON.stringify(mail).split(unscannedNotice).length - 1)).toEqual([
    2, 0,
  ]);
});
