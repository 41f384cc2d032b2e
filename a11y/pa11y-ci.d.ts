declare module 'pa11y-ci' {
  export interface Pa11yIssue {
    /** The field is absent if pa11y-ci could not open the page. `message` then contains the error. */
    code?: string;
    message: string;
    selector?: string;
    context?: string;
    runnerExtras?: { needsFurtherReview?: boolean };
  }
  export interface Pa11yReport {
    results: Record<string, Pa11yIssue[]>;
  }
  export default function pa11yCi(
    targets: readonly { url: string }[],
    options: Record<string, unknown>,
  ): Promise<Pa11yReport>;
}
