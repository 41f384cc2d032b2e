/** The last parts of the paths of the form pages, for visitors without JavaScript. */
export interface AddressWords {
  /** Below the careers page and the job's id. */
  readonly apply: string;
  /** Below a page of plans. */
  readonly quote: string;
  /** Below the services page. */
  readonly customRequest: string;
}
