import type { ExpectedPlan } from './planExpectations';

/** §9.7: features and one-time prices, on the e-commerce page and on its combo. Which card payment providers is open. */
export const ECOMMERCE_PLANS: readonly (ExpectedPlan & { addon: string })[] = [
  {
    name: 'Basic',
    price: '₹8k–₹12k',
    addon: 'Spark Marketing Add-on',
    included: [
      'Up to 10 products',
      'Responsive design',
      'Basic SEO',
      /^Payment gateway integration \(\w.+\)/,
      '1 month support',
    ],
    excluded: ['Blog', 'Hosting', 'SSL', 'Speed', 'Custom features'],
  },
  {
    name: 'Startup',
    price: '₹18k–₹25k',
    addon: 'Ignite Marketing Toolkit',
    included: [
      'Up to 50 products',
      'Cart abandonment',
      'Coupons',
      'Email notifications',
      'Blog',
      'Basic SSL',
      'Basic optimization',
      '3 months support',
    ],
    excluded: ['Hosting', 'Custom features'],
  },
  {
    name: 'Standard',
    price: '₹30k–₹45k',
    addon: 'Accelerate Marketing Combo',
    included: [
      'Unlimited products',
      'Full SEO',
      'Wishlist and save for later',
      'Analytics dashboard',
      'Speed optimization',
      '1-year free hosting and domain',
      'SSL and firewall',
      'Basic custom features',
      '6 months support',
    ],
  },
  {
    name: 'Premium',
    price: '₹50k–₹80k',
    addon: 'Ascend Full-Scale Marketing Add-on',
    included: [
      'Account manager',
      '24/7 support',
      'Marketplace integration',
      'Loyalty points',
      'Multi-currency and multi-language',
      'Custom checkout',
      'Marketing automation',
      'Advanced SSL, optimization and custom features',
      '1 year support',
    ],
  },
];
