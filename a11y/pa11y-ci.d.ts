declare module 'pa11y-ci' {
  export interface Pa11yIssue {
    /** Absent when the page could not be opened. `message` is then the error. */
    code?: string;
    message: string;
    selector?: string;
    context?: string;
    runnerExtras?: { needsFurtherReview?: boolean };
  }
  export interface Pa11yReport {
    results: Record<string, Pa11yIssue[]>;
  }
  export interface Pa11yTarget {
    url: string;
    actions?: readonly string[];
  }
  export default function pa11yCi(
    targets: readonly Pa11yTarget[],
    options: Record<string, unknown>,
  ): Promise<Pa11yReport>;
}
