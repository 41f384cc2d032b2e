/** Languages that are written from right to left unless their tag names another script. */
const LANGUAGES = new Set(
  'aeb ajt aju ar ara arb arq ars ary arz bal bcc bej bgn bqi brh chg ckb cld div drw dv fa fas gbz glk he heb iw ji jpr jrb kas khw ks lad lah lrc mde mzn nqo ota pbu per pes pnb prs ps pus rhg sam sd sdh shu snd swb syc syr tnf trw ug uig ur urd ydd yi yid'.split(
    ' ',
  ),
);
const SCRIPTS = new Set('Adlm Arab Aran Hebr Mand Mend Nkoo Rohg Samr Syrc Thaa Yezi'.split(' '));

/**
 * The way a language is read ('ar', 'he-IL', 'az-Arab'): the document's `dir`. A small list, for browsers are not asked
 * (components/Dialog/pageLocale.ts says why), and Node 20 does not know.
 */
export function directionOf(language: string): 'ltr' | 'rtl' {
  const [own = '', ...rest] = language.split('-');
  const script = rest.find((part) => /^[A-Z][a-z]{3}$/.test(part));
  return (script ? SCRIPTS.has(script) : LANGUAGES.has(own)) ? 'rtl' : 'ltr';
}
