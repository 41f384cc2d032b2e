import { settings } from './settings';
import type { TextSection } from '#kit';

const { compare } = new Intl.Collator(settings.locale);

/**
 * The abbreviations on this site (WCAG 3.1.4), at the end of the accessibility statement. Add your abbreviations in any
 * order.
 */
export const glossary: TextSection = {
  heading: 'Abbreviations',
  paragraphs: ['Here is what the short forms on this website stand for, from A to Z.'],
  terms: [
    { term: 'AA', meaning: 'Double A: the middle one of the three levels of WCAG.' },
    { term: 'AAA', meaning: 'Triple A: the highest of the three levels of WCAG.' },
    { term: 'DOC', meaning: 'Document: a text file of an older version of Microsoft Word.' },
    { term: 'DOCX', meaning: 'Document: a text file of Microsoft Word as it is today.' },
    { term: 'e.g.', meaning: 'For example, from the Latin words for it.' },
    { term: 'EN', meaning: 'European Norm: a standard that applies in many countries of Europe.' },
    { term: 'GDPR', meaning: 'General Data Protection Regulation: the law on personal data in the European Union.' },
    { term: 'GMT', meaning: 'Greenwich Mean Time: the time in London in winter, from which other times are counted.' },
    { term: 'IP', meaning: 'Internet Protocol: the rules by which computers find each other on the internet.' },
    { term: 'KB', meaning: 'Kilobyte: about a thousand letters.' },
    { term: 'Max', meaning: 'Maximum: no more than this.' },
    { term: 'MB', meaning: 'Megabyte: about a million letters.' },
    { term: 'PDF', meaning: 'Portable Document Format: a file that looks the same on every computer.' },
    {
      term: 'SHA',
      meaning: 'Secure Hash Algorithm: a way to compute a short text that shows whether a file has changed.',
    },
    { term: 'WCAG', meaning: 'Web Content Accessibility Guidelines: the rules for websites that everyone can use.' },
  ].toSorted((one, other) => compare(one.term, other.term)),
};
