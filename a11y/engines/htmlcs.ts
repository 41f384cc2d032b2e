import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { createCheckResult, type CheckResult } from '../findings';
import type { MediaMode } from '../matrix';

const require = createRequire(import.meta.url);

interface Pa11yRunner {
  scripts: string[];
  run: (...args: unknown[]) => unknown;
}
interface Pa11yClient {
  run: (options: object) => Promise<{
    issues: { code: string; message: string; selector: string; context: string }[];
  }>;
}

const { scripts, run } = require('pa11y/lib/runners/htmlcs') as Pa11yRunner;
/**
 * The scripts with which pa11y runs HTML_CodeSniffer in a page. pa11y itself can add them only to a newly opened page.
 * {@link addHtmlcs} adds them to an open page, which can be in any state.
 */
const HTMLCS_SOURCE = [
  readFileSync(require.resolve('pa11y/lib/runner.js'), 'utf8'),
  ...scripts.map((file) => readFileSync(file, 'utf8')),
  `window.__pa11y.runners.htmlcs = ${run.toString()}; window.pa11y = window.__pa11y;`,
].join('\n;');

/** Adds HTML_CodeSniffer to a page, which must be opened with `bypassCSP`. */
export const addHtmlcs = (page: Page): Promise<unknown> => page.evaluate(HTMLCS_SOURCE);

/**
 * Runs HTML_CodeSniffer at WCAG2AAA, as pa11y does. Returns only errors, because warnings and notices ask for a manual
 * review and occur on every page.
 */
export async function runHtmlcs(page: Page, mode: MediaMode): Promise<CheckResult> {
  const { issues } = await page.evaluate(() =>
    (window as unknown as { pa11y: Pa11yClient }).pa11y.run({
      standard: 'WCAG2AAA',
      runners: ['htmlcs'],
      ignore: ['warning', 'notice'],
      rules: [],
      wait: 0,
    }),
  );
  const violations = issues.map(({ code, message: summary, selector, context }) => ({
    code,
    selector,
    context,
    summary,
  }));
  return createCheckResult('HTML_CodeSniffer', mode, 0, violations);
}
