import type { JobPosting, Organization, PostalAddress as SchemaAddress } from 'schema-dts';
import type { Firm, Job, JobsContent, PostalAddress, Salary } from '../../src/site/types';
import { escapeHtml } from '../../src/submission/text';

/**
 * The properties that a job needs for its structured data. Google requires the first three, and recommends the others.
 */
const REQUIRED_PROPERTIES = ['title', 'description', 'datePosted', 'validThrough', 'employmentType'] as const;
type RequiredProperties = { readonly [Name in (typeof REQUIRED_PROPERTIES)[number]]: string };

type JobList = Pick<JobsContent, 'datePosted' | 'employmentType' | 'requirementsHeading' | 'skillsHeading'>;

const applyListDefaults = (job: Job, { datePosted, employmentType }: JobList): Partial<RequiredProperties> => ({
  datePosted,
  employmentType,
  ...job,
});

/** Returns the names of the required properties that a job lacks. */
export const findMissingProperties = (job: Job, list: JobList): string[] =>
  REQUIRED_PROPERTIES.filter((name) => !applyListDefaults(job, list)[name]?.trim());

const isComplete = (values: Partial<RequiredProperties>): values is RequiredProperties =>
  REQUIRED_PROPERTIES.every((name) => values[name]?.trim());

export const buildPostalAddress = ({ street, postalCode, city, country, countryCode }: PostalAddress) =>
  ({
    '@type': 'PostalAddress',
    streetAddress: street,
    ...(postalCode && { postalCode }),
    addressLocality: city,
    addressCountry: countryCode ?? country,
  }) satisfies SchemaAddress;

const renderLabelledList = (label: string, texts: readonly string[]): string =>
  texts.length === 0
    ? ''
    : `<p>${escapeHtml(label)}</p><ul>${texts.map((text) => `<li>${escapeHtml(text)}</li>`).join('')}</ul>`;

/** Returns the description, the requirements and the skills of a job as HTML, in the order of the job's page. */
const renderDescription = ({ description, requirements, skills }: Job, list: JobList): string =>
  `<p>${escapeHtml(description)}</p>${renderLabelledList(list.requirementsHeading, requirements)}${renderLabelledList(list.skillsHeading, skills)}`;

const buildSalary = ({ currency, least, most, per }: Salary): NonNullable<JobPosting['baseSalary']> => ({
  '@type': 'MonetaryAmount',
  currency,
  value: {
    '@type': 'QuantitativeValue',
    unitText: per,
    ...(most === undefined ? { value: least } : { minValue: least, maxValue: most }),
  },
});

function buildPlace({ workplace }: Job, firm: Firm): Partial<JobPosting> {
  if (!workplace || !('remoteIn' in workplace))
    return { jobLocation: { '@type': 'Place', address: buildPostalAddress(workplace ?? firm.address) } };
  return {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: workplace.remoteIn.map((name) => ({ '@type': 'Country', name })),
  };
}

/**
 * Returns the structured data of a job for search engines (schema.org's JobPosting), or undefined when the job lacks a
 * required property. `pageUrl` is the URL of the job's page, and `organization` is the firm's schema.org node.
 */
export function buildJobPosting(
  job: Job,
  list: JobList,
  { firm, pageUrl, organization }: { firm: Firm; pageUrl: string; organization: Organization },
): JobPosting | undefined {
  const values = applyListDefaults(job, list);
  if (!isComplete(values)) return undefined;
  return {
    '@type': 'JobPosting',
    identifier: { '@type': 'PropertyValue', name: firm.name, value: job.id },
    title: values.title,
    description: renderDescription(job, list),
    datePosted: values.datePosted,
    validThrough: values.validThrough,
    employmentType: values.employmentType,
    hiringOrganization: organization,
    directApply: true,
    url: pageUrl,
    ...buildPlace(job, firm),
    ...(job.skills.length > 0 && { skills: job.skills.join(', ') }),
    ...(job.salary && { baseSalary: buildSalary(job.salary) }),
  };
}
