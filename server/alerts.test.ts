import { DAY, DELIVERY_PERIOD_MS, HOUR, MINUTE } from './outbox/backoff';
import type { AlertSettings } from './envTargets';
import { LIMITS, MAIL_ADDRESSES, startHarness, type Harness, type HarnessOptions } from './testing/harness';
import { lockOutbox } from './testing/outboxes';
import { startRecorder, type Recorder } from './testing/recorder';
import { startSmtpServer } from './testing/smtpServer';
import { createContact, submit } from './testing/submit';

let relay: Harness;
let receiver: Recorder;
let responseStatus: number;

async function startRelay(
  alerts?: AlertSettings,
  hosts: HarnessOptions['hosts'] = {},
  limits: HarnessOptions['limits'] = {},
): Promise<void> {
  responseStatus = 200;
  receiver = await startRecorder(() => ({ status: responseStatus }));
  relay = await startHarness({ hosts, limits, worker: { alerts: alerts ?? { webhook: receiver.webhook } } });
}

const sendContact = async () => expect((await submit(relay.url, 'contacts', createContact())).status).toBe(202);
/** Starts a relay with a submission that has waited for over an hour, because the spreadsheet fails. */
async function startWithLateSubmission(): Promise<void> {
  await startRelay();
  relay.devProviders.setFault('sheet', { kind: '500' });
  await sendContact();
  await relay.deliver();
  await relay.advanceAndDeliver(HOUR + MINUTE);
}
const listAlerts = () => receiver.calls.map(({ body }) => (JSON.parse(body) as { text: string }).text);

test('§7 the relay sends one alert when a delivery waits for over an hour, and a second alert when all deliveries are done', async () => {
  await startRelay();
  relay.devProviders.setFault('sheet', { kind: '500' });
  await sendContact();
  await relay.advanceAndDeliver(HOUR - 1);
  expect(listAlerts()).toEqual([]);
  await relay.advanceAndDeliver(MINUTE);
  for (let count = 0; count < 3; count += 1) {
    await sendContact();
    await relay.advanceAndDeliver(HOUR);
    // A new worker simulates a second process, which must not repeat the alert.
    await relay.createAnotherWorker().runDue();
  }
  expect(listAlerts()).toHaveLength(1);
  expect(listAlerts()[0]).toMatch(
    /needs attention\nSubmissions that have waited for over an hour: 1, .*spreadsheet: status 500/,
  );
  relay.devProviders.setFault('sheet', { kind: 'none' });
  await relay.advanceAndDeliver(6 * HOUR);
  await relay.advanceAndDeliver(MINUTE);
  await relay.advanceAndDeliver(MINUTE);
  expect(listAlerts()).toHaveLength(2);
  expect(listAlerts()[1]).toMatch(/works again/);
});

test('§7 `outbox retry` does not reset the waiting time after which the relay sends an alert', async () => {
  await startWithLateSubmission();
  await relay.runCli('retry');
  await relay.advanceAndDeliver(MINUTE);
  expect(listAlerts()).toHaveLength(1);
});

/** Makes the mail API refuse the API key, and delivers until the relay has sent an alert about this fault. */
async function stopMail(): Promise<void> {
  relay.devProviders.setFault('mail', { kind: '401' });
  await sendContact();
  await relay.deliver();
  await relay.advanceAndDeliver(MINUTE);
}

test.each([
  ['a restart', () => relay.outbox.providerState.resumeMail()],
  ['`outbox retry`', () => relay.runCli('retry')],
])(
  '§7 after %s, the fault about a refused API key ends only when the provider accepts a mail',
  async (_title, resumeMailing) => {
    await startRelay();
    await stopMail();
    await resumeMailing();
    expect((await relay.runCli('status')).output).toBe(
      'Mailing was stopped, and the provider has accepted no mail since: mail: status 401 unauthorized; this fault ends with the next accepted mail\n',
    );
    await relay.createAnotherWorker().runDue();
    await relay.advanceAndDeliver(MINUTE);
    expect((await relay.runCli('status')).output).toBe(
      'Mailing is stopped: mail: status 401 unauthorized; correct MAIL_API_KEY, restart (functions: redeploy), then run: npm run outbox -- retry\n',
    );
    expect(listAlerts()).toHaveLength(1);
    relay.devProviders.setFault('mail', { kind: 'none' });
    await resumeMailing();
    await relay.advanceAndDeliver(MINUTE);
    expect(listAlerts().slice(1)).toEqual([expect.stringContaining('works again')]);
  },
);

test('§7 the fault about a refused API key ends after a restart if no mail is waiting', async () => {
  await startRelay();
  await stopMail();
  await relay.outbox.drop((await relay.getOnlyRow()).id);
  await relay.outbox.providerState.resumeMail();
  expect(await relay.runCli('status')).toEqual({ code: 0, output: '' });
});

test('§7 the relay repeats an alert with the same id every minute until the receiver accepts the alert, and a restart sends no copy', async () => {
  await startRelay();
  responseStatus = 500;
  await stopMail();
  await relay.advanceAndDeliver(MINUTE);
  expect(listAlerts().length).toBeGreaterThan(1);
  const alertCount = listAlerts().length;
  responseStatus = 200;
  await relay.advanceAndDeliver(MINUTE);
  expect(listAlerts()).toHaveLength(alertCount + 1);
  const ids = new Set(receiver.calls.map(({ headers }) => headers['webhook-id']));
  expect([...ids]).toEqual([expect.stringMatching(/^raised:\d+$/)]);
  await relay.createAnotherWorker().runDue();
  await relay.advanceAndDeliver(MINUTE);
  expect(listAlerts()).toHaveLength(alertCount + 1);
});

test('§7 the relay sends no alert about the end of faults if no receiver has accepted the alert about the faults', async () => {
  await startRelay();
  responseStatus = 500;
  await stopMail();
  const alertCount = listAlerts().length;
  expect(alertCount).toBeGreaterThan(0);
  relay.devProviders.setFault('mail', { kind: 'none' });
  await relay.outbox.providerState.resumeMail();
  await relay.deliver();
  responseStatus = 200;
  await relay.advanceAndDeliver(MINUTE);
  await relay.advanceAndDeliver(MINUTE);
  expect(listAlerts()).toHaveLength(alertCount);
  await stopMail();
  expect(listAlerts().slice(alertCount)).toEqual([expect.stringContaining('Mailing is stopped')]);
});

describe('§7 while a submission is dead', () => {
  beforeEach(async () => {
    await startRelay();
    relay.devProviders.setFault('sheet', { kind: '500' });
    await sendContact();
    await relay.deliver();
    await relay.advanceAndDeliver(DELIVERY_PERIOD_MS);
    expect(listAlerts()).toEqual([expect.stringContaining('Dead submissions: 1.')]);
    receiver.calls.length = 0;
    relay.devProviders.setFault('sheet', { kind: 'none' });
  });
  const resumeMail = async () => {
    relay.devProviders.setFault('mail', { kind: 'none' });
    await relay.outbox.providerState.resumeMail();
    await relay.deliver();
    await relay.advanceAndDeliver(MINUTE);
  };
  const runAnotherWorker = () => relay.createAnotherWorker().runDue();

  test('the relay sends one alert each time that mailing stops, and no alert when mailing resumes', async () => {
    for (let count = 1; count <= 2; count += 1) {
      await stopMail();
      await runAnotherWorker();
      expect(listAlerts()).toHaveLength(count);
      expect(listAlerts().at(-1)).toMatch(/needs attention\nMailing is stopped: .*\nDead submissions: 1\./);
      await resumeMail();
      await runAnotherWorker();
    }
    expect(listAlerts()).toHaveLength(2);
    expect(new Set(receiver.calls.map(({ headers }) => headers['webhook-id'])).size).toBe(2);
    for (const { id } of await relay.outbox.list('dead')) await relay.outbox.drop(id);
    await relay.advanceAndDeliver(MINUTE);
    await runAnotherWorker();
    expect(listAlerts().slice(2)).toEqual([expect.stringContaining('works again')]);
  });

  test('the deletion of the dead submission after its retention is a fault until an operator runs `outbox retry` without a reference', async () => {
    const LOSS_PATTERN =
      /Submissions that the relay deleted undelivered: (\d), the latest at 2026-\S+Z \(RETENTION_DAYS\)/;
    const sweepAndReadState = async () => {
      relay.clock.now += LIMITS.retentionMs + 1;
      // Without an earlier sweep, this sweep would not delete undelivered submissions.
      await relay.worker.leases.recordSweep(relay.clock.now - HOUR);
      await relay.worker.sweepHourly();
      await relay.advanceAndDeliver(MINUTE);
      const { code, output } = await relay.runCli('status');
      const health = await (await fetch(`${relay.url}/healthz`)).json();
      return { code, count: LOSS_PATTERN.exec(output)?.[1], health };
    };
    const createExpectedState = (count: number) => ({
      code: 1,
      count: String(count),
      health: expect.objectContaining({ status: 'degraded', dead: 0, deletedUndelivered: count }) as unknown,
    });
    expect(await sweepAndReadState()).toEqual(createExpectedState(1));
    await sendContact();
    expect(await sweepAndReadState()).toEqual(createExpectedState(2));
    expect(listAlerts()).toEqual([expect.stringMatching(LOSS_PATTERN)]);
    relay.devProviders.setFault('sheet', { kind: '500' });
    await sendContact();
    await relay.runCli('retry', (await relay.getOnlyRow()).reference);
    expect((await relay.runCli('status')).output).toMatch(LOSS_PATTERN);
    await relay.runCli('retry');
    await relay.advanceAndDeliver(MINUTE);
    expect(listAlerts().slice(1)).toEqual([expect.stringContaining('works again')]);
    expect(await sweepAndReadState()).toEqual(createExpectedState(1));
  });

  test('the relay repeats the alert about stopped mailing with the same id until the receiver accepts the alert', async () => {
    responseStatus = 500;
    await stopMail();
    await relay.advanceAndDeliver(MINUTE);
    responseStatus = 200;
    await relay.advanceAndDeliver(MINUTE);
    await relay.advanceAndDeliver(MINUTE);
    expect(listAlerts()).toHaveLength(3);
    expect(new Set(receiver.calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });
});

test('§7 the relay sends an alert in the week before it deletes a quarantined submission, unless an operator lists the quarantine', async () => {
  await startRelay();
  const quarantineContact = () => submit(relay.url, 'contacts', createContact(), { honeypot: 'x' });
  await quarantineContact();
  await relay.advanceAndDeliver(LIMITS.retentionMs - 7 * DAY);
  expect(await relay.runCli('status')).toEqual({ code: 0, output: '' });
  await quarantineContact();
  await relay.advanceAndDeliver(MINUTE);
  expect(listAlerts()).toEqual([expect.stringMatching(/will soon delete, and that nobody has listed: 1 \(/)]);
  expect(await relay.runCli('status')).toMatchObject({ code: 1, output: expect.stringContaining('list --spam') });
  await relay.runCli('list', '--spam');
  expect(await relay.runCli('status')).toEqual({ code: 0, output: '' });
  await relay.advanceAndDeliver(MINUTE);
  expect(listAlerts().slice(1)).toEqual([expect.stringContaining('works again')]);
  relay.clock.now += LIMITS.retentionMs - 7 * DAY;
  expect(await relay.runCli('status')).toEqual({ code: 0, output: '' });
});

test('§7 a quarantined submission that arrives during `list --spam` counts as not listed', async () => {
  await startRelay();
  jest.spyOn(relay.outbox.erasures, 'describeOpenTasks').mockImplementationOnce(async () => {
    relay.clock.now += 1000;
    await submit(relay.url, 'contacts', createContact(), { honeypot: 'x' });
    relay.clock.now += 1000;
    return [];
  });
  expect(await relay.runCli('list', '--spam')).toMatchObject({ output: expect.stringContaining('0 listed') });
  relay.clock.now += LIMITS.retentionMs - 7 * DAY;
  expect(await relay.runCli('status')).toMatchObject({ code: 1, output: expect.stringContaining('list --spam') });
});

test('§7 a submission that waits for the mail budget causes no fault and does not count as old, until a digest fails', async () => {
  await startRelay(undefined, {}, { dailyBudget: 100, sourceFraction: 0.02 });
  const getOldestSeconds = async () =>
    /^relay_oldest_seconds (.*)$/m.exec(await (await fetch(`${relay.url}/metrics`)).text())?.[1];
  for (let count = 0; count < 3; count += 1) {
    await sendContact();
    await relay.deliver();
  }
  await relay.advanceAndDeliver(HOUR + MINUTE);
  expect([(await relay.outbox.list('pending')).length, await getOldestSeconds()]).toEqual([1, '0']);
  expect(await relay.runCli('status')).toEqual({ code: 0, output: '' });
  relay.devProviders.setFault('mail', { kind: '500' });
  await relay.advanceAndDeliver(HOUR);
  expect((await relay.runCli('status')).output).toMatch(
    /^Submissions that have waited .*: 1, .*: mail: status 500 internal\. Correct the cause, .* retry\n$/,
  );
  expect(await getOldestSeconds()).toBe(String((2 * HOUR + MINUTE) / 1000));
});

test('§7 with ALERT_EMAIL, the relay sends the alert about the mail API by SMTP', async () => {
  const server = await startSmtpServer();
  await startRelay({ mail: { to: 'ops@oak.example', smtp: server.settings } });
  await stopMail();
  expect(server.mails.map(({ to }) => to)).toEqual([['ops@oak.example']]);
  expect(server.mails[0]?.text).toContain('needs attention');
});

test('§7 with ALERT_EMAIL, a repeated alert has the same idempotency key only if no other fault has begun', async () => {
  const mailApi = await startRecorder(() => ({ status: 502 }));
  await startRelay({ mail: { to: 'ops@oak.example', mail: { host: mailApi.url, apiKey: 'key', ...MAIL_ADDRESSES } } });
  await stopMail();
  await relay.advanceAndDeliver(HOUR);
  const idempotencyKeys = mailApi.calls.map(({ headers }) => headers['idempotency-key']);
  expect(idempotencyKeys).toEqual([
    idempotencyKeys[0],
    idempotencyKeys[0],
    expect.not.stringContaining(String(idempotencyKeys[0])),
  ]);
  expect(mailApi.calls[2]?.body).toContain('Submissions that have waited for over an hour: 1');
});

test('§7 `outbox status` exits with 1 and prints one line for each fault, without personal data, even after the clock was set back', async () => {
  await startWithLateSubmission();
  const waitingResult = await relay.runCli('status');
  expect(waitingResult.code).toBe(1);
  expect(waitingResult.output).toMatch(
    /^Submissions that have waited for over an hour: 1, the oldest since \S+: spreadsheet: status 500\. Correct the cause, .* retry\n$/,
  );
  relay.clock.now -= 365 * DAY;
  expect(await relay.runCli('status')).toEqual(waitingResult);
  await relay.advanceAndDeliver(365 * DAY + DELIVERY_PERIOD_MS);
  const deadResult = await relay.runCli('status');
  expect(deadResult.code).toBe(1);
  expect(deadResult.output).toMatch(/^Dead submissions: 1\. /);
  expect(waitingResult.output + deadResult.output).not.toMatch(/ann|Hello/i);
});

test('§7 /healthz and `outbox status` report an outbox that can be read, but not written', async () => {
  relay = await startHarness({ busyTimeout: 50 });
  /**
   * Advances the clock by 10 s, so that the relay tests again whether the outbox can be written. Returns the HTTP
   * status of /healthz and the status in its body.
   */
  const readHealth = async () => {
    relay.clock.now += 10_000;
    const response = await fetch(`${relay.url}/healthz`);
    return [response.status, ((await response.json()) as { status: string }).status];
  };
  expect(await readHealth()).toEqual([200, 'ok']);
  const unlock = await lockOutbox(relay.outboxUrl);
  expect(await readHealth()).toEqual([503, 'down']);
  // In PostgreSQL, the lock also prevents reads, so the command itself fails.
  const result = await relay.runCli('status').catch((error: unknown) => ({ code: 1, output: String(error) }));
  expect(result).toEqual({ code: 1, output: expect.stringMatching(/The outbox cannot be written: |lock timeout/) });
  await unlock();
  expect(await readHealth()).toEqual([200, 'ok']);
  expect(await relay.runCli('status')).toEqual({ code: 0, output: '' });
});

describe('Art. 17 an erasure in the spreadsheet', () => {
  const ERASED_RESPONSE = { status: 200, body: '{"ok":true,"erased":1}' };
  const OPEN_ERASURE_START = 'Open erasures: 1 erased, but still in the spreadsheet (spreadsheet: ';
  let sheet: Recorder;
  let response: { status: number; body: string };
  beforeEach(async () => {
    response = ERASED_RESPONSE;
    sheet = await startRecorder(() => response);
    await startRelay(undefined, { sheet: sheet.url });
    await sendContact();
    await relay.deliver();
  });

  test('the relay sends one alert after an erasure has waited for over an hour, and a second alert when the erasure is done', async () => {
    response = { status: 500, body: '' };
    expect((await relay.runCli('erase', 'ann@example.com')).code).toBe(0);
    await relay.advanceAndDeliver(HOUR);
    expect(listAlerts()).toEqual([]);
    expect(await relay.runCli('status')).toEqual({ code: 0, output: '' });
    await relay.advanceAndDeliver(MINUTE);
    await relay.advanceAndDeliver(MINUTE);
    expect(listAlerts()).toEqual([expect.stringContaining(`${OPEN_ERASURE_START}status 500)\n`)]);
    expect(await relay.runCli('status')).toEqual({ code: 1, output: `${OPEN_ERASURE_START}status 500)\n` });
    response = ERASED_RESPONSE;
    await relay.advanceAndDeliver(6 * HOUR);
    await relay.advanceAndDeliver(MINUTE);
    expect(listAlerts().slice(1)).toEqual([expect.stringContaining('works again')]);
    expect(await relay.runCli('status')).toEqual({ code: 0, output: '' });
  });

  test.each([
    ['a script refuses an erasure', '{"ok":false}', 'ok'],
    ['another script, which SPREADSHEET_ANSWER=any allows, responds with text', 'OK', 'any'],
  ] as const)('the relay sends an alert within a minute when %s', async (_title, body, acceptedResponse) => {
    response = { status: 200, body };
    relay = await startHarness({
      outboxUrl: relay.outboxUrl,
      hosts: { sheet: sheet.url },
      targets: ({ spreadsheet, mail }) => ({ spreadsheet: { ...spreadsheet, acceptedResponse }, mail }),
      worker: { alerts: { webhook: receiver.webhook } },
    });
    await relay.runCli('erase', 'ann@example.com');
    await relay.advanceAndDeliver(MINUTE);
    expect(listAlerts()).toEqual([expect.stringContaining(`${OPEN_ERASURE_START}the script erased nothing; `)]);
    expect(await relay.runCli('status')).toMatchObject({
      code: 1,
      output: expect.stringMatching(/RELAY_SECRET.* skip sheet-erasures\): [-0-9a-f]{36}\n$/),
    });
    expect(await relay.runCli('skip', 'sheet-erasures')).toEqual({ code: 0, output: '1 given up\n' });
    expect(await relay.runCli('status')).toEqual({ code: 0, output: '' });
  });

  test('after a response without JSON, the relay retries an erasure without an alert if SPREADSHEET_ANSWER is ok', async () => {
    response = { status: 200, body: 'Service invoked too many times' };
    await relay.runCli('erase', 'ann@example.com');
    await relay.advanceAndDeliver(MINUTE);
    expect(listAlerts()).toEqual([]);
  });
});
