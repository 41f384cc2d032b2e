/** Last parts of the addresses at which a form stands on a page of its own, for visitors without JavaScript. */
export interface AddressWords {
  /** Below the page of jobs and the job's id. */
  readonly apply: string;
  /** Below a page of plans. */
  readonly quote: string;
  /** Below the page of services. */
  readonly customRequest: string;
}
