import { describePlanPage } from './planPage';

describePlanPage({
  clause: '§9.9',
  route: '/mobile-application-pricing',
  title: 'Mobile Application Pricing-plan',
  callToAction: 'CHOOSE PLAN',
  plans: [
    {
      name: 'Basic',
      included: ['Android or iOS only', '1 API', '1-month support'],
      excluded: ['Payment gateway', 'Offline / real-time', 'Loyalty', 'Admin'],
    },
    {
      name: 'Startup',
      included: [
        'Android + iOS + PWA',
        'Single payment gateway',
        '3 APIs',
        'Basic loyalty',
        'Basic admin',
        '3 months of support plus strategy',
      ],
      excluded: ['Offline'],
    },
    {
      name: 'Standard',
      included: [
        'Android + iOS + Web',
        'Multiple gateways',
        'Chat and offline',
        '5 APIs',
        'Gamification',
        'Full admin',
        '6 months of support plus reviews',
      ],
    },
    {
      name: 'Premium',
      included: [
        'Full ecosystem',
        'Wallet plus multiple gateways',
        'Unlimited APIs',
        'Role-based admin',
        'SLA support plus a launch campaign',
      ],
    },
  ],
  overview: { items: [] },
  details: {
    sections: [
      ['Basic', 'Basic'],
      ['Startup', 'Startup'],
      ['Standard', 'Standard'],
      ['Premium', 'Premium'],
    ],
    lists: ["What's Included:", 'Perfect For:'],
    callToAction: 'Choose Plan',
  },
  quote: {
    title: (plan) => `Request Quote for ${plan}`,
    helper: (plan) => `Please enter your budget for the ${plan} plan`,
    confirm: 'CONFIRM PLAN SELECTION',
  },
  budgetKeys: ['launch', 'growth', 'scale', 'enterprise'],
});
