import type { TextWith } from '../text';
import type { Salary } from '../types';

/**
 * The texts of the Careers page and of the pages of single jobs, apart from the jobs' content. Only these pages load
 * the chunk with these texts.
 */
export interface JobWords {
  /** The accessible name of the breadcrumb, which contains the links to the parent pages. */
  readonly breadcrumb: string;
  /** The labels of the facts about a job. */
  readonly workplace: string;
  readonly salary: string;
  readonly applyBy: string;
  /** The workplace of a remote job: `{countries}` is a list of country names. */
  readonly remote: TextWith<'countries'>;
  /** A pay range: `{least}` and `{most}` are amounts with their currency. */
  readonly salaryRange: TextWith<'least' | 'most'>;
  /** The pay for each unit of time: `{pay}` is an amount or a range. */
  readonly salaryPer: Readonly<Record<Salary['per'], TextWith<'pay'>>>;
  /** The heading of the list of other jobs. */
  readonly otherJobs: string;
  /** The text of the link to the page of all jobs. */
  readonly allJobs: string;
  /**
   * The texts on the page of a closed job: the notice, and the heading of the list of open jobs. The notice is also the
   * response to an application that was sent without JavaScript after the job closed.
   */
  readonly closed: string;
  readonly openJobs: string;
  /** The text that the page shows when no job is open. */
  readonly noJobs: string;
}
