import type { Firm, Job } from '../../src/site/types';
import { buildJobPosting, findMissingProperties } from './jobPosting';

const JOB_LIST = {
  datePosted: '2026-11-02',
  employmentType: 'FULL_TIME',
  requirementsHeading: 'You need:',
  skillsHeading: 'Helps:',
} as const;
const SMITH_JOB: Job = {
  id: 'smith',
  title: 'Smith',
  description: 'You forge <anvils> & more.',
  requirements: ['Full time', 'Permanent'],
  skills: [],
  validThrough: '2026-12-24',
};
const firm = {
  name: 'Acme',
  address: { street: 'Anvil Road 1', postalCode: '10115', city: 'Berlin', country: 'Germany' },
} as Firm;
const buildTestPosting = (job: Partial<Job>) =>
  buildJobPosting({ ...SMITH_JOB, ...job }, JOB_LIST, {
    firm,
    pageUrl: 'https://acme.example/jobs/smith/',
    organization: { '@type': 'Organization', name: 'Acme' },
  });

test('§2.11 a job’s structured data contains the required properties, defaults of the job list, and a description in HTML', () => {
  expect(buildTestPosting({})).toEqual({
    '@type': 'JobPosting',
    title: 'Smith',
    description:
      '<p>You forge &lt;anvils&gt; &amp; more.</p><p>You need:</p><ul><li>Full time</li><li>Permanent</li></ul>',
    datePosted: '2026-11-02',
    validThrough: '2026-12-24',
    employmentType: 'FULL_TIME',
    hiringOrganization: { '@type': 'Organization', name: 'Acme' },
    identifier: { '@type': 'PropertyValue', name: 'Acme', value: 'smith' },
    directApply: true,
    url: 'https://acme.example/jobs/smith/',
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Anvil Road 1',
        postalCode: '10115',
        addressLocality: 'Berlin',
        addressCountry: 'Germany',
      },
    },
  });
});

test('§2.11 the structured data contains the job’s own date, type, skills, salary and address', () => {
  const job = buildTestPosting({
    datePosted: '2026-11-20',
    employmentType: 'PART_TIME',
    skills: ['Iron', 'Steel'],
    salary: { currency: 'EUR', least: 18, most: 22.5, per: 'HOUR' },
    workplace: { street: 'Bell Street 2', postalCode: '', city: 'Dubai', country: 'UAE', countryCode: 'AE' },
  });
  expect(job).not.toHaveProperty('jobLocation.address.postalCode');
  expect(job).toMatchObject({
    datePosted: '2026-11-20',
    employmentType: 'PART_TIME',
    skills: 'Iron, Steel',
    jobLocation: { address: { addressLocality: 'Dubai' } },
    baseSalary: { currency: 'EUR', value: { minValue: 18, maxValue: 22.5, unitText: 'HOUR' } },
  });
  expect(buildTestPosting({ salary: { currency: 'EUR', least: 40_000, per: 'YEAR' } })).toMatchObject({
    baseSalary: { value: { value: 40_000, unitText: 'YEAR' } },
  });
});

test('§2.11 the structured data of a remote job names the countries of applicants instead of a place', () => {
  const job = buildTestPosting({ workplace: { remoteIn: ['Germany', 'Austria'] } });
  expect(job).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: [
      { '@type': 'Country', name: 'Germany' },
      { '@type': 'Country', name: 'Austria' },
    ],
  });
  expect(job).not.toHaveProperty('jobLocation');
});

test('§2.11 a job without a required property has no structured data', () => {
  const { validThrough: _, ...job } = SMITH_JOB;
  expect(findMissingProperties(job, JOB_LIST)).toEqual(['validThrough']);
  expect(
    buildJobPosting(job, JOB_LIST, { firm, pageUrl: '', organization: { '@type': 'Organization' } }),
  ).toBeUndefined();
  expect(findMissingProperties({ ...SMITH_JOB, description: ' ' }, JOB_LIST)).toEqual(['description']);
});
