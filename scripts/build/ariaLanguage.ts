/** The languages that react-aria has translations for. */
const ARIA_LANGUAGES =
  'ar bg cs da de el en es et fi fr he hr hu it ja ko lt lv nb nl pl pt ro ru sk sl sr sv tr uk zh'.split(' ');

/**
 * Returns the language of react-aria's texts for a site in `language` ('de', 'de-AT'). Returns English for an unknown
 * language, because react-aria fails without any texts.
 */
export function getAriaLanguage(language: string): string {
  const baseLanguage = new Intl.Locale(language).language;
  return ARIA_LANGUAGES.includes(baseLanguage) ? baseLanguage : 'en';
}
