/** What react-aria has words in. */
const KNOWN = 'ar bg cs da de el en es et fi fr he hr hu it ja ko lt lv nb nl pl pt ro ru sk sl sr sv tr uk zh'.split(
  ' ',
);

/**
 * The languages of react-aria's words that a site in `language` ('de', 'de-AT') needs: its own, in every region, for
 * react-aria takes the nearest one. Without any it would fail, so a language that it does not know gets the English words.
 */
export function ariaLanguages(language: string): string[] {
  const own = new Intl.Locale(language).language;
  return [KNOWN.includes(own) ? own : 'en'];
}
