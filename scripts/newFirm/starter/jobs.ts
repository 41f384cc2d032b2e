import type { JobsContent } from '#kit';

/** The open jobs. Each has an application form. Delete the page's entry in pages.ts while you have no open jobs. */
const jobs: JobsContent = {
  datePosted: '2026-11-25',
  // FULL_TIME, PART_TIME, INTERN …: part of the structured data for search engines.
  employmentType: 'FULL_TIME',
  intro: 'Describe the work in your firm, and the steps after an application.',
  requirementsHeading: 'What you need:',
  skillsHeading: 'What helps:',
  callToAction: 'Apply now',
  jobs: [
    {
      // Links to the job contain the id, so do not change it.
      id: 'first-job',
      title: 'The name of the job',
      description: 'Describe in two or three sentences the tasks, the team and the place of this job.',
      // First the kind of engagement, then its duration. Both are shown as badges.
      requirements: ['Full time', 'Permanent', 'One requirement of this job'],
      skills: ['A useful skill', 'Another useful skill'],
    },
  ],
};

export default jobs;
