import { pages } from '#site/pages';
import { words as combo } from '#site/words/combo';
import { loadContents, type Contents } from '../../scripts/build/contents';
import { collectTexts } from '../../scripts/collectTexts';
import { getBudgetKey } from '../../src/site/budgetKey';
import type { Page } from '../../src/site/pages';
import type { BundleContent, ComboContent, Feature, Plan, PlansContent, QuoteSettings } from '../../src/site/types';
import { COMBO_PAGES, PLAN_PAGES, ECOMMERCE_COMBO, splitAtSemicolons, type PlanRow } from './planTable';

/**
 * Compares the contents of the plan pages with the specification. The tests of the components and the ARIA snapshots
 * prove that the pages show these contents.
 */

let contents: Contents;
beforeAll(async () => {
  contents = await loadContents();
});

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const anyText = expect.stringMatching(/\w/) as unknown;

/** Returns a matcher for a text of the table, in which '…' matches any text. */
const createTextMatcher = (text: string): unknown =>
  text.includes('…') ? expect.stringMatching(new RegExp(`^${text.split('…').map(escapePattern).join('.+')}$`)) : text;

/** Returns a pattern for feature names that contain these words. */
const createFeaturePattern = (words: string) => new RegExp(`(?<!\\w)${escapePattern(words)}(?!\\w)`, 'i');

const listNames = (features: readonly Feature[], isIncluded: boolean) =>
  features.filter(({ included }) => included === isIncluded).map(({ name }) => name);
const summarisePlan = ({ name, subtitle, price = '', distinction = '', features }: Plan) => ({
  name,
  subtitle,
  price,
  distinction,
  included: listNames(features, true),
  excluded: listNames(features, false),
});
const hasUnlistedExclusions = ({ excluded }: PlanRow) => excluded.at(-1) === '…';
/**
 * Returns the expected summary of a plan. If the last excluded feature of `row` is '…', the plan may exclude further
 * features.
 */
const createPlanMatcher = (row: PlanRow) => ({
  name: row.name,
  subtitle: createTextMatcher(row.subtitle),
  price: row.price,
  distinction: row.distinction,
  included: row.included.map(createTextMatcher),
  excluded: hasUnlistedExclusions(row)
    ? (expect.arrayContaining(row.excluded.filter((name) => name !== '…')) as unknown)
    : row.excluded,
});

interface QuotePage {
  route: string;
  title: string;
  plans: readonly PlanRow[];
  dialogTitle: string;
  helper: string;
  submitLabel: string;
  selects: readonly string[];
  otherBudgetKey?: string;
}

const getPage = (route: string) => {
  const [id = '', page] = Object.entries<Page>(pages).find(([, { path }]) => path === route) ?? [];
  return { id, title: page?.title, aliases: page?.aliases ?? [] };
};
const getContent = <T>({ route }: QuotePage): T => contents.get(getPage(route).id) as T;

describe.each<QuotePage>([...PLAN_PAGES, ...COMBO_PAGES, ECOMMERCE_COMBO])('$route', (expectedPage) => {
  test('§2.13 §2.14 §9.5 title, quote dialog and preset budget keys are as specified, and no text contains a numeric budget key', () => {
    expect(getPage(expectedPage.route).title).toBe(expectedPage.title);
    const { quote, ...otherContent } = getContent<{ quote: QuoteSettings }>(expectedPage);
    const { title, helper, submitLabel, selects, budgetKeys: _budgetKeys, ...otherQuoteWords } = quote;
    expect([title, helper, submitLabel]).toEqual([
      expectedPage.dialogTitle,
      expectedPage.helper,
      expectedPage.submitLabel,
    ]);
    expect(selects.map(({ label }) => label)).toEqual(expectedPage.selects);
    expect(expectedPage.plans).toHaveLength(4);
    const keys = expectedPage.plans.map(({ name }) => getBudgetKey(quote, name));
    expect(keys).toEqual(expectedPage.plans.map(({ budgetKey }) => budgetKey));
    expect(quote.otherBudgetKey).toBe(expectedPage.otherBudgetKey);
    // A budget key without digits is an ordinary word, which a text may contain.
    const numericKeys = keys.filter((key) => /\d/.test(key));
    const texts = [...collectTexts([title, helper, selects, otherQuoteWords, otherContent])];
    expect(texts.filter((text) => numericKeys.some((key) => text.includes(key)))).toEqual([]);
  });
});

describe.each(PLAN_PAGES)('$route', (expectedPage) => {
  const { plans } = expectedPage;
  const getPlansContent = () => getContent<PlansContent>(expectedPage);

  test(`${expectedPage.section} §2.1 §2.13 §4.8 the page has the specified second path, and four plans with name, subtitle, price and features`, () => {
    const content = getPlansContent();
    expect(getPage(expectedPage.route).aliases).toEqual(expectedPage.alias === '' ? [] : [expectedPage.alias]);
    expect(content.featureOrder).toBe(expectedPage.section === '§9.12' ? 'as-given' : 'included-first');
    expect(content.subtitle).toEqual(expectedPage.subtitle === '' ? anyText : expectedPage.subtitle);
    expect(content.callToAction).toBe(expectedPage.callToAction);
    expect(content.plans.map(summarisePlan)).toEqual(
      plans.map((plan) => ({
        ...createPlanMatcher(plan),
        ...(expectedPage.isPartial && {
          included: expect.anything() as unknown,
          excluded: expect.anything() as unknown,
        }),
      })),
    );
  });

  if (expectedPage.isPartial)
    test(`${expectedPage.section} §4.8 each specified feature is in its own plan only, and no plan repeats a feature`, () => {
      const cards = getPlansContent().plans.map(summarisePlan);
      for (const { included, name } of plans)
        for (const feature of included) {
          const matchingCards = cards.filter((card) =>
            card.included.some((other) => createFeaturePattern(feature).test(other)),
          );
          expect([feature, matchingCards.map((card) => card.name)]).toEqual([feature, [name]]);
        }
      for (const { features } of getPlansContent().plans)
        expect(new Set(features.map(({ name }) => name)).size).toBe(features.length);
    });

  for (const [index, plan] of plans.entries())
    if (hasUnlistedExclusions(plan))
      test(`${expectedPage.section} the plan ${plan.name} excludes only features that higher plans include`, () => {
        const [card, ...higherCards] = getPlansContent().plans.slice(index).map(summarisePlan);
        const higherFeatures = higherCards.flatMap(({ included }) => included).join('\n');
        const listedNames = new Set(plan.excluded);
        const otherNames = card?.excluded.filter((name) => !listedNames.has(name)) ?? [];
        expect(otherNames.filter((name) => !new RegExp(escapePattern(name), 'i').test(higherFeatures))).toEqual([]);
      });

  test('§2.13 the overview has an item for each plan, with plan, name, icon and description', () => {
    const [heading = '', subtitle = '', names, descriptions] = expectedPage.overview;
    const { overview } = getPlansContent();
    expect(overview?.heading).toEqual(heading === '' ? anyText : heading);
    expect(overview?.subtitle).toEqual(subtitle === '' ? anyText : subtitle);
    expect(overview?.items).toEqual(
      plans.map((plan, index) => ({
        plan: plan.name,
        name: splitAtSemicolons(names)[index] ?? anyText,
        description: splitAtSemicolons(descriptions)[index] ?? anyText,
        icon: anyText,
      })),
    );
  });

  test('§2.13 each specified plan has a detail section with audience, text, lists, two pictures, a quotation and a button', () => {
    const { details } = getPlansContent();
    const findPlan = (heading: string) =>
      plans.find(({ name }) => heading.toUpperCase().startsWith(name.toUpperCase()))?.name;
    const someWords = expect.stringMatching(/\w+ \w+/) as unknown;
    expect(details?.callToAction).toBe(expectedPage.detailCallToAction);
    expect(details?.sections).toEqual(
      expectedPage.details.map((heading) => ({
        heading,
        plan: findPlan(heading),
        audience: expect.stringMatching(/^For \w+/) as unknown,
        paragraph: expect.stringMatching(/\w+\. \w+/) as unknown,
        offer: { heading: expectedPage.detailLists[0], items: expect.arrayContaining([anyText]) as unknown },
        suitability: { heading: expectedPage.detailLists[1], items: expect.arrayContaining([anyText]) as unknown },
        pictures: [expect.objectContaining({ alt: someWords }), expect.objectContaining({ alt: someWords })],
        quote: expect.stringMatching(/\w+ \w+ \w+/) as unknown,
      })),
    );
    for (const { offer, suitability } of details?.sections ?? [])
      expect(Math.min(offer.items.length, suitability.items.length)).toBeGreaterThan(1);
  });

  if (expectedPage.route === '/cybersecurity-pricing')
    test('§9.12 §3.9 each plan has eight included features and no excluded feature, and its dialog preselects its service', () => {
      for (const { included, excluded } of getPlansContent().plans.map(summarisePlan))
        expect([included.length, excluded]).toEqual([8, []]);
      const { selects, preselect } = getPlansContent().quote;
      const options = selects.find(({ name }) => name === preselect?.select)?.options;
      const findOption = (plan: string) => options?.find(({ value }) => value === preselect?.byPlan[plan])?.label;
      expect(plans.map(({ name }) => findOption(name))).toEqual(plans.map(({ name }) => name));
    });

  if (expectedPage.route === '/sustainability-pricing')
    test('§9.13 only one of the two Premium plans has a duration of support, and their subtitles differ', () => {
      const cards = getPlansContent().plans.map(summarisePlan);
      expect(cards.map(({ included }) => included.filter((name) => /-(month|year) support/.test(name)).length)).toEqual(
        [1, 1, 1, 0],
      );
      expect(cards[2]?.subtitle).not.toBe(cards[3]?.subtitle);
    });
});

test('§3.9 the selects of the quote forms have the specified values', () => {
  const selects = [...contents.values()].flatMap(
    (content) => (content as Partial<{ quote: QuoteSettings }>).quote?.selects ?? [],
  );
  const valuesByLabel = Object.fromEntries(
    selects.map(({ label, options }) => [label, options.map(({ value }) => value)]),
  );
  expect(valuesByLabel).toEqual({
    'Company Size': ['', '1-10', '11-50', '51-200', '201-500', '501+'],
    'Service Interest': [
      'technical-assessments',
      'data-protection',
      'strategic-roadmap',
      'business-continuity',
      'audit-compliance',
      'employee-training',
    ],
    Industry: ['', 'technology', 'manufacturing', 'healthcare', 'finance', 'retail', 'other'],
    'Business Type': ['', 'startup', 'small_business', 'medium_business', 'enterprise', 'consultant'],
  });
});

describe.each(COMBO_PAGES)('$route', (expectedPage) => {
  test(`${expectedPage.section} §2.13 each plan has a tagline, its ideal customers, and two groups with the specified features`, () => {
    const { tabs, plans } = getContent<ComboContent>(expectedPage);
    expect([tabs.plans, tabs.comparison]).toEqual(expectedPage.tabs);
    expect([combo.callToAction, combo.idealFor]).toEqual([expectedPage.callToAction, 'Ideal For:']);
    expect(plans.map(({ name }) => name)).toEqual(expectedPage.plans.map(({ name }) => name));
    for (const [index, { tagline, idealFor, groups }] of plans.entries()) {
      expect([tagline, idealFor]).toEqual([expect.stringMatching(/\w+ \w+/), expect.stringMatching(/\w+ \w+/)]);
      expect(groups.map(({ heading }) => heading)).toEqual(expectedPage.groups);
      const features = groups.flatMap((group) => group.features);
      for (const featureText of expectedPage.plans[index]?.included ?? []) {
        const matches = listNames(features, true).filter((name) => createFeaturePattern(featureText).test(name));
        expect([featureText, matches]).toEqual([featureText, [anyText]]);
      }
      expect(listNames(features, false)).toEqual(
        expect.arrayContaining([...(expectedPage.plans[index]?.excluded ?? [])]),
      );
    }
  });
});

describe(ECOMMERCE_COMBO.route, () => {
  const { plans, tabs, addons } = ECOMMERCE_COMBO;
  const getBundleContent = () => getContent<BundleContent>(ECOMMERCE_COMBO);

  test('§9.7 the page has its tabs and four plans, each with price, suggested add-on and exactly the specified features', () => {
    const content = getBundleContent();
    expect([content.tabs.plans, content.tabs.addons]).toEqual(tabs);
    expect(content.plans.map(summarisePlan)).toEqual(plans.map(createPlanMatcher));
    expect(content.plans.map(({ addon }) => addon)).toEqual(plans.map(({ addon }) => addon));
    expect([combo.suggestedAddon, combo.recommendedFor]).toEqual(['Suggested Add-on:', 'Recommended For:']);
  });

  test('§9.8 the page has four add-ons, each with price, monthly range and the plan for which it is recommended', () => {
    expect(getBundleContent().addons).toEqual(
      addons.map(([price, range], index) =>
        expect.objectContaining({ name: plans[index]?.addon, description: anyText, price, range }),
      ),
    );
    expect(getBundleContent().addons.map(({ forPlan }) => forPlan)).toEqual(plans.map(({ name }) => name));
    for (const { features } of getBundleContent().addons) expect(features.length).toBeGreaterThan(2);
  });
});

test('§7.4 the summary of a quote request names the service in mixed case', () => {
  const ids = ['business-website', 'ecommerce-website', 'ecommerce-combo'];
  expect(ids.map((id) => (contents.get(id) as PlansContent).quote.service)).toEqual([
    'Business Website',
    'E-commerce Website',
    'E-commerce Website + Digital Marketing Combo',
  ]);
});
