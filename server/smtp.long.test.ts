import { words } from '#site/words/mails';
import type { SmtpSettings } from './outbox/smtp';
import { MAIL_ADDRESSES, startHarness, type Harness } from './testing/harness';
import { SMTP_ACCOUNT, startPostfix, type Postfix } from './testing/postfix';
import { createApplication, createContact, createPdf, createResume, submit, type Fields } from './testing/submit';
import { waitUntil } from './testing/waitUntil';

let postfix: Postfix;
let relay: Harness;
beforeAll(async () => {
  postfix = await startPostfix();
}, 300_000);

async function submitAndDeliver(overrides: Partial<SmtpSettings>, path: string, fields: Fields): Promise<string> {
  const smtp: SmtpSettings = {
    host: 'localhost',
    port: postfix.implicitTlsPort,
    tls: 'implicit',
    ...SMTP_ACCOUNT,
    ...MAIL_ADDRESSES,
    attachesResume: true,
    ca: postfix.ca,
    ...overrides,
  };
  relay = await startHarness({ callTimeouts: { sheet: 30_000, mail: 30_000 }, targets: () => ({ smtp }) });
  const { status, body } = await submit(relay.url, path, fields);
  expect(status).toBe(202);
  await relay.deliver();
  return body.reference ?? '';
}

/** Waits until Postfix has delivered `count` mails that contain `reference`. Resolves to these mails. */
async function waitForMails(reference: string, count: number): Promise<string[]> {
  const readMails = () => postfix.readMails().filter((text) => text.includes(reference));
  await waitUntil(() => readMails().length >= count);
  return readMails();
}

test.each([
  ['TLS from the first byte', () => ({ port: postfix.implicitTlsPort, tls: 'implicit' as const })],
  ['STARTTLS', () => ({ port: postfix.startTlsPort, tls: 'required' as const })],
])('§7.2 Postfix with %s accepts the mail to the firm and the confirmation', async (_title, overrides) => {
  const reference = await submitAndDeliver(overrides(), 'contacts', createContact({ message: 'Grüße 🙂\n.\nEnd' }));
  expect(await relay.getOnlyRow()).toMatchObject({ status: 'done', confirmation: 'sent' });
  const mails = await waitForMails(reference, 2);
  expect(mails.filter((text) => text.includes(`Subject: ${words.contact.admin.subject}`))).toHaveLength(1);
  for (const text of mails) expect(text).toMatch(/^Message-ID: <[\da-f-]{36}@oak\.example>$/m);
});

test('§7.2 Postfix delivers a résumé of 5 MB byte for byte', async () => {
  const bytes = createPdf(5 * 1024 * 1024).fill(0xfe, 9);
  const reference = await submitAndDeliver({}, 'applications', createApplication({ resume: createResume(bytes) }));
  expect(await relay.getOnlyRow()).toMatchObject({ status: 'done' });
  const [adminMail = ''] = (await waitForMails(reference, 2)).filter((text) => text.includes('filename=cv.pdf'));
  const attachment = /filename=cv\.pdf\n\n([\s\S]+?)\n--/.exec(adminMail)?.[1] ?? '';
  expect(Buffer.from(attachment, 'base64').equals(bytes)).toBe(true);
});

test('§7.2 a password that Postfix refuses stops mailing, and the submission waits', async () => {
  await submitAndDeliver({ password: 'wrong' }, 'contacts', createContact());
  expect(await relay.outbox.providerState.getMailStopReason()).toBe('mail: SMTP status 535 at AUTH PLAIN (MAIL_URL)');
  expect(await relay.getOnlyRow()).toMatchObject({ status: 'pending' });
});

test('§7.2 a recipient that Postfix refuses gets no confirmation, and the firm gets the admin mail', async () => {
  await submitAndDeliver({}, 'contacts', createContact({ email: 'refused@example.com' }));
  expect(await relay.getOnlyRow()).toMatchObject({ status: 'done', confirmation: 'refused' });
});

test('§7.2 the relay does not deliver to a server with an untrusted certificate, and the submission waits', async () => {
  await submitAndDeliver({ ca: '' }, 'contacts', createContact());
  expect(await relay.getOnlyRow()).toMatchObject({
    status: 'pending',
    lastError: expect.stringMatching(/certificate/),
  });
});
