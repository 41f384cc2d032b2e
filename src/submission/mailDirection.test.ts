import { composeEmails } from './emails';
import { contactPayload, mailContext } from './testing/fixtures';

jest.mock('../site/pageDirection', () => ({ pageDirection: 'rtl' }));

const { admin } = composeEmails({ kind: 'contact', payload: contactPayload }, mailContext);

test('§7.2 a mail in a right-to-left language has the direction rtl and no left-aligned cells', () => {
  expect(admin.htmlContent).toMatch(/<html lang="[^"]+" dir="rtl">/);
  expect(admin.htmlContent).not.toMatch(/(?:align="|text-align:)left/);
});

test('§7.2 the plain text of a right-to-left mail isolates phone numbers, e-mail addresses and references', () => {
  for (const value of [contactPayload.phone, contactPayload.email, mailContext.reference])
    expect(admin.textContent).toContain(`\u2068${value}\u2069`);
});
