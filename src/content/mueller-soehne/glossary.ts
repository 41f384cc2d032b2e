import type { TextSection } from '#kit';

/**
 * What the abbreviations on this site stand for (WCAG 3.1.4): shown at the end of the accessibility statement, which every
 * page links to.
 */
export const glossary: TextSection = {
  heading: 'Abkürzungen',
  paragraphs: ['Das bedeuten die Abkürzungen auf dieser Website, von A bis Z.'],
  terms: [
    { term: 'AA', meaning: 'Doppel-A: die mittlere der drei Stufen der WCAG.' },
    { term: 'AAA', meaning: 'Dreifach-A: die höchste der drei Stufen der WCAG.' },
    { term: 'Co.', meaning: 'Compagnie: steht für die weiteren Gesellschafter einer Firma.' },
    { term: 'DE', meaning: 'Deutschland: das Kürzel am Anfang deutscher Steuernummern für den Handel in Europa.' },
    {
      term: 'DSGVO',
      meaning: 'Datenschutz-Grundverordnung: das Gesetz der Europäischen Union zum Schutz persönlicher Daten.',
    },
    { term: 'EUR', meaning: 'Euro: das Geld in Deutschland und vielen anderen Ländern Europas.' },
    {
      term: 'GmbH',
      meaning: 'Gesellschaft mit beschränkter Haftung: eine Firma, die nur mit ihrem eigenen Vermögen haftet.',
    },
    { term: 'IP', meaning: 'Internetprotokoll: die Regeln, nach denen Computer im Internet einander finden.' },
    {
      term: 'KG',
      meaning: 'Kommanditgesellschaft: eine Firma, in der nur ein Teil der Gesellschafter unbeschränkt haftet.',
    },
    { term: 'WCAG', meaning: 'Web Content Accessibility Guidelines: die Regeln für Websites, die alle nutzen können.' },
  ],
};
