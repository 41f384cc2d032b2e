import type { TextSection } from '#kit';

/** Was die Abkürzungen auf dieser Website bedeuten (WCAG 3.1.4), am Ende der Erklärung zur Barrierefreiheit. Eigene ergänzen. */
export const glossary: TextSection = {
  heading: 'Abkürzungen',
  paragraphs: ['Das bedeuten die Abkürzungen auf dieser Website, von A bis Z.'],
  terms: [
    { term: 'AA', meaning: 'Doppel-A: die mittlere der drei Stufen der WCAG.' },
    { term: 'AAA', meaning: 'Dreifach-A: die höchste der drei Stufen der WCAG.' },
    { term: 'DOC', meaning: 'Dokument: eine Textdatei einer älteren Fassung von Microsoft Word.' },
    { term: 'DOCX', meaning: 'Dokument: eine Textdatei von Microsoft Word, wie es heute ist.' },
    {
      term: 'DSGVO',
      meaning: 'Datenschutz-Grundverordnung: das Gesetz der Europäischen Union zum Schutz persönlicher Daten.',
    },
    { term: 'IP', meaning: 'Internetprotokoll: die Regeln, nach denen Computer im Internet einander finden.' },
    { term: 'KB', meaning: 'Kilobyte: etwa tausend Buchstaben.' },
    { term: 'MB', meaning: 'Megabyte: etwa eine Million Buchstaben.' },
    { term: 'PDF', meaning: 'Portable Document Format: eine Datei, die auf jedem Computer gleich aussieht.' },
    { term: 'WCAG', meaning: 'Web Content Accessibility Guidelines: die Regeln für Websites, die alle nutzen können.' },
  ],
};
