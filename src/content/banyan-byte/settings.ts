import type { Settings } from '#kit';

/** How this firm wants its forms to behave; the README explains each choice. */
export const settings: Settings = {
  language: 'en',
  locale: 'en-GB',
  currency: 'USD',
  budgetCurrencies: ['EUR', 'INR'],
  quoteDelivery: 'summary',
  formRules: 'specified',
};
