import { DEADLINE, HOUR } from './outbox/backoff';
import type { AlertSettings } from './envTargets';
import { startHarness, type Harness, type HarnessOptions } from './testing/harness';
import { startRecorder, type Recorder } from './testing/recorder';
import { startSmtpServer } from './testing/smtpServer';
import { contact, submit } from './testing/submit';

const MINUTE = 60_000;

let relay: Harness;
let receiver: Recorder;
let status: number;

async function start(alerts?: AlertSettings, hosts: HarnessOptions['hosts'] = {}): Promise<void> {
  status = 200;
  receiver = await startRecorder(() => ({ status }));
  relay = await startHarness({ hosts, worker: { alerts: alerts ?? { webhook: receiver.webhook } } });
}

const send = async () => expect((await submit(relay.url, 'contacts', contact())).status).toBe(202);
const alerts = () => receiver.calls.map(({ body }) => (JSON.parse(body) as { text: string }).text);

test('§7 the relay sends one alert when a delivery waits for over an hour, and a second alert when all deliveries are done', async () => {
  await start();
  relay.devProviders.setFault('sheet', { kind: '500' });
  await send();
  await relay.later(HOUR - 1);
  expect(alerts()).toEqual([]);
  await relay.later(MINUTE);
  for (let count = 0; count < 3; count += 1) {
    await send();
    await relay.later(HOUR);
    // A new worker simulates a second process, which must not repeat the alert.
    await relay.newWorker().runDue();
  }
  expect(alerts()).toHaveLength(1);
  expect(alerts()[0]).toMatch(/needs attention\nSubmissions that wait for over an hour: 1, .*spreadsheet: status 500/);
  relay.devProviders.setFault('sheet', { kind: 'none' });
  await relay.later(6 * HOUR);
  await relay.later(MINUTE);
  await relay.later(MINUTE);
  expect(alerts()).toHaveLength(2);
  expect(alerts()[1]).toMatch(/works again/);
});

test('§7 `outbox retry` does not reset the waiting time after which the relay sends an alert', async () => {
  await start();
  relay.devProviders.setFault('sheet', { kind: '500' });
  await send();
  await relay.deliver();
  await relay.later(HOUR + MINUTE);
  await relay.cli('retry');
  await relay.later(MINUTE);
  expect(alerts()).toHaveLength(1);
});

test('§7 the relay sends an alert within a minute when the provider refuses the mail key', async () => {
  await start();
  relay.devProviders.setFault('mail', { kind: '401' });
  await send();
  await relay.deliver();
  await relay.later(MINUTE);
  expect(alerts()).toEqual([expect.stringContaining('Mailing is stopped: mail: status 401')]);
});

test('§7 the relay repeats an alert every minute until the receiver accepts the alert, and a restart sends no copy', async () => {
  await start();
  status = 500;
  relay.devProviders.setFault('mail', { kind: '401' });
  await send();
  await relay.deliver();
  await relay.later(MINUTE);
  await relay.later(MINUTE);
  expect(alerts().length).toBeGreaterThan(1);
  const before = alerts().length;
  status = 200;
  await relay.later(MINUTE);
  expect(alerts()).toHaveLength(before + 1);
  await relay.newWorker().runDue();
  await relay.later(MINUTE);
  expect(alerts()).toHaveLength(before + 1);
});

test('§7 with ALERT_EMAIL, the relay sends the alert about the mail API by SMTP', async () => {
  const server = await startSmtpServer();
  await start({ mail: { to: 'ops@oak.example', smtp: server.settings } });
  relay.devProviders.setFault('mail', { kind: '401' });
  await send();
  await relay.deliver();
  await relay.later(MINUTE);
  expect(server.mails.map(({ to }) => to)).toEqual([['ops@oak.example']]);
  expect(server.mails[0]?.text).toContain('needs attention');
});

describe('§7 npm run outbox -- status', () => {
  test('the command exits with 0 and prints no line when there is no fault', async () => {
    await start();
    await send();
    await relay.deliver();
    expect(await relay.cli('status')).toEqual({ code: 0, out: '' });
  });

  test('the command exits with 1 and prints one line for each fault, without personal data', async () => {
    await start();
    relay.devProviders.setFault('sheet', { kind: '500' });
    await send();
    await relay.deliver();
    await relay.later(HOUR + MINUTE);
    const waiting = await relay.cli('status');
    expect(waiting.code).toBe(1);
    expect(waiting.out).toMatch(
      /^Submissions that wait for over an hour: 1, the oldest since \S+: spreadsheet: status 500\n$/,
    );
    await relay.later(DEADLINE);
    const dead = await relay.cli('status');
    expect(dead.code).toBe(1);
    expect(dead.out).toMatch(/^Dead submissions: 1\. /);
    expect(waiting.out + dead.out).not.toMatch(/ann|Hello/i);
  });
});

describe('Art. 17 an erasure in the spreadsheet', () => {
  const DONE = { status: 200, body: '{"ok":true,"erased":1}' };
  const LINE = 'Erasures wait: 1 erased, but still in the spreadsheet (spreadsheet: ';
  let answer: { status: number; body: string };
  beforeEach(async () => {
    answer = DONE;
    const sheet = await startRecorder(() => answer);
    await start(undefined, { sheet: sheet.url });
    await send();
    await relay.deliver();
  });

  test('the relay sends one alert after an erasure has waited for over an hour, and one after the erasure is done', async () => {
    answer = { status: 500, body: '' };
    expect((await relay.cli('erase', 'ann@example.com')).code).toBe(0);
    await relay.later(HOUR);
    expect(alerts()).toEqual([]);
    expect(await relay.cli('status')).toEqual({ code: 0, out: '' });
    await relay.later(MINUTE);
    await relay.later(MINUTE);
    expect(alerts()).toEqual([expect.stringContaining(`${LINE}status 500)\n`)]);
    expect(await relay.cli('status')).toEqual({ code: 1, out: `${LINE}status 500)\n` });
    answer = DONE;
    await relay.later(6 * HOUR);
    await relay.later(MINUTE);
    expect(alerts().slice(1)).toEqual([expect.stringContaining('works again')]);
    expect(await relay.cli('status')).toEqual({ code: 0, out: '' });
  });

  test('the relay sends an alert within a minute when the script refuses an erasure', async () => {
    answer = { status: 200, body: '{"ok":false}' };
    await relay.cli('erase', 'ann@example.com');
    await relay.later(MINUTE);
    expect(alerts()).toEqual([expect.stringContaining(`${LINE}the script erased nothing; `)]);
    expect(await relay.cli('status')).toMatchObject({ code: 1, out: expect.stringMatching(/RELAY_SECRET.*\)\n$/) });
  });
});
