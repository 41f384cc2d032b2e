import { detectCurrency, parsePrice } from './price';

test.each([
  ['$750+', 'en-GB', 'USD', '750', 'USD'],
  ['₹7,000', 'en-GB', 'USD', '7000', 'INR'],
  ['₹8k-₹12k a month', 'en-GB', 'USD', '8000', 'INR'],
  ['$640/mo', 'en-GB', 'USD', '640', 'USD'],
  ['$1,299.50', 'en-US', 'CAD', '1299.5', 'CAD'],
  ['$1,299.50', 'en-CA', 'CAD', '1299.5', 'CAD'],
  ['A$1,299', 'en-GB', 'GBP', '1299', 'AUD'],
  ['ab 1.490 €', 'de-DE', 'EUR', '1490', 'EUR'],
  ['19,90 € im Monat', 'de-DE', 'EUR', '19.9', 'EUR'],
  ['CHF 1’200', 'de-CH', 'CHF', '1200', 'CHF'],
  ['CHF 1’200', 'de-DE', 'EUR', '1200', 'CHF'],
  ['6.000–10.000 € im Monat', 'de-AT', 'CHF', '6000', 'EUR'],
  ['ab 900 €', 'de-CH', 'CHF', '900', 'EUR'],
  ['£2500', 'en-GB', 'USD', '2500', 'GBP'],
  ['4 900 zł', 'pl-PL', 'PLN', '4900', 'PLN'],
  ['4.900 zł', 'de-DE', 'EUR', '4900', 'PLN'],
  ['12 000 kr', 'sv-SE', 'SEK', '12000', 'SEK'],
  ['¥120,000', 'ja-JP', 'JPY', '120000', 'JPY'],
  ['900円から', 'ja-JP', 'JPY', '900', 'JPY'],
  ['900元', 'zh-CN', 'CNY', '900', 'CNY'],
  ['900,000원', 'ko-KR', 'KRW', '900000', 'KRW'],
  ['지원 24시간, 월 90,000원부터', 'ko-KR', 'KRW', '90000', 'KRW'],
  ['5 원격 90,000원', 'ko-KR', 'KRW', '90000', 'KRW'],
  ['900〜1,200円', 'ja-JP', 'JPY', '900', 'JPY'],
  ['900～1,200元', 'zh-CN', 'CNY', '900', 'CNY'],
  ['Rs 8,000', 'en-IN', 'INR', '8000', 'INR'],
  ['Rs. 8,000', 'en-IN', 'INR', '8000', 'INR'],
  ['1.490,– – 2.990,– €', 'de-DE', 'EUR', '1490', 'EUR'],
  ['1.490,–2.990,– €', 'de-DE', 'EUR', '1490', 'EUR'],
  ['€0.125 per request', 'en-GB', 'EUR', '0.125', 'EUR'],
  ['1.490,– €', 'de-DE', 'USD', '1490', 'EUR'],
  ['١٬٤٩٠٫٥ ج.م.', 'ar-EG', 'EGP', '1490.5', 'EGP'],
  ['KWD 12.500', 'en-KW', 'KWD', '12.5', 'KWD'],
  ['1200', 'de-DE', 'EUR', '1200', 'EUR'],
  ['6 months for £900', 'en-GB', 'USD', '900', 'GBP'],
  ['24/7 care, €99 a month', 'en-GB', 'USD', '99', 'EUR'],
  ['8k–12k € a month', 'en-GB', 'USD', '8000', 'EUR'],
])(
  '§9.4 the price ‘%s’ in %s, with %s as the firm’s currency, is parsed as %s %s',
  (text, locale, currency, amount, expectedCurrency) => {
    expect(parsePrice(text, locale, currency)).toEqual({ amount, currency: expectedCurrency });
  },
);

test.each([['per krona 500'], ['500 krona'], ['1200'], ['call us']])('§9.4 the text ‘%s’ has no currency', (text) => {
  expect(detectCurrency(text, 'sv-SE', 'SEK')).toBeUndefined();
});

test('§9.4 the symbol ‘kr’, which several currencies share, is recognised only as the firm’s own currency', () => {
  expect(detectCurrency('500 kr', 'nb-NO', 'NOK')).toBe('NOK');
  expect(detectCurrency('500 kr.', 'en-GB', 'DKK')).toBe('DKK');
  expect(detectCurrency('500 kr', 'en-GB', 'EUR')).toBeUndefined();
});

test('§9.4 a currency in a price is recognised by its code, or by its symbol if it is the firm’s own currency', () => {
  const currencies = Intl.supportedValuesOf('currency');
  expect(currencies.length).toBeGreaterThan(100);
  for (const currency of currencies) {
    const createFormat = (display: 'code' | 'narrowSymbol') =>
      new Intl.NumberFormat('de-DE', {
        style: 'currency',
        currency,
        currencyDisplay: display,
        maximumFractionDigits: 0,
      });
    expect(parsePrice(createFormat('code').format(1490), 'de-DE', 'EUR')).toEqual({ amount: '1490', currency });
    expect(parsePrice(createFormat('narrowSymbol').format(1490), 'de-DE', currency)).toEqual({
      amount: '1490',
      currency,
    });
  }
});

test('§9.4 a text without an amount is not a price', () => {
  expect(parsePrice('call us', 'en-GB', 'USD')).toBeUndefined();
});
