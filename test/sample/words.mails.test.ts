import { composeEmails } from '../../src/submission/emails';
import {
  applicationPayload,
  contactPayload,
  customRequestPayload,
  mailContext,
  quotePayload,
} from '../../src/submission/testing/fixtures';
import type { PayloadByKind, Submission } from '../../src/submission/types';

/**
 * Returns the sample's mails as plain text, split into paragraphs. src/submission/emails.test.ts checks the HTML of
 * mails.
 */
function composeTestMails(submission: Submission) {
  const { admin, confirmation } = composeEmails(submission, { ...mailContext, firmName: 'Banyan Byte' });
  // The mails contain zero-width spaces, which prevent mail programs from turning texts into links.
  const splitParagraphs = (text = '') => text.replaceAll('\u200b', '').split('\n\n');
  return {
    admin: { subject: admin.subject, paragraphs: splitParagraphs(admin.textContent) },
    confirmation: { subject: confirmation?.subject, paragraphs: splitParagraphs(confirmation?.textContent) },
  };
}

/** Matches the rows with time and reference. Node's locale data determines whether the date has a comma. */
const TIME_AND_REFERENCE = expect.stringMatching(
  /\nSubmitted: Sunday,? 1 March 2026 at 10:00:00 UTC\nReference: BB-7K3F9Q$/,
);
const CLOSING_PARAGRAPHS = [
  'Please keep the reference: with it we find your message at once.',
  'If you did not send this, you can ignore this e-mail.',
  'Banyan Byte',
];
/** Returns the rows in the paragraph with the index `index`, without the last two rows: time and reference. */
const listRows = (paragraphs: readonly string[], index: number) => paragraphs[index]?.split('\n').slice(0, -2);

test('§7.2 the mails of a message have the specified subjects and rows', () => {
  const { admin, confirmation } = composeTestMails({ kind: 'contact', payload: contactPayload });
  expect(admin.subject).toBe('New Contact Form Submission');
  expect(admin.paragraphs).toEqual([
    'Banyan Byte',
    'New Contact Form Submission',
    'Somebody has sent a message through the contact form.',
    TIME_AND_REFERENCE,
  ]);
  expect(listRows(admin.paragraphs, 3)).toEqual([
    'Name: Asha Rao',
    'Email: asha.rao@mail.com',
    'Phone: +919876543210',
    'Message:',
    'Hello there.',
    'We need a shop.',
  ]);
  expect(confirmation.subject).toBe('Thank you for contacting Banyan Byte');
  expect(confirmation.paragraphs).toEqual([
    'Banyan Byte',
    'Thank you for contacting Banyan Byte',
    'Dear Asha Rao,',
    "We have received your message and we'll get back to you soon. This is what you sent us:",
    TIME_AND_REFERENCE,
    ...CLOSING_PARAGRAPHS,
  ]);
  expect(listRows(confirmation.paragraphs, 4)).toEqual(['Message:', 'Hello there.', 'We need a shop.']);
});

test('§7.2 the mails of an application have the specified subjects and rows', () => {
  const { admin, confirmation } = composeTestMails({
    kind: 'application',
    payload: { ...applicationPayload, jobTitle: 'SOFTWARE ENGINEER' },
  });
  expect(admin.subject).toBe('New Job Application: SOFTWARE ENGINEER');
  expect(admin.paragraphs).toEqual([
    'Banyan Byte',
    'New Job Application',
    'Somebody has applied through the careers page.',
    TIME_AND_REFERENCE,
    'The spreadsheet holds the full details of this application, the resume included.',
  ]);
  expect(listRows(admin.paragraphs, 3)).toEqual([
    'Position: SOFTWARE ENGINEER',
    'Applicant name: Asha Rao',
    'Email: asha.rao@mail.com',
    'Phone: +919876543210',
    'Cover letter:',
    'I like tests.',
    'Resume file name: cv.pdf',
  ]);
  expect(confirmation.subject).toBe('Your Application to Banyan Byte has been received');
  expect(confirmation.paragraphs).toEqual([
    'Banyan Byte',
    'Your Application to Banyan Byte has been received',
    'Dear Asha Rao,',
    "Thank you for applying. We'll review your application and get back to you soon.",
    TIME_AND_REFERENCE,
    ...CLOSING_PARAGRAPHS,
  ]);
  expect(listRows(confirmation.paragraphs, 4)).toEqual(['Position: SOFTWARE ENGINEER']);
});

test("§7.2 without a job the subject contains 'Position', and without a file the mail contains 'Not provided'", () => {
  const minimalApplication = { ...applicationPayload, jobTitle: 'Not specified', resumeFileName: '' };
  const { admin } = composeTestMails({ kind: 'application', payload: minimalApplication });
  expect(admin.subject).toBe('New Job Application: Position');
  expect(listRows(admin.paragraphs, 3)).toEqual(
    expect.arrayContaining(['Position: Not specified', 'Resume file name: Not provided']),
  );
});

test('§3.9 the mails of a quote have the specified subjects and rows, and only the admin mail contains the preset budget range', () => {
  const completeQuote: PayloadByKind['quote'] = {
    ...quotePayload,
    page: 'business-website',
    plan: 'Basic',
    budgetKey: 'below-5k',
    currency: 'EUR',
    addon: 'Spark',
    companySize: '1-10',
    serviceInterest: 'a',
    industry: 'b',
    businessType: 'c',
  };
  const { admin, confirmation } = composeTestMails({ kind: 'quote', payload: completeQuote });
  expect(admin.subject).toBe('New Quote Request: Basic');
  expect(admin.paragraphs.slice(1, 3)).toEqual(['New Quote Request', 'Somebody has asked for a quote.']);
  const choiceRows = ['Page: business-website', 'Plan: Basic', 'Add-on: Spark'];
  const projectRows = [
    'Project details:',
    'A shop',
    'for teas',
    'Budget: 4000 EUR',
    'Company size: 1-10',
    'Service interest: a',
    'Industry: b',
    'Business type: c',
  ];
  const personRows = ['Name: Asha Rao', 'Email: asha+quotes@example.org', 'Phone: +91 98765 43210'];
  expect(listRows(admin.paragraphs, 3)).toEqual([
    ...choiceRows,
    ...personRows,
    ...projectRows,
    'Preset budget range: below-5k',
  ]);
  expect(confirmation.subject).toBe('Your quote request to Banyan Byte has been received');
  expect(confirmation.paragraphs[3]).toBe(
    "We have received your request and we'll get back to you soon. This is what you sent us:",
  );
  expect(listRows(confirmation.paragraphs, 4)).toEqual([...choiceRows, ...projectRows]);
  const mailsWithoutNames = composeTestMails({ kind: 'quote', payload: { ...quotePayload, plan: '', name: '' } });
  expect(mailsWithoutNames.admin.subject).toBe('New Quote Request: Plan');
  expect(mailsWithoutNames.confirmation.paragraphs[2]).toBe('Hello,');
});

test('§3.10 the mails of a custom request have the specified subjects and rows', () => {
  const { admin, confirmation } = composeTestMails({ kind: 'custom-request', payload: customRequestPayload });
  expect(admin.subject).toBe('New Custom Solution Request');
  expect(admin.paragraphs.slice(1, 3)).toEqual([
    'New Custom Solution Request',
    'Somebody has asked for a custom solution.',
  ]);
  expect(listRows(admin.paragraphs, 3)).toEqual([
    'Name: Asha Rao',
    'Email: asha@example.org',
    'Phone: Not provided',
    'Requirements:',
    'Something new',
  ]);
  expect(confirmation.subject).toBe('Your request to Banyan Byte has been received');
  expect(confirmation.paragraphs[3]).toBe(
    "We have received your request and we'll get back to you soon. This is what you sent us:",
  );
});

test('§7.2 the HTML of a mail declares English as its language', () => {
  const { admin } = composeEmails({ kind: 'contact', payload: contactPayload }, mailContext);
  expect(admin.htmlContent).toContain('<html lang="en"');
});
