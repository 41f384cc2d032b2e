import { checkSite } from './index';
import { checkComparedFeatures } from './plans';
import { listFindingLines, createSmallSite, testMistakes } from './testing/smallSite';

testMistakes('§2.13, §3.8, §4.7', {
  'shops.ts › shops › plans › ‘Small’ › features: is empty: write at least one feature.': ({ shops }) =>
    (shops.plans[0]!.features = []),
  "shops.ts › shops › plans › ‘Small’ › features › no. 1: is not a feature: write included('Forged').": ({ shops }) =>
    Object.assign(shops.plans[0]!, { features: ['Forged'] }),
  'combos.ts › combos › plans › ‘Small’ › id: ‘very small’ is not a valid id: use letters from A to Z, digits, hyphens and underscores.':
    ({ combos }) => (combos.plans[0]!.id = 'very small'),
  'bundles.ts › bundles › addons › ‘Polish’ › id: ‘polish 1’ is not a valid id: use letters from A to Z, digits, hyphens and underscores.':
    ({ bundles }) => (bundles.addons[0]!.id = 'polish 1'),
  'combos.ts › combos › plans › ‘small’ › name: is missing: write the name of the plan.': ({ combos }) =>
    (combos.plans[0]!.name = ''),
  'combos.ts › combos › plans: is empty: write at least one plan, or remove the page.': ({ combos }) =>
    (combos.plans = []),
  'combos.ts › combos › plans › ‘Small’ › name: another plan of the page has the name ‘Small’: rename one, or write a ‘distinction’ for each.\ncombos.ts › combos › quote › budgetKeys › Large: no plan of the page has the name ‘Large’: remove the key, or write one of Small, Small.':
    ({ combos }) => (combos.plans[1]!.name = 'Small'),
  'shops.ts › shops › plans › ‘Large’ › features: lists ‘Forged’ twice: remove one.': ({ shops }) =>
    shops.plans[1]!.features.push({ name: 'Forged', included: true }),
  'shops.ts › shops › details › sections › ‘Small’ › plan: no plan of the page has the name ‘Huge’: write one of Small, Large.':
    ({ shops }) => (shops.details.sections[0]!.plan = 'Huge'),
  'shops.ts › shops › overview › items › ‘Heavy’ › plan: no plan of the page has the name ‘Huge’: write one of Small, Large.':
    ({ shops }) => shops.overview.items.push({ icon: 'wrench', plan: 'Huge', name: 'Heavy', description: 'Steel.' }),
  'bundles.ts › bundles › addons › ‘Polish’ › forPlan: no plan of the page has the name ‘Huge’: write one of Small, Large.':
    ({ bundles }) => (bundles.addons[0]!.forPlan = 'Huge'),
  'bundles.ts › bundles › plans › ‘Small’ › addon: no add-on of the page has the name ‘Rust’: write one of Polish.': ({
    bundles,
  }) => (bundles.plans[0]!.addon = 'Rust'),
});

testMistakes('§2.14, §3.9, §9.5', {
  "shops.ts › shops › quote › budgetKeys: has no budget key for the plan ‘Large’: add one, such as 'Large': '5k-12k'.":
    ({ shops }) => (shops.quote.budgetKeys = { Small: '1k' }),
  'shops.ts › shops › quote › preselect › byPlan › Small: ‘wood’ is not an option of ‘Industry’: write the value of an option.':
    ({ shops }) => (shops.quote.preselect.byPlan = { Small: 'wood' }),
  'shops.ts › shops › quote › budgetKeys › Huge: no plan of the page has the name ‘Huge’: remove the key, or write one of Small, Large.':
    ({ shops }) => (shops.quote.budgetKeys['Huge'] = '9k'),
  'shops.ts › shops › quote › preselect › byPlan › Huge: no plan of the page has the name ‘Huge’: remove it, or write one of Small, Large.':
    ({ shops }) => (shops.quote.preselect.byPlan['Huge'] = 'metal'),
  'shops.ts › shops › quote › preselect › select: no select of the form has the name ‘companySize’: add it to ‘selects’, or remove ‘preselect’.':
    ({ shops }) => (shops.quote.preselect.select = 'companySize'),
  'combos.ts › combos › quote › selects › ‘industry’ › options: has fewer than two options: write at least two.': ({
    combos,
  }) => combos.quote.selects[0]!.options.shift(),
  'combos.ts › combos › quote › selects › ‘industry’ › options: two options have the value ‘metal’: give each option a different value.':
    ({ combos }) => combos.quote.selects[0]!.options.push({ value: 'metal', label: 'Iron' }),
  'combos.ts › combos › quote › selects › ‘teamSize’ › name: ‘teamSize’ is not an allowed value: write ‘companySize’, ‘serviceInterest’, ‘industry’ or ‘businessType’.':
    ({ combos }) => combos.quote.selects.push({ ...combos.quote.selects[0]!, name: 'teamSize' as 'industry' }),
  'combos.ts › combos › quote › selects: two selects have the name ‘industry’: give each select a different name.': ({
    combos,
  }) => combos.quote.selects.push({ ...combos.quote.selects[0]! }),
  'combos.ts › combos › quote › title: the site does not replace {plna}: write {plan}.': ({ combos }) =>
    (combos.quote.title = 'Request {plna}'),
  'combos.ts › combos › quote › title: lacks {plan}: write it where its value belongs.': ({ combos }) =>
    (combos.quote.title = 'Request a quote'),
  'combos.ts › combos › quote › helper: the site does not replace {addon}: the only placeholder here is {plan}.': ({
    combos,
  }) => (combos.quote.helper = 'For {plan} and {addon}'),
  'bundles.ts › bundles › quote › title: the site does not replace {add-on}: the placeholders here are {plan} and {addon}.':
    ({ bundles }) => (bundles.quote.title = 'Request {plan} + {add-on}'),
  'combos.ts › combos › quote: has a title with {addon}, but no title for quotes without an add-on: add ‘titleWithoutAddon’.':
    ({ combos }) => (combos.quote.title = 'Request {plan} + {addon}'),
});

testMistakes('§9.4', {
  'shops.ts › shops › plans › ‘Small’ › price: ‘call us’ is not a price: write a number with its currency, such as ‘EUR 750’. If the plan has no price, omit ‘price’.':
    ({ shops }) => (shops.plans[0]!.price = 'call us'),
  'services.ts › services › services › ‘Anvils’ › plans › ‘Shop’ › price: ‘call us’ is not a price: write a number with its currency, such as ‘EUR 750’.':
    ({ services }) => (services.services[0]!.plans[0]!.price = 'call us'),
  'shops.ts › shops › plans › ‘Small’ › price: ‘call us’ is not a price: write a number with its currency, such as ‘CHF 750’. If the plan has no price, omit ‘price’.':
    ({ shops, settings }) => {
      Object.assign(settings, { language: 'de', locale: 'de-CH', currency: 'CHF' });
      shops.plans[0]!.price = 'call us';
    },
  [String.raw`shops.ts › shops › plans › ‘Small’ › price: a line can break inside ‘€1 490’: write \u00a0 instead of the space between the digits.`]:
    ({ shops }) => (shops.plans[0]!.price = '€1 490'),
  'shops.ts › shops › plans › ‘Small’ › price: ‘$3,49’ is ambiguous: write three digits after the last thousands separator, as in ‘EUR 1,490’.':
    ({ shops }) => (shops.plans[0]!.price = '$3,49'),
});

const listPriceLines = (price: string, locale = 'en-IE') =>
  listFindingLines(
    createSmallSite(({ services, shops, settings }) => {
      // The check compares the price of a service with the prices of the linked page. The page '/team' has no prices,
      // so this comparison adds no finding.
      services.services[0]!.plans[0]!.link = '/team';
      shops.plans[0]!.price = price;
      settings.locale = locale;
      settings.language = locale.slice(0, 2);
    }),
  );

test.each([
  ...['$750+', '$3.49', '₹1,00,000', '₹7,000', '₹8k-₹12k a month', '$640/mo', 'EUR 500'].map((price) => [
    price,
    'en-IE',
  ]),
  ...['ab 1.200 €', '6.000–10.000 € im Monat', '19,90 €'].map((price) => [price, 'de-DE']),
  ['€ 1.490', 'de-AT'],
  ['ab 900 €', 'de-CH'],
  ['KWD 12.500', 'en-IE'],
  ['1\u{202f}490 €', 'fr-FR'],
])('§9.4 the check accepts the price %s in the locale %s', (price, locale) => {
  expect(listPriceLines(price, locale)).toEqual([]);
});

test.each([
  ['1,490 €', 'de-DE', '1.490'],
  ['1.234.500 €', 'en-IE', '1,234,500'],
  ['1.490 €', 'fr-FR', '1\u{202f}490'],
])(
  '§9.4 the check rejects the price %s in the locale %s and reports the right format',
  (price, locale, correctNumber) => {
    const number = price.replace(' €', '');
    expect(listPriceLines(price, locale)).toEqual([
      `shops.ts › shops › plans › ‘Small’ › price: ‘${number}’ is in the format of another language: write ‘${correctNumber}’.`,
    ]);
  },
);

test.each(['999', 'call us for a € price', 'ABC 500'])('§9.4 the check rejects the price %s', (price) => {
  expect(listPriceLines(price)).toHaveLength(1);
});

/** Returns a site with the given price of a service. The service links to a page whose plans cost €99 and EUR 199+. */
const createSiteWithServicePrice = (price: string) =>
  createSmallSite(({ contents }) => (contents.services.services[0]!.plans[0]!.price = price));

test.each(['€89', '$99'])(
  '§9.4 the check adds a notice, but no error, for the service price %s, which no plan of the linked page has',
  (price) => {
    const site = createSiteWithServicePrice(price);
    expect(listFindingLines(site)).toEqual([
      `services.ts › services › services › ‘Anvils’ › plans › ‘Shop’ › price: no plan of the page ‘/shops’ costs ‘${price}’: write one of €99, EUR 199+.`,
    ]);
    expect(checkSite(site).findings).toEqual([]);
  },
);

test('§4.7, §9.4 the check adds a notice for a link that names a plan and states a price that no plan has', () => {
  const site = createSiteWithServicePrice('€89');
  const linkedSite = createSmallSite(({ services }) =>
    Object.assign(services.services[0]!.plans[0]!, { price: '€89', link: '/shops?plan=small' }),
  );
  expect(listFindingLines(linkedSite)).toEqual(listFindingLines(site));
});

test.each(['from €99', '€199'])(
  '§9.4 the check accepts the service price %s for plans that cost €99 and EUR 199+',
  (price) => {
    expect(listFindingLines(createSiteWithServicePrice(price))).toEqual([]);
  },
);

test.each([
  [['GBP'], 'budgetCurrencies', 'GBP'],
  [['GBP', 'CHF'], 'budgetCurrencies', 'GBP or CHF'],
  [undefined, 'currency', 'GBP'],
])(
  '§9.2 for prices in euros and the budget currencies %j, the check adds a notice at `%s`',
  (budgetCurrencies, field, names) => {
    const site = createSmallSite(({ settings }) => Object.assign(settings, { currency: 'GBP', budgetCurrencies }));
    expect(checkSite(site).findings).toEqual([]);
    expect(listFindingLines(site)).toEqual([
      `settings.ts › settings › ${field}: no plan has a price in ${names}, but visitors write their budgets in this currency: write EUR.`,
    ]);
  },
);

test('§4.8 the check adds a notice for each included feature that only a middle plan lists, because the comparison omits it', () => {
  const site = createSmallSite(({ combos }) => {
    const [firstPlan, lastPlan] = combos.plans;
    const createGroup = (heading: string, name: string) => ({
      heading,
      features: [
        { name, included: true },
        { name: 'Gilded', included: false },
      ],
    });
    const groups = [createGroup('Anvil', 'Balanced'), createGroup('Hammer', 'Balanced')];
    const middlePlan = { ...firstPlan!, id: 'middle', name: 'Middle', groups };
    combos.plans = [firstPlan!, middlePlan as never, lastPlan!];
    combos.quote.budgetKeys['Middle'] = '2k';
  });
  expect(listFindingLines({ ...site, isFictional: false }, checkComparedFeatures)).toEqual([
    'combos.ts › combos › plans › ‘Middle’ › groups › ‘Anvil’ › features: the comparison omits ‘Balanced’, because it has only the features of ‘Small’ and ‘Large’: add such a feature to one of these plans, as included or excluded.',
  ]);
  expect(listFindingLines(site)).toEqual([]);
});
