import type { JobWords } from '#kit';

export const words: JobWords = {
  breadcrumb: 'Usted está aquí',
  workplace: 'Lugar de trabajo:',
  salary: 'Salario:',
  applyBy: 'Fecha límite de candidatura:',
  remote: 'Teletrabajo, desde {countries}',
  salaryRange: 'de {least} a {most}',
  salaryPer: {
    HOUR: '{pay} por hora',
    DAY: '{pay} al día',
    WEEK: '{pay} a la semana',
    MONTH: '{pay} al mes',
    YEAR: '{pay} al año',
  },
  otherJobs: 'Otras vacantes',
  allJobs: 'Ver todas las vacantes',
  closed: 'Esta vacante está cerrada y ya no admite candidaturas.',
  openJobs: 'Vacantes',
  noJobs: 'Ahora mismo no tenemos vacantes.',
};
