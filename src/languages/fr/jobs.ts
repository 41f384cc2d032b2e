import type { JobWords } from '#kit';

export const words: JobWords = {
  breadcrumb: 'Vous êtes ici',
  workplace: 'Lieu de travail\u00a0:',
  salary: 'Rémunération\u00a0:',
  applyBy: 'Date limite de candidature\u00a0:',
  remote: 'Télétravail ({countries})',
  salaryRange: 'de {least} à {most}',
  salaryPer: {
    HOUR: '{pay} par heure',
    DAY: '{pay} par jour',
    WEEK: '{pay} par semaine',
    MONTH: '{pay} par mois',
    YEAR: '{pay} par an',
  },
  otherJobs: 'Autres postes à pourvoir',
  allJobs: 'Voir tous les postes',
  closed: 'Ce poste n’est plus à pourvoir\u00a0: les candidatures sont closes.',
  openJobs: 'Postes à pourvoir',
  noJobs: 'Nous n’avons pas de poste à pourvoir en ce moment.',
};
