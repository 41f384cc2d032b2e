import { countries } from '#site/countries';
import { firm } from '#site/firm';
import { words } from '#site/words/forms';
import { words as messages } from '#site/words/messages';
import { words as outcomes } from '#site/words/outcomes';
import { loadContents, type Contents } from '../../scripts/build/contents';
import { formatFilterNotice, formatCountryOption, formatHint } from '../../src/forms/fields/fieldWords';
import { fillPlaceholders, formatPlural } from '../../src/site/fill';
import type { QuoteSettings } from '../../src/site/types';
import { contactForm } from '../../src/submission/forms/contact';
import { getResumeMessage } from '../../src/submission/resume';
import { checkForm } from '../../src/submission/rules';

/**
 * Compares the sample's words with the specification. The tests of the components prove that the site shows these
 * words.
 */

test('§2.10 §4.4 the custom-solution dialog has the specified words', () => {
  const { title, labels, placeholder, submit } = words.customRequest;
  expect({ title, labels, placeholder, submit }).toEqual({
    title: 'Request Custom Solution',
    labels: { name: 'Full Name', email: 'Email', phone: 'Phone Number', requirements: 'Requirements' },
    placeholder: 'Tell us about your custom solution requirements...',
    submit: 'SUBMIT REQUEST',
  });
});

test('§2.11 the application form has the specified words', () => {
  const { title, labels, submit, submitting } = words.application;
  expect(fillPlaceholders(title, { job: 'IT Security' })).toBe('Apply for IT Security');
  expect(labels).toEqual({
    name: 'Full Name*',
    email: 'Email Address*',
    phone: 'Phone Number*',
    coverLetter: 'Cover Letter*',
    resume: 'Resume*',
  });
  expect([words.shared.cancel, submit, submitting]).toEqual(['Cancel', 'Submit Application', 'Submitting...']);
  expect(words.resume.drop).toBe('Drop your resume here or click to upload');
  expect(fillPlaceholders(words.resume.formats, { limit: 5 })).toBe('Accepted formats: PDF, DOC, DOCX (Max 5MB)');
  expect([words.shared.fixErrors, words.shared.dismiss]).toEqual(['Please fix the following errors:', 'Dismiss']);
});

test('§2.12 the contact form has the specified words', () => {
  const { title, subtitle, labels, submit, submitting } = words.contact;
  expect({ title, subtitle, labels, submit, submitting }).toEqual({
    title: 'Reach Us',
    subtitle: "We'd love to hear from you. Send us a message and we'll respond as soon as possible.",
    labels: { name: 'Full Name', email: 'Email', phone: 'Phone', message: 'Message' },
    submit: 'Send Message',
    submitting: 'Sending...',
  });
  expect([words.shared.cancel, words.shared.ok]).toEqual(['Cancel', 'OK']);
});

test('§2.11 §2.12 §8 the success and failure messages of forms have the specified words', () => {
  expect(outcomes.application).toEqual({
    title: 'Application Submitted Successfully!',
    text: "Thank you for applying. We'll review your application and get back to you soon.",
    failure: 'There was an error submitting your application. Please try again.',
  });
  expect(outcomes.contact).toEqual({
    title: 'Message Sent Successfully!',
    text: "Thank you for reaching out to us. We'll get back to you soon.",
    failure: 'There was an error submitting your message. Please try again.',
  });
  expect(outcomes.request.title).toBe('Request Sent Successfully!');
  expect(outcomes.request.failure).toBe('There was an error submitting your request. Please try again.');
  expect(fillPlaceholders(outcomes.writeTo, { email: 'ada@mail.com' })).toBe('We will write to ada@mail.com');
  expect(firm.referencePrefix).toBe('BB');
});

describe('§2.14 the quote dialog', () => {
  let contents: Contents;
  beforeAll(async () => {
    contents = await loadContents();
  });
  const getQuoteWords = (id: string) => (contents.get(id) as { quote: QuoteSettings }).quote;

  test('§2.14 §7.4 the dialog and its summary have the specified words', () => {
    expect(words.quote.labels).toEqual({
      name: 'Full Name',
      email: 'Email',
      phone: 'Phone Number',
      details: 'Project Details',
      budget: 'Your Budget',
    });
    expect(fillPlaceholders(words.quote.budget, { symbol: '€', amount: '2500', currency: 'EUR' })).toBe('€2500 (EUR)');
    expect([words.quote.summaryHeading, words.customRequest.summaryHeading]).toEqual([
      'Your quote request',
      'Your request',
    ]);
    const { copy, print, byEmail } = words.summary;
    expect([copy, print, byEmail]).toEqual(['Copy summary', 'Print', 'Send by e-mail']);
    const services = ['business-website', 'ecommerce-website'].map((id) => getQuoteWords(id).service);
    expect(services).toEqual(['Business Website', 'E-commerce Website']);
  });

  test('§3.9 on the cybersecurity page the dialog asks for a company size and preselects the clicked service', () => {
    const { selects, preselect } = getQuoteWords('cybersecurity');
    const [companySize, serviceInterest] = selects;
    expect([companySize?.label, serviceInterest?.label]).toEqual(['Company Size', 'Service Interest']);
    expect(companySize?.options.map(({ value }) => value)).toEqual(['', '1-10', '11-50', '51-200', '201-500', '501+']);
    expect(companySize?.options[1]?.label).toBe('1-10 employees');
    expect(preselect?.select).toBe('serviceInterest');
    expect(preselect?.byPlan['Data Protection & Privacy']).toBe('data-protection');
  });
});

test('§3.14 the list has ten country codes in the specified order, each with its flag', () => {
  expect(countries.map(({ code, country }) => `${code} ${country}`).join(' · ')).toBe(
    '+91 IN · +1 US · +44 GB · +61 AU · +86 CN · +81 JP · +49 DE · +33 FR · +39 IT · +7 RU',
  );
  expect(countries.filter(({ country, flag }) => flag !== country.toLowerCase())).toEqual([]);
  expect(formatCountryOption(countries[0])).toBe('India +91');
  expect(words.country.label).toBe('Country code');
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

test('§5.1 the hints describe the accepted values', () => {
  const formatHints = (rules: 'specified' | 'inclusive') =>
    (['name', 'email', 'phone', 'message'] as const).map((field) => formatHint(contactForm.fields[field], rules));
  expect(formatHints('specified')).toEqual([
    'Letters from A to Z and spaces only, up to 18 characters.',
    'An address that ends in .com, up to 28 characters: letters from A to Z, digits, @ and dots.',
    '10 digits, without the country code.',
    'Up to 500 characters.',
  ]);
  expect(formatHints('inclusive')).toEqual([
    'Letters, spaces, hyphens and apostrophes, up to 70 characters.',
    'For example name@example.com',
    'Digits only, without the country code.',
    'Up to 500 characters.',
  ]);
});

test('§5.2 §5.3 the error messages have the specified words', () => {
  const { name, email, phone, message, coverLetter, budget } = messages;
  expect([name.missing, name.notLetters]).toEqual(['Name is required', 'Name should only contain alphabets']);
  expect(email).toEqual({
    missing: 'Email is required',
    invalid: 'Please enter a valid email address (e.g., name@example.com)',
    start: 'Email username must start with a letter',
    format: 'Please enter a valid email address format',
    ending: 'Email must end with .com',
  });
  expect(phone.missing).toBe('Phone number is required');
  expect(fillPlaceholders(phone.digits, { digits: 10 })).toBe('Phone number must be 10 digits');
  expect([coverLetter.missing, message.missing]).toEqual(['Cover letter is required', 'Message is required']);
  expect((['missing', 'type', 'size', 'empty'] as const).map(getResumeMessage)).toEqual([
    'Resume is required',
    'Please upload a PDF or Word document',
    'File size should be less than 5MB',
    'This file is empty. Please upload a PDF or Word document',
  ]);
  expect(budget.notANumber).toBe('Please enter a number');
});

test('§8 the announcement of errors in other fields begins with ‘Also:’ and separates the messages', () => {
  const joinedMessages = [messages.phone.missing, messages.message.missing].join(words.shared.betweenSentences);
  expect(fillPlaceholders(words.shared.alsoWrong, { messages: joinedMessages })).toBe(
    'Also: Phone number is required. Message is required.',
  );
});

test('§5.3 the relay validates quote fields that the page does not limit during typing', async () => {
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
