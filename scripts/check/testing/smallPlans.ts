import { excluded, included } from '../../../src/site/features';
import type { ContentOf } from '../../../src/site/pages';
import type { Picture, QuoteSettings } from '../../../src/site/types';

/* The plans of the small firm, on a page of each kind that has plans. */

const createMockup = (): Picture => ({ src: 'mockups/one.svg', width: 800, height: 560, alt: 'Mockup of an anvil' });

const quote = (): QuoteSettings => ({
  title: 'Request {plan}',
  helper: 'Your budget for {plan}',
  submitLabel: 'ASK FOR IT',
  selects: [
    {
      name: 'industry',
      label: 'Industry',
      options: [
        { value: '', label: 'Choose' },
        { value: 'metal', label: 'Metal' },
      ],
    },
  ],
  budgetKeys: { Small: '1k', Large: '2k' },
  preselect: { select: 'industry', byPlan: { Small: 'metal' } },
});

const plans = () => [
  { id: 'small', name: 'Small', subtitle: 'One anvil', price: '€99', features: included('Forged', 'Signed') },
  {
    id: 'large',
    name: 'Large',
    subtitle: 'Two anvils',
    price: 'EUR 199+',
    features: [...included('Forged'), ...excluded('Signed')],
  },
];

export const createShops = (): ContentOf['plans'] & Required<Pick<ContentOf['plans'], 'overview' | 'details'>> => ({
  subtitle: 'Anvils',
  quote: quote(),
  plansHeading: 'Plans',
  callToAction: 'TAKE IT',
  featureOrder: 'as-given',
  plans: plans(),
  overview: { heading: 'Overview', items: [] },
  details: {
    heading: 'Details',
    callToAction: 'Take it',
    sections: [
      {
        heading: 'Small',
        plan: 'Small',
        audience: 'For one',
        paragraph: 'One anvil.',
        offer: { heading: 'Holds', items: ['One anvil'] },
        pictures: [createMockup(), createMockup()],
        suitability: { heading: 'For', items: ['Smiths'] },
        quote: 'It holds.',
      },
    ],
  },
});

export const createCombos = (): ContentOf['combo'] => ({
  subtitle: 'Anvil and hammer',
  quote: quote(),
  tabs: { plans: 'Plans', comparison: 'Compared' },
  plans: ['Small', 'Large'].map((name) => ({
    id: name.toLowerCase(),
    name,
    tagline: 'Both',
    groups: [
      { heading: 'Anvil', features: included('Forged') },
      { heading: 'Hammer', features: included('Balanced') },
    ] as const,
    idealFor: 'Smiths',
  })),
});

export const createBundles = (): ContentOf['bundle'] => ({
  subtitle: 'Anvil and polish',
  quote: quote(),
  tabs: { plans: 'Plans', addons: 'Add-ons' },
  plans: plans().map((plan) => ({ ...plan, addon: 'Polish' })),
  addons: [
    {
      id: 'polish',
      name: 'Polish',
      description: 'It shines.',
      price: '€9',
      range: '€5-€10 / month',
      features: included('Wax'),
      addons: ['Cloth'],
      forPlan: 'Small',
    },
  ],
  why: { heading: 'Why', items: [] },
});
