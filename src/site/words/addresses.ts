/** The last path segments of the form pages for visitors without JavaScript. */
export interface AddressWords {
  /** The segment after the job's id: 'apply' in '/careers/tester/apply'. */
  readonly apply: string;
  /** The segment after the path of a page of plans. */
  readonly quote: string;
  /** The segment after the path of the services page. */
  readonly customRequest: string;
}
