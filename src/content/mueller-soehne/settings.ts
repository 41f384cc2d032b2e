import { language, languages, text } from './languages';
import type { Settings } from '#kit';

/** The settings of the firm's site. docs/content-guide.md explains each setting. */
export const settings: Settings = {
  language,
  languages,
  locale: text({ de: 'de-DE', en: 'en-GB' }),
  timeZone: 'Europe/Berlin',
  currency: 'EUR',
  quoteDelivery: 'relay',
  formRules: 'inclusive',
  privacyPath: '/datenschutz',
};
