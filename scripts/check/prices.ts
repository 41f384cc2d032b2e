import { readPrice } from '../../src/site/price';
import type { Look, Site } from './site';
import { everyText, findingAt } from './walk';

const KEYS = ['price', 'range'];
const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));

/** '$999+', '₹6k–₹10k / month', '999 €', 'EUR 500': an amount, as search engines are told it, and the money that it is in. */
const isPrice = (text: string, { locale, currency }: Site['settings']): boolean =>
  readPrice(text, locale, currency) !== undefined &&
  (/\p{Currency_Symbol}/u.test(text) || (text.match(/\b[A-Z]{3}\b/g) ?? []).some((code) => CURRENCIES.has(code)));

/** §9.4 to §9.8: what stands where a price stands is one. */
export function checkPrices(site: Site): Look {
  const prices = everyText(site).filter(({ key }) => KEYS.includes(key));
  return {
    counts: { prices: prices.length },
    findings: prices
      .filter(({ value }) => !isPrice(value, site.settings))
      .map((spot) =>
        findingAt(
          spot,
          `‘${spot.value}’ is no price: write a number with its money, such as ‘$999+’; what has no price gets no ‘${spot.key}’ and says so in its text.`,
        ),
      ),
  };
}
