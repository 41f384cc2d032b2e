import { describePlanPage } from './planPage';
import { heard, main, reading } from './support';

describePlanPage({
  clause: '§9.11',
  route: '/software-development-pricing',
  title: 'Software Development Pricing',
  callToAction: 'CHOOSE PLAN',
  plans: [
    {
      name: 'Basic',
      included: ['Windows only', '2–3 screens', 'Single purpose', 'Delivery 5–7 days', '1 week of bug-fix support'],
      excluded: ['Database'],
    },
    {
      name: 'Startup',
      included: [
        'Cross-platform',
        'Up to 5 screens',
        'Local SQLite or JSON storage',
        'CRUD and export',
        'Delivery 10–14 days',
        '1 month of support',
      ],
    },
    {
      name: 'Standard',
      included: [
        'Windows, macOS and Linux',
        'SQLite or MySQL',
        'User roles, search, filters and reports',
        'Login and permissions',
        'Delivery 3–4 weeks',
        '2 months of bug fixes plus minor upgrades',
      ],
    },
    {
      name: 'Premium',
      included: [
        'Multi-OS',
        'Remote DB sync',
        'Encryption',
        'API integrations',
        'Auto-updates and notifications',
        'Custom branding',
        'Advanced reports',
        'Dedicated PM',
        'Documentation',
        'Performance optimization',
        'Delivery 4–6 weeks',
        '3 months of support',
      ],
    },
  ],
  overview: {
    items: [
      { name: 'SPARK PLAN', description: 'Simple Tools for Smooth Internal Operations' },
      { name: 'IGNITE PLAN', description: 'Smart Desktop Apps for Small Businesses' },
      { name: 'ACCELERATE PLAN', description: 'Advanced Desktop Solutions for Growing Brands' },
      { name: 'ASCEND PLAN', description: 'Enterprise-Level Desktop Applications with Powerful Capabilities' },
    ],
  },
  details: {
    sections: [
      [/^basic$/i, 'Basic'],
      [/^startup$/i, 'Startup'],
      [/^standard$/i, 'Standard'],
      [/^premium$/i, 'Premium'],
    ],
    lists: ["What's Included:", 'Perfect For:'],
    callToAction: 'Choose Plan',
  },
  quote: {
    title: (plan) => `Request Quote for ${plan} Plan`,
    helper: (plan) => `Please enter your budget for the ${plan} plan`,
    confirm: 'CONFIRM PLAN SELECTION',
  },
  budgetKeys: ['5k-12k', '15k-25k', '30k-50k', '60k-100k'],
});

describe('/software-support-combo', () => {
  const alias = reading('/software-support-combo', () => ({
    text: heard(main()),
    title: document.title,
    hash: window.location.hash,
  }));
  const original = reading('/software-development-pricing', () => ({ text: heard(main()), title: document.title }));

  test('§2.1 it shows the same page as /software-development-pricing, at its own address', () => {
    const { hash, ...shown } = alias();
    expect(shown).toEqual(original());
    expect(shown.text).toContain('Software Development Pricing');
    expect(hash).toBe('#/software-support-combo');
  });
});
