import { MAIL_ADDRESSES, startHarness, type Harness } from './testing/harness';
import { getProviderVariables } from './testing/providerVariables';
import { startSmtpServer } from './testing/smtpServer';
import { loadSettings } from './settings';
import { checkTargets } from './targetCheck';

const PROVIDER_VARIABLES = getProviderVariables('https://oak.example');
let relay: Harness;
beforeEach(async () => {
  relay = await startHarness();
});

test('§7 the relay starts while a mail server that worked before is down, but not if the user name has changed', async () => {
  const server = await startSmtpServer();
  const smtp = server.settings;
  const loggedEvents: string[] = [];
  const runCheck = (user?: string) =>
    checkTargets(
      relay.outbox,
      { providers: { smtp: user === undefined ? smtp : { ...smtp, user, password: 's3cret' } } },
      (_level, event) => void loggedEvents.push(event),
    );
  await runCheck();
  await server.close();
  await runCheck();
  expect(loggedEvents).toEqual(['target.unreachable']);
  await expect(runCheck('other')).rejects.toThrow(/^MAIL_URL can't be used: (?!.*s3cret)/);
});

test('§7 the relay logs removed targets, and refuses to start without any target if the outbox has had targets', async () => {
  const logLines: unknown[] = [];
  const runCheck = (env: Record<string, string>) =>
    checkTargets(relay.outbox, loadSettings(env), (...line) => logLines.push(line));
  await runCheck({});
  await runCheck(PROVIDER_VARIABLES);
  await runCheck(PROVIDER_VARIABLES);
  await expect(runCheck({})).rejects.toThrow(
    /^DATA_DIR .*\(sheet, mail-api\), but no target is set: load the settings/,
  );
  expect(logLines).toEqual([]);
  await runCheck({ ...PROVIDER_VARIABLES, DELIVERY_TARGETS: 'sheet' });
  expect(logLines).toEqual([['warn', 'targets.removed', expect.objectContaining({ targets: 'mail-api' })]]);
});

test('§7 the relay does not start when the mail server refuses the password', async () => {
  const server = await startSmtpServer();
  server.setFault((step) => (step === 'AUTH' ? { reply: '535 5.7.8 wrong' } : undefined));
  const smtp = { ...server.settings, user: 'site', password: 's3cret' };
  await expect(checkTargets(relay.outbox, { providers: { smtp } }, () => undefined)).rejects.toThrow(
    /^MAIL_URL can't be used: mail: SMTP status 535 at AUTH PLAIN \(MAIL_URL\)$/,
  );
});

test.each([
  ['SMTP alone', false, {}, 'mail.stopped', /^Mailing is stopped: mail: SMTP status 535 at AUTH PLAIN/],
  [
    'the mail API and SMTP',
    true,
    { mail: { host: 'https://oak.example', apiKey: 'key', ...MAIL_ADDRESSES } },
    'target.refused',
    // No mail waits for the SMTP server.
    /^$/,
  ],
])(
  '§7 the relay with %s starts and logs an error when a mail server that worked before refuses the password',
  async (_title, canMail, otherTargets, event, fault) => {
    const server = await startSmtpServer();
    const smtp = { ...server.settings, user: 'site', password: 's3cret' };
    const loggedEvents: string[] = [];
    const runCheck = () =>
      checkTargets(
        relay.outbox,
        { providers: { ...otherTargets, smtp } },
        (_level, name) => void loggedEvents.push(name),
      );
    expect(await runCheck()).toBe(true);
    server.setFault((step) => (step === 'AUTH' ? { reply: '535 5.7.8 wrong' } : undefined));
    expect([await runCheck(), loggedEvents]).toEqual([canMail, [event]]);
    await relay.worker.start(canMail);
    await relay.worker.stop(0);
    expect((await relay.runCli('status')).output).toMatch(fault);
    server.setFault();
    await relay.worker.start(await runCheck());
    await relay.worker.stop(0);
    expect(await relay.runCli('status')).toEqual({ code: 0, output: '' });
  },
);

test.each([
  ['does not exist', 'https://hook.invalid/x', /: .*getaddrinfo (ENOTFOUND|EAI_AGAIN) hook\.invalid$/],
  ['is on a private network', 'https://169.254.169.254/', /: the host has a private address \(WEBHOOK_ALLOW_PRIVATE=1/],
])('§7 the relay does not start when the host of the webhook %s', async (_title, WEBHOOK_URL, reason) => {
  const settings = loadSettings({ ...PROVIDER_VARIABLES, WEBHOOK_URL, WEBHOOK_FORMAT: 'slack' });
  const checkPromise = checkTargets(relay.outbox, settings, () => undefined);
  await expect(checkPromise).rejects.toThrow(/^WEBHOOK_URL can't be used: /);
  await expect(checkPromise).rejects.toThrow(reason);
});

test.each([
  ['outside production', {}],
  ['with a secret in production', { NODE_ENV: 'production', SPREADSHEET_SECRET: 's3cret-of-the-script' }],
])('§7.1 the relay logs no warning about SPREADSHEET_SECRET %s', async (_title, env) => {
  const log = jest.fn();
  await checkTargets(relay.outbox, loadSettings({ ...PROVIDER_VARIABLES, ...env }), log);
  expect(log).not.toHaveBeenCalled();
});
