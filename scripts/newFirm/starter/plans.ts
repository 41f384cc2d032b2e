import { excluded, included, type PlansContent } from '#kit';

/**
 * A page with plans: cards that visitors can compare. Optional sections are an overview, examples and details
 * (PlansContent in src/site/types.ts). A second page of this kind needs another file like this one, and an entry in
 * pages.ts.
 */
const plans: PlansContent = {
  subtitle: 'One sentence that helps people choose between your plans',
  // The form for requesting a quote. {plan} is the placeholder for the plan's name.
  quote: {
    title: 'Request a quote for {plan}',
    helper: 'What would you like to spend on {plan}?',
    submitLabel: 'Send request',
    selects: [
      {
        name: 'companySize',
        label: 'Size of your firm',
        options: [
          { value: '', label: 'Please choose' },
          { value: '1-9', label: 'Up to 9 people' },
          { value: '10-49', label: '10 to 49 people' },
          { value: '50-', label: '50 people and more' },
        ],
      },
    ],
    // The budget in the request, by the plan's name. The site does not show it.
    budgetKeys: { 'Small plan': 'up-to-2000', 'Middle plan': '2000-5000', 'Large plan': 'from-5000' },
  },
  plansHeading: 'Plans',
  callToAction: 'Choose plan',
  // 'included-first' sorts each card. 'as-given' keeps your order.
  featureOrder: 'included-first',
  plans: [
    {
      id: 'small',
      name: 'Small plan',
      subtitle: 'Whom this plan suits',
      // The line with the price is not rendered for a plan without a price.
      price: '£900',
      features: [
        ...included('The first thing that this plan holds', 'The second thing that it holds'),
        ...excluded('What only the larger plans hold'),
      ],
    },
    {
      id: 'middle',
      name: 'Middle plan',
      subtitle: 'Who needs more than the small one',
      price: '£2,400',
      features: [
        ...included('All that the small plan holds', 'What only the larger plans hold'),
        ...excluded('What only the large plan holds'),
      ],
    },
    {
      id: 'large',
      name: 'Large plan',
      subtitle: 'Who wants everything',
      price: '£5,900+',
      features: included('All that the middle plan holds', 'What only the large plan holds'),
    },
  ],
};

export default plans;
