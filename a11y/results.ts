import type { Visit } from './findings';

/** Where the reporter writes what the audits found, for the report. */
export const RESULTS_FOLDER = 'reports/audits';

export interface StateResults {
  /** Chromium's version. */
  browser: string;
  visits: Visit[];
}

/** For each state, the findings that false-positives.md explains, counted, and the faults. */
export interface Pa11yResults {
  states: Record<string, { explained: Record<string, number>; faults: string[] }>;
}
