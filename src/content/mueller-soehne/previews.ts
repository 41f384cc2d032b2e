import { firm } from './firm';

/** The line under the title on a page's preview picture: what a stranger gets from the page. At most 60 characters. */
export const previewLines: Readonly<Record<string, string>> = {
  start: firm.tagline,
  leistungen: 'Software nach Maß und Wartung, beides mit Preisen',
  individualsoftware: 'Drei Pakete, vom kleinen Helfer bis zum ganzen Betrieb',
  wartung: 'Fünf Verträge, von der Durchsicht bis zur Rufbereitschaft',
  kunden: 'Was wir für eine Mühlenbäckerei gebaut haben',
  'ueber-uns': 'Ein Familienbetrieb in zweiter Generation',
  kontakt: 'Schreiben Sie uns, rufen Sie an oder kommen Sie vorbei',
  impressum: 'Wer hinter dieser Website steht',
  datenschutz: 'Keine Cookies, keine Verfolgung, klare Löschfristen',
  barrierefreiheit: 'Was wir tun und wie Sie uns eine Barriere melden',
  inhalt: 'Alle Seiten dieser Website in einer Liste',
  'nicht-gefunden': 'Wir zeigen Ihnen den Weg zurück',
};
