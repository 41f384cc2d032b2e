import { screen, within } from '@testing-library/react';
import { ECOMMERCE_PLANS } from './ecommercePlans';
import { expectedFeatures } from './planExpectations';
import {
  axeViolations,
  cardsIn,
  closeDialog,
  eachHeard,
  heard,
  hearCard,
  main,
  openDialog,
  reading,
  section,
  renderSite,
} from './support';
import { describeTabs, openTab, panel } from './tabs';

const ROUTE = '/ecommerce-marketing-combo';
const PLANS = 'E-commerce Plans';
const ADDONS = 'Marketing Add-ons';

/** §9.8: full name (§9.7), price, monthly range, recommended for. */
const ADD_ONS = [
  ['Spark Marketing Add-on', '₹5,000', '₹6k-₹10k / month', 'Basic'],
  ['Ignite Marketing Toolkit', '₹10,000', '₹12k-₹18k / month', 'Startup'],
  ['Accelerate Marketing Combo', '₹18,000', '₹20k-₹30k / month', 'Standard'],
  ['Ascend Full-Scale Marketing Add-on', '₹25,000+', '₹35k-₹60k / month', 'Premium'],
] as const;

const BUDGET_KEYS = ['8k-12k', '18k-25k', '30k-45k', '50k-80k'];

const readCards = (place: HTMLElement) =>
  cardsIn(place).map((card) => ({ ...hearCard(card), buttons: eachHeard(within(card).getAllByRole('button')) }));

describeTabs(ROUTE, PLANS, ADDONS);

const page = reading(ROUTE, async (site) => {
  const text = heard(main());
  const plans = readCards(panel(PLANS));
  const violations = await axeViolations();
  const addons = readCards(await openTab(site, ADDONS));
  return {
    heading: heard(screen.getByRole('heading', { level: 1 })),
    text: `${text} ${heard(main())}`,
    plans,
    addons,
    why: cardsIn(section('Why Choose Our Combo Plans?')).map((card) => hearCard(card)),
    violations: [...violations, ...(await axeViolations())],
  };
});

test('§2.13 the title', () => {
  expect(page().heading).toBe('E-COMMERCE WEBSITES COMBO PLANS');
});

test.each(ECOMMERCE_PLANS.map((plan, at) => ({ ...plan, at })))(
  '§9.7 $name: price, exactly its features, suggested add-on',
  ({ at, price, addon, name, ...plan }) => {
    expect(page().plans[at]).toEqual({
      name,
      lines: [expect.stringMatching(/\w/), price, `Suggested Add-on: ${addon}`],
      features: expectedFeatures({ name, ...plan }),
      buttons: [`CHOOSE PLAN ${name}`],
    });
  },
);

test.each(ADD_ONS.map(([name, price, range, forPlan], at) => ({ at, name, price, range, forPlan })))(
  '§9.8 $name: price, monthly range, recommended for $forPlan',
  ({ at, name, price, range, forPlan }) => {
    const { lines, features, ...rest } = page().addons[at] ?? { lines: [], features: [] };
    expect(lines).toEqual([expect.stringMatching(/\w/), price, range, `Recommended For: ${forPlan}`]);
    expect(rest).toEqual({ name, buttons: [`CHOOSE PLAN ${name}`] });
    expect(features.length).toBeGreaterThan(2);
  },
);

test('§9.7 §9.8 four plans and four add-ons', () => {
  expect([page().plans.length, page().addons.length]).toEqual([4, 4]);
});

test("§2.13 'Why Choose Our Combo Plans?' gives reasons", () => {
  expect(page().why.length).toBeGreaterThan(1);
  for (const { name, lines } of page().why) {
    expect(name).toMatch(/\w/);
    expect(lines).toEqual([expect.stringMatching(/\w+ \w+ \w+/)]);
  }
});

test('§4.7 a plan card asks for its plan and the suggested add-on, an add-on card for its plan and itself', async () => {
  const site = await renderSite(ROUTE);
  const shown: string[] = [];
  for (const name of [PLANS, ADDONS]) {
    const cards = cardsIn(await openTab(site, name));
    for (const [at, card] of cards.entries()) {
      const [addon, , , plan] = ADD_ONS[at] ?? [];
      const opener = within(card).getByRole('button');
      await site.user.click(opener);
      const dialog = await openDialog();
      expect(dialog).toHaveAccessibleName(`Request Quote for ${plan} + ${addon}`);
      expect(within(dialog).getByText(new RegExp(`^Please enter your budget for the ${plan} plan`))).toBeVisible();
      expect(within(dialog).getByRole('button', { name: 'CONFIRM PLAN SELECTION' })).toBeEnabled();
      expect(within(dialog).getByRole('spinbutton')).toHaveValue(null);
      shown.push(heard(dialog));
      await closeDialog(site, dialog, opener);
    }
  }
  expect(shown).toHaveLength(8);
  for (const key of BUDGET_KEYS) expect(shown.filter((text) => text.includes(key))).toEqual([]);
});

test('§9.5 the keys of the preset budget ranges are on no part of the page', () => {
  for (const key of BUDGET_KEYS) expect(page().text).not.toContain(key);
  expect(page().text).toContain('₹8k–₹12k');
});

test('§2.13 no rule of the audit engine is broken in either tab', () => {
  expect(page().violations).toEqual([]);
});
