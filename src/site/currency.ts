import type { Settings } from './types';

/** The sign with which a currency is written in a locale: '$', '€', 'CHF'. `currency` is a code of ISO 4217. */
export const signOf = (currency: string, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(1)
    .find(({ type }) => type === 'currency')?.value ?? currency;

/** §9.2: what a budget can be given in, as codes of ISO 4217; the first is where a request starts. */
export const budgetCurrenciesOf = ({ budgetCurrencies, currency }: Settings): readonly [string, ...string[]] =>
  budgetCurrencies ?? [currency];
