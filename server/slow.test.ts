import { once } from 'node:events';
import { connect } from 'node:net';
import { startHarness, type Harness } from './testing/harness';
import { beginPost, MULTIPART_HEADERS } from './testing/rawForm';
import { createContact, submit } from './testing/submit';

const CONNECTION_COUNT = 500;
/** A number of bytes that exceeds the buffers of a connection. */
const LARGE_BODY_BYTES = 20 * 1024 * 1024;
let relay: Harness;
beforeEach(async () => {
  relay = await startHarness({
    listenTimeouts: { headers: 5000, request: 20_000, check: 100 },
    app: { bodyLimits: { contact: { size: 16_384, timeMs: 5000 } } },
  });
});

/**
 * Connects and sends `head`, then a byte every 200 ms. When the headers have arrived or the connection closes,
 * `responsePromise` resolves to the received text and the elapsed time in milliseconds.
 */
function sendSlowly(head: string): {
  connectPromise: Promise<unknown>;
  responsePromise: Promise<{ text: string; durationMs: number }>;
} {
  const startTime = Date.now();
  const socket = connect(relay.port, '127.0.0.1');
  socket.write(head);
  const timer = setInterval(() => socket.writable && socket.write('x'), 200);
  const responsePromise = new Promise<{ text: string; durationMs: number }>((resolve) => {
    let text = '';
    const finish = () => {
      clearInterval(timer);
      socket.destroy();
      resolve({ text, durationMs: Date.now() - startTime });
    };
    socket.on('data', (chunk) => {
      text += String(chunk);
      if (text.includes('\r\n\r\n')) finish();
    });
    // If the connection is reset, `responsePromise` resolves to the text that arrived before the reset.
    socket.on('error', finish);
    socket.on('close', finish);
  });
  return { connectPromise: once(socket, 'connect'), responsePromise };
}

test.each([
  ['with Content-Length', { 'Content-Length': LARGE_BODY_BYTES }, '', ''],
  // Without Content-Length, the relay detects that the body is too large only while it reads the body.
  ['in chunks', { 'Transfer-Encoding': 'chunked' }, `${LARGE_BODY_BYTES.toString(16)}\r\n`, '\r\n0\r\n\r\n'],
])(
  '§7 a client that sends Connection: close and 20 MB %s receives the 413 response',
  async (_title, headers, bodyStart, bodyEnd) => {
    const response = await new Promise<string>((resolve, reject) => {
      let text = '';
      let isSent = false;
      const socket = beginPost(relay.url, 'contacts', { Connection: 'close', ...MULTIPART_HEADERS, ...headers });
      socket.write(bodyStart);
      socket.write(Buffer.alloc(LARGE_BODY_BYTES, 'x'));
      socket.write(bodyEnd, () => (isSent = true));
      socket.on('data', (chunk) => {
        // A response before the last byte of the body would be lost when the connection closes.
        if (!isSent) reject(new Error('The relay responded before it had read the body'));
        text += String(chunk);
      });
      socket.on('error', reject).on('close', () => resolve(text));
    });
    expect(response).toMatch(/^HTTP\/1\.1 413 /);
  },
);

test(`§7 ${CONNECTION_COUNT} connections with slow headers or bodies get 408 within 20 s, and the relay still accepts forms`, async () => {
  const slowHeaders = 'POST /api/submissions/contacts HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ';
  const slowBody =
    `POST /api/submissions/contacts HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: application/json\r\n` +
    `Content-Type: multipart/form-data; boundary=X\r\nContent-Length: 9000\r\n\r\n` +
    '--X\r\nContent-Disposition: form-data; name="message"\r\n\r\n';
  const slowRequests = Array.from({ length: CONNECTION_COUNT }, (_value, index) =>
    sendSlowly(index % 2 ? slowHeaders : slowBody),
  );
  await Promise.all(slowRequests.map(({ connectPromise }) => connectPromise));
  const requestTime = Date.now();
  expect((await submit(relay.url, 'contacts', createContact())).status).toBe(202);
  // The limit is generous, because the relay and its clients share this process. Without time limits in the relay, the
  // responses would take minutes.
  expect(Date.now() - requestTime).toBeLessThan(20_000);
  const responses = await Promise.all(slowRequests.map(({ responsePromise }) => responsePromise));
  for (const [index, { text, durationMs }] of responses.entries()) {
    expect(`${index % 2 ? 'headers' : 'body'}: ${text}`).toMatch(/^(headers|body): HTTP\/1\.1 408 /);
    expect(durationMs).toBeLessThan(20_000);
  }
  expect(await relay.outbox.list()).toHaveLength(1);
});

test('§7 the relay still accepts forms after the operating system has refused another connection', async () => {
  relay.server.emit('error', new Error('accept failed'));
  expect((await submit(relay.url, 'contacts', createContact())).status).toBe(202);
});
