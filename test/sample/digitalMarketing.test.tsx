import { describePlanPage } from './planPage';

describePlanPage({
  clause: '§9.10',
  route: '/digital-marketing-pricing',
  title: 'Digital Marketing Pricing',
  subtitle: 'Find the perfect digital marketing plan to boost your online presence',
  callToAction: 'CHOOSE PLAN',
  plans: [
    {
      name: 'Basic',
      subtitle: 'Spark Plan',
      included: [
        'On-page SEO',
        '2 social platforms at 3 posts/week',
        '1 email campaign per month',
        '1-month reporting',
        '1-month tech support',
      ],
      // "and others", says §9.10.
      excluded: ['Video', 'PPC', 'CRO', 'Analytics'],
      isOpen: true,
    },
    {
      name: 'Startup',
      subtitle: 'Ignite Plan',
      included: [
        'On-page plus basic off-page SEO',
        '3 platforms at 4 posts/week',
        '2 campaigns per month',
        'Basic conversion tracking',
        'PPC setup (ad spend extra)',
        'Bi-monthly (2-month) reporting',
        '3-month support',
      ],
    },
    {
      name: 'Standard',
      subtitle: /^Accelerate\b/,
      included: [
        'Full SEO',
        '5 platforms with daily posts',
        '4 campaigns per month',
        'Standard-level CRO',
        'Full PPC on the two largest search and social ad networks',
        'Monthly content strategy',
        '1 video per month',
        '3-month reporting',
        '6-month support',
      ],
      excluded: ['Email automation', 'Advanced analytics', 'Custom videos'],
    },
    {
      name: 'Premium',
      subtitle: /^Ascend\b/,
      included: [
        'AI-powered SEO audits',
        '5+ platforms with paid promotion',
        'Full-funnel email automation',
        'Full CRO',
        'PPC on search, social and professional-network ad platforms',
        '2 videos per month',
        'Custom videos',
        'Bi-weekly reporting',
        '1-year support',
        'Dedicated account manager',
        'Brand strategy',
        'Competitor analysis',
      ],
    },
  ],
  overview: {
    heading: 'Our Digital Marketing Plans',
    items: [{ name: 'SPARK' }, { name: 'IGNITE' }, { name: 'ACCELERATE' }, { name: 'ASCEND' }],
  },
  details: {
    sections: [
      ['BASIC', 'Basic'],
      ['STARTUP', 'Startup'],
      ['STANDARD', 'Standard'],
      ['PREMIUM', 'Premium'],
    ],
    lists: ["What's Included:", 'Perfect For:'],
    callToAction: 'Choose Plan',
  },
  quote: {
    title: (plan) => `Request Quote for ${plan} Plan`,
    helper: (plan) => `Please enter your budget for the ${plan} plan`,
    confirm: 'CONFIRM PLAN SELECTION',
  },
  budgetKeys: ['6k-10k', '12k-18k', '20k-30k', '35k-60k'],
});
