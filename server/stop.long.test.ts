import { Outbox } from './outbox/outbox';
import { beginPost, encodeForm, MULTIPART_HEADERS, RESUME_HEAD } from './testing/rawForm';
import { startRecorder, type Recorder } from './testing/recorder';
import { getProviderVariables } from './testing/providerVariables';
import { createServerFixture } from './testing/serve';
import { createContact, createFormData, submit } from './testing/submit';
import { waitUntil } from './testing/waitUntil';

/** The maximum time that a stop takes according to docs/deployment.md, in milliseconds. */
const MAX_STOP_MS = 10_000;
let fixture: Awaited<ReturnType<typeof createServerFixture>>;
let hangingHost: Recorder;
beforeEach(async () => {
  fixture = await createServerFixture();
  hangingHost = await startRecorder(() => new Promise(() => undefined));
});

const startWithHangingProviders = () => fixture.startServer(getProviderVariables(hangingHost.url));

/** Sends the beginning of an upload, and no further bytes. */
const startStalledUpload = (url: string): Promise<unknown> =>
  new Promise((resolve) =>
    beginPost(url, 'applications', { ...MULTIPART_HEADERS, 'Content-Length': 900_000 }).write(
      `${RESUME_HEAD}%PDF`,
      resolve,
    ),
  );

test('§4.6 the server exits within 10 s of SIGTERM and keeps its submissions, despite a hanging provider and a stalled upload', async () => {
  const serverRun = startWithHangingProviders();
  const url = await serverRun.urlPromise;
  expect((await submit(url, 'contacts', createContact())).status).toBe(202);
  await startStalledUpload(url);
  await waitUntil(() => hangingHost.calls.length > 0);
  const startTime = Date.now();
  serverRun.child.kill('SIGTERM');
  expect(await serverRun.exitCodePromise).toBe(0);
  expect(Date.now() - startTime).toBeLessThan(MAX_STOP_MS);
  const outbox = await Outbox.open({ url: fixture.outboxUrl });
  const { queryBuilder, read } = outbox.engine;
  const rows = await read(queryBuilder.selectFrom('submissions').select(['status', 'lease_owner', 'sheet_at']));
  await outbox.close();
  expect(rows).toMatchObject([{ status: 'pending', lease_owner: null, sheet_at: null }]);
});

test('§4.6 the server refuses new submissions after SIGTERM, and accepts a submission whose request has already begun', async () => {
  const serverRun = startWithHangingProviders();
  const url = await serverRun.urlPromise;
  expect((await submit(url, 'contacts', createContact())).status).toBe(202);
  const { type, body } = await encodeForm(createFormData(createContact()));
  let response = '';
  const socket = beginPost(url, 'contacts', { 'Content-Type': type, 'Content-Length': body.length });
  socket.on('data', (chunk) => (response += String(chunk)));
  socket.write(body.subarray(0, 40));
  await waitUntil(() => hangingHost.calls.length > 0);
  serverRun.child.kill('SIGTERM');
  let refusedResponse = await submit(url, 'contacts', createContact());
  // The server accepts submissions until it has handled the signal.
  while (refusedResponse.status === 202) refusedResponse = await submit(url, 'contacts', createContact());
  expect(refusedResponse).toMatchObject({ status: 503, body: { message: expect.stringMatching(/try again/) } });
  expect(refusedResponse.headers.get('Retry-After')).toMatch(/^\d+$/);
  expect(refusedResponse.headers.get('Connection')).toBe('close');
  // Repeated signals must not interrupt the stop.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGINT'] as const) serverRun.child.kill(signal);
  socket.write(body.subarray(40));
  expect(await serverRun.exitCodePromise).toBe(0);
  expect(response).toMatch(/^HTTP\/1\.1 202 /);
});
