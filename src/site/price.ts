import { signOf } from './currency';

/** Of a sign that several currencies share: whose it is where the firm's own is none of them. */
const WORLDWIDE = ['USD', 'EUR', 'GBP', 'INR', 'JPY'];

export interface Price {
  /** In the currency's unit, with a dot: '1490', '19.9'. */
  readonly amount: string;
  /** ISO 4217. */
  readonly currency: string;
}

const NUMBER = /\d[\d.,'’\s]*/g;

/** The sign that a currency has among all others: 'US$' where '$' is every dollar's. */
const longSignOf = (currency: string, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency })
    .formatToParts(1)
    .find(({ type }) => type === 'currency')?.value ?? currency;

const known = new Map<string, ReadonlyMap<string, readonly string[]>>();

/** Every sign and code of a currency in a locale with the currencies that it stands for, the longest first. */
function signsIn(locale: string): ReadonlyMap<string, readonly string[]> {
  const made = known.get(locale);
  if (made) return made;
  const signs = new Map<string, string[]>();
  for (const currency of Intl.supportedValuesOf('currency'))
    for (const sign of new Set([currency, longSignOf(currency, locale), signOf(currency, locale)]))
      signs.set(sign, [...(signs.get(sign) ?? []), currency]);
  const sorted = new Map([...signs].toSorted(([one], [other]) => other.length - one.length));
  known.set(locale, sorted);
  return sorted;
}

const isLetter = (sign: string | undefined): boolean => /\p{L}/u.test(sign ?? '');

/** Whether a sign stands right before or right after a number: 'kr 500' and '500 kr', but not 'krona 500'. */
const isBeside = (sign: string, before: string, after: string): boolean =>
  (before.endsWith(sign) && !(isLetter(sign[0]) && isLetter(before.at(-sign.length - 1)))) ||
  (after.startsWith(sign) && !(isLetter(sign.at(-1)) && isLetter(after[sign.length])));

/**
 * The currency that a price names by a sign or code beside an amount: of those that share the sign the firm's own
 * (`currency`), or the one that everybody takes it for. Undefined when it names none, or nobody can tell which.
 */
export function currencyNamed(text: string, locale: string, currency: string): string | undefined {
  for (const { 0: number, index } of text.matchAll(NUMBER)) {
    const before = text.slice(0, index).trimEnd();
    const after = text
      .slice(index + number.length)
      .replace(/^k\b/i, '')
      .trimStart();
    for (const [sign, currencies] of signsIn(locale)) {
      if (!isBeside(sign, before, after)) continue;
      const [meant] = [currency, ...WORLDWIDE].filter((each) => currencies.includes(each));
      return meant ?? (currencies.length === 1 ? currencies[0] : undefined);
    }
  }
  return undefined;
}

/**
 * The first amount of a price as people read it ('$750+', '₹8k a month', 'ab 1.490 €'), in the currency that it names, or of
 * the firm where it names none. Undefined when it names no amount.
 */
export function readPrice(text: string, locale: string, currency: string): Price | undefined {
  const parts = new Intl.NumberFormat(locale).formatToParts(1234.5);
  const decimal = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  const [found] = text.matchAll(NUMBER);
  if (!found) return undefined;
  const [whole = '', fraction = ''] = found[0].trim().split(new RegExp(`\\${decimal}(?=\\d{1,2}(?!\\d)$)`));
  const isThousands = /^k\b/i.test(text.slice(found.index + found[0].trim().length));
  const amount = Number(`${whole.replaceAll(/\D/g, '')}.${fraction || 0}`) * (isThousands ? 1000 : 1);
  return { amount: String(amount), currency: currencyNamed(text, locale, currency) ?? currency };
}
