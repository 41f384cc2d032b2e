import type { Page, Pages } from './pages';
import { joinPath } from './joinPath';
import type { InternalPath, Job } from './types';

/** Declares `process`, because firms' folders are type-checked without Node's types. */
declare const process: { readonly env: { readonly BUILD_DAY?: string } };

/**
 * Returns the day of the build as an ISO date, or the current day if no build has set BUILD_DAY. In the browser, the
 * day of the build determines which jobs are open, because a page must not differ from its prerendered HTML.
 */
const getBuildDay = (): string => process.env['BUILD_DAY'] ?? new Date().toISOString().slice(0, 10);

/** Returns whether people can apply for a job on the day of the build. On its last day, a job is still open. */
const isOpen = ({ validThrough }: Pick<Job, 'validThrough'>): boolean =>
  validThrough === undefined || validThrough >= getBuildDay();

/** Returns the jobs that people can apply for on the day of the build. */
export const filterOpenJobs = <J extends Pick<Job, 'validThrough'>>(jobs: readonly J[]): J[] => jobs.filter(isOpen);

/**
 * The fields of a job that the page registry needs. In the browser's scripts, `isClosed` replaces `validThrough`, and
 * `description` is missing (scripts/build/babelPlugins.ts).
 */
export type ListedJob = Pick<Job, 'id' | 'title'> &
  Partial<Pick<Job, 'description' | 'validThrough'>> & { readonly isClosed?: boolean };

/**
 * Returns the page registry with a page for each job, directly after the page that lists the jobs. The id of a job's
 * page consists of the ids of the list and of the job: 'careers/tester'. The path of the page is below the path of the
 * list. The `pages.ts` of a firm with jobs calls this function.
 */
export const withJobPages = (jobs: readonly ListedJob[], pages: Pages): Pages =>
  Object.fromEntries(
    Object.entries(pages).flatMap(([listId, page]): [string, Page][] =>
      page.kind === 'jobs'
        ? [[listId, page], ...jobs.map((job) => createJobPage(listId, page, job))]
        : [[listId, page]],
    ),
  );

const createJobPage = (listId: string, { path, languages, content }: Page<'jobs'>, job: ListedJob): [string, Page] => [
  `${listId}/${job.id}`,
  {
    kind: 'job',
    path: joinPath(path, job.id),
    ...(languages && { languages }),
    title: job.title,
    description: job.description ?? '',
    list: listId,
    job: job.id,
    isClosed: job.isClosed ?? !isOpen(job),
    content,
  },
];

/** Returns the path of a job's page, or undefined when the registry does not contain the page. */
export const findJobPath = (pages: Pages, listId: string, jobId: string): InternalPath | undefined =>
  pages[`${listId}/${jobId}`]?.path;
