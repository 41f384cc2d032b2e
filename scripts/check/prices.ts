import { detectCurrency, findDecimalSeparator, parsePrice, toLatinNumbers } from '../price';
import type { Settings } from '../../src/site/types';

/**
 * Returns whether a price has an amount and a currency for structured data: '$750+', '₹8k a month', '999 €', 'EUR 500'.
 */
const isPrice = (price: string, { locale, currency }: Settings): boolean =>
  parsePrice(price, locale, currency) !== undefined && detectCurrency(price, locale, currency) !== undefined;

/**
 * Matches a number with its separators. The only valid spaces in a number are no-break spaces, because a line can break
 * at any other space.
 */
const NUMBER_PATTERN = /\d(?:[\d.,'’\u{a0}\u{202f}]*\d)?/gu;

/**
 * Returns whether the thousands separators in all numbers of a price have valid positions. Three digits must follow the
 * last separator. Between two separators, there must be two or three digits, as in '1,00,000'.
 */
function hasValidGrouping(price: string, { locale }: Settings): boolean {
  const decimalSeparator = findDecimalSeparator(locale);
  return (toLatinNumbers(price).match(NUMBER_PATTERN) ?? []).every((number) => {
    const [, ...groups] = number.replace(new RegExp(`\\${decimalSeparator}\\d{1,2}$`), '').split(/\D+/);
    return groups.every(({ length }) => length === 2 || length === 3) && (groups.at(-1)?.length ?? 3) === 3;
  });
}

/** Returns an example of a price in the notation of the site's locale: 'EUR 1.490'. */
const formatExample = (amount: number, { locale, currency }: Settings): string =>
  `${currency} ${new Intl.NumberFormat(locale, { numberingSystem: 'latn', useGrouping: 'always' }).format(amount)}`;

/**
 * §9.4, §9.7, §9.8: returns the message about an invalid price, or undefined. `advice` is the last sentence of the
 * message about a text that is not a price.
 */
export function findPriceFault(price: string, settings: Settings, advice: string): string | undefined {
  if (!isPrice(price, settings))
    return `‘${price}’ is not a price: write a number with its currency, such as ‘${formatExample(750, settings)}’. ${advice}`.trimEnd();
  if (/\d \d{3}(?!\d)/.test(price))
    return `a line can break inside ‘${price}’: write \\u00a0 instead of the space between the digits.`;
  return hasValidGrouping(price, settings)
    ? undefined
    : `‘${price}’ is ambiguous: write three digits after the last thousands separator, as in ‘${formatExample(1490, settings)}’.`;
}
