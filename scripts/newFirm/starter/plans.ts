import { excluded, included, type PlansContent } from '#kit';

/**
 * A page with plans: cards that visitors can compare. Optional sections are an overview, examples and details
 * (PlansContent in src/site/types.ts). A second page with plans needs another file like this one, and an entry in
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
    // The budget range that each quote request contains, by the plan's name. The site does not show this range.
    budgetKeys: { 'Small plan': 'up-to-2000', 'Middle plan': '2000-5000', 'Large plan': 'from-5000' },
  },
  plansHeading: 'Plans',
  callToAction: 'Choose plan',
  // 'included-first' lists included features first. 'as-given' keeps your order.
  featureOrder: 'included-first',
  plans: [
    {
      id: 'small',
      name: 'Small plan',
      subtitle: 'The customers that this plan suits',
      // If a plan has no `price`, the line with the price is not rendered.
      price: '£900',
      features: [
        ...included('The first feature of this plan', 'The second feature of this plan'),
        ...excluded('A feature of the larger plans only'),
      ],
    },
    {
      id: 'middle',
      name: 'Middle plan',
      subtitle: 'For customers who need more than the small plan',
      price: '£2,400',
      features: [
        ...included('All features of the small plan', 'A feature of the larger plans only'),
        ...excluded('A feature of the large plan only'),
      ],
    },
    {
      id: 'large',
      name: 'Large plan',
      subtitle: 'For customers who want every feature',
      price: '£5,900+',
      features: included('All features of the middle plan', 'A feature of the large plan only'),
    },
  ],
};

export default plans;
