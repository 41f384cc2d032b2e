/** The right-to-left scripts that are in use today. */
// cspell:disable-next-line -- 'Mend' is the code of a script.
const RTL_SCRIPTS = ['Adlm', 'Arab', 'Aran', 'Hebr', 'Mand', 'Mend', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa', 'Yezi'];

/** Returns the reading direction of a language ('ar', 'he-IL', 'az-Arab') for the document's `dir`. */
export const getDirection = (language: string): 'ltr' | 'rtl' =>
  RTL_SCRIPTS.includes(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr';
