import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from '@playwright/test';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { AUDIT_RESULTS_FILE, type AuditResults } from './findings';

const ATTACHMENT_NAME = 'audit';

/**
 * Attaches the results of an audit to the running test. {@link AuditReporter} then receives these results from every
 * worker process.
 */
export const attachResults = (results: AuditResults): Promise<void> =>
  test.info().attach(ATTACHMENT_NAME, { body: JSON.stringify(results), contentType: 'application/json' });

/**
 * Writes the results of all audits to a file. `npm run test:a11y` creates its report from this file. With `--record`, a
 * run without faults also updates the accessibility statement and the conformance report.
 */
export default class AuditReporter implements Reporter {
  readonly #results: AuditResults = { browser: '', visits: [] };

  onTestEnd(_test: TestCase, { attachments }: TestResult): void {
    for (const { name, body } of attachments) {
      if (name !== ATTACHMENT_NAME || !body) continue;
      const { browser, visits } = JSON.parse(body.toString()) as AuditResults;
      this.#results.browser = browser;
      this.#results.visits.push(...visits);
    }
  }

  onEnd(): void {
    if (this.#results.visits.length === 0) return;
    mkdirSync(path.dirname(AUDIT_RESULTS_FILE), { recursive: true });
    writeFileSync(AUDIT_RESULTS_FILE, JSON.stringify(this.#results, null, 1));
  }
}
