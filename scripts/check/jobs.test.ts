import { withJobPages } from '../../src/site/jobPages';
import type { Pages } from '../../src/site/pages';
import type { Job } from '../../src/site/types';
import { checkSite } from './index';
import { createSmallSite, testMistakes, type DraftedSite, type InsertMistake } from './testing/smallSite';

/** A complete job of the small firm. The tests check the firm as of 2026-11-22. */
const SMITH_JOB: Job = {
  id: 'smith',
  title: 'Smith',
  description: 'You forge anvils.',
  requirements: ['Full time', 'Permanent'],
  skills: [],
  validThrough: '2026-12-24',
};

/** Adds a page of jobs to the small firm. `jobsWithPage` contains the jobs that get a page of their own. */
function addJobs(siteDraft: DraftedSite, jobs: readonly object[], jobsWithPage: readonly Job[] = jobs as Job[]): void {
  const { team } = siteDraft.pages;
  const jobsPage = { ...team, kind: 'jobs', path: '/jobs', title: 'Jobs', menu: undefined };
  siteDraft.pages = withJobPages(jobsWithPage, {
    ...siteDraft.pages,
    jobs: jobsPage,
  } as unknown as Pages) as DraftedSite['pages'];
  const texts = {
    intro: 'Work here',
    requirementsHeading: 'You need:',
    skillsHeading: 'Helps:',
    callToAction: 'Apply',
  };
  Object.assign(siteDraft.contents, {
    jobs: { datePosted: '2026-11-02', employmentType: 'FULL_TIME', ...texts, jobs },
  });
  siteDraft.contents['site-map'].groups[0]?.kinds.push('jobs');
  siteDraft.pictures.set('social/jobs.jpg', { bytes: 1000, width: 1200, height: 630 });
  siteDraft.auditedStates.push('page /jobs');
}
const addJobWith =
  (changes: Partial<Record<keyof Job, unknown>>): InsertMistake =>
  (siteDraft) =>
    addJobs(siteDraft, [{ ...SMITH_JOB, ...changes }]);

/**
 * Checks a site, except for the record of its audit. The recorded states of the small firm lack the pages that a test
 * adds.
 */
const checkWithoutAudit = (site: ReturnType<typeof createSmallSite>) => {
  const { findings, notices } = checkSite(site, { isUnaudited: true });
  return [...findings, ...(notices ?? [])];
};

test('§2.11 the check finds no mistake in a complete job, its page and its link', () => {
  const site = createSmallSite((siteDraft) => {
    addJobs(siteDraft, [
      SMITH_JOB,
      { ...SMITH_JOB, id: 'farrier', title: 'Farrier', salary: { currency: 'EUR', least: 1, per: 'HOUR' } },
    ]);
    siteDraft.contents.services.undecided.link.href = '/jobs/smith';
  });
  expect(checkWithoutAudit(site)).toEqual([]);
});

const formatLocation = (field: string): string => `jobs.ts › jobs › jobs › ‘Smith’ › ${field}`;
testMistakes(
  '§2.11',
  {
    [`${formatLocation('validThrough')}: ‘2027-02-30’ is not a date: write year, month and day, such as ‘2026-11-20’.`]:
      addJobWith({
        validThrough: '2027-02-30',
      }),
    [`${formatLocation('datePosted')}: ‘27/11/2026’ is not a date: write year, month and day, such as ‘2026-11-20’.`]:
      addJobWith({
        datePosted: '27/11/2026',
      }),
    [`${formatLocation('datePosted')}: ‘2026-12-01’ is in the future: write today’s date, or the date on which the job was posted.`]:
      addJobWith({
        datePosted: '2026-12-01',
      }),
    [`${formatLocation('validThrough')}: 2026-10-01 is before 2026-11-02, when the job was posted: write a later day.`]:
      addJobWith({
        datePosted: '2026-11-02',
        validThrough: '2026-10-01',
      }),
    [`${formatLocation('employmentType')}: ‘SOMETIMES’ is not an allowed value: write ‘FULL_TIME’, ‘PART_TIME’, ‘CONTRACTOR’, ‘TEMPORARY’, ‘INTERN’, ‘VOLUNTEER’, ‘PER_DIEM’ or ‘OTHER’.`]:
      addJobWith({ employmentType: 'SOMETIMES' }),
    [`${formatLocation('workplace')}: lacks a country: write the countries of remote workers into ‘remoteIn’.`]:
      addJobWith({
        workplace: { remoteIn: [] },
      }),
    [`${formatLocation('workplace')}: lacks ‘postalCode’ and ‘country’: write a complete address, or the countries of remote workers into ‘remoteIn’.`]:
      addJobWith({ workplace: { street: 'Anvil Road 2', city: 'Bonn' } }),
    [`${formatLocation('workplace › countryCode')}: ‘UK’ is not a country code: write two capital letters, such as ‘DE’ for Germany.`]:
      addJobWith({
        workplace: { street: 'Anvil Road 2', postalCode: 'N1', city: 'London', country: 'England', countryCode: 'UK' },
      }),
    [`jobs.ts › jobs › jobs › ‘Smith’ › salary › currency: ‘Euro’ is not a currency code: write three letters, such as ‘EUR’ or ‘USD’.`]:
      addJobWith({ salary: { currency: 'Euro', least: 10, per: 'HOUR' } }),
    [`jobs.ts › jobs › jobs › ‘Smith’ › salary › most: 9 is less than ‘least’: write the larger amount here.`]:
      addJobWith({
        salary: { currency: 'EUR', least: 10, most: 9, per: 'HOUR' },
      }),
    [`${formatLocation('salary › least')}: 40 is not a plausible amount: write the amount without separators, such as 40000.`]:
      addJobWith({ salary: { currency: 'EUR', least: 40.0, per: 'YEAR' } }),
    [`${formatLocation('salary › least')}: 3.4 is not a plausible amount: write the amount without separators, such as 40000.`]:
      addJobWith({ salary: { currency: 'EUR', least: 3.4, per: 'MONTH' } }),
    [`${formatLocation('salary › most')}: 12.345 is not a plausible amount: write the amount without separators, such as 40000.`]:
      addJobWith({ salary: { currency: 'EUR', least: 10.5, most: 12.345, per: 'HOUR' } }),
    [`${formatLocation('id')}: is not a valid id: file names contain it, so use lower-case letters, digits and single hyphens.`]:
      addJobWith({ id: 'Büro' }),
    [`${formatLocation('title')}: is the title of another job, too: add the place or the team, because each job has a page.`]:
      (siteDraft) => addJobs(siteDraft, [SMITH_JOB, { ...SMITH_JOB, id: 'other' }]),
    [`${formatLocation('id')}: puts the page of the job at the address of the page ‘imprint’: change one of them.`]: (
      siteDraft,
    ) => {
      addJobs(siteDraft, [SMITH_JOB]);
      Object.assign(siteDraft.pages['imprint'] ?? {}, { path: '/jobs/smith' });
    },
  },
  checkWithoutAudit,
);

describe('the check reports notices about jobs', () => {
  testMistakes(
    '§2.11',
    {
      [`${formatLocation('id')}: the job has no structured data for search engines, because it lacks ‘validThrough’: add the missing values.`]:
        addJobWith({ validThrough: undefined }),
      [`${formatLocation('validThrough')}: the last day for applications is 2026-11-22: write a later day if the job stays open.`]:
        addJobWith({ validThrough: '2026-11-22' }),
      [`${formatLocation('validThrough')}: the job is closed, because its last day was 2026-11-21: write a later day, or remove the job after some months.`]:
        addJobWith({ validThrough: '2026-11-21' }),
      [`${formatLocation('validThrough')}: the job is closed, because its last day was 2026-10-01: write a later day, or remove the job after some months.`]:
        addJobWith({ validThrough: '2026-10-01' }),
      'pages.ts › jobs: has no page for ‘smith’: write ‘export const pages = withJobPages(jobs, { … })’ with the same jobs.':
        (siteDraft) => addJobs(siteDraft, [SMITH_JOB], []),
    },
    // A report with mistakes has no notices.
    (site) => checkSite(site, { isUnaudited: true }).notices ?? [],
  );

  test('§2.11 the check adds a notice if the last day for applications is 14 days away, but not if it is 15 days away', () => {
    const countFindings = (validThrough: string) => {
      const { findings, notices } = checkSite(createSmallSite(addJobWith({ validThrough })), { isUnaudited: true });
      return [findings.length, notices?.length];
    };
    expect([countFindings('2026-12-07'), countFindings('2026-12-06')]).toEqual([
      [0, 0],
      [0, 1],
    ]);
  });
});
