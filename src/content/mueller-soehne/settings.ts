import type { Settings } from '#kit';

/** How this firm wants its site and its forms to behave; docs/content-guide.md explains each choice. */
export const settings: Settings = {
  language: 'de',
  locale: 'de-DE',
  timeZone: 'Europe/Berlin',
  currency: 'EUR',
  quoteDelivery: 'relay',
  formRules: 'inclusive',
};
