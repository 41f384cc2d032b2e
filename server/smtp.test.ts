import { Socket } from 'node:net';
import { firm } from '#site/firm';
import { words } from '#site/words/mails';
import { fillPlaceholders } from '../src/site/fill';
import { HOUR, SECOND } from './outbox/backoff';
import { createSmtpClient, type SmtpSettings } from './outbox/smtp';
import { afterTest } from './testing/afterTest';
import { MAIL_ADDRESSES, startHarness, type Harness } from './testing/harness';
import { startRecorder } from './testing/recorder';
import { startSmtpServer, type SmtpFault, type SmtpServer, type SmtpStep } from './testing/smtpServer';
import { createApplication, createContact, createPdf, createResume, submit } from './testing/submit';

const ADMIN_MAIL_SUBJECT = words.contact.admin.subject;
const CONFIRMATION_SUBJECT = fillPlaceholders(words.contact.confirmation.subject, { firm: firm.name });
/** The time limit of a call, in milliseconds. A call may take seconds on a busy machine. */
const CALL_TIMEOUT_MS = 60_000;

let server: SmtpServer;
let relay: Harness;
let callTimeouts: { sheet: number; mail: number };
async function startServerAndRelay(overrides: Partial<SmtpSettings> = {}, fault = ''): Promise<void> {
  server = await startSmtpServer();
  // If a server does not respond, a call lasts until the time limit.
  callTimeouts = { sheet: CALL_TIMEOUT_MS, mail: fault === 'hang' ? 1500 : CALL_TIMEOUT_MS };
  relay = await startHarness({
    callTimeouts,
    targets: () => ({ smtp: { ...server.settings, ...overrides } }),
  });
}

/**
 * Advances the clock by a second and delivers. If the test uses a short time limit for calls, a new worker with the
 * usual limit makes this delivery.
 */
async function deliverAfterFault(): Promise<void> {
  if (callTimeouts.mail === CALL_TIMEOUT_MS) return void (await relay.advanceAndDeliver(SECOND));
  callTimeouts.mail = CALL_TIMEOUT_MS;
  relay.clock.now += SECOND;
  await relay.createAnotherWorker().runDue();
}

async function sendContact(): Promise<void> {
  expect((await submit(relay.url, 'contacts', createContact())).status).toBe(202);
}
const listSubjects = () => server.mails.map(({ text }) => /^Subject: (.*)$/m.exec(text)?.[1]?.trim());
const parseHeader = (text: string, name: string) => new RegExp(`^${name}: (.*(?:\\r\\n\\s.*)*)`, 'mi').exec(text)?.[1];

/**
 * Returns a function that returns `fault` for the first occurrence of `failingStep`, and undefined in all other cases.
 */
const failOnce = (failingStep: SmtpStep, fault: SmtpFault) => (step: SmtpStep, count: number) =>
  step === failingStep && count === 1 ? fault : undefined;

test('§7.2 with SMTP alone, the relay sends an admin mail in text and HTML and a confirmation, and calls no other target', async () => {
  await startServerAndRelay();
  await sendContact();
  await relay.deliver();
  expect(listSubjects()).toEqual([ADMIN_MAIL_SUBJECT, CONFIRMATION_SUBJECT]);
  expect(server.mails.map(({ from, to }) => [from, ...to])).toEqual([
    ['no-reply@oak.example', 'hello@oak.example'],
    ['no-reply@oak.example', 'ann@example.com'],
  ]);
  const [adminMail = { text: '', messageId: '' }, confirmation] = server.mails;
  expect(parseHeader(adminMail.text, 'Reply-To')).toBe('Ann Lee <ann@example.com>');
  expect(parseHeader(adminMail.text, 'Content-Type')).toMatch(/^multipart\/alternative/);
  expect(adminMail.text).toMatch(/Content-Type: text\/plain/);
  expect(adminMail.text).toMatch(/Content-Type: text\/html/);
  expect(adminMail.messageId).toMatch(/^<[\da-f-]{36}@oak\.example>$/);
  expect(confirmation?.messageId).not.toBe(adminMail.messageId);
  expect(await relay.getOnlyRow()).toMatchObject({ status: 'done', confirmation: 'sent' });
  expect(relay.devProviders.requestCounts).toEqual({ sheet: 0, mail: 0 });
});

test('§7.2 the relay attaches the unchanged résumé only to the mail to the firm, and then deletes the résumé', async () => {
  await startServerAndRelay();
  const bytes = createPdf(200_000).fill(0xfe, 9);
  expect((await submit(relay.url, 'applications', createApplication({ resume: createResume(bytes) }))).status).toBe(
    202,
  );
  await relay.deliver();
  const [adminMail, confirmation] = server.mails;
  const attachment = /filename="?cv\.pdf"?\r\n(?:.+\r\n)*\r\n([\s\S]+?)\r\n--/.exec(adminMail?.text ?? '')?.[1] ?? '';
  expect(Buffer.from(attachment, 'base64').equals(bytes)).toBe(true);
  expect(adminMail?.text).toContain(words.application.attached);
  expect(confirmation?.text).not.toMatch(/filename/);
  expect(await relay.listResumePartIds()).toEqual([]);
});

const STEPS: SmtpStep[] = ['CONNECT', 'EHLO', 'MAIL', 'RCPT', 'DATA', 'BODY'];

test.each(
  STEPS.flatMap((step) =>
    (['421 4.3.2 try later', 'drop', 'hang', 'flood'] as const).map((failureKind) => [step, failureKind] as const),
  ),
)(
  '§7.2 a submission waits after the mail server fails at %s with %s, and is delivered later',
  async (step, failureKind) => {
    await startServerAndRelay({}, failureKind);
    server.setFault(failOnce(step, failureKind.startsWith('4') ? { reply: failureKind } : (failureKind as SmtpFault)));
    await sendContact();
    await relay.deliver();
    expect(await relay.getOnlyRow()).toMatchObject({ status: 'pending', adminAt: null, attempts: 1 });
    expect((await relay.getOnlyRow()).lastError).toMatch(/^mail: SMTP/);
    await deliverAfterFault();
    expect(listSubjects()).toEqual([ADMIN_MAIL_SUBJECT, CONFIRMATION_SUBJECT]);
    expect(await relay.getOnlyRow()).toMatchObject({ status: 'done', confirmation: 'sent' });
  },
);

test.each(['MAIL', 'RCPT', 'DATA', 'BODY'] as const)(
  '§7.2 a submission whose mail the server refuses at %s with 550 is dead immediately, and a retry delivers the submission',
  async (step) => {
    await startServerAndRelay();
    server.setFault((currentStep) =>
      currentStep === step ? { reply: '550 5.7.1 ann@example.com is unwanted' } : undefined,
    );
    await sendContact();
    await relay.deliver();
    expect(await relay.getOnlyRow()).toMatchObject({ status: 'dead' });
    expect((await relay.getOnlyRow()).lastError).toMatch(/^mail: SMTP status 550 at (MAIL FROM|RCPT TO|DATA)$/);
    server.setFault();
    await relay.outbox.retry(relay.clock.now);
    await relay.deliver();
    expect(await relay.getOnlyRow()).toMatchObject({ status: 'done', confirmation: 'sent' });
  },
);

test.each([
  ['mail to the firm', 'RCPT', 1],
  ['mail to the firm', 'BODY', 1],
  ['confirmation', 'RCPT', 2],
  ['confirmation', 'BODY', 2],
] as const)(
  '§7.2 a %s that the server refuses at %s with 450 is retried, reported after an hour, and delays no other mail',
  async (_title, step, failingCount) => {
    await startServerAndRelay();
    server.setFault((currentStep, count) =>
      currentStep === step && count === failingCount ? { reply: '450 4.1.2 Domain not found' } : undefined,
    );
    await sendContact();
    await relay.deliver();
    await sendContact();
    await relay.deliver();
    expect((await relay.outbox.list()).map(({ status }) => status).toSorted()).toEqual(['done', 'pending']);
    const command = step === 'RCPT' ? 'RCPT TO' : 'DATA';
    relay.clock.now += 2 * HOUR;
    expect((await relay.runCli('status')).output).toContain(`mail: SMTP status 450 at ${command}. Correct`);
    await relay.deliver();
    expect((await relay.outbox.list()).map(({ confirmation }) => confirmation)).toEqual(['sent', 'sent']);
  },
);

test.each([
  ['451 4.7.1 Try later (greylisting)', 'delays no other mail'],
  ['452-4.2.2 The mailbox\r\n452 4.2.2 is full', 'delays no other mail'],
  ['450 Try again', 'delays no other mail'],
  ['451 4.7.0 Too many messages', 'pauses mailing'],
  ['452 4.3.1 Insufficient storage', 'pauses mailing'],
  ['454 4.7.5 Too many mails', 'pauses mailing'],
])('§7.2 a mail that the server refuses with %j %s', async (reply, effect) => {
  await startServerAndRelay();
  server.setFault((step, count) => (step === 'RCPT' && count === 1 ? { reply } : undefined));
  await sendContact();
  await relay.deliver();
  const pauseEnd = await relay.outbox.providerState.getPauseEnd('mail');
  expect(pauseEnd > relay.clock.now).toBe(effect === 'pauses mailing');
});

test('§4.6 a confirmation that the server still refuses with 450 after 72 h counts as refused, and the submission is done', async () => {
  await startServerAndRelay();
  server.setFault((step, count) =>
    step === 'RCPT' && count > 1 ? { reply: '450 4.1.2 Domain not found' } : undefined,
  );
  await sendContact();
  await relay.deliver();
  for (let hour = 0; hour < 71; hour += 1) await relay.advanceAndDeliver(HOUR);
  expect(await relay.getOnlyRow()).toMatchObject({ status: 'pending' });
  for (let hour = 0; hour < 7; hour += 1) await relay.advanceAndDeliver(HOUR);
  expect(server.stepCounts.get('RCPT')).toBeGreaterThan(10);
  expect(await relay.getOnlyRow()).toMatchObject({ status: 'done', confirmation: 'refused' });
});

test('§7.2 the webhook receives a submission whose mail the SMTP server refuses permanently', async () => {
  server = await startSmtpServer();
  const receiver = await startRecorder(() => ({ status: 204 }));
  const webhook = { ...receiver.webhook, secrets: [Buffer.alloc(32)], includesResume: true };
  relay = await startHarness({ targets: () => ({ smtp: server.settings, webhook }) });
  server.setFault((step) => (step === 'RCPT' ? { reply: '550 5.7.1 ann@example.com is unwanted' } : undefined));
  await sendContact();
  await relay.deliver();
  expect(await relay.getOnlyRow()).toMatchObject({ status: 'dead' });
  expect(receiver.calls).toHaveLength(1);
});

test('§7.2 a refused password stops mailing until a retry, and the log names MAIL_URL without the password', async () => {
  await startServerAndRelay({ user: 'site', password: 's3cret' });
  server.setFault((step) => (step === 'AUTH' ? { reply: '535 5.7.8 s3cret is wrong' } : undefined));
  await sendContact();
  await relay.deliver();
  expect(await relay.outbox.providerState.getMailStopReason()).toBe('mail: SMTP status 535 at AUTH PLAIN (MAIL_URL)');
  const stopLine = relay.logLines.find(({ event }) => event === 'mail.stopped');
  expect(stopLine?.advice).toMatch(/MAIL_URL/);
  expect(JSON.stringify(relay.logLines)).not.toContain('s3cret');
  server.setFault();
  await relay.outbox.retry(relay.clock.now);
  await relay.deliver();
  expect(await relay.getOnlyRow()).toMatchObject({ status: 'done' });
});

test.each(['accept and drop', 'drop'] as const)(
  '§7.2 a confirmation whose SMTP response is lost (%s) is not sent again',
  async (fault) => {
    await startServerAndRelay();
    server.setFault((step, count) => (step === 'BODY' && count === 2 ? fault : undefined));
    await sendContact();
    await relay.deliver();
    await relay.advanceAndDeliver(HOUR);
    expect(await relay.getOnlyRow()).toMatchObject({ status: 'done', confirmation: 'unknown' });
    expect(listSubjects().filter((subject) => subject === CONFIRMATION_SUBJECT).length).toBeLessThanOrEqual(1);
  },
);

test.each((['MAIL', 'RCPT', 'DATA'] as const).flatMap((step) => [[step, 'drop'] as const, [step, 'hang'] as const]))(
  '§7.2 a confirmation is sent later if the connection fails before the mail text (at %s: %s)',
  async (step, fault) => {
    await startServerAndRelay({}, fault);
    server.setFault((currentStep, count) => (currentStep === step && count === 2 ? fault : undefined));
    await sendContact();
    await relay.deliver();
    expect(await relay.getOnlyRow()).toMatchObject({ status: 'pending', confirmationStartedAt: null });
    await deliverAfterFault();
    expect(listSubjects()).toEqual([ADMIN_MAIL_SUBJECT, CONFIRMATION_SUBJECT]);
  },
);

test('§7.2 the relay sends an admin mail with an unknown outcome again, with the same Message-ID', async () => {
  await startServerAndRelay();
  server.setFault(failOnce('BODY', 'accept and drop'));
  await sendContact();
  await relay.deliver();
  await relay.advanceAndDeliver(SECOND);
  expect(listSubjects()).toEqual([ADMIN_MAIL_SUBJECT, ADMIN_MAIL_SUBJECT, CONFIRMATION_SUBJECT]);
  expect(server.mails[0]?.messageId).toBe(server.mails[1]?.messageId);
});

test('§7.2 the relay sends no mail to a server without STARTTLS when TLS is required', async () => {
  await startServerAndRelay({ tls: 'required' });
  await sendContact();
  await relay.deliver();
  expect(server.stepCounts.get('MAIL')).toBeUndefined();
  expect(await relay.getOnlyRow()).toMatchObject({ status: 'pending', attempts: 1 });
});

/** Starts a mail server that fails at the end of a mail, and sends one mail to this server without a relay. */
async function sendMailToFaultyServer(fault: SmtpFault): Promise<void> {
  server = await startSmtpServer();
  server.setFault((step) => (step === 'BODY' ? fault : undefined));
  const client = createSmtpClient(server.settings);
  afterTest(client.close);
  const message = { ...MAIL_ADDRESSES, to: [MAIL_ADDRESSES.admin], subject: '', htmlContent: '' };
  await client.send({ id: '', role: 'admin', message });
}

test('§7.2 the relay sends a mail only once if the server scans the mail for 12 s before it replies', async () => {
  // In this test, the time limits of sockets are 20 times shorter.
  const setSocketTimeout = Socket.prototype.setTimeout;
  const spy = jest.spyOn(Socket.prototype, 'setTimeout').mockImplementation(function (this: Socket, ms, callback) {
    return setSocketTimeout.call(this, ms / 20, callback);
  });
  afterTest(() => spy.mockRestore());
  await sendMailToFaultyServer({ reply: '250 queued', delay: (12 * SECOND) / 20 });
  expect(server.stepCounts.get('BODY')).toBe(1);
});
