import { currencyNamed, readPrice } from '../../src/site/price';
import type { Look, Site } from './site';
import { everyText, findingAt } from './walk';

const KEYS = ['price', 'range'];

/** '$750+', '₹8k a month', '999 €', 'EUR 500': an amount, as search engines are told it, and the money that it is in. */
const isPrice = (text: string, { locale, currency }: Site['settings']): boolean =>
  readPrice(text, locale, currency) !== undefined && currencyNamed(text, locale, currency) !== undefined;

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
          `‘${spot.value}’ is no price: write a number with its money, such as ‘$750+’; what has no price gets no ‘${spot.key}’ and says so in its text.`,
        ),
      ),
  };
}
