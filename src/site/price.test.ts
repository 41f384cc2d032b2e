import { readPrice } from './price';

test.each([
  ['$999+', 'en-GB', 'USD', '999', 'USD'],
  ['₹5,000', 'en-GB', 'USD', '5000', 'INR'],
  ['₹6k-₹10k / month', 'en-GB', 'USD', '6000', 'INR'],
  ['$899/mo', 'en-GB', 'USD', '899', 'USD'],
  ['$1,299.50', 'en-US', 'CAD', '1299.5', 'CAD'],
  ['ab 1.490 €', 'de-DE', 'EUR', '1490', 'EUR'],
  ['19,90 € im Monat', 'de-DE', 'EUR', '19.9', 'EUR'],
  ['CHF 1’200', 'de-CH', 'CHF', '1200', 'CHF'],
  ['£2500', 'en-GB', 'GBP', '2500', 'GBP'],
  ['1200', 'de-DE', 'EUR', '1200', 'EUR'],
])('§9.4 ‘%s’ in %s, of a firm that counts in %s, is %s %s', (text, locale, currency, amount, of) => {
  expect(readPrice(text, locale, currency)).toEqual({ amount, currency: of });
});

test('§9.4 what names no amount is no price', () => {
  expect(readPrice('call us', 'en-GB', 'USD')).toBeUndefined();
});
