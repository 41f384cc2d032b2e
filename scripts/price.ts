import { getCurrencySymbol } from '../src/site/currency';
import { toAsciiNumber } from '../src/submission/plainNumber';

/**
 * The preferred currencies for a symbol that several currencies share. The firm's own currency takes precedence over
 * this list.
 */
const PREFERRED_CURRENCIES = ['USD', 'EUR', 'GBP', 'INR', 'JPY'];
/**
 * Common currency symbols that Intl does not know. These symbols denote only the firm's own currency. A symbol of
 * {@link UNIT_SYMBOLS} directly follows its number, and letters may follow the symbol: '90,000원부터'.
 */
const OWN_SYMBOLS: Readonly<Record<string, readonly string[]>> = {
  JPY: ['円'],
  CNY: ['元'],
  TWD: ['元'],
  KRW: ['원'],
  INR: ['Rs.', 'Rs'],
};
const UNIT_SYMBOLS = '円元원';

export interface Price {
  /** The amount in the currency's unit, with a decimal point before any decimals: '1490', '19.9'. */
  readonly amount: string;
  /** ISO 4217 code. */
  readonly currency: string;
}

/** Returns the number of decimals in a currency's prices: 3 for 'KWD', and at least 2, even for 'JPY'. */
export const getFractionDigits = (currency = 'EUR'): number =>
  Math.max(
    2,
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2,
  );

/** Matches a number with its separators, also with a dash instead of decimals, as in the German price '1.490,– €'. */
const NUMBER_PATTERN = /\d[\d.,'’\s]*(?:(?<=[.,])[-–—]{1,3})?/g;
/**
 * Matches the second number of a range, such as '–10.000' in '6.000–10.000 €'. The currency follows this number. In
 * '1.490,–2.990,– €', the first number already contains the dash.
 */
const RANGE_END_PATTERN = /^\s*[-–—~〜]?\s*\d[\d.,'’\s]*(?:(?<=[.,])[-–—]{1,3})?k?/i;

const symbolsByLocale = new Map<string, ReadonlyMap<string, readonly string[]>>();

/**
 * Returns the symbols and codes of all currencies in a locale. Each symbol or code maps to the currencies that it can
 * denote. Adds the English symbols that the locale does not use, such as '€' in Switzerland. The longest symbol is
 * first.
 */
function getCurrenciesBySymbol(locale: string): ReadonlyMap<string, readonly string[]> {
  const cachedSymbols = symbolsByLocale.get(locale);
  if (cachedSymbols) return cachedSymbols;
  const currencies = Intl.supportedValuesOf('currency');
  const groupBySymbol = (getSymbols: (currency: string) => readonly string[]) => {
    const currenciesBySymbol = new Map<string, string[]>();
    for (const currency of currencies)
      for (const symbol of new Set(getSymbols(currency)))
        currenciesBySymbol.set(symbol, [...(currenciesBySymbol.get(symbol) ?? []), currency]);
    return currenciesBySymbol;
  };
  const sortedSymbols = new Map(
    [
      ...groupBySymbol((currency) => [getCurrencySymbol(currency, 'en')]),
      ...groupBySymbol((currency) => [
        currency,
        getCurrencySymbol(currency, locale, 'symbol'),
        getCurrencySymbol(currency, locale),
      ]),
    ].toSorted(([firstSymbol], [secondSymbol]) => secondSymbol.length - firstSymbol.length),
  );
  symbolsByLocale.set(locale, sortedSymbols);
  return sortedSymbols;
}

const isLetter = (character: string | undefined): boolean => /\p{L}/u.test(character ?? '');

/**
 * Returns a text with the digits 0 to 9, and with the Latin forms of the Arabic separators. In numbers with these
 * digits, locales with Arabic separators use the Latin separators.
 */
export const toLatinNumbers = (text: string): string => toAsciiNumber(text).replaceAll('٬', ',').replaceAll('٫', '.');

/**
 * Returns whether a symbol or code directly precedes or follows a number. A symbol of letters must not be part of a
 * word: 'kr 500' and '500 kr' match, but '500 krona' does not.
 */
const isAdjacent = (symbol: string, textBefore: string, textAfter: string): boolean =>
  (textBefore.endsWith(symbol) && !(isLetter(symbol[0]) && isLetter(textBefore.at(-symbol.length - 1)))) ||
  (textAfter.startsWith(symbol) && !(isLetter(symbol.at(-1)) && isLetter(textAfter[symbol.length])));

/**
 * Returns the currency whose symbol or code is beside an amount in the price. If several currencies share the symbol,
 * the firm's currency (`currency`) takes precedence, then the first of {@link PREFERRED_CURRENCIES} with this symbol.
 * Returns undefined when the price contains no currency, or when the shared symbol belongs to neither the firm's
 * currency nor a preferred currency.
 */
export const detectCurrency = (text: string, locale: string, currency: string): string | undefined =>
  findPricedNumber(toLatinNumbers(text), locale, currency)?.currency;

/**
 * Returns the first number with a currency beside it, and this currency. The currency is undefined for a shared symbol
 * without a preferred currency. Returns undefined if no number has a currency beside it.
 */
function findPricedNumber(text: string, locale: string, currency: string) {
  const ownSymbols = OWN_SYMBOLS[currency] ?? [];
  for (const match of text.matchAll(NUMBER_PATTERN)) {
    const textBefore = text.slice(0, match.index).trimEnd();
    const textAfter = text
      .slice(match.index + match[0].length)
      .replace(/^k\b/i, '')
      .replace(RANGE_END_PATTERN, '')
      .trimStart();
    const hasOwnSymbol = ownSymbols.some((symbol) =>
      UNIT_SYMBOLS.includes(symbol)
        ? textAfter.startsWith(symbol) && !/\s$/.test(match[0])
        : isAdjacent(symbol, textBefore, textAfter),
    );
    if (hasOwnSymbol) return { match, currency };
    for (const [symbol, currencies] of getCurrenciesBySymbol(locale)) {
      if (!isAdjacent(toAsciiNumber(symbol), textBefore, textAfter)) continue;
      const [preferredCurrency] = [currency, ...PREFERRED_CURRENCIES].filter((candidate) =>
        currencies.includes(candidate),
      );
      return { match, currency: preferredCurrency ?? (currencies.length === 1 ? currencies[0] : undefined) };
    }
  }
  return undefined;
}

/** Returns the decimal separator in Latin numbers of a locale: ',' for 'de-DE'. */
export const findDecimalSeparator = (locale: string): string =>
  new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(1.5).find(({ type }) => type === 'decimal')
    ?.value ?? '.';

/**
 * Returns the amount in a price ('$750+', '₹8k a month', 'ab 1.490 €') and its currency. The amount is the first number
 * with a currency beside it. If no number has a currency, the amount is the first number. `locale` is the locale of the
 * price's notation. A currency in the text takes precedence over the firm's `currency`. Returns undefined when the
 * price contains no amount.
 */
export function parsePrice(localText: string, locale: string, currency: string): Price | undefined {
  const text = toLatinNumbers(localText);
  const pricedNumber = findPricedNumber(text, locale, currency);
  const match = pricedNumber?.match ?? [...text.matchAll(NUMBER_PATTERN)][0];
  if (!match) return undefined;
  const [integerPart = '', fractionPart = ''] = match[0]
    .trim()
    .split(
      new RegExp(
        `\\${findDecimalSeparator(locale)}(?:(?<=^0.)|(?=\\d{1,${getFractionDigits(pricedNumber?.currency)}}$))`,
      ),
    );
  const hasThousandsSuffix = /^k\b/i.test(text.slice(match.index + match[0].trim().length));
  const amount = Number(`${integerPart.replaceAll(/\D/g, '')}.${fractionPart || 0}`) * (hasThousandsSuffix ? 1000 : 1);
  return { amount: String(amount), currency: pricedNumber?.currency ?? currency };
}
