import type { Settings } from '#kit';

/** How this firm wants its forms to behave; docs/content-guide.md explains each choice. */
export const settings: Settings = {
  language: 'en',
  locale: 'en-GB',
  currency: 'USD',
  budgetCurrencies: ['EUR', 'INR'],
  quoteDelivery: 'summary',
  formRules: 'specified',
};
