import { language, languages, text } from './languages';
import type { Settings } from '#kit';

/** How this firm wants its site and its forms to behave; docs/content-guide.md explains each choice. */
export const settings: Settings = {
  language,
  languages,
  locale: text({ de: 'de-DE', en: 'en-GB' }),
  timeZone: 'Europe/Berlin',
  currency: 'EUR',
  quoteDelivery: 'relay',
  formRules: 'inclusive',
};
