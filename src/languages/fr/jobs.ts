import type { JobWords } from '#kit';

export const words: JobWords = {
  breadcrumb: 'Vous êtes ici',
  workplace: 'Lieu de travail\u00a0:',
  salary: 'Rémunération\u00a0:',
  applyBy: 'Candidature jusqu’au\u00a0:',
  remote: 'À distance, depuis\u00a0: {countries}',
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
  closed: 'Ce poste n’est plus à pourvoir. Nous n’acceptons plus de candidatures.',
  openJobs: 'Postes à pourvoir',
  noJobs: 'Nous n’avons pas de poste à pourvoir en ce moment.',
};
