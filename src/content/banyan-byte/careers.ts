import type { Job, JobsContent } from '#kit';

const requirements: Job['requirements'] = ['Apprenticeship', 'Duration: 6m to 1yr'];

const jobs: readonly Job[] = [
  {
    id: 'software-engineer',
    title: 'SOFTWARE ENGINEER',
    description:
      'You build websites and apps that clients use every day. A senior developer reviews your code, and your first change goes live within your first two weeks.',
    requirements,
    skills: ['React', 'Node.js', 'TypeScript', 'AWS'],
  },
  {
    id: 'it-security',
    title: 'IT Security',
    description:
      'You test websites and networks for weak spots, always with the owner’s written consent. You write down what you find so that the client can fix it, and then you test again.',
    requirements,
    skills: ['Metasploit', 'Burp Suite', 'Nmap', 'Wireshark'],
  },
  {
    id: 'digital-marketing',
    title: 'DIGITAL MARKETING',
    description:
      'You plan posts, write web pages that people find through search, and measure what works. Each month you show a client the results and suggest the next steps.',
    requirements,
    skills: ['SEO', 'Social Media', 'Content Strategy', 'Analytics'],
  },
];

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
