import { firm } from './firm';
import { text } from './languages';

/**
 * The subtitles on the preview pictures, by page id. A subtitle states the use of its page in at most 60 characters.
 */
export const previewLines: Readonly<Record<string, string>> = {
  start: firm.tagline,
  leistungen: text({
    de: 'Software nach Maß und Wartung, beides mit Preisen',
    en: 'Made-to-measure software and care, both with prices',
  }),
  individualsoftware: text({
    de: 'Drei Pakete, vom kleinen Helfer bis zum ganzen Betrieb',
    en: 'Three packages, from one small helper to the whole firm',
  }),
  wartung: text({
    de: 'Fünf Verträge, von der Durchsicht bis zur Rufbereitschaft',
    en: 'Five contracts, from a check-up to someone on call',
  }),
  kunden: text({
    de: 'Was wir für eine Mühlenbäckerei gebaut haben',
    en: 'What we built for a bakery with its own mill',
  }),
  'ueber-uns': text({
    de: 'Ein Familienbetrieb in zweiter Generation',
    en: 'A family firm in its second generation',
  }),
  kontakt: text({
    de: 'Schreiben Sie uns, rufen Sie an oder kommen Sie vorbei',
    en: 'Write to us, call us or drop in',
  }),
  impressum: 'Wer hinter dieser Website steht',
  datenschutz: text({
    de: 'Keine Cookies, kein Tracking, klare Löschfristen',
    en: 'No cookies, no tracking, clear deletion dates',
  }),
  barrierefreiheit: text({
    de: 'Was wir tun und wie Sie uns eine Barriere melden',
    en: 'What we do, and how to report a barrier',
  }),
  inhalt: text({
    de: 'Alle Seiten dieser Website in einer Liste',
    en: 'Every page of this website in one list',
  }),
};
