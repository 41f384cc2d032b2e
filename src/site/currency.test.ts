import { getBudgetCurrencies, getCurrencySymbol } from './currency';

const settings = {
  language: 'de',
  locale: 'de-CH',
  currency: 'CHF',
  quoteDelivery: 'relay',
  formRules: 'inclusive',
} as const;

test('§9.2 budgets use the `budgetCurrencies` of the settings, or by default the firm’s own currency', () => {
  expect(getBudgetCurrencies(settings)).toEqual(['CHF']);
  expect(getBudgetCurrencies({ ...settings, budgetCurrencies: ['JPY', 'CHF'] })).toEqual(['JPY', 'CHF']);
});

test.each([
  ['EUR', 'de-DE', '€'],
  ['USD', 'en-GB', '$'],
  ['CHF', 'de-CH', 'CHF'],
  ['PLN', 'pl-PL', 'zł'],
])('§2.14 the symbol of %s in %s is %s', (currency, locale, symbol) =>
  expect(getCurrencySymbol(currency, locale)).toBe(symbol),
);

test('§2.14 in eight languages, every currency symbol has at most the five characters that fit the field', () => {
  const symbols = ['en', 'de', 'fr', 'pl', 'sv', 'pt', 'ja', 'he'].flatMap((locale) =>
    Intl.supportedValuesOf('currency').map((currency) => getCurrencySymbol(currency, locale)),
  );
  expect(Math.max(...symbols.map((symbol) => symbol.length))).toBeLessThanOrEqual(5);
});
