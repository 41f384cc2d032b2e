import type { JobWords } from '#kit';

export const words: JobWords = {
  breadcrumb: 'Usted está aquí',
  workplace: 'Lugar de trabajo:',
  salary: 'Salario:',
  applyBy: 'Plazo de candidatura:',
  remote: 'Desde casa, en {countries}',
  salaryRange: 'de {least} a {most}',
  salaryPer: {
    HOUR: '{pay} por hora',
    DAY: '{pay} al día',
    WEEK: '{pay} por semana',
    MONTH: '{pay} al mes',
    YEAR: '{pay} al año',
  },
  otherJobs: 'Otras vacantes',
  allJobs: 'Ver todas las vacantes',
  closed: 'Esta vacante está cerrada. Ya no aceptamos candidaturas.',
  openJobs: 'Vacantes',
  noJobs: 'Ahora mismo no tenemos vacantes.',
};
