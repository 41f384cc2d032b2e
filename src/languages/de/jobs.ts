import type { JobWords } from '#kit';

export const words: JobWords = {
  breadcrumb: 'Sie sind hier',
  workplace: 'Arbeitsort:',
  salary: 'Gehalt:',
  applyBy: 'Bewerbung bis:',
  remote: 'Homeoffice ({countries})',
  salaryRange: '{least} bis {most}',
  salaryPer: {
    HOUR: '{pay} pro Stunde',
    DAY: '{pay} pro Tag',
    WEEK: '{pay} pro Woche',
    MONTH: '{pay} pro Monat',
    YEAR: '{pay} pro Jahr',
  },
  otherJobs: 'Weitere offene Stellen',
  allJobs: 'Alle offenen Stellen ansehen',
  closed: 'Diese Stelle ist nicht mehr ausgeschrieben. Wir nehmen dafür keine Bewerbungen mehr an.',
  openJobs: 'Offene Stellen',
  noJobs: 'Zurzeit haben wir keine offenen Stellen.',
};
