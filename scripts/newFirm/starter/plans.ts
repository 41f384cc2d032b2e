import { excluded, included, type PlansContent } from '#kit';

/**
 * A page with plans: cards that can be compared. It can hold an overview, examples and details besides (PlansContent in
 * src/site/types.ts). A second page of this kind is another file like this one, and an entry in pages.ts.
 */
const plans: PlansContent = {
  subtitle: 'One sentence that helps people choose between your plans',
  // The form that asks for a quote. {plan} stands for the plan's name.
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
    // What the request says of the budget besides, by the plan's name; nobody sees it on the site.
    budgetKeys: { 'Small plan': 'up-to-2000', 'Middle plan': '2000-5000', 'Large plan': 'from-5000' },
  },
  plansHeading: 'Plans',
  callToAction: 'Choose plan',
  // 'included-first' sorts each card; 'as-given' leaves it as you write it.
  featureOrder: 'included-first',
  plans: [
    {
      id: 'small',
      name: 'Small plan',
      subtitle: 'Whom this plan suits',
      // A plan without a price leaves the line out.
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
