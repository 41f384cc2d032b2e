import { countDays, isDate } from '../build/buildDay';
import { findMissingProperties } from '../build/jobPosting';
import { joinPath } from '../../src/site/joinPath';
import type { Job } from '../../src/site/types';
import { findPages, joinNames, mapPageIdsByPath, type Finding, type Site } from './site';
import { createContentFinding } from './contentNodes';

/** The check prints a notice if the last day for applications is at most this number of days away. */
const NOTICE_PERIOD_DAYS = 14;

function* findJobNotices(
  { today }: Site,
  job: Job,
  missingProperties: readonly string[],
): Generator<readonly [field: keyof Job, message: string]> {
  const { validThrough } = job;
  if (missingProperties.length > 0)
    yield [
      'id',
      `the job has no structured data for search engines, because it lacks ${joinNames(missingProperties)}: add the missing values.`,
    ];
  if (validThrough === undefined) return;
  const daysLeft = countDays(today, validThrough);
  if (daysLeft < 0)
    yield [
      'validThrough',
      `the job is closed, because its last day was ${validThrough}: write a later day, or remove the job after some months.`,
    ];
  else if (daysLeft <= NOTICE_PERIOD_DAYS)
    yield [
      'validThrough',
      `the last day for applications is ${validThrough}: write a later day if the job stays open.`,
    ];
}

/** §2.11: yields a finding for each mistake in a job, except the mistakes that the schema of the jobs finds. */
export function* checkJobs(site: Site): Generator<Finding> {
  const pageIdByPath = mapPageIdsByPath(site.pages);
  for (const { id, page, content } of findPages(site, 'jobs')) {
    const titles = new Set<string>();
    for (const [index, job] of content.jobs.entries()) {
      const createJobFinding = (field: keyof Job, message: string) =>
        createContentFinding(site, id, ['jobs', index, field], message);
      const { validThrough, datePosted } = job;
      // The schema reports a malformed date. This check ignores the default posting date of the page, because the
      // author may change the default after a job has closed.
      if (validThrough && datePosted && isDate(validThrough) && isDate(datePosted) && validThrough < datePosted)
        yield createJobFinding(
          'validThrough',
          `${validThrough} is before ${datePosted}, when the job was posted: write a later day.`,
        );
      if (titles.has(job.title))
        yield createJobFinding(
          'title',
          'is the title of another job, too: add the place or the team, because each job has a page.',
        );
      titles.add(job.title);
      const otherPageId = pageIdByPath.get(joinPath(page.path, job.id));
      if (otherPageId !== undefined)
        yield createJobFinding(
          'id',
          `puts the page of the job at the address of the page ‘${otherPageId}’: change one of them.`,
        );
    }
  }
}

/** §2.11: yields a notice for each job that closes soon, is closed, or has no structured data or no page. */
export function* checkJobNotices(site: Site): Generator<Finding> {
  for (const { id, content } of findPages(site, 'jobs')) {
    for (const [index, job] of content.jobs.entries())
      for (const [field, message] of findJobNotices(site, job, findMissingProperties(job, content)))
        yield createContentFinding(site, id, ['jobs', index, field], message);
    const idsWithoutPage = content.jobs.filter((job) => !site.jobPages[`${id}/${job.id}`]).map((job) => job.id);
    if (idsWithoutPage.length > 0)
      yield {
        file: 'pages.ts',
        steps: [id],
        message: `has no page for ${joinNames(idsWithoutPage)}: write ‘export const pages = withJobPages(jobs, { … })’ with the same jobs.`,
      };
  }
}
