/** The languages that react-aria has translations for. */
const KNOWN = 'ar bg cs da de el en es et fi fr he hr hu it ja ko lt lv nb nl pl pt ro ru sk sl sr sv tr uk zh'.split(
  ' ',
);

/**
 * Returns the languages of react-aria's texts that a site in `language` ('de', 'de-AT') needs. The locales plugin keeps
 * every region of a language. Returns English for an unknown language, because react-aria fails without any texts.
 */
export function ariaLanguages(language: string): string[] {
  const own = new Intl.Locale(language).language;
  return [KNOWN.includes(own) ? own : 'en'];
}
