import { readdirSync } from 'node:fs';

/** The languages of react-aria's texts, from the names of its files ('ar-AE.mjs'). */
const ARIA_LANGUAGES = readdirSync('node_modules/react-aria/dist/private/intl/overlays').map(
  (file) => file.split('-')[0],
);

/**
 * Returns the language of react-aria's texts for a site in `language` ('de', 'de-AT'). Returns English for an unknown
 * language, because react-aria fails without any texts.
 */
export function getAriaLanguage(language: string): string {
  const baseLanguage = new Intl.Locale(language).language;
  return ARIA_LANGUAGES.includes(baseLanguage) ? baseLanguage : 'en';
}
