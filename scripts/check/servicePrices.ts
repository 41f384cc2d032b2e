import { readPrice } from '../../src/site/price';
import { findPages, type Check } from './site';
import { createContentFinding } from './spots';

/**
 * §2.10, §9.4: yields a notice for each price of a services page that no plan of the linked page has. Pages without
 * prices in that currency are exempt.
 */
export const checkServicePrices: Check = function* checkServicePrices(site) {
  const { locale, currency } = site.settings;
  const read = (price: string) => readPrice(price, locale, currency);
  const pricesByPath = new Map(
    findPages(site, 'plans', 'combo', 'bundle').map(({ page, content }) => [
      page.path,
      content.plans.flatMap((plan: { readonly price?: string }) => plan.price ?? []),
    ]),
  );
  for (const { id, content } of findPages(site, 'services'))
    for (const [at, { plans }] of content.services.entries())
      for (const [nth, { price, link }] of plans.entries()) {
        const given = read(price);
        const prices = (pricesByPath.get(link) ?? []).filter((each) => read(each)?.currency === given?.currency);
        if (prices.length > 0 && !prices.some((each) => read(each)?.amount === given?.amount))
          yield createContentFinding(
            site,
            id,
            ['services', at, 'plans', nth, 'price'],
            `no plan of the page ‘${link}’ costs ‘${price}’: write one of ${prices.join(', ')}.`,
          );
      }
};
