import { connect, type Socket } from 'node:net';
import { startHarness, type Harness } from './testing/harness';
import { application, contact, dataUrl, newKey, pdf, submit } from './testing/submit';

let relay: Harness;
let open: Socket[] = [];
afterEach(async () => {
  for (const socket of open) socket.destroy();
  open = [];
  await relay.close();
});

const BODY = JSON.stringify(application({ resumeBase64: dataUrl(pdf(5_242_880)) }));

/** Sends all of an upload but its last bytes; resolves when the server has taken that or said no, to what it said. */
function heldOpen(from: string): Promise<string> {
  const socket = connect(relay.port, '127.0.0.1');
  open.push(socket);
  socket.write(
    `POST /api/submissions/applications HTTP/1.1\r\nHost: 127.0.0.1:${relay.port}\r\nContent-Type: application/json\r\n` +
      `X-Forwarded-For: ${from}\r\nIdempotency-Key: ${newKey()}\r\nContent-Length: ${BODY.length}\r\n\r\n`,
  );
  return new Promise((resolve) => {
    socket.on('error', () => resolve('hung up'));
    socket.on('data', (data) => resolve(String(data).split('\r\n')[0] ?? ''));
    socket.write(BODY.slice(0, -10), () => setTimeout(() => resolve('held'), 300));
  });
}
const send = (path: string, payload: unknown, from: string) =>
  submit(relay.url, path, payload, { 'X-Forwarded-For': from });

test.each([
  [5, 34],
  [1000, 34],
])(
  'case 23 with %i submissions allowed, one address holds %i uploads open: all others still get through',
  async (limit, count) => {
    relay = await startHarness({ limits: { submissions: limit }, settings: { trustedProxies: 1 } });
    const said = await Promise.all(Array.from({ length: count }, () => heldOpen('203.0.113.1')));
    expect(said).toContain('held');
    expect(said).toContain('HTTP/1.1 429 Too Many Requests');
    expect(said).not.toContain('HTTP/1.1 503 Service Unavailable');
    for (const from of ['203.0.113.2', '203.0.113.3']) {
      expect((await send('applications', BODY, from)).status).toBe(202);
      expect((await send('contacts', contact(), from)).status).toBe(202);
    }
    expect((await send('contacts', contact(), '203.0.113.1')).status).toBe(202);
    // What is broken off makes room again.
    for (const socket of open) socket.destroy();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect((await send('applications', BODY, '203.0.113.1')).status).toBe(202);
  },
);

test('case 23 many addresses hold uploads open: the next upload is asked to come later, small messages get through', async () => {
  relay = await startHarness({ settings: { trustedProxies: 1 } });
  const said = await Promise.all(Array.from({ length: 34 }, (_, number) => heldOpen(`203.0.113.${number}`)));
  expect(said).toContain('HTTP/1.1 503 Service Unavailable');
  expect((await send('contacts', contact(), '198.51.100.1')).status).toBe(202);
});
