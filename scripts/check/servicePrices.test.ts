import { checkSite } from './index';
import { checkLines, createSmallSite } from './testing/smallSite';

/** Returns a site with this price of a service. The plans of its page cost €99 and EUR 199+. */
const createSiteWith = (price: string) =>
  createSmallSite(({ contents }) => (contents.services.services[0]!.plans[0]!.price = price));

test('§9.4 the check names a price of a service that no plan of its page has, and stops no build', () => {
  const site = createSiteWith('€89');
  expect(checkLines(site)).toEqual([
    'services.ts › services › services › ‘Anvils’ › plans › ‘Shop’ › price: no plan of the page ‘/shops’ costs ‘€89’: write one of €99, EUR 199+.',
  ]);
  expect(checkSite(site).findings).toEqual([]);
});

test.each(['from €99', '€199', '$120'])('§9.4 the check accepts %s beside €99 and EUR 199+', (price) => {
  expect(checkLines(createSiteWith(price))).toEqual([]);
});
