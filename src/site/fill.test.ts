import { fillPlaceholders, formatPlural } from './fill';

test('3.1.1 a text contains its values unchanged, including special characters', () => {
  expect(fillPlaceholders('Back to {name} of {count}', { name: '$& Söhne {x}', count: 2 })).toBe(
    'Back to $& Söhne {x} of 2',
  );
});

test('3.1.1 a text does not contain its unknown placeholders', () => {
  expect(fillPlaceholders('Dear {who}, {name}', { name: 'Ada' })).toBe('Dear , Ada');
});

test('3.1.1 a text with a count has the plural form and the number format of its language', () => {
  const texts = { one: '{count} sign left in {field}', other: '{count} signs left in {field}' };
  expect(formatPlural(texts, 1, 'en-GB', { field: 'Message' })).toBe('1 sign left in Message');
  expect(formatPlural(texts, 1200, 'en-GB', { field: 'Message' })).toBe('1,200 signs left in Message');
  expect(formatPlural({ other: 'Noch {count} Zeichen' }, 1200, 'de-DE')).toBe('Noch 1.200 Zeichen');
});
