import type { JobWords } from '#kit';

export const words: JobWords = {
  breadcrumb: 'You are here',
  workplace: 'Place of work:',
  salary: 'Pay:',
  applyBy: 'Apply by:',
  remote: 'From home, in {countries}',
  salaryRange: '{least} to {most}',
  salaryPer: {
    HOUR: '{pay} per hour',
    DAY: '{pay} per day',
    WEEK: '{pay} per week',
    MONTH: '{pay} per month',
    YEAR: '{pay} per year',
  },
  otherJobs: 'Other open jobs',
  allJobs: 'See all open jobs',
  closed: 'This job is closed. We no longer take applications for it.',
  openJobs: 'Open jobs',
  noJobs: 'We have no open jobs at the moment.',
};
