import { act, within } from '@testing-library/react';
import { quoteClosed, selectQuoteSelection } from '../../src/store/quote/quoteSlice';
import { COMBO_PAGES, PLAN_PAGES, ECOMMERCE_COMBO, type PlanRow } from './planTable';
import { findOpenDialog, getMain, listCards, readScreenReaderText, renderSite } from './support';

/** A page whose plans have prices, unlike the plans of the first plan page. */
const PRICED_PAGE = PLAN_PAGES[1];
const SUSTAINABILITY = PLAN_PAGES[6];
const DETAIL_PLANS = SUSTAINABILITY.plans.slice(0, SUSTAINABILITY.details.length);
const [SOFTWARE_COMBO] = COMBO_PAGES;

// One page of each kind is enough, because one component renders all pages of a kind.
test.each<[route: string, plans: readonly PlanRow[]]>([
  [SUSTAINABILITY.route, [...SUSTAINABILITY.plans, ...DETAIL_PLANS]],
  [SOFTWARE_COMBO.route, SOFTWARE_COMBO.plans],
  // The bundle's second tab has a button for each add-on.
  [ECOMMERCE_COMBO.route, [...ECOMMERCE_COMBO.plans, ...ECOMMERCE_COMBO.plans]],
])('§4.7 §9.5 on %s, each button chooses its plan, budget key and add-on', async (route, plans) => {
  const { store } = await renderSite(route);
  // The test finds buttons by text, because a search by name is slow on a page of plans.
  const buttons = [...getMain().querySelectorAll('button')].filter(({ textContent }) => /^choose/i.test(textContent));
  expect(buttons).toHaveLength(plans.length);
  const selections: unknown[] = [];
  // Each dialog closes before React renders it, because rendering eighteen dialogs is slow.
  act(() => {
    for (const button of buttons) {
      button.click();
      selections.push(selectQuoteSelection(store.getState()));
      store.dispatch(quoteClosed());
    }
  });
  expect(selections).toEqual(
    plans.map(({ name, budgetKey, distinction, addon }) => ({
      page: expect.any(String) as unknown,
      plan: name,
      budgetKey,
      ...(distinction !== '' && { distinction }),
      ...(addon !== '' && { addon }),
    })),
  );
});

test.each([
  ['price', PRICED_PAGE],
  ['distinction', SUSTAINABILITY],
] as const)('§9.7 §9.13 the card of each plan shows its %s', async (field, { route, plans }) => {
  await renderSite(route);
  const cardTexts = listCards(getMain()).slice(0, plans.length).map(readScreenReaderText);
  expect(plans.some((plan) => plan[field] !== '')).toBe(true);
  for (const [index, plan] of plans.entries()) expect(cardTexts[index]).toContain(plan[field]);
});

test('§9.13 §7.4 the quote form and its summary distinguish the two Premium plans, and the summary names the page as the service', async () => {
  const { user } = await renderSite(`${SUSTAINABILITY.route}?plan=premium-team`);
  const dialog = await findOpenDialog();
  const planName = 'Premium, dedicated sustainability team';
  expect(within(dialog).getByText(planName)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: SUSTAINABILITY.submitLabel }));
  const readValue = async (label: string) => (await within(dialog).findByText(label)).nextSibling?.textContent;
  expect(await readValue('Plan')).toBe(planName);
  expect(await readValue('Service')).toBe(SUSTAINABILITY.title);
});
