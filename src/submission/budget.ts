import { settings } from '#site/settings';
import { getBudgetCurrency, getCurrencySymbol } from '../site/currency';
import type { FormRules } from './filters';
import { toAsciiNumber } from './plainNumber';

/**
 * Thousands separators that no language uses as a decimal separator: spaces, apostrophes and the Arabic separator '٬'.
 */
const THOUSANDS_SEPARATORS = "\\s'’٬";
/**
 * Matches an amount: digits, or digit groups with one kind of separator ('75.000', '1,00,000'), and at most two
 * decimals.
 */
const AMOUNT_PATTERN = new RegExp(
  `^(?<whole>\\d+|\\d{1,3}(?<separator>[.,${THOUSANDS_SEPARATORS}])(?:\\d{2,3}\\k<separator>)*\\d{3})(?:(?<decimalMark>[.,٫])(?<decimals>\\d{1,2}))?$`,
);
/** Matches the ending of an amount without decimals on German and Swiss price tags: '75.000,-'. */
const NO_DECIMALS_SUFFIX_PATTERN = /[.,]?[-–—]{1,3}$/;

/** Returns the decimal separator of a language in a number with the digits 0 to 9: ',' in German, '.' in English. */
const getDecimalSeparator = (locale: string): string =>
  new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(0.5).find(({ type }) => type === 'decimal')
    ?.value ?? '.';

/** Returns a text without the symbol and the code of its currency. */
const removeCurrency = (text: string, currency: string, locale: string): string =>
  text
    .replace(toAsciiNumber(getCurrencySymbol(currency, locale)), '')
    .replace(currency, '')
    .trim();

/**
 * Returns the amount in a localised text as a string of digits, with a decimal point before any decimals: '75000' for
 * the German '75.000 €'. `currency` is the amount's ISO 4217 code. Returns undefined for a text that is not an amount
 * or is ambiguous, such as '75,000' in German.
 */
export function parseAmount(text: string, locale: string, currency: string): string | undefined {
  const numberText = removeCurrency(toAsciiNumber(text), currency, locale).replace(NO_DECIMALS_SUFFIX_PATTERN, '');
  const { whole = '', separator, decimalMark, decimals } = AMOUNT_PATTERN.exec(numberText)?.groups ?? {};
  if (whole === '' || (separator !== undefined && separator === decimalMark)) return undefined;
  // The language's decimal separator is ambiguous before exactly three digits, because other languages use the same
  // character as a thousands separator.
  const hasOneSeparator = separator !== undefined && whole.split(separator).length === 2 && decimalMark === undefined;
  if (hasOneSeparator && separator === getDecimalSeparator(locale)) return undefined;
  const digits = whole.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '');
  return decimals === undefined ? digits : `${digits}.${decimals}`;
}

/**
 * Returns an amount in the format of a language, such as '75.000' in German. Returns the text unchanged if it is not an
 * amount.
 */
export function formatAmount(text: string, locale: string, currency: string): string {
  const amount = parseAmount(text, locale, currency);
  if (amount === undefined) return text;
  const decimalCount = amount.includes('.') ? 2 : 0;
  const fractionFormat = { minimumFractionDigits: decimalCount, maximumFractionDigits: decimalCount };
  return new Intl.NumberFormat(locale, fractionFormat).format(amount as Intl.StringNumericLiteral);
}

/**
 * Returns a budget as a string of digits, with a decimal point before any decimals. Returns the text unchanged if it is
 * not an amount, so that the validation rejects the text.
 */
export const parseBudget = (budget: string, currency: string | undefined): string =>
  parseAmount(budget, settings.locale, getBudgetCurrency(settings, currency)) ?? budget;

/**
 * Returns a budget for display. Under inclusive rules, the budget has the format of the site's language, so that
 * visitors can check the parsed amount. Under the specified rules, the budget is the unchanged value of the number
 * input (§5.3).
 */
export const formatBudget = (budget: string, currency: string, rules: FormRules): string =>
  rules === 'inclusive' ? formatAmount(budget, settings.locale, getBudgetCurrency(settings, currency)) : budget;
