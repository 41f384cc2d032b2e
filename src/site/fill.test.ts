import { around, fill, plural } from './fill';

test('3.1.1 a text contains its values unchanged, whatever characters they have', () => {
  expect(fill('Back to {name} of {count}', { name: '$& Söhne {x}', count: 2 })).toBe('Back to $& Söhne {x} of 2');
});

test('3.1.1 a placeholder without a value is an error', () => {
  expect(() => fill('Back to {nmae}', { name: 'Ada' })).toThrow(
    '‘Back to {nmae}’: the placeholder {nmae} has no value',
  );
});

test('3.1.1 a text is split at the placeholder of an element, and a missing placeholder is an error', () => {
  expect(around('Stand: {date}', 'date')).toEqual(['Stand: ', '']);
  expect(around('Write to {inbox}.', 'inbox')).toEqual(['Write to ', '.']);
  expect(() => around('Write to {mail}.', 'inbox')).toThrow('‘Write to {mail}.’: the placeholder {inbox} is missing');
});

test('3.1.1 a count has the plural form and the digits of its language', () => {
  const texts = { one: '{count} sign left in {field}', other: '{count} signs left in {field}' };
  expect(plural(texts, 1, 'en-GB', { field: 'Message' })).toBe('1 sign left in Message');
  expect(plural(texts, 1200, 'en-GB', { field: 'Message' })).toBe('1,200 signs left in Message');
  expect(plural({ other: 'Noch {count} Zeichen' }, 1200, 'de-DE')).toBe('Noch 1.200 Zeichen');
});
