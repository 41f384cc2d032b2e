import { describePlanPage } from './planPage';

const page = describePlanPage({
  clause: '§9.13',
  route: '/sustainability-pricing',
  title: 'Sustainability Solutions',
  callToAction: 'CHOOSE PLAN',
  namesSome: true,
  plans: [
    { name: 'Basic', included: ['3-month support'] },
    { name: 'Standard', included: ['6-month support'] },
    { name: 'Premium', included: ['1-year support'] },
    { name: 'Premium', included: [/edicated sustainability team/] },
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
