/** The right-to-left scripts that are in use today. */
// cspell:disable-next-line -- 'Mend' is the code of a script.
const SCRIPTS = ['Adlm', 'Arab', 'Aran', 'Hebr', 'Mand', 'Mend', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa', 'Yezi'];

/** Returns the script that a language is usually written in; undefined for an invalid tag, such as 'en_GB'. */
function findScript(language: string): string | undefined {
  try {
    return new Intl.Locale(language).maximize().script;
  } catch (error) {
    // `npm run check` reports the tag.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Returns the reading direction of a language ('ar', 'he-IL', 'az-Arab') for the document's `dir`. */
export const getDirection = (language: string): 'ltr' | 'rtl' =>
  SCRIPTS.includes(findScript(language) ?? '') ? 'rtl' : 'ltr';
