import { connect, type Socket } from 'node:net';
import { startHarness, type Harness } from './testing/harness';
import { startRecorder } from './testing/recorder';
import { application, contact, dataUrl, newKey, pdf, submit } from './testing/submit';

let relay: Harness;
let open: Socket[] = [];
afterEach(async () => {
  for (const socket of open) socket.destroy();
  open = [];
  await relay.close();
});

const BODY = JSON.stringify(application({ resumeBase64: dataUrl(pdf(5_242_880)) }));

/** Sends all of an upload but its last bytes; resolves to what the server says, which is nothing unless it refuses. */
function holdOpen(from: string): Promise<string> {
  const socket = connect(relay.port, '127.0.0.1');
  open.push(socket);
  socket.write(
    `POST /api/submissions/applications HTTP/1.1\r\nHost: 127.0.0.1:${relay.port}\r\nContent-Type: application/json\r\n` +
      `X-Forwarded-For: ${from}\r\nIdempotency-Key: ${newKey()}\r\nContent-Length: ${BODY.length}\r\n\r\n`,
  );
  socket.write(BODY.slice(0, -10));
  return new Promise((resolve) => {
    socket.on('error', () => resolve('hung up'));
    socket.on('data', (data) => resolve(String(data).split('\r\n')[0] ?? ''));
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
    const said: string[] = [];
    const held = Array.from({ length: count }, async () => said.push(await holdOpen('203.0.113.1')));
    await Promise.race(held);
    for (const from of ['203.0.113.2', '203.0.113.3']) {
      expect((await send('applications', BODY, from)).status).toBe(202);
      expect((await send('contacts', contact(), from)).status).toBe(202);
    }
    expect((await send('contacts', contact(), '203.0.113.1')).status).toBe(202);
    expect(new Set(said)).toEqual(new Set(['HTTP/1.1 429 Too Many Requests']));
    expect(said.length).toBeLessThan(count);
    // What is broken off makes room again.
    for (const socket of open) socket.destroy();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect((await send('applications', BODY, '203.0.113.1')).status).toBe(202);
  },
);

test('§7.1 two uploads that stand still hold others up for a few seconds, not for good', async () => {
  relay = await startHarness();
  for (let count = 0; count < 2; count += 1) void holdOpen('203.0.113.1');
  expect((await send('applications', BODY, '203.0.113.1')).status).toBe(202);
});

test('case 14 a résumé between fields with escapes and letters beyond ASCII arrives letter by letter', async () => {
  relay = await startHarness();
  const payload = application({
    coverLetter: 'Grüße 🙂 "quoted" \\ and\na new line',
    resumeBase64: dataUrl(pdf(100_000).fill(0xfe, 20)),
  });
  expect((await submit(relay.url, 'applications', payload)).status).toBe(202);
  await relay.deliver();
  expect(relay.standIns.rows[0]?.payload).toMatchObject({ ...payload, phone: `'${payload.phone}` });
});

test('case 14 two résumés are delivered at a time, and messages beside them', async () => {
  let underWay = 0;
  let most = 0;
  const sheet = await startRecorder(async ({ body }) => {
    const isResume = body.includes('resumeBase64');
    if (isResume) most = Math.max(most, (underWay += 1));
    await new Promise((resolve) => setTimeout(resolve, 50));
    if (isResume) underWay -= 1;
    return { status: 200, headers: { 'Content-Type': 'application/json' }, body: '{"ok":true}' };
  });
  relay = await startHarness({ hosts: { sheet: sheet.url } });
  for (let count = 0; count < 6; count += 1) {
    await submit(relay.url, 'applications', application());
    await submit(relay.url, 'contacts', contact());
  }
  expect(await relay.deliver()).toBe(12);
  expect({ calls: sheet.calls.length, most }).toEqual({ calls: 12, most: 2 });
  await sheet.close();
});

test.each([
  ['a line end', '\n', 422],
  ['a letter beyond ASCII', 'é', 422],
  ['an escape', '\\u0041', 202],
])('case 22 %s inside a résumé', async (_what, inside, status) => {
  relay = await startHarness();
  const payload = application({ resumeBase64: dataUrl(pdf(120_000)) });
  const at = JSON.stringify(payload).indexOf('JVBERi0') + 80_000;
  const body = JSON.stringify(payload);
  const answer = await submit(relay.url, 'applications', body.slice(0, at) + inside + body.slice(at + 1));
  expect(answer.status).toBe(status);
});

test('case 23 many addresses hold uploads open: the next upload is asked to come later, small messages get through', async () => {
  relay = await startHarness({ settings: { trustedProxies: 1 } });
  const held = Array.from({ length: 34 }, (_, number) => holdOpen(`203.0.113.${number}`));
  expect(await Promise.race(held)).toBe('HTTP/1.1 503 Service Unavailable');
  expect((await send('contacts', contact(), '198.51.100.1')).status).toBe(202);
});
