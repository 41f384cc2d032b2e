import { detachForm } from './noscript/markup';
import { DAY } from './outbox/backoff';
import type { StaticFile, StaticSite } from './static/load';
import { startHarness, type Harness, type HarnessOptions } from './testing/harness';
import { postContact, parseToken, loadTestRenderer } from './testing/formPost';
import { OK_RESPONSE, startRecorder } from './testing/recorder';
import { startSmtpServer } from './testing/smtpServer';
import { createApplication, createContact, createDataUrl, createPayload, submit } from './testing/submit';

/** A page that the relay serves. The relay therefore inserts a token into the form of the page. */
const PAGE: StaticFile = {
  path: '/form/index.html',
  type: 'text/html; charset=utf-8',
  etag: 't',
  getUncompressedBytes: () => new TextEncoder().encode(detachForm('<form action="/x" method="post"></form>', '', true)),
  bytesByEncoding: {},
};
const SITE: StaticSite = { files: new Map([[PAGE.path, PAGE]]), policy: {}, base: '/', closedPaths: new Set() };
let relay: Harness;
async function startRelay(options: HarnessOptions = {}): Promise<void> {
  relay = await startHarness({
    ...options,
    app: { loadPageRenderer: loadTestRenderer, getSite: () => SITE, ...options.app },
  });
}
const listSigns = async () => (await relay.outbox.list()).map(({ signs }) => signs);
const sendForm = (overrides = {}) => postContact(relay.url, overrides);

test.each([
  ['a filled honeypot', { honeypot: 'http://spam.example' }, ['honeypot']],
  ['an age of 1999 ms', { age: '1999' }, ['too-fast']],
  ['neither age nor token', { age: '' }, ['no-token']],
  ['an age of 0 ms, after the clock moved back', { age: '0' }, ['too-fast']],
])(
  '§7 a submission with %s gets 202, is quarantined with its sign of a bot, and is not delivered',
  async (_title, meta, signs) => {
    await startRelay();
    const response = await submit(relay.url, 'contacts', createContact(), meta);
    expect(response.status).toBe(202);
    expect(await relay.outbox.list()).toMatchObject([
      { reference: response.body.reference, status: 'quarantined', signs },
    ]);
    await relay.deliver();
    expect([relay.devProviders.rows, relay.devProviders.mails]).toEqual([[], []]);
    expect(relay.logLines).toContainEqual(
      expect.objectContaining({ event: 'submission.quarantined', signs: signs.join() }),
    );
  },
);

test('§2.16 a form with a filled honeypot, or with a missing, forged or too recent token, is quarantined', async () => {
  await startRelay();
  const token = parseToken((await sendForm({ email: '' })).html);
  const responses = [
    await sendForm({ token, message: 'At once' }),
    await sendForm({ token: '', message: 'No token' }),
    await sendForm({ token: `${token.slice(0, -3)}AAA`, message: 'Forged' }),
  ];
  relay.clock.now += 5000;
  responses.push(await sendForm({ token, website: 'x', message: 'Honeypot' }), await sendForm({ token }));
  expect(responses.map(({ status }) => status)).toEqual(Array(5).fill(303));
  expect(await listSigns()).toEqual([['too-fast'], ['no-token'], ['no-token'], ['honeypot'], []]);
});

test('§2.16 a form needs no token if another host serves the pages', async () => {
  await startRelay({ app: { getSite: () => ({ ...SITE, files: new Map() }) } });
  await sendForm();
  expect(await relay.outbox.list()).toMatchObject([{ status: 'pending' }]);
});

test('§2.16 neither an expired token nor a token of an earlier version, in the field "seal", causes a quarantine', async () => {
  await startRelay();
  const token = parseToken((await sendForm({ email: '' })).html);
  relay.clock.now += 5000;
  await sendForm({ seal: token });
  relay.clock.now += 3 * DAY;
  expect((await sendForm({ token, message: 'Expired' })).status).toBe(303);
  expect(await listSigns()).toEqual([[], []]);
  expect((await relay.outbox.list()).map(({ status }) => status)).toEqual(['pending', 'pending']);
});

test('§7 a message with a link is quarantined when a third IP address sends this message, regardless of case and punctuation', async () => {
  await startRelay({ settings: { trustedProxies: 1 } });
  const text = 'Rank first on every search engine, ask us how: https://seo.example';
  const send = (address: string, message: string) =>
    submit(relay.url, 'contacts', createContact({ message }), {}, { 'X-Forwarded-For': address });
  await send('203.0.113.1', text);
  await send('203.0.113.1', text);
  await send('203.0.113.2', text.toUpperCase());
  await send('203.0.113.3', `${text}!!`);
  expect(await listSigns()).toEqual([[], [], [], ['same-text', 'links']]);
});

test('§7 a released submission is delivered completely and cannot be released again', async () => {
  await startRelay();
  const { body } = await submit(relay.url, 'applications', createApplication(), { age: '1' });
  const reference = body.reference ?? '';
  expect((await relay.runCli('list', '--spam')).output).toContain(`${reference}  application  quarantined  too-fast`);
  expect((await relay.runCli('list')).output).toBe('0 listed\n1 in quarantine (list --spam)\n');
  expect(await relay.runCli('release', reference)).toEqual({ code: 0, output: 'done\n' });
  await relay.deliver();
  expect(relay.devProviders.rows[0]?.payload.resumeBase64).toBe(createDataUrl());
  expect(relay.devProviders.mails).toHaveLength(2);
  expect(await relay.outbox.list()).toMatchObject([{ status: 'done' }]);
  expect(await relay.runCli('release', reference)).toEqual({ code: 1, output: `${reference} is not in quarantine\n` });
});

test('§7 `outbox retry` does not change quarantined submissions', async () => {
  await startRelay();
  await submit(relay.url, 'contacts', createContact(), { age: '1' });
  expect((await relay.runCli('retry')).output).toBe('0 due now\n');
  const { reference } = await relay.getOnlyRow();
  expect((await relay.runCli('retry', reference)).output).toContain(`npm run outbox -- release ${reference}\n`);
  expect(await relay.deliver()).toBe(0);
});

test('§7 the commands distinguish two submissions with the same reference by their ids', async () => {
  await startRelay();
  const submission = { kind: 'contact' as const, payload: createPayload('contact') };
  for (const id of ['first-id', 'second-id'])
    await relay.outbox.accept({ id, reference: 'XX-SAME', submission, now: relay.clock.now, signs: ['links'] });
  const { code, output } = await relay.runCli('drop', 'XX-SAME');
  expect(code).toBe(1);
  expect(output).toContain('first-id, second-id');
  expect((await relay.runCli('drop', 'first-id')).code).toBe(0);
  expect((await relay.runCli('release', 'XX-SAME')).code).toBe(0);
  expect(await relay.outbox.list()).toMatchObject([{ id: 'second-id', status: 'pending' }]);
});

test('§7.1 with QUARANTINE_TAB, the relay stores a quarantined submission on a separate tab, and sends its mails only after a release', async () => {
  await startRelay({ worker: { usesQuarantineTab: true } });
  const { body } = await submit(relay.url, 'applications', createApplication(), { age: '1' });
  await relay.deliver();
  await relay.deliver();
  expect(relay.devProviders.rows).toHaveLength(1);
  expect(relay.devProviders.rows[0]).toMatchObject({ isQuarantined: true });
  expect(relay.devProviders.mails).toEqual([]);
  await relay.runCli('release', body.reference ?? '');
  await relay.deliver();
  expect(relay.devProviders.rows).toHaveLength(2);
  expect(relay.devProviders.rows[1]).toMatchObject({ isQuarantined: false });
  expect(relay.devProviders.rows[1]?.payload.resumeBase64).toBe(createDataUrl());
  expect(relay.devProviders.mails).toHaveLength(2);
});

test('§7.1 quarantined applications that wait for the spreadsheet do not delay the mails about other applications', async () => {
  const smtpServer = await startSmtpServer();
  await startRelay({
    worker: { usesQuarantineTab: true },
    targets: ({ spreadsheet }) => ({ spreadsheet, smtp: smtpServer.settings }),
  });
  await relay.outbox.providerState.pause('sheet', relay.clock.now + DAY, relay.clock.now);
  for (let count = 0; count < 2; count += 1) await submit(relay.url, 'applications', createApplication(), { age: '1' });
  relay.clock.now += 1;
  await submit(relay.url, 'applications', createApplication());
  await relay.deliver();
  expect(smtpServer.mails).toHaveLength(2);
});

test('§7.1 if an operator releases a submission while the relay stores its quarantine row, the relay still stores its normal row', async () => {
  let reference = '';
  const sheet = await startRecorder(async () => {
    if (sheet.calls.length === 1) await relay.runCli('release', reference);
    return OK_RESPONSE;
  });
  await startRelay({ worker: { usesQuarantineTab: true }, hosts: { sheet: sheet.url } });
  reference = (await submit(relay.url, 'applications', createApplication(), { age: '1' })).body.reference ?? '';
  await relay.deliver();
  expect(sheet.calls.map(({ path }) => path.includes('quarantine=1'))).toEqual([true, false]);
  expect(sheet.calls[1]?.body).toContain(createDataUrl());
  expect(relay.devProviders.mails).toHaveLength(2);
});

test('§7.1 a quarantined submission stays quarantined while the spreadsheet is down for days', async () => {
  await startRelay({ worker: { usesQuarantineTab: true } });
  await submit(relay.url, 'contacts', createContact(), { age: '1' });
  relay.devProviders.setFault('sheet', { kind: '500' });
  for (let day = 0; day < 5; day += 1) {
    await relay.deliver();
    relay.clock.now += DAY;
  }
  expect(await relay.outbox.list()).toMatchObject([{ status: 'quarantined' }]);
});

test('§7 the sweep deletes expired submissions, and reports all deleted submissions except delivered ones', async () => {
  await startRelay({ limits: { retentionMs: 30 * DAY } });
  await submit(relay.url, 'contacts', createContact());
  await relay.deliver();
  const quarantinedResponse = await submit(relay.url, 'contacts', createContact(), { age: '1' });
  relay.devProviders.setFault('sheet', { kind: 'down' });
  const pendingResponse = await submit(relay.url, 'contacts', createContact());
  const deadResponse = await submit(relay.url, 'contacts', createContact());
  relay.clock.now += 4 * DAY - 60_000;
  await relay.deliver();
  // The second row waited because the call for the first row failed.
  await relay.advanceAndDeliver(60_000);
  await relay.outbox.retry(relay.clock.now, pendingResponse.body.reference);
  const statuses = (await relay.outbox.list()).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual(['dead', 'done', 'pending', 'quarantined']);
  const { leases } = relay.worker;
  const deletedReferenceByStatus: Record<string, string> = {};
  const onDeleted = ({ reference, status }: { reference: string; status: string }) => {
    deletedReferenceByStatus[status] = reference;
  };
  await leases.sweep(relay.clock.now + 26 * DAY, { retentionMs: 30 * DAY }, { onDeleted });
  expect([deletedReferenceByStatus, (await relay.outbox.list()).length]).toEqual([{}, 4]);
  await leases.sweep(relay.clock.now + 26 * DAY + 1, { retentionMs: 30 * DAY }, { onDeleted });
  expect(deletedReferenceByStatus).toEqual({
    pending: pendingResponse.body.reference,
    dead: deadResponse.body.reference,
    quarantined: quarantinedResponse.body.reference,
  });
  expect(await relay.outbox.list()).toEqual([]);
});

test('§7 /healthz reports a degraded status in the week before an undelivered submission is deleted', async () => {
  await startRelay();
  await submit(relay.url, 'contacts', createContact());
  const readHealth = async () => (await (await fetch(`${relay.url}/healthz`)).json()) as Record<string, unknown>;
  relay.clock.now += 23 * DAY;
  expect(await readHealth()).toMatchObject({ status: 'ok', nearDeletion: 0 });
  relay.clock.now += 10_000;
  expect(await readHealth()).toMatchObject({ status: 'degraded', nearDeletion: 1 });
});
