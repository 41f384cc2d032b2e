import { currencyNamed, readPrice } from '../../src/site/price';
import type { Look, Site } from './site';
import { everyText, findingAt } from './walk';

const KEYS = ['price', 'range'];

/** '$750+', '₹8k a month', '999 €', 'EUR 500': an amount, as search engines are told it, and the money that it is in. */
const isPrice = (text: string, { locale, currency }: Site['settings']): boolean =>
  readPrice(text, locale, currency) !== undefined && currencyNamed(text, locale, currency) !== undefined;

/** A space parts thousands only where no line can break at it. */
const NUMBER = /\d(?:[\d.,'’\u{a0}\u{202f}]*\d)?/gu;

/** Whether each number is one that people write: three digits behind the last sign between thousands, two or three before ('1,00,000'). */
function isWellGrouped(text: string, { locale }: Site['settings']): boolean {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  const decimal = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  return (text.match(NUMBER) ?? []).every((number) => {
    const [, ...groups] = number.replace(new RegExp(`\\${decimal}\\d{1,2}$`), '').split(/\D+/);
    return groups.every(({ length }) => length === 2 || length === 3) && (groups.at(-1)?.length ?? 3) === 3;
  });
}

const faultOf = ({ key, value }: { key: string; value: string }, settings: Site['settings']): string | undefined => {
  if (!isPrice(value, settings))
    return `‘${value}’ is no price: write a number with its money, such as ‘$750+’; what has no price gets no ‘${key}’ and says so in its text.`;
  return isWellGrouped(value, settings)
    ? undefined
    : `‘${value}’ can be read in two ways: three digits come behind the last sign between thousands, as in ‘$1,490’.`;
};

/** §9.4 to §9.8: what stands where a price stands is one. */
export function checkPrices(site: Site): Look {
  const prices = everyText(site).filter(({ key }) => KEYS.includes(key));
  return {
    counts: { prices: prices.length },
    findings: prices.flatMap((spot) => {
      const fault = faultOf(spot, site.settings);
      return fault === undefined ? [] : [findingAt(spot, fault)];
    }),
  };
}
