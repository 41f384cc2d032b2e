import { textFaultReporter, fillPlaceholders, formatPlural } from './fill';

test('3.1.1 a text contains its values unchanged, including special characters', () => {
  expect(fillPlaceholders('Back to {name} of {count}', { name: '$& Söhne {x}', count: 2 })).toBe(
    'Back to $& Söhne {x} of 2',
  );
});

describe('a text with a wrong placeholder breaks neither a page nor a mail', () => {
  const faults: string[] = [];
  const { report } = textFaultReporter;
  beforeEach(() => {
    faults.length = 0;
    textFaultReporter.report = (fault) => faults.push(fault);
  });
  afterAll(() => {
    textFaultReporter.report = report;
  });

  test('3.1.1 fillPlaceholders replaces a misspelt placeholder with the only unused value, and reports the fault', () => {
    expect(fillPlaceholders('Back to {nmae} of {count}', { name: 'Ada', count: 2 })).toBe('Back to Ada of 2');
    expect(faults).toEqual(['There is no value for {nmae} in ‘Back to {nmae} of {count}’']);
  });

  test.each([
    ['Dear {who}, {what}', { name: 'Ada', count: 2 }, 'Dear , '],
    ['{count} {sayı}', { count: 2 }, '2 '],
  ])(
    '3.1.1 fillPlaceholders removes an unknown placeholder from ‘%s’ unless exactly one value is unused',
    (text, values, filledText) => {
      expect(fillPlaceholders(text, values)).toBe(filledText);
      expect(faults).not.toEqual([]);
    },
  );

  test('3.1.1 fillPlaceholders returns only the values if the text is missing', () => {
    expect(fillPlaceholders(undefined as never, { name: 'Ada', count: 2 })).toBe('Ada 2');
    expect(faults).toEqual(['The text with {name}, {count} is missing']);
  });
});

test('3.1.1 a text with a count has the plural form and the number format of its language', () => {
  const texts = { one: '{count} sign left in {field}', other: '{count} signs left in {field}' };
  expect(formatPlural(texts, 1, 'en-GB', { field: 'Message' })).toBe('1 sign left in Message');
  expect(formatPlural(texts, 1200, 'en-GB', { field: 'Message' })).toBe('1,200 signs left in Message');
  expect(formatPlural({ other: 'Noch {count} Zeichen' }, 1200, 'de-DE')).toBe('Noch 1.200 Zeichen');
});
