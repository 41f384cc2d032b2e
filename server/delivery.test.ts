import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { firm } from '#site/firm';
import { words } from '#site/words/mails';
import { fillPlaceholders } from '../src/site/fill';
import { afterTest } from './testing/afterTest';
import { MAIL_ADDRESSES, startHarness, type Harness } from './testing/harness';
import { startRecorder } from './testing/recorder';
import { createApplication, createContact, submit, type Fields } from './testing/submit';
import { HOUR, MINUTE, SECOND } from './outbox/backoff';
import { sendMail } from './outbox/mail';
import { storeRow } from './outbox/spreadsheet';

let relay: Harness;
beforeEach(async () => {
  relay = await startHarness();
});
/** Replaces the relay with a relay whose calls to providers time out after 1000 ms. */
async function startWithShortTimeouts(): Promise<void> {
  relay = await startHarness({ callTimeouts: { sheet: 1000, mail: 1000 } });
}

const ADMIN_ADDRESS = 'hello@oak.example';

async function sendContact(overrides: Fields = {}): Promise<string> {
  const { status, body } = await submit(relay.url, 'contacts', createContact(overrides));
  expect(status).toBe(202);
  return body.reference ?? '';
}
const listMailsTo = (address: string) => relay.devProviders.mails.filter(({ to }) => to[0]?.email === address);

test('§4.6 the relay stores the row, sends the admin mail, then the confirmation, and completes the submission', async () => {
  const reference = await sendContact();
  expect(await relay.deliver()).toBe(1);
  expect(relay.devProviders.rows).toMatchObject([
    { deliveries: 1, payload: { name: 'Ann Lee', targetGid: '528138283' } },
  ]);
  expect(relay.devProviders.mails.map(({ subject }) => subject)).toEqual([
    words.contact.admin.subject,
    fillPlaceholders(words.contact.confirmation.subject, { firm: firm.name }),
  ]);
  for (const mail of relay.devProviders.mails) expect(mail.htmlContent).toContain(reference);
  expect(await relay.getOnlyRow()).toMatchObject({ status: 'done', confirmation: 'sent' });
  expect(await relay.deliver()).toBe(0);
});

test('§7.1 the relay aborts and retries a call to which the spreadsheet does not respond', async () => {
  await startWithShortTimeouts();
  relay.devProviders.setFault('sheet', { kind: 'hang', times: 1 });
  await sendContact();
  await relay.deliver();
  expect(await relay.getOnlyRow()).toMatchObject({
    status: 'pending',
    attempts: 1,
    lastError: 'spreadsheet: No response within 1000 ms',
  });
  await relay.advanceAndDeliver(SECOND);
  expect(relay.devProviders.rows).toHaveLength(1);
});

test('§7.1 the relay retries a row with pauses from 1 s to 6 h, and sends no mail before the row is stored', async () => {
  relay.devProviders.setFault('sheet', { kind: '500' });
  await sendContact();
  await relay.deliver();
  for (const waitMs of [1 * SECOND, 5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, HOUR, 6 * HOUR, 6 * HOUR]) {
    expect(await relay.advanceAndDeliver(waitMs - 1)).toBe(0);
    expect(await relay.advanceAndDeliver(1)).toBe(1);
  }
  expect(relay.devProviders.requestCounts).toEqual({ sheet: 9, mail: 0 });
  relay.devProviders.setFault('sheet', { kind: 'none' });
  await relay.advanceAndDeliver(6 * HOUR);
  expect(relay.devProviders.mails).toHaveLength(2);
});

describe('the pause after the failure of a provider', () => {
  test.each(['sheet', 'mail'] as const)(
    '§7 a pause of the provider %s applies to later submissions and to other processes',
    async (target) => {
      relay.devProviders.setFault(target, { kind: '429', retryAfter: 30, times: 1 });
      await sendContact();
      await relay.deliver();
      for (let count = 0; count < 9; count += 1) {
        await sendContact({ email: `ann${count}@example.com` });
        // Each new worker simulates another process, which shares only the outbox with the first process.
        await relay.createAnotherWorker().runDue();
      }
      await relay.advanceAndDeliver(29 * SECOND);
      expect(relay.devProviders.requestCounts[target]).toBe(1);
      await relay.advanceAndDeliver(SECOND);
      expect(relay.devProviders.rows).toHaveLength(10);
      expect(relay.devProviders.mails).toHaveLength(20);
    },
  );

  test.each(['sheet', 'mail'] as const)(
    '§7 the relay calls the failing provider %s for only one of many due rows, initially and after each pause',
    async (target) => {
      relay.devProviders.setFault(target, { kind: '429', retryAfter: 30, times: 3 });
      for (let count = 0; count < 8; count += 1) await sendContact({ email: `ann${count}@example.com` });
      await relay.deliver();
      expect(relay.devProviders.requestCounts[target]).toBe(1);
      await relay.advanceAndDeliver(30 * SECOND);
      expect(relay.devProviders.requestCounts[target]).toBe(2);
      await relay.advanceAndDeliver(30 * SECOND);
      expect(relay.devProviders.requestCounts[target]).toBe(3);
      await relay.advanceAndDeliver(30 * SECOND);
      expect(relay.devProviders.rows).toHaveLength(8);
      expect(relay.devProviders.mails).toHaveLength(16);
      expect(relay.devProviders.requestCounts[target]).toBe(target === 'mail' ? 19 : 11);
    },
  );

  test('§7 a longer pause of a provider stays in effect when the relay sets a shorter pause', async () => {
    relay.devProviders.setFault('sheet', { kind: '429', retryAfter: 60, times: 1 });
    await sendContact();
    await relay.deliver();
    await relay.outbox.providerState.pause('sheet', relay.clock.now + SECOND, relay.clock.now);
    await relay.advanceAndDeliver(59 * SECOND);
    expect(relay.devProviders.requestCounts.sheet).toBe(1);
  });

  test('§7 a pause of a provider continues after a restart, and `outbox retry` ends the pause', async () => {
    relay.devProviders.setFault('mail', { kind: '429', retryAfter: 3600, times: 1 });
    await sendContact();
    await relay.deliver();
    const nextWorker = relay.createAnotherWorker();
    await nextWorker.start();
    relay.clock.now += MINUTE;
    await nextWorker.stop(1000);
    expect(relay.devProviders.requestCounts.mail).toBe(1);
    await relay.outbox.retry(relay.clock.now);
    await relay.deliver();
    expect(relay.devProviders.mails).toHaveLength(2);
  });
});

test('§7 `outbox retry` of a delivered submission ends neither a pause nor a stop of a provider', async () => {
  const deliveredReference = await sendContact();
  await relay.deliver();
  const { providerState } = relay.outbox;
  const pauseEnd = relay.clock.now + HOUR;
  await providerState.pause('sheet', pauseEnd, relay.clock.now);
  await providerState.stopMail('mail: status 401', relay.clock.now);
  expect(await relay.runCli('retry', deliveredReference)).toMatchObject({
    code: 1,
    output: expect.stringContaining('0 due now\n'),
  });
  expect(await providerState.getPauseEnd('sheet')).toBe(pauseEnd);
  expect(await providerState.getMailStopReason()).toBe('mail: status 401');
  await relay.runCli('retry', await sendContact());
  expect(await providerState.getPauseEnd('sheet')).toBe(0);
  expect(await providerState.getMailStopReason()).toBeUndefined();
});

test('§4.6 the relay sends no confirmation while the admin mail fails, regardless of the number of retries', async () => {
  relay.devProviders.setFault('mail', { kind: '500' });
  await sendContact();
  for (let hour = 0; hour < 80; hour += 1) await relay.advanceAndDeliver(HOUR);
  expect(relay.devProviders.requestCounts.mail).toBeGreaterThan(10);
  expect(relay.devProviders.mails).toHaveLength(0);
  expect(await relay.getOnlyRow()).toMatchObject({ status: 'dead', adminAt: null, confirmationStartedAt: null });
});

test('§4.6 a submission is dead after 72 h of failures, the log reports an error, and `outbox retry` delivers the submission', async () => {
  relay.devProviders.setFault('sheet', { kind: '500' });
  const reference = await sendContact();
  await relay.deliver();
  await relay.advanceAndDeliver(71 * HOUR);
  expect((await relay.getOnlyRow()).status).toBe('pending');
  await relay.advanceAndDeliver(6 * HOUR);
  expect((await relay.getOnlyRow()).status).toBe('dead');
  expect((await relay.runCli('list')).output).toContain('  dead  failed at the spreadsheet  ');
  expect(relay.logLines).toContainEqual(expect.objectContaining({ level: 'error', event: 'delivery.dead', reference }));
  expect(await (await fetch(`${relay.url}/healthz`)).json()).toMatchObject({ status: 'degraded', dead: 1 });
  relay.devProviders.setFault('sheet', { kind: 'none' });
  expect(await relay.outbox.retry(relay.clock.now, reference)).toBe(1);
  expect(await relay.outbox.retry(relay.clock.now, (await relay.getOnlyRow()).id)).toBe(1);
  await relay.deliver();
  expect(relay.devProviders.rows).toHaveLength(1);
});

test('§7.2 a mail counts as sent after status 200 with an invalid body, and the relay logs a warning', async () => {
  relay.devProviders.setFault('mail', { kind: 'nonsense' });
  await sendContact();
  await relay.deliver();
  await relay.advanceAndDeliver(24 * HOUR);
  expect(relay.devProviders.mails).toHaveLength(2);
  expect(await relay.getOnlyRow()).toMatchObject({ status: 'done', confirmation: 'sent' });
  expect(relay.logLines).toContainEqual(
    expect.objectContaining({ level: 'warn', event: 'mail.accepted', mail: 'admin', unreadable: true }),
  );
  const metricsText = await (await fetch(`${relay.url}/metrics`)).text();
  expect(metricsText).toContain('relay_mails_total{mail="admin"} 1\n');
});

test('§7.2 the relay stops all mails after a 401 from the mail API until mailing is resumed, but still stores rows', async () => {
  relay.devProviders.setFault('mail', { kind: '401' });
  await sendContact();
  await relay.deliver();
  await sendContact({ email: 'ben@example.com' });
  await relay.advanceAndDeliver(100 * HOUR);
  expect(relay.devProviders.requestCounts.mail).toBe(1);
  expect(relay.devProviders.rows).toHaveLength(2);
  expect(relay.logLines).toContainEqual(expect.objectContaining({ level: 'error', event: 'mail.stopped' }));
  expect(await (await fetch(`${relay.url}/healthz`)).json()).toMatchObject({ mail: 'stopped', pending: 2, dead: 0 });
  relay.devProviders.setFault('mail', { kind: 'none' });
  await relay.outbox.providerState.resumeMail();
  await relay.deliver();
  expect(relay.devProviders.mails).toHaveLength(4);
});

test.each([
  ['with the error code of the provider', 'stops all mails', '{"code":"permission_denied"}'],
  ['with an HTML page of a firewall', 'delays only this mail', '<html>Attention Required!</html>'],
  ['with JSON of a firewall', 'delays only this mail', '{"title":"Access denied","error_code":1020}'],
  ['with a numeric code of a gateway', 'delays only this mail', '{"code":403,"message":"Forbidden"}'],
])('§7.2 a 403 from the mail API %s %s', async (_title, effect, body) => {
  const mailApi = await startRecorder((call) =>
    call.body.includes('/etc/passwd') ? { status: 403, body } : { status: 201, body: '{}' },
  );
  relay = await startHarness({ hosts: { mail: mailApi.url } });
  const reference = await sendContact({ message: '../../etc/passwd' });
  await relay.deliver();
  await sendContact();
  await relay.deliver();
  const isStopped = effect === 'stops all mails';
  const error = isStopped ? 'mail: status 403 permission_denied' : 'mail: status 403';
  expect(await relay.outbox.providerState.getMailStopReason()).toBe(isStopped ? error : undefined);
  expect(await relay.outbox.list('done')).toHaveLength(isStopped ? 0 : 1);
  expect(await relay.outbox.list('pending')).toContainEqual(expect.objectContaining({ reference, lastError: error }));
});

test('§7.2 the relay sends a confirmation that a firewall has blocked for an hour', async () => {
  let isBlocked = true;
  const mailApi = await startRecorder(({ body }) =>
    isBlocked && body.includes('"to":[{"email":"ann@example.com"') ? { status: 403 } : { status: 201, body: '{}' },
  );
  relay = await startHarness({ hosts: { mail: mailApi.url } });
  await sendContact();
  await relay.advanceAndDeliver(HOUR);
  expect(await relay.getOnlyRow()).toMatchObject({ status: 'pending', lastError: 'mail: status 403' });
  isBlocked = false;
  await relay.advanceAndDeliver(7 * HOUR);
  expect(await relay.getOnlyRow()).toMatchObject({ status: 'done', confirmation: 'sent' });
});

describe('§4.6 a confirmation', () => {
  test.each([
    ['is not sent again after a call to a provider that hangs', 'hang', 0, 'unknown'],
    ['is sent again after the provider has responded with 500', '500', 1, 'sent'],
  ] as const)('a confirmation %s', async (_title, kind, mailCount, confirmation) => {
    if (kind === 'hang') await startWithShortTimeouts();
    await sendContact();
    // The first call, the admin mail, succeeds. The fault affects the second call, the confirmation.
    const originalTakeFault = relay.devProviders.takeFault.bind(relay.devProviders);
    relay.devProviders.takeFault = (target) => {
      if (target === 'mail' && relay.devProviders.requestCounts.mail === 1)
        relay.devProviders.setFault('mail', { kind, times: 1 });
      return originalTakeFault(target);
    };
    await relay.deliver();
    await relay.advanceAndDeliver(48 * HOUR);
    expect([listMailsTo(ADMIN_ADDRESS).length, listMailsTo('ann@example.com').length]).toEqual([1, mailCount]);
    expect(relay.devProviders.requestCounts.mail).toBe(2 + mailCount);
    expect(await relay.getOnlyRow()).toMatchObject({ status: 'done', confirmation });
  });
});

/**
 * Starts a provider that calls `respond` for each connection. Returns the provider, and functions that send a mail or a
 * row to the provider.
 */
async function startProvider(respond: (socket: Socket) => void) {
  const provider = createServer(respond).listen(0, '127.0.0.1');
  afterTest(() => provider.close());
  await once(provider, 'listening');
  const host = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  const message = { ...MAIL_ADDRESSES, to: [MAIL_ADDRESSES.admin], subject: '', htmlContent: '' };
  const settings = { host, apiKey: 'key', ...MAIL_ADDRESSES };
  const sendConfirmation = (callOptions = {}) =>
    sendMail(settings, { id: '', role: 'confirmation', message }, Date.now, callOptions);
  const storeEmptyRow = () =>
    storeRow({ host, deploymentId: 'D', acceptedResponse: 'ok' }, { id: '', payload: {} }, Date.now);
  return { provider, sendConfirmation, storeEmptyRow };
}

test.each([
  ['sendConfirmation', 'mail', 10_000],
  ['storeEmptyRow', 'spreadsheet', 30_000],
] as const)('§9.1 %s fails after the time limit of the target %s: %i ms', async (call, target, limitMs) => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  try {
    const requests: string[] = [];
    const provider = await startProvider((socket) =>
      socket.on('data', (chunk) => {
        requests.push(String(chunk));
        jest.advanceTimersByTime(limitMs);
      }),
    );
    await expect(provider[call]()).rejects.toThrow(`${target}: No response within ${limitMs} ms`);
    if (target === 'mail') expect(requests.join('')).toMatch(/^accept: application\/json\r$/im);
  } finally {
    jest.useRealTimers();
  }
});

describe('§7.2 a call to a mail provider that is not an HTTP server', () => {
  test('the call has an unknown outcome after a broken connection, and may be repeated if no connection was made', async () => {
    const { provider, sendConfirmation } = await startProvider((socket) => socket.destroy());
    await expect(sendConfirmation()).rejects.toMatchObject({ verdict: 'unknown' });
    provider.close();
    await once(provider, 'close');
    await expect(sendConfirmation()).rejects.toMatchObject({ verdict: 'again' });
  });

  test('the call ends at its time limit if the provider switches to another protocol', async () => {
    const { sendConfirmation } = await startProvider((socket) => {
      socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    });
    await expect(sendConfirmation({ timeout: 1_000 })).rejects.toMatchObject({ verdict: 'unknown' });
  });
});

test('§7.2 a repeated admin mail has the same idempotency key, and a repeat that the provider recognises counts as sent', async () => {
  relay = await startHarness({ allowsRepeatedMails: true });
  await sendContact();
  await relay.deliver();
  // Simulates a lost response: the provider has accepted the mail, but the outbox has not recorded this success.
  const { queryBuilder, write } = relay.outbox.engine;
  await write([queryBuilder.updateTable('submissions').set({ status: 'pending', admin_at: null })]);
  await relay.advanceAndDeliver(SECOND);
  const idempotencyKey = expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/) as string;
  expect(listMailsTo(ADMIN_ADDRESS)).toEqual([expect.objectContaining({ calls: 2, idempotencyKey })]);
  expect(relay.logLines).toContainEqual(
    expect.objectContaining({ event: 'mail.accepted', mail: 'admin', repeat: true }),
  );
  expect(await relay.getOnlyRow()).toMatchObject({ status: 'done' });
});

test('§7 a failed call for one row does not count as an attempt for the other due rows', async () => {
  relay.devProviders.setFault('sheet', { kind: '500', times: 4 });
  for (let count = 0; count < 8; count += 1) await sendContact({ message: `Message ${count}` });
  await relay.deliver();
  const readAttempts = async () => (await relay.outbox.list()).map((row) => row.attempts);
  expect((await readAttempts()).toSorted()).toEqual([0, 0, 0, 0, 0, 0, 0, 1]);
  // The four failures cause pauses of 1, 2, 4 and 8 s. All rows are therefore delivered within 70 s.
  for (let seconds = 0; seconds < 70; seconds += 1) await relay.advanceAndDeliver(SECOND);
  expect((await relay.outbox.list('done')).length).toBe(8);
});

test('§7 the relay calls an unavailable spreadsheet for one row at a time, with pauses of up to 30 s', async () => {
  relay.devProviders.setFault('sheet', { kind: '500' });
  for (let count = 0; count < 20; count += 1) await sendContact({ message: `Message ${count}` });
  for (let seconds = 0; seconds < 300; seconds += 1) await relay.advanceAndDeliver(SECOND);
  // The pauses are 1 + 2 + 4 + 8 + 16 s, then 30 s each.
  expect(relay.devProviders.requestCounts.sheet).toBeGreaterThanOrEqual(12);
  expect(relay.devProviders.requestCounts.sheet).toBeLessThanOrEqual(16);
});

test('§7.2 a confirmation with CONFIRMATION_ECHO=off quotes no input, and the firm still gets all input', async () => {
  const relayWithoutEcho = await startHarness({ worker: { shouldEchoInput: false } });
  const input = { name: 'Zebedee', message: 'Buy at evil.example' };
  await submit(relayWithoutEcho.url, 'contacts', createContact(input));
  await submit(relayWithoutEcho.url, 'applications', createApplication({ name: 'Zebedee', jobTitle: 'Zebedee' }));
  await relayWithoutEcho.deliver();
  const { mails } = relayWithoutEcho.devProviders;
  const confirmations = mails.filter(({ to }) => to[0]?.email !== ADMIN_ADDRESS);
  expect(confirmations).toHaveLength(2);
  for (const { htmlContent, textContent, subject, to } of confirmations)
    expect(JSON.stringify([htmlContent, textContent, subject, to])).not.toMatch(/Zebedee|evil/);
  expect(mails.filter(({ htmlContent }) => htmlContent.includes('Zebedee'))).toHaveLength(2);
});

test('§7.1 the log contains the reference of a submission, but neither name, e-mail address, phone number nor message', async () => {
  relay.devProviders.setFault('sheet', { kind: '500', times: 1 });
  const reference = await sendContact();
  await relay.deliver();
  await relay.advanceAndDeliver(SECOND);
  const text = JSON.stringify(relay.logLines);
  expect(text).toContain(reference);
  expect(text).not.toMatch(/Ann|example\.com|9876543210|Hello there/);
});
