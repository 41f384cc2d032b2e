import { words } from '#site/words/mails';
import { words as relayWords } from '#site/words/relay';
import { MAIL_ADDRESSES, startHarness, type Harness, type HarnessOptions } from './testing/harness';
import { DAY, MINUTE } from './outbox/backoff';
import { startRecorder } from './testing/recorder';
import { createContact, createKey, submit } from './testing/submit';

/** An IP address may cause two mails a day: the mails of one contact message. */
const ONE_CONTACT_PER_DAY = { dailyBudget: 100, sourceFraction: 0.02 };
/** Starts two relays that share an outbox, like two processes. */
async function startTwoRelays(limits: HarnessOptions['limits'] = {}): Promise<readonly [Harness, Harness]> {
  const firstRelay = await startHarness({ limits });
  return [firstRelay, await startHarness({ limits, outboxUrl: firstRelay.outboxUrl })];
}

test.each([
  ['sixth submission within 10 minutes', 5, { submissions: 5 }, 1, 5],
  ['thirty-first submission of an IP address within a day', 30, { dailySubmissions: 30 }, 11, 24 * 60 - 30 * 11],
])(
  '§7 the %s gets 429 with Retry-After, and is accepted after that time',
  async (_title, limit, limits, intervalMinutes, retryAfterMinutes) => {
    const { url, clock } = await startHarness({ limits });
    const send = () => submit(url, 'contacts', createContact());
    for (let count = 0; count < limit; count += 1) {
      expect((await send()).status).toBe(202);
      clock.now += intervalMinutes * MINUTE;
    }
    const refusedResponse = await send();
    expect([refusedResponse.status, refusedResponse.headers.get('Retry-After')]).toEqual([
      429,
      String(retryAfterMinutes * 60),
    ]);
    expect(refusedResponse.body).toEqual({ message: relayWords.tooMany, says: 'tooMany' });
    clock.now += retryAfterMinutes * MINUTE;
    expect((await send()).status).toBe(202);
    expect((await send()).status).toBe(429);
  },
);

test.each([
  ['submissions', 2, createContact()],
  ['invalid submissions', 24, createContact({ phone: '123' })],
])(
  '§7 %s from a time when the clock was a year ahead do not count towards the limit',
  async (_title, count, fields) => {
    const { url, clock, worker, outbox } = await startHarness({ limits: { submissions: 2 } });
    const { now } = clock;
    clock.now += 365 * DAY;
    for (let sentCount = 0; sentCount < count; sentCount += 1) await submit(url, 'contacts', fields);
    expect((await submit(url, 'contacts', fields)).status).toBe(429);
    clock.now = now;
    expect((await submit(url, 'contacts', createContact())).status).toBe(202);
    await worker.leases.sweep(now, { retentionMs: 30 * DAY });
    const { queryBuilder, read } = outbox.engine;
    expect(await read(queryBuilder.selectFrom('arrivals').select('id'))).toHaveLength(1);
  },
);

test('§7 the rate limit counts quarantined submissions, but neither repeated nor invalid forms', async () => {
  const { url } = await startHarness({ limits: { submissions: 2 } });
  const key = createKey();
  const sendAgain = () => submit(url, 'contacts', createContact(), { key });
  for (let count = 0; count < 4; count += 1) expect((await sendAgain()).status).toBe(202);
  for (let count = 0; count < 4; count += 1)
    expect((await submit(url, 'contacts', createContact({ name: '' }))).status).toBe(422);
  expect((await submit(url, 'contacts', createContact(), { honeypot: 'x' })).status).toBe(202);
  expect((await submit(url, 'contacts', createContact())).status).toBe(429);
  expect((await sendAgain()).status).toBe(202);
});

test('§7 within the daily mail budget, the firm gets each message once: in an admin mail, or in one digest', async () => {
  const { url, devProviders, outbox, deliver } = await startHarness({ limits: { dailyBudget: 6 } });
  for (let count = 0; count < 8; count += 1)
    await submit(url, 'contacts', createContact({ email: `a${count}@example.com`, message: `Message ${count}` }));
  await deliver();
  expect(devProviders.mails).toHaveLength(6);
  expect(devProviders.rows).toHaveLength(8);
  const firmMails = devProviders.mails.filter(({ to }) => to[0]?.email === MAIL_ADDRESSES.admin.email);
  const digests = firmMails.filter(({ subject }) => subject.startsWith(words.digest.subject.split('{')[0] ?? ''));
  expect(digests).toHaveLength(1);
  for (let count = 0; count < 8; count += 1)
    expect(firmMails.filter(({ htmlContent }) => htmlContent.includes(`Message ${count}`))).toHaveLength(1);
  expect((await outbox.list()).map(({ status }) => status)).toEqual(Array(8).fill('done'));
});

test('§7 one IP address can use only its share of the mail budget, and digests list its further submissions', async () => {
  const { url, devProviders, clock, deliver } = await startHarness({
    limits: { dailyBudget: 100, sourceFraction: 0.1 },
    settings: { trustedProxies: 1 },
  });
  const send = (address: string, count: number) =>
    submit(
      url,
      'contacts',
      createContact({ email: `a${count}@example.com`, message: `Message ${count}` }),
      {},
      { 'X-Forwarded-For': address },
    );
  for (let count = 0; count < 20; count += 1) await send('203.0.113.9', count);
  await deliver();
  expect(devProviders.mails).toHaveLength(11);
  await send('198.51.100.4', 99);
  await deliver();
  expect(devProviders.mails.slice(11).map(({ to }) => to[0]?.email)).toEqual([
    MAIL_ADDRESSES.admin.email,
    'a99@example.com',
  ]);
  clock.now += 2 * 60 * MINUTE;
  await send('203.0.113.9', 100);
  await deliver();
  expect(devProviders.mails).toHaveLength(14);
  expect(devProviders.mails.at(-1)?.htmlContent).toContain('Message 100');
});

test('§7 a digest to which the provider responds with 500 does not count towards the budget and is repeated a minute later', async () => {
  const { url, devProviders, clock, deliver, outbox } = await startHarness({ limits: ONE_CONTACT_PER_DAY });
  await submit(url, 'contacts', createContact({ message: 'Message 0' }));
  await deliver();
  for (let count = 1; count < 4; count += 1)
    await submit(url, 'contacts', createContact({ message: `Message ${count}` }));
  devProviders.setFault('mail', { kind: '500', times: 1 });
  await deliver();
  await deliver();
  expect((await outbox.countUndelivered(clock.now)).mailsToday).toBe(2);
  expect(devProviders.requestCounts.mail).toBe(3);
  clock.now += MINUTE;
  await deliver();
  for (let count = 1; count < 4; count += 1)
    expect(devProviders.mails.at(-1)?.htmlContent).toContain(`Message ${count}`);
  expect((await outbox.list()).map(({ status }) => status)).toEqual(Array(4).fill('done'));
});

test('§7 a digest that may have been sent is repeated with the same submissions and key, and later submissions wait for the next digest', async () => {
  let isGatewayFailing = false;
  const mailApi = await startRecorder(({ body }) => ({
    status: isGatewayFailing && body.includes('Message 1') ? 502 : 201,
    body: '{}',
  }));
  const { url, clock, deliver, outbox } = await startHarness({
    limits: ONE_CONTACT_PER_DAY,
    hosts: { mail: mailApi.url },
  });
  const send = async (count: number) => {
    await submit(url, 'contacts', createContact({ message: `Message ${count}` }));
    await deliver();
  };
  await send(0);
  // After a 502 response of a gateway, the relay cannot determine whether the provider has accepted the digest.
  isGatewayFailing = true;
  await send(1);
  isGatewayFailing = false;
  await send(2);
  for (let hours = 0; hours < 3; hours += 1) {
    clock.now += 2 * 60 * MINUTE;
    await deliver();
  }
  const digests = mailApi.calls.slice(2);
  expect(digests.map(({ body }) => [1, 2].filter((count) => body.includes(`Message ${count}`)))).toEqual([
    [1],
    [1],
    [2],
  ]);
  const keys = digests.map(({ headers }) => headers['idempotency-key']);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
  expect((await outbox.list()).map(({ status }) => status)).toEqual(Array(3).fill('done'));
});

test('§7 after a 403 of a firewall, the relay repeats a digest with all its submissions a quarter of an hour later', async () => {
  let isBlocking = false;
  const mailApi = await startRecorder(() => (isBlocking ? { status: 403 } : { status: 201, body: '{}' }));
  const { url, clock, deliver, outbox } = await startHarness({
    limits: ONE_CONTACT_PER_DAY,
    hosts: { mail: mailApi.url },
  });
  for (let count = 0; count < 3; count += 1) {
    await submit(url, 'contacts', createContact({ email: `a${count}@example.com`, message: `Message ${count}` }));
    if (count === 0) await deliver();
  }
  isBlocking = true;
  for (let minutes = 0; minutes < 60; minutes += 1) {
    await deliver();
    clock.now += MINUTE;
  }
  isBlocking = false;
  await deliver();
  const digests = mailApi.calls.slice(2).map(({ body }) => body);
  expect(digests.map((body) => [1, 2].filter((count) => body.includes(`Message ${count}`)))).toEqual(
    Array.from({ length: 5 }, () => [1, 2]),
  );
  expect((await outbox.list()).map(({ status }) => status)).toEqual(Array(3).fill('done'));
});

test('§7 after a permanent refusal of a digest, smaller digests omit the refused submission, and its own mails follow the next day', async () => {
  let isFilterActive = true;
  const mailApi = await startRecorder(({ body }) => ({
    status: isFilterActive && body.includes('Message 3') ? 400 : 201,
    body: '{}',
  }));
  const { url, clock, createAnotherWorker, outbox, logLines } = await startHarness({
    limits: ONE_CONTACT_PER_DAY,
    hosts: { mail: mailApi.url },
  });
  // Each new worker simulates a restart.
  const deliver = () => createAnotherWorker().runDue();
  const references: unknown[] = [];
  for (let count = 0; count < 9; count += 1) {
    const message = createContact({ email: `a${count}@example.com`, message: `Message ${count}` });
    references.push((await submit(url, 'contacts', message)).body.reference);
    if (count === 0) await deliver();
    clock.now += 1000;
  }
  for (let minutes = 0; minutes < 4 * 60; minutes += 1) {
    await deliver();
    clock.now += MINUTE;
  }
  const digests = mailApi.calls.slice(2).map(({ body }) => body);
  expect(digests.map((body) => [1, 2, 3, 4, 5, 6, 7, 8].filter((count) => body.includes(`Message ${count}`)))).toEqual([
    [1, 2, 3, 4, 5, 6, 7, 8],
    [1, 2, 3, 4],
    [1, 2],
    [3, 4, 5, 6, 7, 8],
    [3, 4, 5],
    [3],
    [4, 5, 6, 7, 8],
  ]);
  expect(await outbox.list('pending')).toMatchObject([{ reference: references[3], lastError: 'mail: status 400' }]);
  expect(logLines.filter(({ event }) => event === 'digest.left-out')).toMatchObject([{ reference: references[3] }]);
  isFilterActive = false;
  clock.now = Date.parse('2026-03-03T00:00:00Z');
  await deliver();
  expect((await outbox.list()).map(({ status }) => status)).toEqual(Array(9).fill('done'));
  expect(mailApi.calls.slice(9).map(({ body }) => body.includes('Message 3'))).toEqual([true, true]);
});

test.each([
  ['while the relay sends a digest', true, 201, true],
  ['after a digest with an unknown outcome', false, 502, true],
  ['after a digest that failed', false, 500, false],
])(
  'Art. 17 `erase` %s lists the digest only if the firm may have received it',
  async (_title, isErasedEarly, status, isListed) => {
    let output = '';
    const mailApi = await startRecorder(async ({ body }) => {
      if (!body.includes('Message 1')) return { status: 201, body: '{}' };
      if (isErasedEarly) await erase();
      return { status, body: '{}' };
    });
    const { url, deliver, runCli } = await startHarness({
      limits: ONE_CONTACT_PER_DAY,
      hosts: { mail: mailApi.url },
    });
    const erase = async () => ({ output } = await runCli('erase', 'bob@example.com'));
    await submit(url, 'contacts', createContact());
    await deliver();
    await submit(url, 'contacts', createContact({ email: 'bob@example.com', message: 'Message 1' }));
    await deliver();
    if (!isErasedEarly) await erase();
    expect(output).toContain('1 submissions erased');
    expect(output.includes('  to the firm in a digest, perhaps\n')).toBe(isListed);
  },
);

test('§7 digests use at most twelve mails of the budget while the provider hangs for a day', async () => {
  const { url, devProviders, clock, deliver, outbox } = await startHarness({
    limits: ONE_CONTACT_PER_DAY,
    callTimeouts: { sheet: 2000, mail: 20 },
  });
  clock.now = Date.parse('2026-03-03T00:00:00Z');
  await submit(url, 'contacts', createContact());
  await deliver();
  devProviders.setFault('mail', { kind: 'hang' });
  await submit(url, 'contacts', createContact());
  for (let minutes = 0; minutes < 23 * 60; minutes += 5) {
    await deliver();
    clock.now += 5 * MINUTE;
  }
  expect(devProviders.requestCounts.mail).toBeGreaterThan(3);
  expect((await outbox.countUndelivered(clock.now)).mailsToday).toBeLessThanOrEqual(2 + 12);
});

test('§7.2 the relay stops all mails when the provider refuses the API key for a digest, and /healthz reports the stop', async () => {
  const { url, devProviders, clock, deliver, outbox, logLines } = await startHarness({ limits: ONE_CONTACT_PER_DAY });
  await submit(url, 'contacts', createContact());
  await deliver();
  devProviders.setFault('mail', { kind: '401' });
  await submit(url, 'contacts', createContact());
  for (let minutes = 0; minutes < 5; minutes += 1) {
    await deliver();
    clock.now += MINUTE;
  }
  expect(devProviders.requestCounts.mail).toBe(3);
  expect(await (await fetch(`${url}/healthz`)).json()).toMatchObject({ status: 'degraded', mail: 'stopped' });
  expect(logLines.filter(({ event }) => event === 'mail.stopped')).toHaveLength(1);
  devProviders.setFault('mail', { kind: 'none' });
  await outbox.retry(clock.now);
  await deliver();
  expect((await outbox.list()).map(({ status }) => status)).toEqual(['done', 'done']);
});

test('§7 `outbox retry` resumes digests after the clock was a year ahead', async () => {
  const { url, devProviders, clock, deliver, outbox } = await startHarness({ limits: ONE_CONTACT_PER_DAY });
  const send = async (message: string) => {
    await submit(url, 'contacts', createContact({ message }));
    await deliver();
  };
  const { now } = clock;
  clock.now += 365 * DAY;
  await send('Message 0');
  await send('Message 1');
  clock.now = now;
  await send('Message 2');
  await outbox.retry(clock.now);
  await deliver();
  expect(devProviders.mails.at(-1)?.htmlContent).toContain('Message 2');
});

test('§7 a submission beyond yesterday’s share of its IP address gets its mails today without a digest, even if the first attempts fail', async () => {
  const { url, devProviders, clock, deliver, outbox } = await startHarness({ limits: ONE_CONTACT_PER_DAY });
  for (let count = 0; count < 3; count += 1) {
    await submit(url, 'contacts', createContact({ email: `a${count}@example.com` }));
    await deliver();
  }
  expect(devProviders.mails).toHaveLength(3);
  clock.now = Date.parse('2026-03-03T00:00:00Z');
  devProviders.setFault('mail', { kind: '500' });
  for (const seconds of [1, 5, 30, 61]) {
    await deliver();
    clock.now += seconds * 1000;
  }
  devProviders.setFault('mail', { kind: 'none' });
  await deliver();
  clock.now += MINUTE;
  await deliver();
  expect(devProviders.mails.slice(3).map(({ to }) => to[0]?.email)).toEqual([
    MAIL_ADDRESSES.admin.email,
    'a2@example.com',
  ]);
  expect((await outbox.list()).map(({ confirmation }) => confirmation).toSorted()).toEqual(['limited', 'sent', 'sent']);
});

test('§7 the spellings of one mailbox together get two confirmations an hour and five a day, and the firm gets every accepted message', async () => {
  const { url, clock, devProviders, deliver } = await startHarness({
    limits: { confirmationsPerHour: 2, confirmationsPerDay: 5 },
  });
  const spellings = [
    'a.b@gmail.com',
    'ab@gmail.com',
    'A.B@Gmail.com',
    'ab+x@gmail.com',
    'a.b+y@googlemail.com',
    'a..b@gmail.com',
    'ab@\uff47mail.com',
  ];
  const countConfirmations = () =>
    devProviders.mails.filter(({ to }) => to[0]?.email !== MAIL_ADDRESSES.admin.email).length;
  const confirmationCounts: number[] = [];
  let acceptedCount = 0;
  for (let hour = 0; hour < 4; hour += 1) {
    for (const email of spellings) {
      const { status } = await submit(url, 'contacts', createContact({ email }));
      // The rules of §5.2 do not allow a plus sign or a full-width letter in an e-mail address.
      if (status === 202) acceptedCount += 1;
    }
    await deliver();
    confirmationCounts.push(countConfirmations());
    clock.now += 61 * MINUTE;
  }
  expect(confirmationCounts).toEqual([2, 4, 5, 5]);
  expect(acceptedCount).toBeGreaterThanOrEqual(16);
  expect(devProviders.rows).toHaveLength(acceptedCount);
  expect(devProviders.mails).toHaveLength(acceptedCount + 5);
});

describe('§7 several processes on one outbox', () => {
  test('the processes, including a process that starts later, share the limit by IP address', async () => {
    const relays = await startTwoRelays({ submissions: 5 });
    const responsePromises = relays.flatMap(({ url }) =>
      Array.from({ length: 20 }, () => submit(url, 'contacts', createContact())),
    );
    const responses = await Promise.all(responsePromises);
    expect(responses.filter(({ status }) => status === 202)).toHaveLength(5);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(35);
    const laterRelay = await startHarness({ limits: { submissions: 5 }, outboxUrl: relays[0].outboxUrl });
    expect((await submit(laterRelay.url, 'contacts', createContact())).status).toBe(429);
    expect(await laterRelay.outbox.list()).toHaveLength(5);
  });

  test('the processes share the daily mail budget and the limit of confirmations to one recipient', async () => {
    const relays = await startTwoRelays({ dailyBudget: 16, confirmationsPerHour: 2 });
    const [firstRelay] = relays;
    for (let count = 0; count < 12; count += 1)
      await submit(firstRelay.url, 'contacts', createContact({ email: 'victim@example.com' }));
    await Promise.all(relays.map((relay) => relay.deliver()));
    const mails = relays.flatMap(({ devProviders }) => devProviders.mails);
    expect(mails.filter(({ to }) => to[0]?.email === 'victim@example.com')).toHaveLength(2);
    expect(mails).toHaveLength(14);
    expect(relays.flatMap(({ devProviders }) => devProviders.rows)).toHaveLength(12);
    for (let count = 0; count < 12; count += 1)
      await submit(firstRelay.url, 'contacts', createContact({ email: `ann${count}@example.com` }));
    await Promise.all(relays.map((relay) => relay.deliver()));
    expect(relays.flatMap(({ devProviders }) => devProviders.mails)).toHaveLength(16);
  });
});

test('§7 the outbox keeps only hashes of IP addresses, for one day (arrivals) or two days (submissions)', async () => {
  const { url, outbox, worker, clock } = await startHarness({
    settings: { trustedProxies: 1 },
  });
  await submitFrom(url, '203.0.113.77');
  const { queryBuilder, read } = outbox.engine;
  const listArrivals = () => read(queryBuilder.selectFrom('arrivals').selectAll());
  expect(await listArrivals()).toHaveLength(1);
  expect(JSON.stringify([await listArrivals(), await outbox.list()])).not.toContain('203.0.113.77');
  await worker.leases.sweep(clock.now + DAY, { retentionMs: 30 * DAY });
  expect(await listArrivals()).toEqual([]);
  const listSources = () =>
    read(queryBuilder.selectFrom('submissions').select('source').where('source', 'is not', null));
  expect(await listSources()).toHaveLength(1);
  await worker.leases.sweep(clock.now + 2 * DAY + 1, { retentionMs: 30 * DAY });
  expect(await listSources()).toEqual([]);
});

test('§7 after the clock was a year ahead, the sweep deletes hashes of IP addresses at once, and submissions within twice the retention', async () => {
  const { url, outbox, worker, clock } = await startHarness({ settings: { trustedProxies: 1 } });
  const { now } = clock;
  clock.now += 365 * DAY;
  await submitFrom(url, '203.0.113.77');
  const { queryBuilder, read } = outbox.engine;
  for (const [days, count] of [
    [0, 1],
    [31, 1],
    [60, 1],
    [62, 0],
  ] as const) {
    await worker.leases.sweep(now + days * DAY, { retentionMs: 30 * DAY });
    const sources = await read(queryBuilder.selectFrom('submissions').select('source'));
    expect(sources.map(({ source }) => source)).toEqual(Array(count).fill(null));
  }
});

test('§7 the relay keeps a submission for its retention, even if the clock is a year behind for days', async () => {
  const { url, outbox, worker, clock } = await startHarness();
  await submit(url, 'contacts', createContact());
  for (const days of [-365, -363, -340, 29]) {
    await worker.leases.sweep(clock.now + days * DAY, { retentionMs: 30 * DAY });
    expect(await outbox.list()).toMatchObject([{ receivedAt: clock.now }]);
  }
});

const submitFrom = (url: string, forwardedFor: string) =>
  submit(url, 'contacts', createContact(), {}, { 'X-Forwarded-For': forwardedFor });

describe('limits by IP address', () => {
  test('§7 the relay ignores X-Forwarded-For unless a proxy is trusted, and logs one warning', async () => {
    const { url, logLines } = await startHarness({ limits: { submissions: 1 } });
    expect((await submitFrom(url, '203.0.113.1')).status).toBe(202);
    expect((await submitFrom(url, '203.0.113.2')).status).toBe(429);
    expect(logLines.filter(({ event }) => event === 'proxy.not-trusted')).toHaveLength(1);
  });

  test.each([
    ['IPv4 with ports', ['203.0.113.7:4711', '203.0.113.7:4712', '203.0.113.7', '"203.0.113.7:80"']],
    ['IPv6 with ports', ['[2001:db8::1]:443', '[2001:db8::1]:444', '[2001:db8::1]', '2001:db8::1']],
    [
      'IPv4 in IPv6',
      ['203.0.113.7', '::ffff:203.0.113.7', '::FFFF:203.0.113.7', '::ffff:cb00:7107', '[::ffff:203.0.113.7]:80'],
    ],
    [
      'IPv6 with and without zeros',
      ['2001:db8::1', '2001:0db8:0:0:0:0:0:1', '2001:db8:0::1', '2001:DB8::1', '2001:db8::0.0.0.1', '2001:db8::1%eth0'],
    ],
    [
      'no address at all',
      ['unknown', '_hidden', '', '999.1.1.1', '2001:db8::1::2', '203.0.113.7:port', 'a'.repeat(5000)],
    ],
    ['an IPv6 /64', ['2001:db8:0:1::1', '2001:db8:0:1:ffff::2']],
    ['the last entry behind one trusted proxy', ['198.51.100.1, 203.0.113.1', '198.51.100.2, 203.0.113.1']],
  ])('§7 X-Forwarded-For values that stand for the same visitor share one limit: %s', async (_title, spellings) => {
    const { url } = await startHarness({ limits: { submissions: 1 }, settings: { trustedProxies: 1 } });
    const statuses = [];
    for (const spelling of spellings) statuses.push((await submitFrom(url, spelling)).status);
    expect(statuses).toEqual([202, ...Array<number>(spellings.length - 1).fill(429)]);
    expect((await submitFrom(url, '198.51.100.1:4711')).status).toBe(202);
  });

  test.each([
    ['/56', 4, (count: number) => `2001:db8:0:${count.toString(16)}::1`],
    ['/48', 16, (count: number) => `2001:db8:0:${(count * 256).toString(16)}::1`],
  ])(
    '§7 all addresses of an IPv6 %s prefix share a limit that is %i times the limit of a /64',
    async (_prefix, factor, formatAddress) => {
      const { url } = await startHarness({ limits: { submissions: 1 }, settings: { trustedProxies: 1 } });
      for (let count = 0; count < factor; count += 1)
        expect((await submitFrom(url, formatAddress(count))).status).toBe(202);
      expect((await submitFrom(url, formatAddress(factor))).status).toBe(429);
      expect((await submitFrom(url, '2001:db8:1::1')).status).toBe(202);
    },
  );
});

test('§7 with SITE_ORIGIN, the relay accepts forms from that origin, but not from its own origin', async () => {
  const { url } = await startHarness({ settings: { origins: ['https://www.example.com'] } });
  expect((await submit(url, 'contacts', createContact(), {}, { Origin: 'https://www.example.com' })).status).toBe(202);
  expect((await submit(url, 'contacts', createContact(), {}, { Origin: url })).status).toBe(403);
});

test.each([
  ['a visitor', 5, 0],
  // The proxy must close an idle connection before the relay does. Otherwise, the proxy could send a form on a closed
  // connection.
  ['a proxy', 75, 1],
])(
  '§9.2 the Keep-Alive header of a response to %s contains a time-out of %i seconds',
  async (_client, seconds, trustedProxies) => {
    const { url } = await startHarness({ settings: { trustedProxies } });
    expect((await fetch(`${url}/healthz`)).headers.get('Keep-Alive')).toBe(`timeout=${seconds}`);
  },
);
