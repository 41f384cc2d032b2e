import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { writeOutcomes, type TestOutcome } from './evidence';

/**
 * Records the outcome of every executed test as evidence for the conformance report (`npm run test:a11y -- --record`).
 * An interrupted run records nothing.
 */
export default class EvidenceReporter implements Reporter {
  readonly #outcomes: TestOutcome[] = [];

  onTestEnd(test: TestCase, { status }: TestResult): void {
    // Playwright's first three titles are those of the root suite, the project and the file.
    const titles = test.titlePath().slice(3);
    if (status !== 'skipped')
      this.#outcomes.push({ file: test.location.file, titles, isPassed: status === test.expectedStatus });
  }

  onEnd({ status }: FullResult): void {
    if (status !== 'interrupted') writeOutcomes('browser', this.#outcomes);
  }
}
