import { excluded, included, type BundleContent } from '#kit';
import { ecommercePlans } from './ecommercePlans';
import { commonQuoteSettings, ecommerceBudgetKeys } from '../quote';

/**
 * E-commerce Websites Combo Plans (§2.13, §9.7, §9.8). Each add-on corresponds to the digital marketing plan of its
 * tier (§9.10). The add-on's `features` and `addons` together contain the plan's included features.
 */
const ecommerceBundle: BundleContent = {
  subtitle: 'An online shop and the marketing that brings people to it, from one team',
  quote: {
    ...commonQuoteSettings,
    title: 'Request Quote for {plan} + {addon}',
    titleWithoutAddon: 'Request Quote for {plan}',
    service: 'E-commerce Website + Digital Marketing Combo',
    budgetKeys: ecommerceBudgetKeys,
  },
  tabs: { plans: 'E-commerce Plans', addons: 'Marketing Add-ons' },
  plans: ecommercePlans,
  addons: [
    {
      id: 'spark',
      name: 'Spark Marketing Add-on',
      description:
        'The first steps to being seen: on-page SEO (search engine optimisation), two social platforms and one e-mail campaign a month.',
      price: '₹5,000',
      range: '₹6k-₹10k / month',
      features: [
        ...included('On-page SEO', '2 social platforms at 3 posts/week', '1 email campaign per month'),
        ...excluded('Video', 'PPC', 'CRO', 'Analytics'),
      ],
      addons: ['1-month reporting', '1-month tech support'],
      forPlan: 'Basic',
    },
    {
      id: 'ignite',
      name: 'Ignite Marketing Toolkit',
      description:
        'More reach and a first look at what works: three platforms, basic conversion tracking and PPC (pay per click) ads set up for you.',
      price: '₹10,000',
      range: '₹12k-₹18k / month',
      features: included(
        'On-page plus basic off-page SEO',
        '3 platforms at 4 posts/week',
        '2 campaigns per month',
        'Basic conversion tracking',
        'PPC setup (ad spend extra)',
      ),
      addons: ['Bi-monthly (2-month) reporting', '3-month support'],
      forPlan: 'Startup',
    },
    {
      id: 'accelerate',
      name: 'Accelerate Marketing Combo',
      description:
        'Daily posts, full SEO and full PPC under a monthly content strategy. CRO (conversion rate optimisation) helps visitors become buyers.',
      price: '₹18,000',
      range: '₹20k-₹30k / month',
      features: [
        ...included(
          'Full SEO',
          '5 platforms with daily posts',
          '4 campaigns per month',
          'Standard-level CRO',
          'Full PPC on the two largest search and social ad networks',
        ),
        ...excluded('Email automation', 'Advanced analytics', 'Custom videos'),
      ],
      addons: ['Monthly content strategy', '1 video per month', '3-month reporting', '6-month support'],
      forPlan: 'Standard',
    },
    {
      id: 'ascend',
      name: 'Ascend Full-Scale Marketing Add-on',
      description: 'Every channel at full strength, led by a dedicated account manager who knows your shop.',
      price: '₹25,000+',
      range: '₹35k-₹60k / month',
      features: included(
        'AI-powered SEO audits',
        '5+ platforms with paid promotion',
        'Full-funnel email automation',
        'Full CRO',
        'PPC on search, social and professional-network ad platforms',
        'Custom videos',
        'Dedicated account manager',
      ),
      addons: ['2 videos per month', 'Bi-weekly reporting', 'Brand strategy', 'Competitor analysis', '1-year support'],
      forPlan: 'Premium',
    },
  ],
  why: {
    heading: 'Why Choose Our Combo Plans?',
    items: [
      {
        title: 'One team for both',
        icon: 'handshake',
        description:
          'The people who build your shop work with the people who promote it, so you explain your business only once.',
      },
      {
        title: 'Plans that match',
        icon: 'puzzle',
        description:
          'Each shop plan has an add-on of the same size: a small shop gets a start, a large one gets every channel.',
      },
      {
        title: 'Prices in plain sight',
        icon: 'wallet',
        description:
          'The shop has a one-time price and each add-on has a monthly range, so you can plan before you ask.',
      },
      {
        title: 'Support to match',
        icon: 'headset',
        description:
          'Shop and add-on come with the same length of support: one month with Basic and the Spark Marketing Add-on, one year with Premium and the Ascend Full-Scale Marketing Add-on.',
      },
    ],
  },
};

export default ecommerceBundle;
