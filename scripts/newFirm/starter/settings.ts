import type { Settings } from '#kit';

/** How this firm wants its site and its forms to behave; docs/content-guide.md explains each choice. */
export const settings: Settings = {
  language: 'en',
  locale: 'en-GB',
  // Of the prices on the site: GBP, EUR, USD …
  currency: 'GBP',
  // 'relay': requests for a quote are sent like messages. 'summary': the visitor gets a text to send.
  quoteDelivery: 'relay',
  formRules: 'inclusive',
};
