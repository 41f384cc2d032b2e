import { words } from '#site/words/mails';
import { checkTargets } from './targetCheck';
import { HOUR, MINUTE } from './outbox/backoff';
import { startHarness, type Harness } from './testing/harness';
import { startSmtpServer, type SmtpServer } from './testing/smtpServer';
import { createApplication, createContact, createDataUrl, createPdf, createResume, submit } from './testing/submit';

let server: SmtpServer;
let relay: Harness;
beforeEach(async () => {
  server = await startSmtpServer();
  relay = await startHarness({
    limits: { dailyBudget: 25, sourceFraction: 1 },
    targets: (defaults) => ({ ...defaults, smtp: server.settings }),
  });
});
const listSubjects = () => server.mails.map(({ text }) => /^Subject: (.*)$/m.exec(text)?.[1]?.trim());

test('§7.2 the firm gets a mail by API and a mail with the résumé by SMTP, and the sender gets one confirmation', async () => {
  await submit(relay.url, 'applications', createApplication({ resume: createResume() }));
  await relay.deliver();
  expect(server.mails.map(({ to }) => to)).toEqual([['hello@oak.example']]);
  expect(server.mails[0]?.text).toContain('filename=cv.pdf');
  expect(relay.devProviders.mails).toHaveLength(2);
  expect(relay.devProviders.rows[0]?.payload.resumeBase64).toBe(createDataUrl(createPdf()));
  expect(await relay.getOnlyRow()).toMatchObject({ status: 'done', confirmation: 'sent' });
});

test('§7.2 failed mails to an unavailable SMTP server do not count towards the mail budget', async () => {
  server.setFault(() => 'drop');
  await submit(relay.url, 'contacts', createContact());
  for (let count = 0; count < 60; count += 1) {
    await relay.outbox.retry(relay.clock.now);
    await relay.deliver();
    relay.clock.now += MINUTE;
  }
  await submit(relay.url, 'contacts', createContact({ email: 'ben@example.com' }));
  await relay.deliver();
  expect(relay.devProviders.mails).toHaveLength(4);
  server.setFault();
  await relay.outbox.retry(relay.clock.now);
  await relay.deliver();
  expect(listSubjects()).toEqual([words.contact.admin.subject, words.contact.admin.subject]);
});

test('§7.2 the relay reports a refused password of the second mail target as a fault until the server accepts a mail', async () => {
  server.setFault((step) => (step === 'MAIL' ? { reply: '530 5.7.0 log in' } : undefined));
  await submit(relay.url, 'contacts', createContact());
  await relay.deliver();
  expect(await relay.outbox.providerState.getSmtpRefusal()).toBe('mail: SMTP status 530 at MAIL FROM (MAIL_URL)');
  expect(await relay.outbox.providerState.getMailStopReason()).toBeUndefined();
  const mailStepCount = server.stepCounts.get('MAIL');
  await relay.advanceAndDeliver(MINUTE);
  // One minute after the refusal, the relay must not log in again, because servers lock accounts after many wrong
  // passwords.
  expect(server.stepCounts.get('MAIL')).toBe(mailStepCount);
  server.setFault();
  await relay.advanceAndDeliver(10 * MINUTE);
  expect(await relay.outbox.providerState.getSmtpRefusal()).toBeUndefined();
});

describe('§7.2 after a refused password of the second mail target', () => {
  beforeEach(async () => {
    server.setFault((step) => (step === 'MAIL' ? { reply: '530 5.7.0 log in' } : undefined));
    await submit(relay.url, 'contacts', createContact());
    await relay.deliver();
  });
  const checkSmtp = () =>
    checkTargets(
      relay.outbox,
      { providers: { smtp: server.settings } },
      () => undefined,
      () => relay.clock.now,
    );
  const readStatus = async () => (await relay.runCli('status')).output;
  const REFUSAL = expect.stringMatching(/^A target refuses the password: mail: SMTP status 530/) as unknown;

  test('after a start with a successful login, the relay retries the mail at once, and the fault ends only when the server accepts the mail', async () => {
    await relay.advanceAndDeliver(HOUR);
    await relay.advanceAndDeliver(HOUR);
    await checkSmtp();
    await relay.deliver();
    expect(await readStatus()).toContain('A target refuses the password');
    server.setFault();
    await relay.deliver();
    expect(server.mails).toEqual([]);
    await checkSmtp();
    await relay.deliver();
    expect(server.mails).toHaveLength(1);
    expect(await readStatus()).toBe('');
  });

  test('a start of the relay does not change the back-off of deliveries that failed for other reasons', async () => {
    await relay.outbox.providerState.markSmtpAccepted();
    await checkSmtp();
    server.setFault();
    await relay.deliver();
    expect(server.mails).toEqual([]);
  });

  test('`outbox retry` keeps the fault until the server accepts a mail', async () => {
    await relay.runCli('retry');
    expect(await readStatus()).toEqual(REFUSAL);
    server.setFault();
    await relay.deliver();
    expect(await readStatus()).toBe('');
  });

  test.each([
    ['`outbox skip smtp`', () => relay.runCli('skip', 'smtp')],
    ['`outbox drop`', async () => relay.runCli('drop', (await relay.getOnlyRow()).reference)],
  ])('%s ends the fault', async (_title, endFault) => {
    expect(await readStatus()).toEqual(REFUSAL);
    await endFault();
    expect(await relay.runCli('status')).toEqual({ code: 0, output: '' });
  });
});
