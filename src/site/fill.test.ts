import { fill, plural } from './fill';

test('3.1.1 a text says its values in their places, whatever signs they hold', () => {
  expect(fill('Back to {name} of {count}', { name: '$& Söhne {x}', count: 2 })).toBe('Back to $& Söhne {x} of 2');
});

test('3.1.1 a place that nothing fills is a fault of the content, never shown', () => {
  expect(() => fill('Back to {nmae}', { name: 'Ada' })).toThrow('Nothing fills {nmae} in ‘Back to {nmae}’');
});

test('3.1.1 a count is said in the plural and the digits of its language', () => {
  const texts = { one: '{count} sign left in {field}', other: '{count} signs left in {field}' };
  expect(plural(texts, 1, 'en-GB', { field: 'Message' })).toBe('1 sign left in Message');
  expect(plural(texts, 1200, 'en-GB', { field: 'Message' })).toBe('1,200 signs left in Message');
  expect(plural({ other: 'Noch {count} Zeichen' }, 1200, 'de-DE')).toBe('Noch 1.200 Zeichen');
});
