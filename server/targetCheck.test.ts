import { startHarness, type Harness } from './testing/harness';
import { startSmtpServer } from './testing/smtpServer';
import { checkTargets } from './targetCheck';

let relay: Harness;
beforeEach(async () => {
  relay = await startHarness();
});

test('§7 the relay starts while a previously working mail server is down, but not with changed settings', async () => {
  const server = await startSmtpServer();
  const smtp = server.settings;
  const logged: string[] = [];
  const check = (user?: string) =>
    checkTargets(
      relay.outbox,
      { providers: { smtp: user === undefined ? smtp : { ...smtp, user, password: 's3cret' } } },
      (_level, event) => void logged.push(event),
    );
  await check();
  await server.close();
  await check();
  expect(logged).toEqual(['target.unreachable']);
  await expect(check('other')).rejects.toThrow(/^MAIL_URL can't be used: (?!.*s3cret)/);
});

test('§7 the relay does not start when the mail server refuses the password', async () => {
  const server = await startSmtpServer();
  server.setFault((step) => (step === 'AUTH' ? { reply: '535 5.7.8 wrong' } : undefined));
  const smtp = { ...server.settings, user: 'site', password: 's3cret' };
  await expect(checkTargets(relay.outbox, { providers: { smtp } }, () => undefined)).rejects.toThrow(
    /^MAIL_URL can't be used: mail: SMTP status 535 at AUTH PLAIN \(MAIL_URL\)$/,
  );
});
