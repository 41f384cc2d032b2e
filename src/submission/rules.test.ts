import { words } from '#site/words/messages';
import { wrongDigits } from './fieldRules';
import { resumeMessage } from './resume';
import { checkForm } from './rules';
import type { ApplicationFormValues, ContactFormValues } from './rules';

const contactValues: ContactFormValues = {
  name: 'Asha Rao',
  email: 'asha@mail.com',
  phone: '9876543210',
  message: 'Hello',
};
const applicationValues: ApplicationFormValues = {
  name: 'Asha Rao',
  email: 'asha@mail.com',
  phone: '9876543210',
  coverLetter: 'Hello',
  resume: { name: 'cv.pdf', type: 'application/pdf', size: 1000 },
};

const contactErrors = (values: Partial<ContactFormValues>) => checkForm('contact', { ...contactValues, ...values });
const applicationErrors = (values: Partial<ApplicationFormValues>) =>
  checkForm('application', { ...applicationValues, ...values });

const { start: START, format: FORMAT, ending: COM, invalid: APPLY } = words.email;

const VALID_EMAILS = [
  'a@b.com',
  'A@B.com',
  'Asha@Mail.com',
  'asha.rao@mail.com',
  'asha_rao@mail.com',
  'asha..rao@mail.com',
  'asha.@mail.com',
  'asha_@mail.com',
  'a1@mail.com',
  'a1.2_3@mail.com',
  'asha@1.com',
  'asha@mail1.com',
  'asha@my-mail.com',
  'asha@my--mail.com',
  'asha@a.b.c.com',
  'asha@mail.co.com',
  'asha@mail..com',
  'asha@mail-.com',
  'asha@m.-.com',
  'asha@com.com',
  'asha@mail.com.com',
];

const INVALID_EMAILS: [address: string, contactMessage: string][] = [
  // The username starts with a non-letter, or there is none.
  ['1asha@mail.com', START],
  ['.asha@mail.com', START],
  ['_asha@mail.com', START],
  ['@mail.com', START],
  ['@x.com', START],
  ['1a@x.com', START],
  ['@', START],
  ['9876543210', START],
  ['1asha@mail.org', START],
  ['éasha@mail.com', START],
  [' asha@mail.com', START],
  ['+asha@mail.com', START],
  ['@@mail.com', START],
  // It starts with a letter and ends in '.com'.
  ['asha@.com', FORMAT],
  ['ab.com', FORMAT],
  ['abc.example.com', FORMAT],
  ['asha@-mail.com', FORMAT],
  ['asha@.mail.com', FORMAT],
  ['asha@mail@mail.com', FORMAT],
  ['asha@@mail.com', FORMAT],
  ['asha rao@mail.com', FORMAT],
  ['asha+x@mail.com', FORMAT],
  ['asha-x@mail.com', FORMAT],
  ['ashé@mail.com', FORMAT],
  ['asha@ma il.com', FORMAT],
  ['asha@ma_il.com', FORMAT],
  ['asha@mäil.com', FORMAT],
  ['asha@mail!.com', FORMAT],
  ['asha@mail.com@.com', FORMAT],
  ['asha\r\nBcc: x@mail.com', FORMAT],
  // Anything else.
  ['asha', COM],
  ['abc', COM],
  ['mail.org', COM],
  ['asha@', COM],
  ['asha@mail', COM],
  ['asha@com', COM],
  ['asha@mail.org', COM],
  ['asha@mail.COM', COM],
  ['asha@mail.Com', COM],
  ['asha@mail.com ', COM],
  ['asha@mail.com\n', COM],
  ['asha@mail.com.', COM],
  ['asha@mail.com.in', COM],
  ['asha@mailcom', COM],
  ['asha+x@mail.de', COM],
];

describe('§5.2 e-mail', () => {
  test.each(VALID_EMAILS)('§5.2 accepts %j in both forms', async (email) => {
    expect(await contactErrors({ email })).toEqual({});
    expect(await applicationErrors({ email })).toEqual({});
  });

  test.each(INVALID_EMAILS)('§5.2 refuses %j: contact says %j, apply its one message', async (email, message) => {
    expect(await contactErrors({ email })).toEqual({ email: message });
    expect(await applicationErrors({ email })).toEqual({ email: APPLY });
  });

  test('§5.2 an empty address is its own message', async () => {
    expect(await contactErrors({ email: '' })).toEqual({ email: words.email.missing });
    expect(await applicationErrors({ email: '' })).toEqual({ email: words.email.missing });
  });
});

describe('§5.2 name', () => {
  test.each(['A', 'Asha', 'asha rao', ' Asha ', 'A B C', 'ABCDEFGHIJKLMNOPQR'])('§5.2 accepts %j', async (name) => {
    expect(await contactErrors({ name })).toEqual({});
    expect(await applicationErrors({ name })).toEqual({});
  });

  test.each(['', ' ', '     '])('§5.2 takes %j for empty', async (name) => {
    expect(await contactErrors({ name })).toEqual({ name: words.name.missing });
    expect(await applicationErrors({ name })).toEqual({ name: words.name.missing });
  });

  test.each([
    'Asha1',
    '1',
    'Asha-Rao',
    "O'Neill",
    'José',
    'Ása',
    'Müller',
    'अनीता',
    '李',
    'Asha.',
    'Asha\tRao',
    'Asha\nRao',
    'Asha\r\nBcc: a@b.com',
    'Asha\u00a0Rao',
    'Asha\u202eoaR',
    'Asha 😀',
    '<img src=x onerror=alert(1)>',
    '=Asha',
    'Аsha',
  ])('§5.2 refuses %j', async (name) => {
    expect(await contactErrors({ name })).toEqual({ name: words.name.notLetters });
    expect(await applicationErrors({ name })).toEqual({ name: words.name.notLetters });
  });
});

describe('§5.2 phone', () => {
  test.each([
    ['', words.phone.missing],
    ['123456789', wrongDigits()],
    ['12345678901', wrongDigits()],
    ['12345 6789', wrongDigits()],
    ['٠١٢٣٤٥٦٧٨٩', wrongDigits()],
    ['123456789\n', wrongDigits()],
  ])('§5.2 %j gives %j', async (phone, message) => {
    expect(await contactErrors({ phone })).toEqual({ phone: message });
    expect(await applicationErrors({ phone })).toEqual({ phone: message });
  });

  test('§5.2 accepts any ten digits', async () => {
    expect(await contactErrors({ phone: '0000000000' })).toEqual({});
  });
});

describe('§5.2 message, cover letter and resume', () => {
  test.each(['', '  ', '\n \t'])('§5.2 takes %j for an empty message', async (text) => {
    expect(await contactErrors({ message: text })).toEqual({ message: words.message.missing });
    expect(await applicationErrors({ coverLetter: text })).toEqual({ coverLetter: words.coverLetter.missing });
  });

  test.each([
    [null, resumeMessage('missing')],
    [{ name: 'cv.txt', type: 'text/plain', size: 10 }, resumeMessage('type')],
    [{ name: 'cv.pdf', type: 'application/pdf', size: 5 * 1024 * 1024 + 1 }, resumeMessage('size')],
  ])('§5.2 a resume of %j gives %j', async (resume, message) => {
    expect(await applicationErrors({ resume })).toEqual({ resume: message });
  });

  test('§5.2 a real File is checked as it is', async () => {
    const file = new File(['%PDF-'], 'cv.pdf', { type: 'application/pdf' });
    expect(await applicationErrors({ resume: file })).toEqual({});
    expect(await applicationErrors({ resume: new File([''], 'cv.pdf') })).toEqual({
      resume: resumeMessage('empty'),
    });
  });
});

describe('§5.2 several errors', () => {
  test('§5.2 each field has one message, in the order of the fields', async () => {
    const empty = { name: '', email: '', phone: '', coverLetter: '', resume: null };
    expect(Object.entries(await checkForm('application', empty))).toEqual([
      ['name', words.name.missing],
      ['email', words.email.missing],
      ['phone', words.phone.missing],
      ['coverLetter', words.coverLetter.missing],
      ['resume', resumeMessage('missing')],
    ]);
    const wrong = { name: '1', email: '1', phone: '1', message: ' ' };
    expect(Object.entries(await checkForm('contact', wrong))).toEqual([
      ['name', words.name.notLetters],
      ['email', START],
      ['phone', wrongDigits()],
      ['message', words.message.missing],
    ]);
  });
});

describe('§5.3 quote and custom request', () => {
  test('§5.3 nothing is demanded', async () => {
    expect(await checkForm('quote', { email: '', budget: '' })).toEqual({});
    expect(await checkForm('customRequest', { email: '' })).toEqual({});
  });

  test.each([
    ['ada@localhost', true],
    ['ada+x@mail.co.uk', true],
    ['nobody', false],
    ['a@b@c', false],
    ['ada@mail.com\r\nBcc: x@y.org', false],
  ])('§5.3 an address of %j is what type=email holds: %s', async (email, valid) => {
    const wrong = valid ? {} : { email: APPLY };
    expect(await checkForm('quote', { email, budget: '' })).toEqual(wrong);
    expect(await checkForm('customRequest', { email })).toEqual(wrong);
  });

  test.each([
    ['2500', true],
    ['-1.5e3', true],
    ['.5', true],
    ['two', false],
    ['1,000', false],
  ])('§5.3 a budget of %j is what type=number holds: %s', async (budget, valid) => {
    expect(await checkForm('quote', { email: '', budget })).toEqual(valid ? {} : { budget: words.budget.notANumber });
  });
});

const errors = (values: Partial<ContactFormValues>, countryCode = '+91') =>
  checkForm('contact', { ...contactValues, ...values }, 'inclusive', { countryCode });

describe("content setting formRules 'inclusive'", () => {
  test.each(['José Müller-Łoś', "Siobhán O'Neill", 'अनीता शर्मा', 'علی\u200cرضا', '李小龙', 'Dr. Rao'])(
    'inclusive: accepts the name %j',
    async (name) => {
      expect(await errors({ name })).toEqual({});
    },
  );

  test.each([
    ['<b>', words.name.signs],
    ['Asha1', words.name.signs],
    ['A\u202eB', words.name.signs],
    ['A\r\nBcc', words.name.signs],
    ['...', words.name.noLetter],
    ["'", words.name.noLetter],
  ])('inclusive: refuses the name %j', async (name, message) => {
    expect(await errors({ name })).toEqual({ name: message });
  });

  test.each(['a+b@c-d.org', "o'neill@mail.co.uk", 'x@bücher.de', '1@a.io'])(
    'inclusive: accepts the address %j',
    async (email) => {
      expect(await errors({ email })).toEqual({});
    },
  );

  test.each([
    'a@b',
    'a b@c.org',
    'a@b.org, c@d.org',
    'a@b.org\r\nBcc: x@y.org',
    '.a@b.org',
    'a..b@c.org',
    'a@-b.org',
    '"a"@b.org',
    `${'a'.repeat(250)}@b.org`,
  ])('inclusive: refuses the address %j', async (email) => {
    expect(await errors({ email })).toEqual({ email: APPLY });
  });

  test.each([
    ['9876543210', '+91', true],
    ['15112345678', '+49', true],
    ['015112345678', '+49', true],
    ['2015550123', '+1', true],
    ['123', '+49', false],
    ['987654321', '+91', false],
  ])('inclusive: the phone %j with %s is valid: %s', async (phone, code, valid) => {
    expect(await errors({ phone }, code)).toEqual(valid ? {} : { phone: words.phone.ofCountry });
  });
});
