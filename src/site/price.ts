import { getCurrencySymbol } from './currency';

/** The preferred currencies for a symbol that several currencies share. The firm's own currency precedes this list. */
const PREFERRED_CURRENCIES = ['USD', 'EUR', 'GBP', 'INR', 'JPY'];

export interface Price {
  /** The amount in the currency's unit, with a decimal point: '1490', '19.9'. */
  readonly amount: string;
  /** ISO 4217 code. */
  readonly currency: string;
}

const NUMBER = /\d[\d.,'’\s]*/g;

/** Returns the symbol of a currency that no other currency has: 'US$' where several dollars share '$'. */
const getLongSymbol = (currency: string, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency })
    .formatToParts(1)
    .find(({ type }) => type === 'currency')?.value ?? currency;

const known = new Map<string, ReadonlyMap<string, readonly string[]>>();

/**
 * Returns the symbols and codes of all currencies in a locale, each with the currencies that it can denote. The longest
 * symbol is first.
 */
function getSymbols(locale: string): ReadonlyMap<string, readonly string[]> {
  const cached = known.get(locale);
  if (cached) return cached;
  const symbols = new Map<string, string[]>();
  for (const currency of Intl.supportedValuesOf('currency'))
    for (const symbol of new Set([currency, getLongSymbol(currency, locale), getCurrencySymbol(currency, locale)]))
      symbols.set(symbol, [...(symbols.get(symbol) ?? []), currency]);
  const sorted = new Map([...symbols].toSorted(([one], [other]) => other.length - one.length));
  known.set(locale, sorted);
  return sorted;
}

const isLetter = (symbol: string | undefined): boolean => /\p{L}/u.test(symbol ?? '');

/**
 * Returns whether a symbol or code directly precedes or follows a number: 'kr 500' and '500 kr', but not 'krona 500'.
 */
const isBeside = (symbol: string, before: string, after: string): boolean =>
  (before.endsWith(symbol) && !(isLetter(symbol[0]) && isLetter(before.at(-symbol.length - 1)))) ||
  (after.startsWith(symbol) && !(isLetter(symbol.at(-1)) && isLetter(after[symbol.length])));

/**
 * Returns the currency whose symbol or code is beside an amount in the price. If several currencies share the symbol,
 * returns the firm's currency (`currency`) or the first of {@link PREFERRED_CURRENCIES}. Returns undefined when the
 * price contains no currency or the symbol is ambiguous.
 */
export function detectCurrency(text: string, locale: string, currency: string): string | undefined {
  for (const { 0: number, index } of text.matchAll(NUMBER)) {
    const before = text.slice(0, index).trimEnd();
    const after = text
      .slice(index + number.length)
      .replace(/^k\b/i, '')
      .trimStart();
    for (const [symbol, currencies] of getSymbols(locale)) {
      if (!isBeside(symbol, before, after)) continue;
      const [preferred] = [currency, ...PREFERRED_CURRENCIES].filter((candidate) => currencies.includes(candidate));
      return preferred ?? (currencies.length === 1 ? currencies[0] : undefined);
    }
  }
  return undefined;
}

/**
 * Returns the first amount of a price in the notation of a locale ('$750+', '₹8k a month', 'ab 1.490 €'). A currency in
 * the text takes precedence over the firm's `currency`. Returns undefined when the price contains no amount.
 */
export function readPrice(text: string, locale: string, currency: string): Price | undefined {
  const parts = new Intl.NumberFormat(locale).formatToParts(1234.5);
  const decimal = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  const [found] = text.matchAll(NUMBER);
  if (!found) return undefined;
  const [whole = '', fraction = ''] = found[0].trim().split(new RegExp(`\\${decimal}(?=\\d{1,2}(?!\\d)$)`));
  const isThousands = /^k\b/i.test(text.slice(found.index + found[0].trim().length));
  const amount = Number(`${whole.replaceAll(/\D/g, '')}.${fraction || 0}`) * (isThousands ? 1000 : 1);
  return { amount: String(amount), currency: detectCurrency(text, locale, currency) ?? currency };
}
