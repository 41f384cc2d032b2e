import { signOf } from '../site/currency';
import { plainNumber } from './plainNumber';

/** Separators that some languages write between thousands and no language before decimals: spaces, apostrophes. */
const NEVER_DECIMAL = "\\s'’٬";
/** Digits, or groups with one separator ('75.000', '1,00,000'), then one or two decimals. */
const AMOUNT = new RegExp(
  `^(?<whole>\\d+|\\d{1,3}(?<separator>[.,${NEVER_DECIMAL}])(?:\\d{2,3}\\k<separator>)*\\d{3})(?:(?<mark>[.,٫])(?<decimals>\\d{1,2}))?$`,
);
/** The end of a round amount on German and Swiss price tags: '75.000,-'. */
const NO_DECIMALS = /[.,]?[-–—]+$/;

/** Returns the sign before decimals of a language in the digits 0 to 9: ',' in German, '.' in English. */
const decimalOf = (locale: string): string =>
  new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(0.5).find(({ type }) => type === 'decimal')
    ?.value ?? '.';

/** Returns a text without the sign and the code of its currency. */
const withoutCurrency = (text: string, currency: string, locale: string): string =>
  text
    .replace(plainNumber(signOf(currency, locale)), '')
    .replace(currency, '')
    .trim();

/**
 * Returns an amount as a number with a decimal point, as people write it in a language: '75000' for '75.000 €' in German.
 * `currency` is its ISO 4217 code. Returns undefined for a text that is no amount, or that can be read in two ways:
 * '75,000' in German.
 */
export function readAmount(text: string, locale: string, currency: string): string | undefined {
  const typed = withoutCurrency(plainNumber(text), currency, locale).replace(NO_DECIMALS, '');
  const { whole = '', separator, mark, decimals } = AMOUNT.exec(typed)?.groups ?? {};
  if (whole === '' || (separator !== undefined && separator === mark)) return undefined;
  // A single sign that usually precedes decimals may separate thousands of another language.
  const isOneGroup = separator !== undefined && whole.split(separator).length === 2 && mark === undefined;
  if (isOneGroup && separator === decimalOf(locale)) return undefined;
  const digits = whole.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '');
  return decimals === undefined ? digits : `${digits}.${decimals}`;
}

/** Returns an amount as a language writes it ('75.000'). A text that is no amount stays as it is. */
export function writeAmount(text: string, locale: string, currency: string): string {
  const amount = readAmount(text, locale, currency);
  if (amount === undefined) return text;
  const digits = amount.includes('.') ? 2 : 0;
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(locale, format).format(Number(amount));
}
