import type { Settings } from './types';

/**
 * Returns a currency's symbol in a locale: '$', '€', 'CHF'. `currency` is an ISO 4217 code. With the display 'symbol',
 * the result is unambiguous, such as 'US$' in a locale with another dollar.
 */
export const getCurrencySymbol = (
  currency: string,
  locale: string,
  currencyDisplay: 'narrowSymbol' | 'symbol' = 'narrowSymbol',
): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
    .formatToParts(1)
    .find(({ type }) => type === 'currency')?.value ?? currency;

/** Returns the currencies for a budget (§9.2) as ISO 4217 codes. The first currency is the default. */
export const getBudgetCurrencies = ({ budgetCurrencies, currency }: Settings): readonly [string, ...string[]] =>
  budgetCurrencies ?? [currency];

/** Returns `currency` if the firm accepts budgets in this currency, otherwise the default currency. */
export const getBudgetCurrency = (settings: Settings, currency: string | undefined): string =>
  getBudgetCurrencies(settings).find((budgetCurrency) => budgetCurrency === currency) ??
  getBudgetCurrencies(settings)[0];
