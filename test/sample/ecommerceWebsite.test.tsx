import { describePlanPage } from './planPage';
import { ECOMMERCE_PLANS } from './ecommercePlans';

describePlanPage({
  clause: '§9.7',
  route: '/ecommerce-website-pricing',
  title: 'E-commerce Website Pricing-plan',
  callToAction: 'CHOOSE PLAN',
  plans: ECOMMERCE_PLANS,
  overview: {
    heading: 'Our E-commerce Plans',
    subtitle: 'Choose the perfect plan for your online store',
    items: [{ name: 'STARTER STORE' }, { name: 'BUSINESS STORE' }, { name: 'PRO STORE' }, { name: 'ULTIMATE STORE' }],
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
    title: (plan) => `Choose ${plan} Plan`,
    helper: (plan) => `Please enter your budget for the ${plan} plan`,
    confirm: 'CONFIRM PLAN SELECTION',
  },
  budgetKeys: ['8k-12k', '18k-25k', '30k-45k', '50k-80k'],
});
