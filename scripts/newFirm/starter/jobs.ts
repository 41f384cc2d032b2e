import type { JobsContent } from '#kit';

/** The open jobs. Each has an application form. Delete the page's entry in pages.ts while you have no open jobs. */
const jobs: JobsContent = {
  datePosted: '2026-11-25',
  // FULL_TIME, PART_TIME, INTERN …: part of the structured data for search engines.
  employmentType: 'FULL_TIME',
  intro: 'Say what it is like to work with you, and what happens after somebody has applied.',
  requirementsHeading: 'What you need:',
  skillsHeading: 'What helps:',
  callToAction: 'Apply now',
  jobs: [
    {
      // Links to the job contain the id, so do not change it.
      id: 'first-job',
      title: 'The name of the job',
      description: 'Say in two or three sentences what somebody does in this job, with whom, and where.',
      // First the kind of engagement, then its duration. Both are shown as badges.
      requirements: ['Full time', 'Permanent', 'One thing that nobody can do without'],
      skills: ['A skill that helps', 'Another one'],
    },
  ],
};

export default jobs;
