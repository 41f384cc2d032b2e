import { settings } from '#site/settings';
import { words } from '#site/words/messages';
import { getBudgetCurrencies } from '../site/currency';
import { fillPlaceholders, formatPlural } from '../site/fill';
import type { FormRules } from './filters';
import { getResumeMessage } from './resume';
import type { ResumeFile } from './resume';
import { checkForm } from './rules';
import { countries, formTexts } from './testing/fixtures';
import type { SubmissionKind } from './types';

const resume: ResumeFile = { name: 'cv.pdf', type: 'application/pdf', size: 1000 };
type FieldTexts = Readonly<Record<string, string>>;

/** Returns the errors of a form whose values are valid except for `changes`. */
const findErrors = (kind: SubmissionKind, changes: FieldTexts, rules: FormRules = 'specified') =>
  checkForm(kind, { texts: { ...formTexts[kind], ...changes }, file: resume }, rules, countries);
const findContactErrors = (changes: FieldTexts) => findErrors('contact', changes);
const findApplicationErrors = (changes: FieldTexts) => findErrors('application', changes);

const DIGITS_MESSAGE = fillPlaceholders(words.phone.digits, { digits: 10 });
const { start: START_MESSAGE, format: FORMAT_MESSAGE, ending: ENDING_MESSAGE, invalid: INVALID_MESSAGE } = words.email;

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
  // The check ignores whitespace around an e-mail address.
  ' asha@mail.com',
  'asha@mail.com \n',
  // The example in the message about an invalid e-mail address.
  /[\w.]+@[\w.]+\w/.exec(INVALID_MESSAGE)?.[0] ?? 'a@b.com',
];

const INVALID_EMAILS: [address: string, contactMessage: string][] = [
  // The part before '@' is missing or does not start with a letter from A to Z.
  ['1asha@mail.com', START_MESSAGE],
  ['.asha@mail.com', START_MESSAGE],
  ['_asha@mail.com', START_MESSAGE],
  ['@mail.com', START_MESSAGE],
  ['@x.com', START_MESSAGE],
  ['1a@x.com', START_MESSAGE],
  ['@', START_MESSAGE],
  ['9876543210', START_MESSAGE],
  ['1asha@mail.org', START_MESSAGE],
  ['éasha@mail.com', START_MESSAGE],
  ['+asha@mail.com', START_MESSAGE],
  ['@@mail.com', START_MESSAGE],
  // The e-mail address starts with a letter and ends in '.com', but is invalid.
  ['asha@.com', FORMAT_MESSAGE],
  ['ab.com', FORMAT_MESSAGE],
  ['abc.example.com', FORMAT_MESSAGE],
  ['asha@-mail.com', FORMAT_MESSAGE],
  ['asha@.mail.com', FORMAT_MESSAGE],
  ['asha@mail@mail.com', FORMAT_MESSAGE],
  ['asha@@mail.com', FORMAT_MESSAGE],
  ['asha rao@mail.com', FORMAT_MESSAGE],
  ['asha+x@mail.com', FORMAT_MESSAGE],
  ['asha-x@mail.com', FORMAT_MESSAGE],
  ['ashé@mail.com', FORMAT_MESSAGE],
  ['asha@ma il.com', FORMAT_MESSAGE],
  ['asha@ma_il.com', FORMAT_MESSAGE],
  ['asha@mäil.com', FORMAT_MESSAGE],
  ['asha@mail!.com', FORMAT_MESSAGE],
  ['asha@mail.com@.com', FORMAT_MESSAGE],
  ['asha\r\nBcc: x@mail.com', FORMAT_MESSAGE],
  // The e-mail address starts with a letter and does not end in '.com'.
  ['asha', ENDING_MESSAGE],
  ['abc', ENDING_MESSAGE],
  ['mail.org', ENDING_MESSAGE],
  ['asha@', ENDING_MESSAGE],
  ['asha@mail', ENDING_MESSAGE],
  ['asha@com', ENDING_MESSAGE],
  ['asha@mail.org', ENDING_MESSAGE],
  ['asha@mail.COM', ENDING_MESSAGE],
  ['asha@mail.Com', ENDING_MESSAGE],
  ['asha@mail.com.', ENDING_MESSAGE],
  ['asha@mail.com.in', ENDING_MESSAGE],
  ['asha@mailcom', ENDING_MESSAGE],
  ['asha+x@mail.de', ENDING_MESSAGE],
];

describe('§5.2 the e-mail address', () => {
  test.each(VALID_EMAILS)(
    '§5.2 the e-mail address %j is valid in the contact form and in the apply form',
    async (email) => {
      expect(await findContactErrors({ email })).toEqual({});
      expect(await findApplicationErrors({ email })).toEqual({});
    },
  );

  test.each(INVALID_EMAILS)(
    '§5.2 the e-mail address %j is rejected: the contact form shows %j, and the apply form shows its general message',
    async (email, message) => {
      expect(await findContactErrors({ email })).toEqual({ email: message });
      expect(await findApplicationErrors({ email })).toEqual({ email: INVALID_MESSAGE });
    },
  );
});

describe('§5.2 the name', () => {
  test.each(['A', 'Asha', 'asha rao', ' Asha ', 'A B C', 'ABCDEFGHIJKLMNOPQR'])(
    '§5.2 the name %j is valid',
    async (name) => {
      expect(await findContactErrors({ name })).toEqual({});
      expect(await findApplicationErrors({ name })).toEqual({});
    },
  );

  test.each(['', ' ', '     '])('§5.2 the name %j counts as empty', async (name) => {
    expect(await findContactErrors({ name })).toEqual({ name: words.name.missing });
    expect(await findApplicationErrors({ name })).toEqual({ name: words.name.missing });
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
  ])('§5.2 the name %j is rejected', async (name) => {
    expect(await findContactErrors({ name })).toEqual({ name: words.name.notLetters });
    expect(await findApplicationErrors({ name })).toEqual({ name: words.name.notLetters });
  });
});

describe('§5.2 the phone number', () => {
  test.each([
    ['', words.phone.missing],
    ['123456789', DIGITS_MESSAGE],
    ['12345678901', DIGITS_MESSAGE],
    ['12345 6789', DIGITS_MESSAGE],
    ['٠١٢٣٤٥٦٧٨٩', DIGITS_MESSAGE],
    ['123456789\n', DIGITS_MESSAGE],
  ])('§5.2 the phone number %j has the error %j', async (phone, message) => {
    expect(await findContactErrors({ phone })).toEqual({ phone: message });
    expect(await findApplicationErrors({ phone })).toEqual({ phone: message });
  });

  test.each([
    '0000000000',
    '0012345678',
    '0044123456',
    ' 98765-43210 ',
    '(98765) 432.10',
    '+91 98765 43210',
    '0049 151 2345678',
    '００９１ ９８７６５ ４３２１０',
    '+44 (0)20 7946 0958',
    '+39 (0)6 1234 5678',
  ])('§5.2 ten digits are valid, also with separators and a listed country code: %j', async (phone) => {
    expect(await findContactErrors({ phone })).toEqual({});
  });

  test.each(['+358 40 1234567', '+0919876543210', '98x7654321'])(
    '§5.2 the phone number %j is rejected',
    async (phone) => {
      expect(await findContactErrors({ phone })).toEqual({ phone: DIGITS_MESSAGE });
    },
  );
});

describe('§5.2 the message and the cover letter', () => {
  test.each(['', '  ', '\n \t', '\u200b \u2060\u3164\u2800'])('§5.2 the message %j counts as empty', async (text) => {
    expect(await findContactErrors({ message: text })).toEqual({ message: words.message.missing });
    expect(await findApplicationErrors({ coverLetter: text })).toEqual({ coverLetter: words.coverLetter.missing });
  });
});

describe('§5.2 a form with several errors', () => {
  test('§5.2 each invalid field has one error message, and the messages have the order of the fields', async () => {
    expect(Object.entries(await checkForm('application', { texts: {} }, 'specified', countries))).toEqual([
      ['name', words.name.missing],
      ['email', words.email.missing],
      ['phone', words.phone.missing],
      ['coverLetter', words.coverLetter.missing],
      ['resume', getResumeMessage('missing')],
    ]);
    const invalidTexts = { name: '1', email: '1', phone: '1', message: ' ' };
    expect(Object.entries(await findContactErrors(invalidTexts))).toEqual([
      ['name', words.name.notLetters],
      ['email', START_MESSAGE],
      ['phone', DIGITS_MESSAGE],
      ['message', words.message.missing],
    ]);
  });
});

describe('§5.3 quotes and custom requests', () => {
  test.each([
    ['ada@localhost', true],
    ['ada+x@mail.co.uk', true],
    ['nobody', false],
    ['a@b@c', false],
    ['a@b.org, c@d.org', false],
    ['ada@mail.com\r\nBcc: x@y.org', false],
  ])('§5.3 the validity of the e-mail address %j, as in an input of type=email, is %s', async (email, isValid) => {
    const expectedErrors = isValid ? {} : { email: INVALID_MESSAGE };
    expect(await findErrors('quote', { email })).toEqual(expectedErrors);
    expect(await findErrors('custom-request', { email })).toEqual(expectedErrors);
  });

  test.each([
    ['2500', true],
    ['-1.5e3', true],
    ['.5', true],
    ['two', false],
    ['1,000', false],
    ['=1', false],
  ])('§5.3 the validity of the budget %j, as in an input of type=number, is %s', async (budget, isValid) => {
    expect(await findErrors('quote', { budget })).toEqual(isValid ? {} : { budget: words.budget.notANumber });
  });

  test('§3.9 a quote with a currency that the firm does not offer is rejected', async () => {
    const offeredCurrencies = getBudgetCurrencies(settings);
    const otherCurrency = Intl.supportedValuesOf('currency').find((code) => !offeredCurrencies.includes(code)) ?? '';
    for (const currency of offeredCurrencies) expect(await findErrors('quote', { currency })).toEqual({});
    for (const currency of [otherCurrency, 'euros']) {
      expect(await findErrors('quote', { currency })).toEqual({
        currency: expect.stringContaining(`'${offeredCurrencies[0]}'`),
      });
    }
  });
});

/**
 * In a page, the filters and the single-line inputs prevent most of these values. A request from another program can
 * contain all of them.
 */
describe('line breaks and texts that are too long', () => {
  test.each([
    ['contact', 'name'],
    ['contact', 'email'],
    ['contact', 'phone'],
    ['application', 'name'],
    ['application', 'jobTitle'],
    ['quote', 'name'],
    ['quote', 'plan'],
    ['quote', 'addon'],
    ['quote', 'email'],
    ['quote', 'budgetKey'],
    ['custom-request', 'name'],
    ['custom-request', 'phone'],
  ] as const)('§5.2 the form %s rejects a line break or a control character in the field %s', async (kind, field) => {
    const value = (formTexts[kind] as FieldTexts)[field] || 'x';
    for (const lineBreak of ['\r\n', '\n', '\r', '\u2028', '\u0000']) {
      const errors = await findErrors(kind, { [field]: `${value}${lineBreak}Bcc: victim@mail.com` });
      expect(Object.keys(errors)).toEqual([field]);
    }
  });

  test('§5.2 the error message of a job title of two lines states that line breaks are not allowed', async () => {
    expect(await findApplicationErrors({ jobTitle: 'A\nB' })).toEqual({ jobTitle: words.notOneLine });
  });

  test.each([
    ['contact', 'name', 18],
    ['contact', 'message', 500],
    ['application', 'name', 18],
    ['application', 'coverLetter', 500],
    ['application', 'jobTitle', 100],
    ['quote', 'name', 100],
    ['quote', 'phone', 30],
    ['quote', 'details', 4000],
    ['quote', 'companySize', 100],
    ['custom-request', 'requirements', 4000],
    ['custom-request', 'name', 100],
  ] as const)('§9.2 in the form %s the field %s may have at most %d characters', async (kind, field, limit) => {
    expect(await findErrors(kind, { [field]: 'x'.repeat(limit) })).toEqual({});
    expect(await findErrors(kind, { [field]: 'x'.repeat(limit + 1) })).toEqual({
      [field]: formatPlural(words.tooLong, limit, settings.locale),
    });
  });

  test('§9.2 an e-mail address may have at most 28 characters, and in a quote at most 254', async () => {
    const createEmailAddress = (length: number) => `${'a'.repeat(length - '@b.com'.length)}@b.com`;
    expect(await findContactErrors({ email: createEmailAddress(28) })).toEqual({});
    expect(await findContactErrors({ email: createEmailAddress(29) })).toEqual({
      email: formatPlural(words.tooLong, 28, settings.locale),
    });
    expect(await findErrors('quote', { email: createEmailAddress(255) })).toHaveProperty('email');
  });

  test('§9.2 a line break counts as one character, as in the browser', async () => {
    expect(await findContactErrors({ message: 'x\r\n'.repeat(250) })).toEqual({});
  });
});

const findInclusiveErrors = (values: FieldTexts, country = 'IN') =>
  findErrors('contact', { ...values, country }, 'inclusive');

describe("content setting formRules 'inclusive'", () => {
  test.each([
    'José Müller-Łoś',
    "Siobhán O'Neill",
    'अनीता शर्मा',
    'علی\u200cرضا',
    '李小龙',
    'Dr. Rao',
    'ジョン・スミス',
    'צ׳רצ׳יל רמב״ם בר־אל',
    'Jean‐Luc‑Marie O‘Hara',
  ])('inclusive: the name %j is valid', async (name) => {
    expect(await findInclusiveErrors({ name })).toEqual({});
  });

  test.each([
    ['<b>', words.name.signs],
    ['Asha1', words.name.signs],
    ['A\u202eB', words.name.signs],
    ['A\r\nBcc', words.name.signs],
    ['...', words.name.noLetter],
    ["'", words.name.noLetter],
  ])('inclusive: the name %j is rejected', async (name, message) => {
    expect(await findInclusiveErrors({ name })).toEqual({ name: message });
  });

  test.each(['a+b@c-d.org', "o'neill@mail.co.uk", 'x@bücher.de', 'अनीता@example.com', '1@a.io'])(
    'inclusive: the e-mail address %j is valid',
    async (email) => {
      expect(await findInclusiveErrors({ email })).toEqual({});
    },
  );

  test.each(['quote', 'custom-request'] as const)(
    'inclusive: the form %s accepts the e-mail addresses that a browser accepts',
    async (kind) => {
      for (const email of ['', 'a@b', 'a..b@c.org', 'x@bücher.de'])
        expect(await findErrors(kind, { email }, 'inclusive')).toEqual({});
      for (const email of ['a', 'a b@c.org', 'a@b.org\r\nBcc: x@y.org'])
        expect(Object.keys(await findErrors(kind, { email }, 'inclusive'))).toEqual(['email']);
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
  ])('inclusive: the e-mail address %j is rejected', async (email) => {
    expect(await findInclusiveErrors({ email })).toEqual({ email: INVALID_MESSAGE });
  });

  test.each([
    ['9876543210', 'IN', true],
    ['15112345678', 'DE', true],
    ['015112345678', 'DE', true],
    ['2015550123', 'US', true],
    ['123', 'DE', false],
    ['987654321', 'IN', false],
  ])('inclusive: the validity of the phone number %j in the country %s is %s', async (phone, country, isValid) => {
    expect(await findInclusiveErrors({ phone }, country)).toEqual(isValid ? {} : { phone: words.phone.ofCountry });
  });
});
