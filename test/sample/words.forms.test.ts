import { countries } from '#site/countries';
import { firm } from '#site/firm';
import { words } from '#site/words/forms';
import { words as messages } from '#site/words/messages';
import { words as outcomes } from '#site/words/outcomes';
import { formatFilterNotice, formatHint } from '../../src/forms/fields/fieldWords';
import { fillPlaceholders, formatPlural } from '../../src/site/fill';
import { contactForm } from '../../src/submission/forms/contact';
import { getResumeMessage } from '../../src/submission/resume';
import { checkForm } from '../../src/submission/rules';

/**
 * Compares the sample's words with the specification. The tests of the components prove that the site shows these
 * words. The ARIA snapshots contain all other words of forms.
 */

test('§2.11 §2.12 the labels of the application form have asterisks, and the contact form has the specified text while it is being sent', () => {
  expect(words.application.labels).toEqual({
    name: 'Full Name*',
    email: 'Email Address*',
    phone: 'Phone Number*',
    coverLetter: 'Cover Letter*',
    resume: 'Resume*',
  });
  expect(words.contact.submitting).toBe('Sending...');
});

test('§8 the success and failure messages of requests have the specified words, and references begin with BB', () => {
  expect(outcomes.request.title).toBe('Request Sent Successfully!');
  expect(outcomes.request.failure).toBe('There was an error submitting your request. Please try again.');
  expect(firm.referencePrefix).toBe('BB');
});

test('§2.14 the summary of a quote shows the budget with its symbol and currency', () => {
  expect(fillPlaceholders(words.quote.budget, { symbol: '€', amount: '2500', currency: 'EUR' })).toBe('€2500 (EUR)');
});

test('§3.14 each country code has the flag of its country', () => {
  expect(countries.map(({ country }) => country).join(' ')).toBe('IN US GB AU CN JP DE FR IT RU');
  expect(countries.map(({ flag }) => flag.toUpperCase())).toEqual(countries.map(({ country }) => country));
});

test.each([
  ['name', '7!', "'7' and exclamation mark '!' were left out: only the letters A to Z and spaces"],
  ['email', '-', "Hyphen '-' was left out: only the letters A to Z, digits, @ and dots"],
  ['phone', 'x', "'x' was left out: only digits"],
  ['phone', ' -(', "Space, hyphen '-' and bracket '(' were left out: only digits"],
  ['name', '_7-9', 'Some characters were left out: only the letters A to Z and spaces'],
  ['name', '“', "Quotation mark '“' was left out: only the letters A to Z and spaces"],
  ['name', 'é', "'é' was left out: only the letters A to Z and spaces"],
] as const)('§5.1 the notice for the field %s reports that %j was removed', (field, removed, notice) => {
  expect(
    formatFilterNotice(contactForm.fields[field], 'specified', {
      removedCharacters: removed,
      isTruncated: false,
    }),
  ).toBe(notice);
});

test.each([
  ['name', 'Only the first 18 characters are kept'],
  ['email', 'Only the first 28 characters are kept'],
  ['phone', 'Only the first 10 digits are kept'],
  ['message', 'Only the first 500 characters are kept'],
] as const)('§5.1 the notice for the field %s states the limit when the value is too long', (field, notice) => {
  expect(formatFilterNotice(contactForm.fields[field], 'specified', { removedCharacters: '', isTruncated: true })).toBe(
    notice,
  );
});

test('§5.1 the hints of inclusive rules describe the accepted values', () => {
  const fields = ['name', 'email', 'phone'] as const;
  expect(fields.map((field) => formatHint(contactForm.fields[field], 'inclusive'))).toEqual([
    'Letters, spaces, hyphens and apostrophes, up to 70 characters.',
    'For example name@example.com',
    'Digits only, without the country code.',
  ]);
});

test('§5.2 §5.3 the error messages have the specified words', () => {
  expect(messages.name.notLetters).toBe('Name should only contain alphabets');
  expect(messages.email).toMatchObject({
    invalid: 'Please enter a valid email address (e.g., name@example.com)',
    start: 'Email username must start with a letter',
    format: 'Please enter a valid email address format',
    ending: 'Email must end with .com',
  });
  expect(fillPlaceholders(messages.phone.digits, { digits: 10 })).toBe('Phone number must be 10 digits');
  expect((['size', 'empty'] as const).map(getResumeMessage)).toEqual([
    'File size should be less than 5MB',
    'This file is empty. Please upload a PDF or Word document',
  ]);
});

test('§5.3 checkForm reports quote fields that are too long or invalid', async () => {
  const texts = {
    name: 'x'.repeat(101),
    details: 'x'.repeat(4001),
    plan: 'a\nb',
    budget: 'two',
    currency: 'INR',
    email: 'nobody',
  };
  expect(await checkForm('quote', { texts }, 'specified', countries)).toEqual({
    name: 'At most 100 characters',
    details: 'At most 4,000 characters',
    plan: 'Control characters and line breaks are not allowed',
    budget: 'Please enter a number',
    email: messages.email.invalid,
  });
  expect(formatPlural(messages.tooLong, 1, 'en-GB')).toBe('At most 1 character');
});
