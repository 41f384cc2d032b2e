import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Visit } from './findings';

/** Where each suite leaves what it saw, for the report. */
export const RESULTS_FOLDER = 'reports/audits';

export interface StateResults {
  /** Chromium's version. */
  browser: string;
  visits: Visit[];
}

/** By state: how many findings false-positives.md explains, and the others. */
export interface Pa11yResults {
  states: Record<string, { explained: Record<string, number>; faults: string[] }>;
}

export async function leaveResults(name: 'states' | 'pa11y', results: StateResults | Pa11yResults): Promise<void> {
  await mkdir(RESULTS_FOLDER, { recursive: true });
  await writeFile(path.join(RESULTS_FOLDER, `${name}.json`), JSON.stringify(results, null, 1));
}
