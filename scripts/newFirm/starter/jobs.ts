import type { JobsContent } from '#kit';

/** Open jobs, each with a form for applications. While there are none, delete the page's entry in pages.ts. */
const jobs: JobsContent = {
  datePosted: '2026-11-25',
  // FULL_TIME, PART_TIME, INTERN …: search engines are told it.
  employmentType: 'FULL_TIME',
  intro: 'Say what it is like to work with you, and what happens after somebody has applied.',
  requirementsHeading: 'What you need:',
  skillsHeading: 'What helps:',
  callToAction: 'Apply now',
  jobs: [
    {
      // Stands in links to the job, so it stays as it is.
      id: 'first-job',
      title: 'The name of the job',
      description: 'Say in two or three sentences what somebody does in this job, with whom, and where.',
      // First the kind of engagement, then how long it lasts; both are shown as badges.
      requirements: ['Full time', 'Permanent', 'One thing that nobody can do without'],
      skills: ['A skill that helps', 'Another one'],
    },
  ],
};

export default jobs;
