import type { Job } from '#kit';

/** The jobs. Each has a page of its own and an application form until its last day. */
export const jobs: readonly Job[] = [
  {
    // Links to the job contain the id, so do not change it.
    id: 'first-job',
    title: 'The name of the job',
    description: 'Say in two or three sentences what somebody does in this job, with whom, and where.',
    // First the kind of engagement, then its duration. Both are shown as badges.
    requirements: ['Full time', 'Permanent', 'One thing that nobody can do without'],
    // The last day for applications. The next build closes the job. Search engines ignore a job without this day.
    validThrough: '2030-12-31',
    skills: ['A skill that helps', 'Another one'],
  },
];
