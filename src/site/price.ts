import { getCurrencySign } from './currency';

/**
 * The currencies that take precedence when several currencies share a symbol and the firm's currency is not among them.
 */
const WORLDWIDE = ['USD', 'EUR', 'GBP', 'INR', 'JPY'];

export interface Price {
  /** The amount in the currency's unit, with a decimal point: '1490', '19.9'. */
  readonly amount: string;
  /** ISO 4217 code. */
  readonly currency: string;
}

const NUMBER = /\d[\d.,'’\s]*/g;

/** Returns a currency's unambiguous symbol: 'US$' where several dollars share '$'. */
const getLongSign = (currency: string, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency })
    .formatToParts(1)
    .find(({ type }) => type === 'currency')?.value ?? currency;

const known = new Map<string, ReadonlyMap<string, readonly string[]>>();

/** Returns every currency symbol and code of a locale, the longest first, with the currencies that each can denote. */
function getSigns(locale: string): ReadonlyMap<string, readonly string[]> {
  const cached = known.get(locale);
  if (cached) return cached;
  const signs = new Map<string, string[]>();
  for (const currency of Intl.supportedValuesOf('currency'))
    for (const sign of new Set([currency, getLongSign(currency, locale), getCurrencySign(currency, locale)]))
      signs.set(sign, [...(signs.get(sign) ?? []), currency]);
  const sorted = new Map([...signs].toSorted(([one], [other]) => other.length - one.length));
  known.set(locale, sorted);
  return sorted;
}

const isLetter = (sign: string | undefined): boolean => /\p{L}/u.test(sign ?? '');

/**
 * Returns whether a symbol or code directly precedes or follows a number: 'kr 500' and '500 kr', but not 'krona 500'.
 */
const isBeside = (sign: string, before: string, after: string): boolean =>
  (before.endsWith(sign) && !(isLetter(sign[0]) && isLetter(before.at(-sign.length - 1)))) ||
  (after.startsWith(sign) && !(isLetter(sign.at(-1)) && isLetter(after[sign.length])));

/**
 * Returns the currency that a price names by a symbol or code beside an amount. If several currencies share the symbol,
 * returns the firm's currency (`currency`) or the most widely used one. Returns undefined when the price names no
 * currency or the symbol is ambiguous.
 */
export function detectCurrency(text: string, locale: string, currency: string): string | undefined {
  for (const { 0: number, index } of text.matchAll(NUMBER)) {
    const before = text.slice(0, index).trimEnd();
    const after = text
      .slice(index + number.length)
      .replace(/^k\b/i, '')
      .trimStart();
    for (const [sign, currencies] of getSigns(locale)) {
      if (!isBeside(sign, before, after)) continue;
      const [preferred] = [currency, ...WORLDWIDE].filter((each) => currencies.includes(each));
      return preferred ?? (currencies.length === 1 ? currencies[0] : undefined);
    }
  }
  return undefined;
}

/**
 * Returns the first amount of a price as people write it ('$750+', '₹8k a month', 'ab 1.490 €'). A currency in the text
 * takes precedence over the firm's `currency`. Returns undefined when the price contains no amount.
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
