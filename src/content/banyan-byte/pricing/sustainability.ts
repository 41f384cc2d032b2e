import { excluded, included, type PlansContent, type QuoteSelect } from '#kit';
import { commonQuoteSettings } from '../quote';
import { createMockups, createOfferList, createSuitabilityList } from './details';

/** The promise on the home page (§1), which is a feature of every plan. */
const treePromise = 'One tree planted per project delivered';

const industry: QuoteSelect = {
  name: 'industry',
  label: 'Industry',
  options: [
    { value: '', label: 'Select industry' },
    { value: 'technology', label: 'Technology' },
    { value: 'manufacturing', label: 'Manufacturing' },
    { value: 'healthcare', label: 'Healthcare' },
    { value: 'finance', label: 'Finance' },
    { value: 'retail', label: 'Retail' },
    { value: 'other', label: 'Other' },
  ],
};

/** Sustainability Solutions pricing (§2.13) with the plans of §9.13. Two plans have the name Premium. */
const sustainability: PlansContent = {
  subtitle: 'Green IT consulting that helps you use less energy, cut carbon and waste fewer devices',
  quote: {
    ...commonQuoteSettings,
    selects: [industry],
    budgetKeys: { Basic: 'below-5k', Standard: '5k-10k', Premium: '20k-50k' },
  },
  plansHeading: 'Plans',
  callToAction: 'CHOOSE PLAN',
  featureOrder: 'included-first',
  plans: [
    {
      id: 'basic',
      name: 'Basic',
      subtitle: 'See where your IT uses energy, and where to start',
      features: [
        ...included('Carbon audit of your hosting', 'Energy report', 'Action plan', treePromise, '3-month support'),
        ...excluded('E-waste plan', 'Green hosting migration', 'Staff workshops'),
      ],
    },
    {
      id: 'standard',
      name: 'Standard',
      subtitle: 'Move to green hosting and give old devices a plan',
      features: [
        ...included(
          'Carbon audit of your hosting',
          'Energy report',
          'Action plan',
          'E-waste plan',
          'Green hosting migration',
          treePromise,
          '6-month support',
        ),
        ...excluded('Staff workshops'),
      ],
    },
    {
      id: 'premium',
      name: 'Premium',
      subtitle: 'The full programme, carried out by your own staff with our support',
      distinction: '1-year support',
      features: included(
        'Carbon audit of your hosting',
        'Energy report',
        'Action plan',
        'E-waste plan',
        'Green hosting migration',
        'Staff workshops',
        treePromise,
        '1-year support',
      ),
    },
    {
      id: 'premium-team',
      name: 'Premium',
      subtitle: 'The full programme, carried out for you by a team of ours',
      distinction: 'dedicated sustainability team',
      features: included(
        'Dedicated sustainability team',
        'Carbon audit of your hosting',
        'Energy report',
        'Action plan',
        'E-waste plan',
        'Green hosting migration',
        'Staff workshops',
        treePromise,
      ),
    },
  ],
  overview: {
    heading: 'Sustainability Solutions for Every Level',
    subtitle: 'Start small, or hand the whole programme to us',
    items: [
      {
        plan: 'Basic',
        name: 'First Steps',
        description: 'Measure the energy use and carbon of your hosting, and get a list of what to change first.',
        icon: 'seedling',
      },
      {
        plan: 'Standard',
        name: 'Steady Progress',
        description: 'Move to hosting that runs on renewable energy, and reuse or recycle your old devices.',
        icon: 'leaf',
      },
      {
        plan: 'Premium',
        name: 'Full Programme',
        description: 'Add workshops for your staff, and have us at your side for a year.',
        icon: 'tree',
      },
      {
        plan: 'Premium',
        name: 'Full Programme with a Team',
        description: 'The same programme, run day to day by a dedicated team of ours.',
        icon: 'users',
      },
    ],
  },
  details: {
    heading: 'Two Plans in Detail',
    callToAction: 'Choose Plan',
    sections: [
      {
        heading: 'BASIC',
        plan: 'Basic',
        audience: 'For small companies that want to know where they stand',
        paragraph:
          'We measure how much energy your hosting uses and how much carbon that causes. You get a short energy report in plain words and an action plan that puts the easiest savings first. Your own staff carry the plan out, and we answer their questions for three months.',
        offer: createOfferList(
          'A carbon audit of your hosting',
          'An energy report in plain words',
          'An action plan with the easiest savings first',
          'One tree planted when we deliver your project',
          '3-month support',
        ),
        pictures: createMockups(
          'sustainability-basic',
          'Mockup of an energy dashboard with the energy use and carbon of a website.',
          'Mockup of an action plan: a short list of steps with what each one saves.',
        ),
        suitability: createSuitabilityList(
          'Companies taking their first look at green IT',
          'Small firms with one website or shop',
          'Teams that need figures for a tender or a report',
        ),
        quote: 'You can only save what you have measured.',
      },
      {
        heading: 'STANDARD',
        plan: 'Standard',
        audience: 'For growing companies that are ready to make the change',
        paragraph:
          'Standard starts with the same audit, report and action plan as Basic. Then we move your website to hosting that runs on renewable energy. We also write a plan for your old computers and phones, so that they are repaired, passed on or recycled. Our support lasts six months.',
        offer: createOfferList(
          'A carbon audit of your hosting and an energy report',
          'An action plan with dates',
          'A move to green hosting',
          'An e-waste plan for old devices',
          'One tree planted when we deliver your project',
          '6-month support',
        ),
        pictures: createMockups(
          'sustainability-standard',
          'Mockup of an energy dashboard that compares energy use over several months.',
          'Mockup of an action plan for hosting and devices, with dates and progress.',
        ),
        suitability: createSuitabilityList(
          'Companies with a sustainability goal to meet',
          'Offices about to replace their computers',
          'Shops and apps with many visitors',
          'Firms whose hosting contract is about to end',
        ),
        quote: 'Greener hosting and longer-lasting devices: two changes that count every day.',
      },
    ],
  },
};

export default sustainability;
