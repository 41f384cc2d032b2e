import { screen, within } from '@testing-library/react';
import { describePlanPage } from './planPage';
import { openDialog, renderSite } from './support';

const page = describePlanPage({
  clause: '§9.13',
  route: '/sustainability-pricing',
  title: 'Sustainability Solutions',
  callToAction: 'CHOOSE PLAN',
  namesSome: true,
  plans: [
    { name: 'Basic', included: ['3-month support'] },
    { name: 'Standard', included: ['6-month support'] },
    { name: 'Premium', distinction: '1-year support', included: ['1-year support'] },
    { name: 'Premium', distinction: 'dedicated sustainability team', included: [/edicated sustainability team/] },
  ],
  overview: { heading: 'Sustainability Solutions for Every Level', items: [] },
  details: {
    sections: [
      ['BASIC', 'Basic'],
      ['STANDARD', 'Standard'],
    ],
    lists: ["What's Included:", 'Perfect For:'],
    callToAction: 'Choose Plan',
  },
  quote: {
    title: (plan) => `Request Quote for ${plan} Plan`,
    helper: (plan) => `Please enter your budget for the ${plan} plan`,
    confirm: 'CONFIRM PLAN SELECTION',
    selects: ['Industry'],
  },
  budgetKeys: ['below-5k', '5k-10k', '20k-50k'],
});

test('§9.13 each length of support stands on one card, and the team on the second Premium alone', () => {
  const named = (words: RegExp) =>
    page().cards.map(({ features }) => features.filter((feature) => words.test(feature)));
  expect(named(/-(month|year) support/)).toEqual([
    ['3-month support Included'],
    ['6-month support Included'],
    ['1-year support Included'],
    [],
  ]);
  expect(named(/sustainability team/i).map(({ length }) => length)).toEqual([0, 0, 0, 1]);
});

test('§2.13 the two cards named Premium are told apart by what they say', () => {
  const [first, second] = page().cards.filter(({ name }) => name === 'Premium');
  expect(first?.lines[0]).not.toEqual(second?.lines[0]);
  expect(second?.lines[0]).toMatch(/\w/);
});

test.each(['1-year support', 'dedicated sustainability team'])(
  '§9.13 the quote of the Premium plan with %s says which of the two it is for',
  async (distinction) => {
    const { user } = await renderSite('/sustainability-pricing');
    await user.click(await screen.findByRole('button', { name: `CHOOSE PLAN Premium, ${distinction}` }));
    const dialog = await openDialog();
    expect(dialog).toHaveAccessibleName('Request Quote for Premium Plan');
    expect(within(dialog).getByText(`Premium, ${distinction}`)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'CONFIRM PLAN SELECTION' }));
    const plan = await within(dialog).findByText('Plan');
    expect(plan.nextSibling).toHaveTextContent(new RegExp(`^Premium, ${distinction}$`));
  },
);
