import { settings } from '#site/settings';
import { getBudgetCurrencies, getCurrencySymbol } from '../../src/site/currency';

test('§2.14 §9.2 budgets are in EUR by default or in INR, with the symbols € and ₹', () => {
  const currencies = getBudgetCurrencies(settings);
  expect(currencies).toEqual(['EUR', 'INR']);
  expect(currencies.map((currency) => getCurrencySymbol(currency, settings.locale))).toEqual(['€', '₹']);
});
