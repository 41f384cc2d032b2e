import type { Socket } from 'node:net';
import { DEFAULT_TIMEOUTS_MS } from './httpServer';
import { HOUR } from './outbox/backoff';
import { startHarness, type Harness } from './testing/harness';
import { measureLiveMemory } from './testing/liveMemory';
import { beginPost, MULTIPART_END, MULTIPART_HEADERS, RESUME_HEAD } from './testing/rawForm';
import { OK_RESPONSE, startRecorder } from './testing/recorder';
import { createApplication, createContact, createPdf, createResume, submit, type Fields } from './testing/submit';
import { waitUntil } from './testing/waitUntil';

let relay: Harness;
let openSockets: Socket[];
beforeEach(() => {
  openSockets = [];
});

/**
 * Opens a connection that posts an application. `statusLinePromise` resolves to the first line of the response, or to
 * 'hung up' after a connection error.
 */
function beginUpload(headers: Record<string, string | number>): { socket: Socket; statusLinePromise: Promise<string> } {
  const socket = beginPost(relay.url, 'applications', { ...MULTIPART_HEADERS, ...headers });
  openSockets.push(socket);
  const statusLinePromise = new Promise<string>((resolve) => {
    socket.on('error', () => resolve('hung up'));
    socket.on('data', (chunk) => resolve(String(chunk).split('\r\n')[0] ?? ''));
  });
  return { socket, statusLinePromise };
}

/**
 * Sends the beginning of an upload, with `size` bytes of the file. Resolves to the status line, which arrives only when
 * the relay refuses or ends the upload.
 */
function startStalledUpload(address: string, size = 500_000): Promise<string> {
  const { socket, statusLinePromise } = beginUpload({ 'X-Forwarded-For': address, 'Content-Length': 5_000_000 });
  socket.write(RESUME_HEAD);
  socket.write(createPdf(size));
  return statusLinePromise;
}
/** Sends a form. If the connection fails, throws an error with the latest log lines of the relay. */
const sendForm = (path: string, fields: Fields, address: string) =>
  submit(relay.url, path, fields, {}, { 'X-Forwarded-For': address }).catch((error: unknown) => {
    throw new Error(`The relay logged ${JSON.stringify(relay.logLines.slice(-5))}`, { cause: error });
  });
const LARGE_APPLICATION = createApplication({ resume: createResume(createPdf(5_242_880)) });
/** On a busy machine, an upload may take longer than the relay's default time limits. */
const LONG_TIME_LIMITS = {
  app: { bodyLimits: { application: { size: 7_200_000, timeMs: HOUR } } },
  listenTimeouts: { ...DEFAULT_TIMEOUTS_MS, request: HOUR, stall: HOUR },
};

test.each([
  [5, 5],
  [1000, 128],
])(
  '§7 with a limit of %i submissions, the relay accepts at most %i open uploads per IP address, and accepts other forms',
  async (limit, maxUploads) => {
    relay = await startHarness({ limits: { submissions: limit }, settings: { trustedProxies: 1 } });
    const statusLines: string[] = [];
    const uploadPromises = Array.from({ length: maxUploads + 1 }, async () =>
      statusLines.push(await startStalledUpload('203.0.113.1')),
    );
    await Promise.race(uploadPromises);
    for (const address of ['203.0.113.2', '203.0.113.3']) {
      expect((await sendForm('applications', LARGE_APPLICATION, address)).status).toBe(202);
      expect((await sendForm('contacts', createContact(), address)).status).toBe(202);
    }
    expect((await sendForm('contacts', createContact(), '203.0.113.1')).status).toBe(202);
    expect(statusLines).toEqual(['HTTP/1.1 429 Too Many Requests']);
    // An aborted upload no longer counts towards the limit of running uploads.
    for (const socket of openSockets) socket.destroy();
    const countAbortedUploads = () => relay.logLines.filter(({ reason }) => reason === 'malformed').length;
    await waitUntil(() => countAbortedUploads() >= maxUploads);
    expect((await sendForm('applications', LARGE_APPLICATION, '203.0.113.1')).status).toBe(202);
  },
);

test('§7 IP addresses of one IPv6 /48 can occupy at most half of the upload slots, so that other IP addresses can still upload', async () => {
  relay = await startHarness({ settings: { trustedProxies: 1 } });
  const uploadPromises = Array.from({ length: 129 }, (_, number) =>
    startStalledUpload(`2001:db8:1:${(number << 8).toString(16)}::1`),
  );
  expect(await Promise.race(uploadPromises)).toBe('HTTP/1.1 429 Too Many Requests');
  expect((await sendForm('applications', LARGE_APPLICATION, '2001:db8:2::1')).status).toBe(202);
});

test('§7 at 256 open uploads, the relay refuses a new upload with 503 or ends the slowest upload older than 10 s, and still accepts other forms', async () => {
  relay = await startHarness({ ...LONG_TIME_LIMITS, settings: { trustedProxies: 1 } });
  const statusLines: string[] = [];
  const uploadPromises = Array.from({ length: 256 }, async (_, number) =>
    statusLines.push(`${number}: ${await startStalledUpload(`203.0.${number}.1`, number === 100 ? 9 : 500_000)}`),
  );
  await waitUntil(async () => new Set(await relay.listResumePartIds()).size === 255);
  expect((await sendForm('applications', LARGE_APPLICATION, '198.51.100.1')).status).toBe(503);
  expect((await sendForm('contacts', createContact(), '198.51.100.1')).status).toBe(202);
  relay.clock.now += 10_001;
  expect((await sendForm('applications', LARGE_APPLICATION, '198.51.100.1')).status).toBe(202);
  await Promise.race(uploadPromises);
  expect(statusLines).toEqual(['100: HTTP/1.1 503 Service Unavailable']);
});

test('§7.1 the relay uses less than 50 MiB for a file that arrives byte by byte', async () => {
  relay = await startHarness(LONG_TIME_LIMITS);
  const formatChunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
  let countReceivedBytes = () => 0;
  relay.server.once('connection', (connection) => (countReceivedBytes = () => connection.bytesRead));
  const { socket, statusLinePromise } = beginUpload({ 'Transfer-Encoding': 'chunked' });
  socket.write(formatChunk(`${RESUME_HEAD}%PDF-`));
  const memoryBefore = measureLiveMemory();
  for (let count = 0; count < 50; count += 1)
    await new Promise((resolve) => socket.write(formatChunk('x').repeat(10_000), resolve));
  await waitUntil(() => countReceivedBytes() >= socket.bytesWritten);
  // If the relay kept a record of each chunk, the records would use half a gigabyte until the end of the file.
  expect(measureLiveMemory() - memoryBefore).toBeLessThan(50 * 1024 * 1024);
  socket.write(formatChunk(`\r\n${MULTIPART_END}`) + formatChunk(''));
  // The status is 422, because the other fields are missing.
  expect(await statusLinePromise).toBe('HTTP/1.1 422 Unprocessable Entity');
});

test('§9.2 the relay delivers at most two résumés at the same time, and delivers all submissions', async () => {
  let runningResumeCallCount = 0;
  let maxRunningResumeCallCount = 0;
  const sheet = await startRecorder(async ({ body }) => {
    const hasResume = body.includes('resumeBase64');
    if (hasResume) maxRunningResumeCallCount = Math.max(maxRunningResumeCallCount, (runningResumeCallCount += 1));
    if (hasResume) await waitUntil(() => maxRunningResumeCallCount > 1);
    await new Promise((resolve) => setTimeout(resolve, 50));
    if (hasResume) runningResumeCallCount -= 1;
    return OK_RESPONSE;
  });
  relay = await startHarness({ hosts: { sheet: sheet.url } });
  // The relay delivers in parallel only after a successful call.
  await submit(relay.url, 'contacts', createContact());
  await relay.deliver();
  for (let count = 0; count < 6; count += 1) {
    await submit(relay.url, 'applications', createApplication());
    await submit(relay.url, 'contacts', createContact());
  }
  expect(await relay.deliver()).toBe(12);
  expect({ callCount: sheet.calls.length, maxRunningResumeCallCount }).toEqual({
    callCount: 13,
    maxRunningResumeCallCount: 2,
  });
});
