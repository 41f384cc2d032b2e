declare module 'pa11y-ci' {
  export interface Pa11yIssue {
    code?: string;
    message: string;
    selector?: string;
    context?: string;
  }
  export interface Pa11yReport {
    results: Record<string, Pa11yIssue[]>;
  }
  export default function pa11yCi(urls: string[], options: Record<string, unknown>): Promise<Pa11yReport>;
}
