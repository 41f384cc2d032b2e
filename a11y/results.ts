import type { Visit } from './findings';

/** The folder to which the reporter writes the audit results. */
export const RESULTS_FOLDER = 'reports/audits';

export interface StateResults {
  /** Chromium's version. */
  browser: string;
  visits: Visit[];
}

/** The faults of each state, and the number of findings that false-positives.md explains. */
export interface Pa11yResults {
  states: Record<string, { explained: Record<string, number>; faults: string[] }>;
}
