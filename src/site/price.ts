/** What the signs of currencies mean where the firm's own currency is not written with them. */
const SIGNS: Readonly<Record<string, string>> = { $: 'USD', '€': 'EUR', '£': 'GBP', '₹': 'INR', '¥': 'JPY' };

export interface Price {
  /** In the currency's unit, with a dot: '1490', '19.9'. */
  readonly amount: string;
  /** ISO 4217. */
  readonly currency: string;
}

/** The sign with which a currency is written in a locale: '$', '€', 'CHF'. */
const signOf = (currency: string, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(1)
    .find(({ type }) => type === 'currency')?.value ?? currency;

/**
 * The first amount of a price as people read it ('$999+', '₹6k-₹10k / month', 'ab 1.490 €'), in the currency of its sign, or
 * of the firm where it has none. Undefined when it names no amount.
 */
export function readPrice(text: string, locale: string, currency: string): Price | undefined {
  const parts = new Intl.NumberFormat(locale).formatToParts(1234.5);
  const decimal = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  const found = /\d[\d.,'’\s]*/.exec(text);
  if (!found) return undefined;
  const [whole = '', fraction = ''] = found[0].trim().split(new RegExp(`\\${decimal}(?=\\d{1,2}(?!\\d)$)`));
  const isThousands = /^k\b/i.test(text.slice(found.index + found[0].trim().length));
  const amount = Number(`${whole.replaceAll(/\D/g, '')}.${fraction || 0}`) * (isThousands ? 1000 : 1);
  const isOwn = text.includes(signOf(currency, locale)) || text.includes(currency);
  const sign = Object.keys(SIGNS).find((each) => text.includes(each));
  return { amount: String(amount), currency: isOwn || !sign ? currency : (SIGNS[sign] ?? currency) };
}
