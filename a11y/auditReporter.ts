import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from '@playwright/test';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { RESULTS_FOLDER, type Pa11yResults, type StateResults } from './results';

interface Results {
  states: StateResults;
  pa11y: Pa11yResults;
}

const PREFIX = 'audit:';

/** Attaches the results of one audit to its test, so that {@link AuditReporter} receives them from any worker. */
export const attachResults = <Name extends keyof Results>(name: Name, results: Results[Name]): Promise<void> =>
  test.info().attach(`${PREFIX}${name}`, { body: JSON.stringify(results), contentType: 'application/json' });

/** Writes the results of all audits to `reports/audits`, for the report and the statement (`npm run test:a11y`). */
export default class AuditReporter implements Reporter {
  readonly #states: StateResults = { browser: '', visits: [] };
  readonly #pa11y: Pa11yResults = { states: {} };

  onTestEnd(_test: TestCase, { attachments }: TestResult): void {
    for (const { name, body } of attachments) {
      if (!name.startsWith(PREFIX) || !body) continue;
      const results: unknown = JSON.parse(body.toString());
      if (name === `${PREFIX}states`) {
        const { browser, visits } = results as StateResults;
        this.#states.browser = browser;
        this.#states.visits.push(...visits);
      } else Object.assign(this.#pa11y.states, (results as Pa11yResults).states);
    }
  }

  onEnd(): void {
    if (this.#states.visits.length === 0) return;
    mkdirSync(RESULTS_FOLDER, { recursive: true });
    for (const [name, results] of Object.entries({ states: this.#states, pa11y: this.#pa11y }))
      writeFileSync(path.join(RESULTS_FOLDER, `${name}.json`), JSON.stringify(results, null, 1));
  }
}
