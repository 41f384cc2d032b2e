/** Languages with right-to-left scripts, unless their tag names another script. */
const LANGUAGES =
  'aeb ajt aju ar ara arb arq ars ary arz bal bcc bej bgn bqi brh chg ckb cld div drw dv fa fas gbz glk he heb iw ji jpr jrb kas khw ks lad lah lrc mde mzn nqo ota pbu per pes pnb prs ps pus rhg sam sd sdh shu snd swb syc syr tnf trw ug uig ur urd ydd yi yid';
// cspell:disable-next-line -- 'Mend' is the code of a script.
const SCRIPTS = 'Adlm Arab Aran Hebr Mand Mend Nkoo Rohg Samr Syrc Thaa Yezi';

const isIn = (list: string, code: string): boolean => list.split(' ').includes(code);

/**
 * Returns the reading direction of a language ('ar', 'he-IL', 'az-Arab') for the document's `dir`. Uses a short list,
 * because Node 20 has none.
 */
export function getDirection(language: string): 'ltr' | 'rtl' {
  const [own = '', ...rest] = language.split('-');
  const script = rest.find((part) => /^[A-Z][a-z]{3}$/.test(part));
  return (script ? isIn(SCRIPTS, script) : isIn(LANGUAGES, own)) ? 'rtl' : 'ltr';
}
