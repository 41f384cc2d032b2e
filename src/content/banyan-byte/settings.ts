import type { Settings } from '#kit';

/** The settings of the firm's site. docs/content-guide.md explains each setting. */
export const settings: Settings = {
  language: 'en',
  locale: 'en-GB',
  currency: 'USD',
  budgetCurrencies: ['EUR', 'INR'],
  quoteDelivery: 'summary',
  formRules: 'specified',
  privacyPath: '/privacy-policy',
  headingDecoration: { src: 'brand/heading.svg', width: 560, height: 370, alt: '' },
};
