import * as fc from 'fast-check';
import { parseAmount, formatAmount } from './budget';

test.each([
  ['75.000', 'de-DE', 'EUR', '75000'],
  ['75.000', 'tr-TR', 'TRY', '75000'],
  ['75.000,50', 'de-DE', 'EUR', '75000.50'],
  ['75.000 €', 'de-DE', 'EUR', '75000'],
  ['EUR 75.000,-', 'de-DE', 'EUR', '75000'],
  ['₺75.000', 'tr-TR', 'TRY', '75000'],
  ['75000', 'de-DE', 'EUR', '75000'],
  ['99.90', 'de-DE', 'EUR', '99.90'],
  ['99,9', 'en-GB', 'GBP', '99.9'],
  ['1.234.567', 'en-GB', 'GBP', '1234567'],
  ['75,000', 'en-GB', 'GBP', '75000'],
  ['£75,000.00', 'en-GB', 'GBP', '75000.00'],
  ['75,000.00', 'de-DE', 'EUR', '75000.00'],
  ['1,00,000', 'hi-IN', 'INR', '100000'],
  ['₹12,50,000', 'en-IN', 'INR', '1250000'],
  ['75 000', 'fr-FR', 'EUR', '75000'],
  ['75\u202f000,5', 'fr-FR', 'EUR', '75000.5'],
  ["75'000", 'de-CH', 'CHF', '75000'],
  ['٧٥٬٠٠٠٫٥٠', 'ar-SA', 'SAR', '75000.50'],
  ['٧٥٠٠٠', 'ar-EG', 'EGP', '75000'],
  ['७५,०००', 'hi-IN', 'INR', '75000'],
  ['７５，０００', 'ja-JP', 'JPY', '75000'],
  ['007', 'en-GB', 'GBP', '7'],
])('§5.3 inclusive: the text %j in locale %s is the amount %s %s', (text, locale, currency, amount) => {
  expect(parseAmount(text, locale, currency)).toBe(amount);
});

test.each([
  ['75,000', 'de-DE', 'EUR', 'the decimal separator of German before three digits'],
  ['75.000', 'en-GB', 'GBP', 'the decimal separator of English before three digits'],
  ['75.0.000', 'de-DE', 'EUR', 'a separator before one digit'],
  ['75.000.50', 'de-DE', 'EUR', 'the same character as thousands separator and as decimal separator'],
  ['$75.000', 'de-DE', 'EUR', 'the symbol of another currency'],
  ['75k', 'en-GB', 'GBP', 'a letter'],
  ['-75', 'en-GB', 'GBP', 'a negative number'],
  ['1e5', 'en-GB', 'GBP', 'an exponent'],
  ['75----', 'de-DE', 'EUR', 'more than three dashes'],
  ['5 - 10', 'en-GB', 'GBP', 'two numbers'],
  ['', 'en-GB', 'GBP', 'an empty text'],
])('§5.3 inclusive: the text %j in locale %s with currency %s is not an amount: %s', (text, locale, currency) => {
  expect(parseAmount(text, locale, currency)).toBeUndefined();
});

const LOCALES = ['en-GB', 'en-IN', 'de-DE', 'de-CH', 'de-AT', 'fr-FR', 'es-ES', 'tr-TR', 'ar-SA', 'ar-EG', 'fa-IR'];

test.each([...LOCALES, 'hi-IN', 'pl-PL', 'pt-PT', 'ja-JP', 'bn-BD'])(
  '§5.3 inclusive: an amount in the format of %s is parsed, with and without its currency',
  (locale) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), fc.boolean(), (integer, isWholeNumber) => {
        const amount = isWholeNumber ? String(integer) : (integer / 100).toFixed(2);
        const formattedAmount = formatAmount(amount, locale, 'EUR');
        expect(parseAmount(formattedAmount, locale, 'EUR')).toBe(amount);
        const decimalCount = isWholeNumber ? 0 : 2;
        const price = new Intl.NumberFormat(locale, {
          style: 'currency',
          currency: 'EUR',
          currencyDisplay: 'narrowSymbol',
          minimumFractionDigits: decimalCount,
          maximumFractionDigits: decimalCount,
        }).format(Number(amount));
        expect(parseAmount(price, locale, 'EUR')).toBe(amount);
      }),
    );
  },
);
