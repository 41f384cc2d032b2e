import type { Settings } from '#kit';

/** How this firm wants its forms to behave; the README explains each choice. */
export const settings: Settings = {
  quoteDelivery: 'summary',
  formRules: 'specified',
};
