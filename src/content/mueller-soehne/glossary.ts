import { text } from './languages';
import type { TextSection } from '#kit';

/**
 * The abbreviations on this site and their meanings (WCAG 3.1.4). The accessibility statement, to which every page
 * links, ends with this list. Only the legal notice contains 'DE', and this page is in German only. Therefore, only the
 * German list explains 'DE'.
 */
export const glossary: TextSection = {
  heading: text({ de: 'Abkürzungen', en: 'Abbreviations' }),
  paragraphs: [
    text({
      de: 'Das bedeuten die Abkürzungen auf dieser Website, von A bis Z.',
      en: 'This is what the abbreviations on this website mean, from A to Z.',
    }),
  ],
  terms: text({
    de: [
      { term: 'AA', meaning: 'Doppel-A: die mittlere der drei Stufen der WCAG.' },
      { term: 'AAA', meaning: 'Dreifach-A: die höchste der drei Stufen der WCAG.' },
      { term: 'Co.', meaning: 'Compagnie: steht für die weiteren Gesellschafter einer Firma.' },
      { term: 'DE', meaning: 'Deutschland: das Kürzel am Anfang deutscher Steuernummern für den Handel in Europa.' },
      {
        term: 'DSGVO',
        meaning: 'Datenschutz-Grundverordnung: das Gesetz der Europäischen Union zum Schutz persönlicher Daten.',
      },
      { term: 'EN', meaning: 'Europäische Norm: eine Norm, die in vielen Ländern Europas gilt.' },
      { term: 'EUR', meaning: 'Euro: das Geld in Deutschland und vielen anderen Ländern Europas.' },
      {
        term: 'GmbH',
        meaning: 'Gesellschaft mit beschränkter Haftung: eine Firma, die nur mit ihrem eigenen Vermögen haftet.',
      },
      {
        term: 'GMT',
        meaning: 'Greenwich Mean Time: die Winterzeit von London, von der aus andere Zeiten gezählt werden.',
      },
      { term: 'IP', meaning: 'Internetprotokoll: die Regeln, nach denen Computer im Internet einander finden.' },
      {
        term: 'KG',
        meaning: 'Kommanditgesellschaft: eine Firma, in der nur ein Teil der Gesellschafter unbeschränkt haftet.',
      },
      { term: 'MB', meaning: 'Megabyte: etwa eine Million Buchstaben.' },
      {
        term: 'WCAG',
        meaning: 'Web Content Accessibility Guidelines: die Regeln für Websites, die alle nutzen können.',
      },
    ],
    en: [
      { term: 'AA', meaning: 'Double-A: the middle one of the three levels of the WCAG.' },
      { term: 'AAA', meaning: 'Triple-A: the highest of the three levels of the WCAG.' },
      { term: 'Co.', meaning: 'Company: stands for the other partners of a firm.' },
      { term: 'e.g.', meaning: 'For example, from the Latin words for it.' },
      { term: 'EN', meaning: 'European Norm: a standard that applies in many countries of Europe.' },
      { term: 'EUR', meaning: 'Euro: the money of Germany and of many other countries in Europe.' },
      {
        term: 'GDPR',
        meaning: 'General Data Protection Regulation: the law of the European Union that protects personal data.',
      },
      { term: 'GmbH', meaning: 'A company with limited liability, under German law.' },
      {
        term: 'GMT',
        meaning: 'Greenwich Mean Time: the time in London in winter, from which other times are counted.',
      },
      { term: 'IP', meaning: 'Internet Protocol: the rules by which computers find each other on the internet.' },
      { term: 'KG', meaning: 'A German partnership in which only some partners are liable without limit.' },
      { term: 'MB', meaning: 'Megabyte: about a million letters.' },
      { term: 'WCAG', meaning: 'Web Content Accessibility Guidelines: the rules for websites that everyone can use.' },
    ],
  }),
};
