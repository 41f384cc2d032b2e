import { jobs } from './jobList';
import type { JobsContent } from '#kit';

/** The page that lists the jobs. Delete the entry of the page in pages.ts while you have no open jobs. */
const content: JobsContent = {
  datePosted: '2026-11-25',
  // The type of employment, for search engines: FULL_TIME, PART_TIME, INTERN …
  employmentType: 'FULL_TIME',
  intro: 'Describe the work in your firm, and the steps after an application.',
  requirementsHeading: 'What you need:',
  skillsHeading: 'What helps:',
  callToAction: 'Apply now',
  jobs,
};

export default content;
