import { checkPlans } from './plans';
import { checkPrices } from './prices';
import { checkQuotes } from './quotes';
import type { Check } from './site';
import { linesOf, smallSite, type Drafted } from './testing/smallSite';

test('§2.13 the small firm has no mistake, and its plans were looked at', () => {
  expect(checkPlans(smallSite())).toEqual({ counts: { plans: 6 }, findings: [] });
  expect(checkQuotes(smallSite())).toEqual({ counts: { 'quote forms': 3 }, findings: [] });
  expect(checkPrices(smallSite())).toEqual({ counts: { prices: 7 }, findings: [] });
});

const CASES: [string, Check, (drafted: Drafted) => void, string[]][] = [
  [
    '§2.13 a page without plans',
    checkPlans,
    ({ contents: { combos } }) => (combos.plans = []),
    ['combos.ts › combos › plans: is empty: write at least one plan, or take the page away.'],
  ],
  [
    '§3.8 a plan without features',
    checkPlans,
    ({ contents: { shops } }) => (shops.plans[0]!.features = []),
    ['shops.ts › shops › plans › ‘Small’ › features: is empty: write at least one feature.'],
  ],
  [
    '§3.8 a plan without a name',
    checkPlans,
    ({ contents: { combos } }) => (combos.plans[0]!.name = ''),
    ['combos.ts › combos › plans › ‘small’ › name: is missing: write what the plan is called.'],
  ],
  [
    '§9.13 two plans of one name without a distinction',
    checkPlans,
    ({ contents: { combos } }) => (combos.plans[1]!.name = 'Small'),
    [
      'combos.ts › combos › plans › ‘Small’ › name: another plan of the page is called ‘Small’, too: rename one, or write a distinction for each.',
    ],
  ],
  [
    '§3.8 a feature twice',
    checkPlans,
    ({ contents: { shops } }) => shops.plans[1]!.features.push({ name: 'Forged', included: true }),
    ['shops.ts › shops › plans › ‘Large’ › features: names ‘Forged’ twice: take one away.'],
  ],
  [
    '§2.13 details of a plan that is not there',
    checkPlans,
    ({ contents: { shops } }) => (shops.details.sections[0]!.plan = 'Huge'),
    [
      'shops.ts › shops › details › sections › ‘Small’ › plan: no plan of the page is called ‘Huge’: write one of Small, Large.',
    ],
  ],
  [
    '§4.7 an add-on for no plan',
    checkPlans,
    ({ contents: { bundles } }) => (bundles.addons[0]!.forPlan = 'Huge'),
    [
      'bundles.ts › bundles › addons › ‘Polish’ › forPlan: no plan of the page is called ‘Huge’: write one of Small, Large.',
    ],
  ],
  [
    '§4.7 an add-on that is not there',
    checkPlans,
    ({ contents: { bundles } }) => (bundles.plans[0]!.addon = 'Rust'),
    ['bundles.ts › bundles › plans › ‘Small’ › addon: no add-on of the page is called ‘Rust’: write one of Polish.'],
  ],
  [
    '§9.5 a plan without a budget key',
    checkQuotes,
    ({ contents: { shops } }) => (shops.quote.budgetKeys = { Small: '1k' }),
    [
      "shops.ts › shops › quote › budgetKeys: has no budget key for the plan ‘Large’: add one, such as 'Large': '5k-12k'.",
    ],
  ],
  [
    '§9.5 a preselect that names no option',
    checkQuotes,
    ({ contents: { shops } }) => (shops.quote.preselect = { select: 'industry', byPlan: { Small: 'wood' } }),
    [
      'shops.ts › shops › quote › preselect › byPlan › Small: ‘wood’ is no option of ‘Industry’: write the value of one.',
    ],
  ],
  [
    '§9.5 a preselect that names no select',
    checkQuotes,
    ({ contents: { shops } }) => (shops.quote.preselect = { select: 'companySize', byPlan: { Small: 'metal' } }),
    [
      'shops.ts › shops › quote › preselect › select: no select of the form is called ‘companySize’: add it to ‘selects’, or take ‘preselect’ away.',
    ],
  ],
  [
    '§3.9 a select that leaves nothing to choose',
    checkQuotes,
    ({ contents: { combos } }) =>
      (combos.quote.selects = [{ name: 'industry', label: 'Industry', options: [{ value: 'metal', label: 'Metal' }] }]),
    [
      'combos.ts › combos › quote › selects › ‘industry’ › options: leaves nothing to choose: write two options or more.',
    ],
  ],
  [
    '§3.9 two options of one value',
    checkQuotes,
    ({ contents: { combos } }) => combos.quote.selects[0]!.options.push({ value: 'metal', label: 'Iron' }),
    [
      'combos.ts › combos › quote › selects › ‘industry’ › options: two options have the value ‘metal’: give each its own.',
    ],
  ],
  [
    '§2.14 a place that nothing fills',
    checkQuotes,
    ({ contents: { combos } }) => (combos.quote.title = 'Request {plna}'),
    ['combos.ts › combos › quote › title: nothing fills {plna}: the places here are {plan} and {addon}.'],
  ],
  [
    '§2.14 a place that is filled in another text only',
    checkQuotes,
    ({ contents: { combos } }) => (combos.quote.helper = 'For {plan} and {addon}'),
    ['combos.ts › combos › quote › helper: nothing fills {addon}: the one place here is {plan}.'],
  ],
  [
    '§2.14 a title with an add-on, and none without',
    checkQuotes,
    ({ contents: { combos } }) => (combos.quote.title = 'Request {plan} + {addon}'),
    [
      'combos.ts › combos › quote: has a title with {addon} and none for a visitor who wants no add-on: add ‘titleWithoutAddon’.',
    ],
  ],
  [
    '§9.4 a price that is none',
    checkPrices,
    ({ contents: { shops } }) => (shops.plans[0]!.price = 'call us'),
    [
      'shops.ts › shops › plans › ‘Small’ › price: ‘call us’ is no price: write a number with its money, such as ‘$750+’; what has no price gets no ‘price’ and says so in its text.',
    ],
  ],
  [
    '§9.4 a price that lost a digit',
    checkPrices,
    ({ contents: { shops } }) => (shops.plans[0]!.price = '$3,49'),
    [
      'shops.ts › shops › plans › ‘Small’ › price: ‘$3,49’ can be read in two ways: three digits come behind the last sign between thousands, as in ‘$1,490’.',
    ],
  ],
];

test.each(CASES)('%s', (_title, check, plant, expected) => {
  expect(linesOf(check, plant)).toEqual(expected.map((line) => `src/content/acme/${line}`));
});

test.each([
  '$750+',
  '$3.49',
  '₹1,00,000',
  '₹7,000',
  '₹8k-₹12k a month',
  '$640/mo',
  'ab 1.200 €',
  'EUR 500',
  '6.000–10.000 € im Monat',
])('§9.4 %s is a price', (price) => {
  expect(linesOf(checkPrices, ({ contents: { shops } }) => (shops.plans[0]!.price = price))).toEqual([]);
});

test.each(['999', 'call us for a € price', 'ABC 500'])('§9.4 %s is none', (price) => {
  expect(linesOf(checkPrices, ({ contents: { shops } }) => (shops.plans[0]!.price = price))).toHaveLength(1);
});
