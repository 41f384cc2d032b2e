import { connect, type Socket } from 'node:net';
import { startHarness, type Harness } from './testing/harness';
import { contact, newKey, submit } from './testing/submit';

const CONNECTIONS = 500;
let relay: Harness;
beforeEach(async () => {
  relay = await startHarness({
    listenTimeouts: { headers: 1000, request: 20_000, check: 100 },
    app: { bodyLimits: { contact: { size: 16_384, time: 1000 } } },
  });
});
afterEach(() => relay.close());

/** Sends `head`, then a byte every 200 ms, and resolves to everything that came back and how long it took (ms). */
function trickle(head: string): Promise<{ text: string; took: number }> {
  const begun = Date.now();
  return new Promise((resolve) => {
    let text = '';
    let timer: NodeJS.Timeout | undefined;
    const socket: Socket = connect(relay.port, '127.0.0.1', () => {
      socket.write(head);
      timer = setInterval(() => socket.writable && socket.write('x'), 200);
    });
    const end = () => {
      clearInterval(timer);
      socket.destroy();
      resolve({ text, took: Date.now() - begun });
    };
    socket.on('data', (data) => {
      text += String(data);
      if (text.includes('\r\n\r\n')) end();
    });
    // A reset is an end like any other; what came back before it is judged.
    socket.on('error', end);
    socket.on('close', end);
  });
}

test('case 22 a client that closes after its request reads the 413 for a body of 20 MB', async () => {
  const size = 20 * 1024 * 1024;
  const answer = await new Promise<string>((resolve, reject) => {
    let text = '';
    const socket = connect(relay.port, '127.0.0.1', () => {
      socket.write(
        `POST /api/submissions/contacts HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n` +
          `Content-Type: application/json\r\nContent-Length: ${size}\r\n\r\n`,
      );
      socket.write(Buffer.alloc(size, 'x'));
    });
    socket.on('data', (data) => (text += String(data)));
    socket.on('error', reject).on('close', () => resolve(text));
  });
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
});

test.each([
  ['heads', () => 'POST /api/submissions/contacts HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: '],
  [
    'bodies',
    () =>
      `POST /api/submissions/contacts HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n` +
      `Idempotency-Key: ${newKey()}\r\nContent-Length: 9000\r\n\r\n{"message":"`,
  ],
])(`case 23 ${CONNECTIONS} connections with slow %s: 408 in time, and the site still answers`, async (_what, head) => {
  const slow = Promise.all(Array.from({ length: CONNECTIONS }, () => trickle(head())));
  await new Promise((resolve) => setTimeout(resolve, 300));
  const asked = Date.now();
  expect((await submit(relay.url, 'contacts', contact())).status).toBe(202);
  // Generous, since both ends and 500 sockets share this process; without limits it would be minutes.
  expect(Date.now() - asked).toBeLessThan(20_000);
  for (const { text, took } of await slow) {
    expect(text).toMatch(/^HTTP\/1\.1 408 /);
    expect(took).toBeLessThan(20_000);
  }
  expect(await relay.outbox.list()).toHaveLength(1);
});
