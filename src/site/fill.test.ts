import { fillAddress, fillPlaceholders, formatPlural } from './fill';

test('3.1.1 fillPlaceholders inserts values unchanged, including special characters', () => {
  expect(fillPlaceholders('Back to {name} of {count}', { name: '$& Söhne {x}', count: 2 })).toBe(
    'Back to $& Söhne {x} of 2',
  );
});

test('3.1.1 fillPlaceholders removes placeholders without a value', () => {
  expect(fillPlaceholders('Dear {who}, {name}', { name: 'Ada' })).toBe('Dear , Ada');
});

test('3.1.1 formatPlural uses the plural form and the number format of the language', () => {
  const texts = { one: '{count} sign left in {field}', other: '{count} signs left in {field}' };
  expect(formatPlural(texts, 1, 'en-GB', { field: 'Message' })).toBe('1 sign left in Message');
  expect(formatPlural(texts, 1200, 'en-GB', { field: 'Message' })).toBe('1,200 signs left in Message');
  expect(formatPlural({ other: 'Noch {count} Zeichen' }, 1200, 'de-DE')).toBe('Noch 1.200 Zeichen');
});

test.each([
  ['{street}, {postalCode} {city}, {country}', 'Souk 1, Dubai, UAE'],
  ['{street}, {city} {postalCode}, {country}', 'Souk 1, Dubai, UAE'],
  ['{street}, {postalCode}, {city}', 'Souk 1, Dubai'],
  ['{city} {postalCode}، {country}', 'Dubai، UAE'],
  ['{city} - {postalCode}', 'Dubai'],
  ['{postalCode}, {city}', 'Dubai'],
  ['{postalCode}', ''],
])('§3 fillAddress omits the spaces and separators around an empty postal code in ‘%s’', (line, expectedText) => {
  const address = { street: 'Souk 1', postalCode: '', city: 'Dubai', country: 'UAE' };
  expect(fillAddress(line, address)).toBe(expectedText);
});
