import { jobs } from './jobs';
import type { JobsContent } from '#kit';

/** The content of the Careers page (§2.11, §3.11). */
const careers: JobsContent = {
  datePosted: '2026-11-02',
  employmentType: 'INTERN',
  intro:
    'Our apprentices work on real projects from the first week, with a mentor at their side. Pick a job below and send us your application. You need no degree.',
  requirementsHeading: 'Requirements:',
  skillsHeading: 'Skills:',
  callToAction: 'Apply Now',
  jobs,
};

export default careers;
