import { connect, type Socket } from 'node:net';
import { Outbox } from './outbox/outbox';
import { startRecorder, type Recorder } from './testing/recorder';
import { createServerFixture, getProviderVariables } from './testing/serve';
import { createContact, createFormData, submit } from './testing/submit';
import { waitUntil } from './testing/waitUntil';

/** The maximum time that a stop takes according to docs/operations.md, in milliseconds. */
const MAX_STOP_MS = 10_000;
let fixture: Awaited<ReturnType<typeof createServerFixture>>;
let hangingHost: Recorder;
beforeEach(async () => {
  fixture = await createServerFixture();
  hangingHost = await startRecorder(() => new Promise(() => undefined));
});

const startWithHangingProviders = () => fixture.startServer(getProviderVariables(hangingHost.url));

/** Sends the beginning of an upload, and no further bytes. */
function startStalledUpload(url: string): Promise<Socket> {
  const { port, host } = new URL(url);
  const head =
    `POST /api/submissions/applications HTTP/1.1\r\nHost: ${host}\r\n` +
    `Content-Type: multipart/form-data; boundary=X\r\nContent-Length: 900000\r\n\r\n` +
    '--X\r\nContent-Disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n%PDF';
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(head, () => resolve(socket)));
    socket.once('error', reject);
    // The test ignores errors of the connection, because the server resets the connection during its stop.
    socket.on('error', () => undefined);
  });
}

test('§4.6 the server exits within 10 s of SIGTERM and keeps its submissions, despite a hanging provider and a stalled upload', async () => {
  const site = startWithHangingProviders();
  const url = await site.urlPromise;
  expect((await submit(url, 'contacts', createContact())).status).toBe(202);
  await startStalledUpload(url);
  await waitUntil(() => hangingHost.calls.length > 0);
  const startTime = Date.now();
  site.child.kill('SIGTERM');
  expect(await site.exitCode).toBe(0);
  expect(Date.now() - startTime).toBeLessThan(MAX_STOP_MS);
  const outbox = await Outbox.open({ url: fixture.outboxUrl });
  const { build, read } = outbox.engine;
  const rows = await read(build.selectFrom('submissions').select(['status', 'lease_owner', 'sheet_at']));
  await outbox.close();
  expect(rows).toMatchObject([{ status: 'pending', lease_owner: null, sheet_at: null }]);
});

test('§4.6 the server refuses new submissions after SIGTERM, and accepts a submission whose upload is already running', async () => {
  const site = startWithHangingProviders();
  const url = await site.urlPromise;
  expect((await submit(url, 'contacts', createContact())).status).toBe(202);
  const form = new Response(createFormData(createContact()));
  const body = await form.text();
  const { port, host } = new URL(url);
  let response = '';
  const upload = connect(Number(port), '127.0.0.1');
  upload.on('data', (data) => (response += String(data)));
  upload.write(
    `POST /api/submissions/contacts HTTP/1.1\r\nHost: ${host}\r\nAccept: application/json\r\n` +
      `Content-Type: ${form.headers.get('Content-Type')}\r\nContent-Length: ${body.length}\r\n\r\n` +
      body.slice(0, 40),
  );
  await waitUntil(() => hangingHost.calls.length > 0);
  site.child.kill('SIGTERM');
  let refusedResponse = await submit(url, 'contacts', createContact());
  // The server accepts submissions until it has handled the signal.
  while (refusedResponse.status === 202) refusedResponse = await submit(url, 'contacts', createContact());
  expect(refusedResponse).toMatchObject({ status: 503, body: { message: expect.stringMatching(/try again/) } });
  expect(refusedResponse.headers.get('Retry-After')).toMatch(/^\d+$/);
  expect(refusedResponse.headers.get('Connection')).toBe('close');
  // A second signal must not interrupt the stop.
  site.child.kill('SIGINT');
  upload.write(body.slice(40));
  expect(await site.exitCode).toBe(0);
  expect(response).toMatch(/^HTTP\/1\.1 202 /);
});
