import { toAsciiNumber } from './plainNumber';

/**
 * The numbering systems whose digits Unicode classifies as decimal digits. Chinese numerals, for example, are in
 * another category.
 */
const numberingSystems = Intl.supportedValuesOf('numberingSystem').filter((system) =>
  /^\p{Nd}$/u.test(new Intl.NumberFormat(`en-u-nu-${system}`).format(0)),
);

test.each(numberingSystems)('a number in the digits of %s is converted to the digits 0 to 9', (system) => {
  const numberFormat = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false });
  const number = [...'0123456789'].map((digit) => numberFormat.format(Number(digit))).join('');
  expect(toAsciiNumber(number)).toBe('0123456789');
});

test.each([
  ['٠٥٠ ١٢٣', '050 123'],
  ['（０５０）１２－３', '(050)12-3'],
  ['＋４９ ３０', '+49 30'],
  ['\u202a+966 11\u202c', '+966 11'],
  ['𝟎𝟗𝟘𝟡𝟶𝟿', '090909'],
  ['Ⅷ ½ 五 x', 'Ⅷ ½ 五 x'],
  ['', ''],
])('the number %j is converted to %j', (number, expectedNumber) => {
  expect(toAsciiNumber(number)).toBe(expectedNumber);
});
