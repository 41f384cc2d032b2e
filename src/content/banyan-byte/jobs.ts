import type { Job } from '#kit';

const requirements: Job['requirements'] = ['Apprenticeship', 'Duration: 6m to 1yr'];

/** The last day for applications. This day is far in the future, so that the jobs stay open in all builds until then. */
const validThrough = '2030-12-31';

/** The jobs (§3.11). Each job has a page below the Careers page. */
export const jobs: readonly Job[] = [
  {
    id: 'software-engineer',
    title: 'SOFTWARE ENGINEER',
    description:
      'You build websites and apps that clients use every day. A senior developer reviews your code, and your first change goes live within your first two weeks.',
    requirements,
    validThrough,
    skills: ['React', 'Node.js', 'TypeScript', 'AWS'],
  },
  {
    id: 'it-security',
    title: 'IT Security',
    description:
      'You test websites and networks for weak spots, always with the owner’s written consent. You write down what you find so that the client can fix it, and then you test again.',
    requirements,
    validThrough,
    skills: ['Metasploit', 'Burp Suite', 'Nmap', 'Wireshark'],
  },
  {
    id: 'digital-marketing',
    title: 'DIGITAL MARKETING',
    description:
      'You plan posts, write web pages that people find through search, and measure what works. Each month you show a client the results and suggest the next steps.',
    requirements,
    validThrough,
    skills: ['SEO', 'Social Media', 'Content Strategy', 'Analytics'],
  },
];
