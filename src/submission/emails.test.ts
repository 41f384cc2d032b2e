import * as fc from 'fast-check';
import { settings } from '#site/settings';
import { words as formWords } from '#site/words/forms';
import { words } from '#site/words/mails';
import { fillPlaceholders } from '../site/fill';
import { isolate } from '../site/isolate';
import { composeDigest, composeEmails } from './emails';
import {
  applicationPayload,
  contactPayload,
  customRequestPayload,
  mailContext,
  NOW,
  quotePayload,
} from './testing/fixtures';
import { escapeHtml } from './text';
import type { EmailMessage } from './types';

/** The time of the fixtures as text, in the firm's time zone and language. */
const FORMATTED_TIME = new Intl.DateTimeFormat(settings.locale, {
  dateStyle: 'full',
  timeStyle: 'long',
  timeZone: settings.timeZone ?? 'UTC',
}).format(NOW);
const { firmName } = mailContext;
const composeByKind = {
  contact: (payload = contactPayload) => composeEmails({ kind: 'contact', payload }, mailContext),
  application: (payload = applicationPayload) => composeEmails({ kind: 'application', payload }, mailContext),
  quote: (payload = quotePayload) => composeEmails({ kind: 'quote', payload }, mailContext),
  customRequest: (payload = customRequestPayload) => composeEmails({ kind: 'custom-request', payload }, mailContext),
};
const findTags = (html: string): string[] => (html.match(/<[^>]*>/g) ?? []).filter((tag) => tag !== '<br>');
/** Returns the visible text of a mail. */
const readMail = (mail: EmailMessage | null): string =>
  (mail?.htmlContent ?? '')
    .replace(/^[^]*(?=<body)/, '')
    .replaceAll('<br>', '\n')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll('\u200b', '');

/** Returns the visible text of a mail on one line. In this line, the value of each row follows the row's label. */
const readMailAsLine = (mail: EmailMessage): string => readMail(mail).replace(/\s+/g, ' ');
const formatLabel = (label: string): string => fillPlaceholders(words.labelled, { label });

/* test/sample/words.mails.test.ts compares the subjects and the rows of every mail with the specification. */
test('§7.2 the admin mail to the firm and the confirmation to the submitter have the configured sender', () => {
  const recipient = { email: 'asha.rao@mail.com', name: 'Asha Rao' };
  for (const { admin, confirmation } of [composeByKind.contact(), composeByKind.application()]) {
    expect([admin.sender, admin.to]).toEqual([mailContext.sender, [mailContext.admin]]);
    expect([confirmation?.sender, confirmation?.to]).toEqual([mailContext.sender, [recipient]]);
  }
});

test('§7.2 a mail contains the reference and the time in the firm’s time zone and language, but not the file', () => {
  const { admin, confirmation } = composeByKind.application();
  for (const mail of [admin, confirmation])
    for (const text of [applicationPayload.jobTitle, FORMATTED_TIME, 'BB-7K3F9Q'])
      expect(readMail(mail)).toContain(text);
  expect(admin.htmlContent).not.toContain(applicationPayload.resumeBase64);
});

describe('§7.2 application mails', () => {
  test('§7.2 the subject and the rows contain default texts for a missing job and a missing file', () => {
    const mail = composeByKind.application({
      ...applicationPayload,
      jobTitle: formWords.application.noJob,
      resumeFileName: '',
    }).admin;
    expect(mail.subject).toBe(
      fillPlaceholders(words.application.admin.subject, { position: words.application.anyPosition }),
    );
    expect(readMailAsLine(mail)).toContain(`${words.labels.position} ${formWords.application.noJob}`);
    expect(readMailAsLine(mail)).toContain(`${words.labels.resumeFileName} ${words.notProvided}`);
  });
});

describe('quotes and custom requests', () => {
  test('§3.9 only the mail to the firm contains the preset key of the budget range', () => {
    const { admin, confirmation } = composeByKind.quote();
    expect(admin.subject).toBe(fillPlaceholders(words.quote.admin.subject, { plan: 'Plan A' }));
    expect(readMail(admin)).toContain('a-few');
    const amount = settings.formRules === 'inclusive' ? new Intl.NumberFormat(settings.locale).format(4000) : '4000';
    expect(readMail(admin)).toContain(
      fillPlaceholders(words.quote.budget, { amount, currency: quotePayload.currency }),
    );
    expect(confirmation).toMatchObject({
      to: [{ email: quotePayload.email }],
      subject: fillPlaceholders(words.quote.confirmation.subject, { firm: firmName }),
    });
    expect(confirmation?.htmlContent).not.toContain('a-few');
  });

  test('§3.10 a custom request causes an admin mail to the firm and a confirmation to the submitter', () => {
    const { admin, confirmation } = composeByKind.customRequest();
    expect(admin.subject).toBe(words.customRequest.admin.subject);
    expect(readMail(admin)).toContain('Something new');
    expect(confirmation?.subject).toBe(fillPlaceholders(words.customRequest.confirmation.subject, { firm: firmName }));
  });

  test.each(['', 'nobody', 'a@b'])('§5.3 a submitter with the e-mail address %j receives no confirmation', (email) => {
    expect(composeByKind.quote({ ...quotePayload, email }).confirmation).toBeNull();
    expect(composeByKind.customRequest({ ...customRequestPayload, email }).confirmation).toBeNull();
  });

  test('§5.3 a confirmation to a submitter without a name uses the e-mail address as the name', () => {
    expect(composeByKind.quote({ ...quotePayload, name: ' ' }).confirmation?.to).toEqual([
      { email: quotePayload.email, name: quotePayload.email },
    ]);
  });

  test('§7.2 a name in a mail header, or the e-mail address in its place, is cut to 70 characters, and the rows contain the full text', () => {
    const address = `${'z'.repeat(64)}@mail.example`;
    for (const name of [`${'x'.repeat(70)}${'y'.repeat(30)}`, '']) {
      const { admin, confirmation } = composeByKind.quote({ ...quotePayload, name, email: address });
      const headerAddress = { email: address, name: (name || address).slice(0, 70) };
      expect([admin.replyTo, confirmation?.to[0]]).toEqual([headerAddress, headerAddress]);
      expect(confirmation?.replyTo).toBeUndefined();
      expect(readMail(admin)).toContain(name || address);
    }
  });

  test('§7.2 the mail headers contain domains in ASCII, and the rows contain the e-mail address as the submitter wrote it', () => {
    const email = 'info@ü.example';
    const admin = { name: 'Ann', email };
    const payload = { ...quotePayload, name: 'Ann', email };
    const mails = composeEmails({ kind: 'quote', payload }, { ...mailContext, sender: admin, admin });
    const headerAddress = { name: 'Ann', email: 'info@xn--tda.example' };
    expect([mails.admin.replyTo, mails.confirmation?.to[0]]).toEqual([headerAddress, headerAddress]);
    expect([mails.admin.sender, ...mails.admin.to]).toEqual([headerAddress, headerAddress]);
    expect(readMail(mails.admin)).toContain(email);
  });

  test.each(['ü@mail.example', 'ann@ü.１'])(
    '§7.2 the admin mail has no Reply-To for the e-mail address %s, which has no ASCII form',
    (email) => {
      const { admin } = composeByKind.quote({ ...quotePayload, email });
      expect(admin.replyTo).toBeUndefined();
      expect(readMail(admin)).toContain(email);
    },
  );
});

/** Returns the mails of a contact, an application and a quote. Most texts that a visitor can enter contain `value`. */
const createMails = (value: string): EmailMessage[] =>
  [
    composeByKind.contact({ ...contactPayload, name: value, message: value, phone: value }),
    composeByKind.application({
      ...applicationPayload,
      name: value,
      jobTitle: value,
      resumeFileName: value,
      coverLetter: value,
    }),
    composeByKind.quote({ ...quotePayload, plan: `x${value}`, details: `x${value}`, name: value }),
  ].flatMap(({ admin, confirmation }) => (confirmation ? [admin, confirmation] : [admin]));

describe('every mail is safe and readable', () => {
  const hostileValue = `<script>alert(1)</script><a href="https://evil.com">x</a> me@evil.com www.evil.com "q" 'q' \u202e`;

  test('§7.2 both mails of a contact show scripts, links and quotation marks in the message as plain text', () => {
    const { admin, confirmation } = composeByKind.contact({ ...contactPayload, message: hostileValue });
    for (const mail of [admin, confirmation as EmailMessage]) {
      expect(mail.htmlContent).not.toMatch(/<script|<a href|evil\.com|@evil|\u202e/);
      expect(mail.textContent).not.toMatch(/evil\.com|@evil|\u202e/);
      expect(readMail(mail)).toContain(hostileValue.replace('\u202e', '').trim());
    }
  });

  test('§7.2 no input adds a tag to a mail or a line to a subject', () => {
    const hostileTextArbitrary = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(hostileValue, '<img src=x onerror=alert(1)>', 'a\r\nBcc: b@c.com'),
    );
    const wordArbitrary = fc.stringMatching(/^[a-z]{3}$/);
    fc.assert(
      fc.property(hostileTextArbitrary, wordArbitrary, (hostileText, plainText) => {
        const benignMails = createMails(plainText);
        createMails(hostileText).forEach((mail, index) => {
          expect(findTags(mail.htmlContent)).toEqual(findTags(benignMails[index]?.htmlContent ?? ''));
          expect(mail.subject).not.toMatch(/[\p{Cc}\u2028\u2029\u202e]/u);
          expect(mail.to).toHaveLength(1);
          expect(mail.to[0]?.name).not.toMatch(/\p{Cc}/u);
        });
      }),
      { numRuns: 60 },
    );
  });

  test("§7.2 the admin mail shows the submitter's exact e-mail address for replies, but not as a link", () => {
    const { admin } = composeByKind.contact();
    expect(admin.htmlContent).toMatch(/<a style="[^"]*">asha\.rao@mail\.com<\/a>/);
    expect(admin.htmlContent).not.toContain('href');
  });

  test('§7.2 the admin mail declares its language, keeps line breaks, labels its rows and colours only borders', () => {
    const { admin } = composeByKind.contact();
    expect(admin.htmlContent).toContain(`<html lang="${settings.language}"`);
    expect(admin.htmlContent).toContain('Hello there.<br>We need a shop.');
    const labels = [...admin.htmlContent.matchAll(/<th scope="row"[^>]*>([^<]*)<\/th>/g)].map(([, label]) => label);
    expect(labels).toContain(words.labels.email);
    expect(admin.htmlContent).not.toMatch(/[; "](?:color|background)(?:-color)?:(?!inherit)/);
  });

  test('§7.2 the plain text of the admin mail contains each field with its label, and keeps line breaks', () => {
    const { admin } = composeByKind.contact();
    expect(admin.textContent).toContain(
      [
        `${formatLabel(words.labels.name)} ${isolate('Asha Rao')}`,
        `${formatLabel(words.labels.email)} ${isolate('asha.rao@mail.com')}`,
        `${formatLabel(words.labels.phone)} ${isolate('+919876543210')}`,
        `${formatLabel(words.labels.message)}\nHello there.\nWe need a shop.`,
      ].join('\n'),
    );
  });

  test('§7.2 a digest has a section for each submission, and a message cannot imitate another submission', () => {
    const message = `Hello\n\n${words.application.admin.heading}\n${formatLabel(words.labels.reference)} BB-AAAAAA`;
    const { htmlContent, textContent = '' } = composeDigest(
      [
        { reference: 'BB-1', submission: { kind: 'contact', payload: { ...contactPayload, message } } },
        { reference: 'BB-2', submission: { kind: 'application', payload: applicationPayload } },
      ],
      mailContext,
    );
    const subjects = [composeByKind.contact(), composeByKind.application()].map(({ admin }) => admin.subject);
    const headings = [...htmlContent.matchAll(/<h2[^>]*>([^<]*)</g)].map(([, heading]) => heading);
    expect(headings.map((heading) => heading?.replaceAll('\u200b', ''))).toEqual(subjects.map(escapeHtml));
    expect(htmlContent.match(/<table width="100%" cellpadding="0" cellspacing="0" border="0" style/g)).toHaveLength(2);
    const lines = textContent.replaceAll('\u200b', '').split('\n');
    expect(lines.filter((line) => line.startsWith(formatLabel(words.labels.reference)))).toHaveLength(2);
    expect(lines).toEqual(expect.arrayContaining([...subjects, `> ${words.application.admin.heading}`]));
    expect(lines).toContain(words.application.whereAllIs);
  });
});
