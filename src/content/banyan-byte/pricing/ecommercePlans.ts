import { excluded, included, type EcommercePlan } from '#kit';

/** The four e-commerce plans at one-time prices (§9.7), shared by the e-commerce page and the e-commerce combo. */
export const ecommercePlans: readonly EcommercePlan[] = [
  {
    id: 'basic',
    name: 'Basic',
    subtitle: 'A first online shop for a small range',
    price: '₹8k–₹12k',
    addon: 'Spark Marketing Add-on',
    features: [
      ...included(
        'Up to 10 products',
        'Responsive design',
        'Basic SEO',
        'Payment gateway integration (Stripe, PayPal)',
        '1 month support',
      ),
      ...excluded('Blog', 'Hosting', 'SSL', 'Speed', 'Custom features'),
    ],
  },
  {
    id: 'startup',
    name: 'Startup',
    subtitle: 'Young shops that want shoppers to come back',
    price: '₹18k–₹25k',
    addon: 'Ignite Marketing Toolkit',
    features: [
      ...included(
        'Up to 50 products',
        'Cart abandonment',
        'Coupons',
        'Email notifications',
        'Blog',
        'Basic SSL',
        'Basic optimization',
        '3 months support',
      ),
      ...excluded('Hosting', 'Custom features'),
    ],
  },
  {
    id: 'standard',
    name: 'Standard',
    subtitle: 'Established shops with a large catalogue',
    price: '₹30k–₹45k',
    addon: 'Accelerate Marketing Combo',
    features: included(
      'Unlimited products',
      'Full SEO',
      'Wishlist and save for later',
      'Analytics dashboard',
      'Speed optimization',
      '1-year free hosting and domain',
      'SSL and firewall',
      'Basic custom features',
      '6 months support',
    ),
  },
  {
    id: 'premium',
    name: 'Premium',
    subtitle: 'Large shops that sell in many markets',
    price: '₹50k–₹80k',
    addon: 'Ascend Full-Scale Marketing Add-on',
    features: included(
      'Account manager',
      '24/7 support',
      'Marketplace integration',
      'Loyalty points',
      'Multi-currency and multi-language',
      'Custom checkout',
      'Marketing automation',
      'Advanced SSL, optimization and custom features',
      '1 year support',
    ),
  },
];
