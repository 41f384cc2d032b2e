declare module 'pa11y-ci' {
  export interface Pa11yIssue {
    /** Absent where the page could not be opened: then it is the error. */
    code?: string;
    message: string;
    selector?: string;
    context?: string;
    runnerExtras?: { needsFurtherReview?: boolean };
  }
  export interface Pa11yReport {
    results: Record<string, Pa11yIssue[]>;
  }
  export default function pa11yCi(urls: string[], options: Record<string, unknown>): Promise<Pa11yReport>;
}
