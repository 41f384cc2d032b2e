import type { Settings } from '#kit';

/** The settings of the site and its forms. docs/content-guide.md explains each choice. */
export const settings: Settings = {
  language: 'en',
  locale: 'en-GB',
  // The time zone of the times in mails.
  timeZone: 'Europe/London',
  // The currency of the prices on the site: GBP, EUR, USD …
  currency: 'GBP',
  // 'relay': the relay delivers quote requests like messages. 'summary': visitors see a text that they can send
  // themselves.
  quoteDelivery: 'relay',
  formRules: 'inclusive',
  // Each form links to this page.
  privacyPath: '/privacy',
};
