import { isDeepStrictEqual } from 'node:util';
import { getBudgetCurrencies } from '../../src/site/currency';
import { parsePrice } from '../price';
import type { BundleContent, ComboContent, PlansContent } from '../../src/site/types';
import { findPages, joinNames, type Finding, type Site } from './site';
import { createContentFinding } from './contentNodes';

/** A mistake in a page's content: the path of the value, and the message. */
export type ContentFault = readonly [keys: readonly (string | number)[], message: string];

type PlanReference = readonly [keys: ContentFault[0], planName: string];

interface PlanPageContent {
  readonly plans: readonly { readonly name: string; readonly distinction?: string; readonly addon?: string }[];
  readonly quote: PlansContent['quote'];
  readonly details?: PlansContent['details'];
  readonly examples?: PlansContent['examples'];
  readonly overview?: PlansContent['overview'];
  readonly addons?: BundleContent['addons'];
}

/** Yields a finding for each duplicate plan, and for each reference to an unknown plan or add-on. */
function* findNameFaults({ plans, details, examples, overview, addons }: PlanPageContent): Generator<ContentFault> {
  const fullNames = plans.map(({ name, distinction = '' }) => `${name}\n${distinction}`);
  const planNames = plans.map(({ name }) => name);
  const addonNames = addons?.map(({ name }) => name);
  for (const [index, { name, addon }] of plans.entries()) {
    if (name && fullNames.indexOf(fullNames[index] ?? '') !== index)
      yield [
        ['plans', index, 'name'],
        `another plan of the page has the name ‘${name}’: rename one, or write a ‘distinction’ for each.`,
      ];
    // On a page without a list of add-ons, the plans may name any add-on.
    if (addonNames?.length && addon !== undefined && !addonNames.includes(addon))
      yield [
        ['plans', index, 'addon'],
        `no add-on of the page has the name ‘${addon}’: write one of ${addonNames.join(', ')}.`,
      ];
  }
  const planReferences: PlanReference[] = [
    ...(details?.sections ?? []).map(({ plan }, index): PlanReference => [
      ['details', 'sections', index, 'plan'],
      plan,
    ]),
    ...(examples?.items ?? []).map(({ plan }, index): PlanReference => [['examples', 'items', index, 'plan'], plan]),
    ...(overview?.items ?? []).map(({ plan }, index): PlanReference => [['overview', 'items', index, 'plan'], plan]),
    ...(addons ?? []).map(({ forPlan }, index): PlanReference => [['addons', index, 'forPlan'], forPlan]),
  ];
  for (const [keys, planName] of planReferences)
    if (!planNames.includes(planName))
      yield [keys, `no plan of the page has the name ‘${planName}’: write one of ${formatPlanNames(plans)}.`];
}

const formatPlanNames = (plans: PlanPageContent['plans']): string =>
  plans.map(({ name }) => name).join(', ') || 'its plans';

/**
 * §2.14, §9.5: yields a finding for each mismatch between the quote form and the plans of its page. Also yields a
 * finding for each invalid preselection and for each missing title in the form.
 */
function* findQuoteFaults({ plans, quote }: PlanPageContent): Generator<ContentFault> {
  const { budgetKeys, otherBudgetKey, preselect, selects, title, titleWithoutAddon } = quote;
  for (const { name } of plans)
    if (name && !(budgetKeys[name] ?? otherBudgetKey)?.trim())
      yield [
        ['quote', 'budgetKeys'],
        `has no budget key for the plan ‘${name}’: add one, such as '${name}': '5k-12k'.`,
      ];
  // Another check reports a plan without a name. A key of `budgetKeys` or `byPlan` may belong to this plan, so this
  // function then reports no unknown key.
  const hasOnlyNamedPlans = plans.length > 0 && plans.every(({ name }) => name);
  for (const key of Object.keys(budgetKeys))
    if (hasOnlyNamedPlans && !plans.some(({ name }) => name === key))
      yield [
        ['quote', 'budgetKeys', key],
        `no plan of the page has the name ‘${key}’: remove the key, or write one of ${formatPlanNames(plans)}.`,
      ];
  const select = selects.find(({ name }) => name === preselect?.select);
  if (preselect && !select)
    yield [
      ['quote', 'preselect', 'select'],
      `no select of the form has the name ‘${preselect.select}’: add it to ‘selects’, or remove ‘preselect’.`,
    ];
  for (const [plan, value] of Object.entries(select ? (preselect?.byPlan ?? {}) : {}))
    if (hasOnlyNamedPlans && !plans.some(({ name }) => name === plan))
      yield [
        ['quote', 'preselect', 'byPlan', plan],
        `no plan of the page has the name ‘${plan}’: remove it, or write one of ${formatPlanNames(plans)}.`,
      ];
    else if (!select?.options.some((option) => option.value === value))
      yield [
        ['quote', 'preselect', 'byPlan', plan],
        `‘${value}’ is not an option of ‘${select?.label}’: write the value of an option.`,
      ];
  if (title.includes('{addon}') && titleWithoutAddon === undefined)
    yield [['quote'], 'has a title with {addon}, but no title for quotes without an add-on: add ‘titleWithoutAddon’.'];
}

/** §2.13, §2.14, §4.7: yields a finding for each mistake in plans, quote forms and references to plans. */
export function* checkPlans(site: Site): Generator<Finding> {
  for (const { id, content } of findPages(site, 'plans', 'combo', 'bundle')) {
    const planPageContent: PlansContent | ComboContent | BundleContent = content;
    for (const faults of [findNameFaults(planPageContent), findQuoteFaults(planPageContent)])
      for (const [keys, message] of faults) yield createContentFinding(site, id, keys, message);
  }
}

/**
 * §2.10, §9.4: yields a notice for each price on a services page that differs from every plan's price on the linked
 * page. Linked pages without prices are exempt. Prices in the firm's currency are also exempt if all prices of the linked
 * page are in other currencies.
 */
export function* checkServicePrices(site: Site): Generator<Finding> {
  const { locale, currency } = site.settings;
  const parseLocalPrice = (price: string) => parsePrice(price, locale, currency);
  const pricesByPath = new Map<string, readonly string[]>(
    findPages(site, 'plans', 'combo', 'bundle').map(({ page, content }) => [
      page.path,
      content.plans.flatMap((plan: { readonly price?: string }) => plan.price ?? []),
    ]),
  );
  for (const { id, content } of findPages(site, 'services'))
    for (const [index, { plans }] of content.services.entries())
      for (const [planIndex, { price, link }] of plans.entries()) {
        const servicePrice = parseLocalPrice(price);
        const [path = ''] = link.split('?');
        const prices = pricesByPath.get(path) ?? [];
        const isExempt =
          servicePrice?.currency === currency &&
          !prices.some((planPrice) => parseLocalPrice(planPrice)?.currency === currency);
        if (
          prices.length > 0 &&
          !isExempt &&
          !prices.some((planPrice) => isDeepStrictEqual(parseLocalPrice(planPrice), servicePrice))
        )
          yield createContentFinding(
            site,
            id,
            ['services', index, 'plans', planIndex, 'price'],
            `no plan of the page ‘${path}’ costs ‘${price}’: write one of ${prices.join(', ')}.`,
          );
      }
}

/**
 * §9.2: yields a notice if the plans have prices, but no price is in a currency that visitors can choose for their
 * budget.
 */
export function* checkBudgetCurrencies(site: Site): Generator<Finding> {
  const { locale, currency, budgetCurrencies } = site.settings;
  const prices = findPages(site, 'plans', 'combo', 'bundle').flatMap(({ content }) =>
    content.plans.flatMap((plan: { readonly price?: string }) => plan.price ?? []),
  );
  const priceCurrencies = new Set(prices.flatMap((price) => parsePrice(price, locale, currency)?.currency ?? []));
  const selectableCurrencies = getBudgetCurrencies(site.settings);
  if (
    priceCurrencies.size > 0 &&
    !selectableCurrencies.some((selectableCurrency) => priceCurrencies.has(selectableCurrency))
  )
    yield {
      file: 'settings.ts',
      steps: ['settings', budgetCurrencies ? 'budgetCurrencies' : 'currency'],
      message: `no plan has a price in ${selectableCurrencies.join(' or ')}, but visitors write their budgets in this currency: write ${[...priceCurrencies].join(' or ')}.`,
    };
}

/**
 * §4.8: yields a notice for each feature group of a plan if the comparison omits included features of the group. The
 * comparison omits each feature that neither the first nor the last plan lists. Sample firms are exempt, because the
 * specification contains their features (§9.14, §9.15).
 */
export function* checkComparedFeatures(site: Site): Generator<Finding> {
  if (site.isFictional) return;
  for (const { id, content } of findPages(site, 'combo')) {
    const [firstPlan, lastPlan] = [content.plans[0], content.plans.at(-1)];
    for (const [planIndex, { groups }] of content.plans.entries())
      for (const [groupIndex, { features }] of groups.entries()) {
        const comparedFeatures = [firstPlan, lastPlan].flatMap((plan) => plan?.groups[groupIndex]?.features ?? []);
        const omittedFeatures = features.filter(
          (feature) => feature.included && !comparedFeatures.some(({ name }) => name === feature.name),
        );
        if (omittedFeatures.length > 0)
          yield createContentFinding(
            site,
            id,
            ['plans', planIndex, 'groups', groupIndex, 'features'],
            `the comparison omits ${joinNames(omittedFeatures.map(({ name }) => name))}, because it has only the features of ‘${firstPlan?.name}’ and ‘${lastPlan?.name}’: add such a feature to one of these plans, as included or excluded.`,
          );
      }
  }
}
