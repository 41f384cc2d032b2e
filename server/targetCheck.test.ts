import { startHarness, type Harness } from './testing/harness';
import { startSmtpServer } from './testing/smtpServer';
import { checkTargets } from './targetCheck';

let relay: Harness;
beforeEach(async () => {
  relay = await startHarness();
});

test('§7 the relay starts while a known mail server is down, but not if the user name has changed', async () => {
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

test('§7 the relay does not start when the mail server refuses the password', async () => {
  const server = await startSmtpServer();
  server.setFault((step) => (step === 'AUTH' ? { reply: '535 5.7.8 wrong' } : undefined));
  const smtp = { ...server.settings, user: 'site', password: 's3cret' };
  await expect(checkTargets(relay.outbox, { providers: { smtp } }, () => undefined)).rejects.toThrow(
    /^MAIL_URL can't be used: mail: SMTP status 535 at AUTH PLAIN \(MAIL_URL\)$/,
  );
});
