import type { Job } from '#kit';

/** The jobs. Each job has a page. The page has an application form until the last day for applications. */
export const jobs: readonly Job[] = [
  {
    // Links to the job contain the id, so do not change the id.
    id: 'first-job',
    title: 'The name of the job',
    description: 'Describe in two or three sentences the tasks, the team and the place of this job.',
    // The first item is the type of engagement, and the second item is the duration. The first two items appear as
    // badges.
    requirements: ['Full time', 'Permanent', 'One requirement of this job'],
    // The last day for applications. The first build after this day closes the job. Without `validThrough`, search
    // engines get no data about the job.
    validThrough: '2030-12-31',
    skills: ['A useful skill', 'Another useful skill'],
  },
];
