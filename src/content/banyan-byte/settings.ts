import type { Settings } from '#kit';

/** The firm's choices for its site. docs/content-guide.md explains each one. */
export const settings: Settings = {
  language: 'en',
  locale: 'en-GB',
  currency: 'USD',
  budgetCurrencies: ['EUR', 'INR'],
  quoteDelivery: 'summary',
  formRules: 'specified',
};
