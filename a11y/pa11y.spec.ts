import { readFileSync } from 'node:fs';
import pa11yCi, { type Pa11yIssue, type Pa11yReport } from 'pa11y-ci';
import { CHROMIUM_FLAGS, HEADLESS_CHROMIUM_PATH } from '../scripts/chromium';
import { expect, test } from '../test/e2e/fixtures';
import { attachResults } from './auditReporter';
import { readHeroTextStarts, separateFaults } from './falsePositives';
import type { Finding } from './findings';
import { loadStates } from './states';
import { isPageState, type State } from './states/state';

interface Pa11yCiDefaults {
  chromeLaunchConfig: { args: string[] };
}
const { defaults } = JSON.parse(readFileSync('.pa11yci.json', 'utf8')) as { defaults: Pa11yCiDefaults };
const heroTextStarts = await readHeroTextStarts();
const pageStates = (await loadStates()).filter(isPageState);

const toFinding = ({ code = 'not opened', message, selector = '', context, runnerExtras }: Pa11yIssue): Finding => ({
  check: 'pa11y-ci',
  mode: 'light',
  code,
  kind: runnerExtras?.needsFurtherReview ? 'needs review' : 'violation',
  selector,
  context: context ?? '',
  summary: message,
});

const createPageUrl = (url: string, { route }: State): string => `${url}/#${route}`;

// For another firm, `states.spec.ts` audits the same pages with the same two engines.
test.describe('WCAG 2.2 AAA pa11y-ci with the defaults of `.pa11yci.json`', { tag: ['@once', '@smoke'] }, () => {
  let results: Pa11yReport['results'] = {};
  test.beforeAll(async ({ site }) => {
    // Each target is an object, because targets that are strings share one options object with one browser context.
    const targets = pageStates.map((state) => ({ url: createPageUrl(site.url, state) }));
    // With the flag for reduced motion in `defaults`, no carousel moves. Otherwise, pa11y-ci could measure the contrast
    // of a text while it fades.
    const args = [...CHROMIUM_FLAGS, ...defaults.chromeLaunchConfig.args];
    const chromeLaunchConfig = { executablePath: HEADLESS_CHROMIUM_PATH, args };
    // The load event does not show that React has rendered the route. With `defaults.actions`, pa11y-ci waits until the
    // h1 of the page is visible.
    ({ results } = await pa11yCi(targets, { ...defaults, chromeLaunchConfig }));
  });
  for (const state of pageStates)
    test(`pa11y-ci finds no fault in the state ‘${state.name}’`, async ({ site, browser }) => {
      const issues = results[createPageUrl(site.url, state)];
      if (!issues) throw new Error(`pa11y-ci did not open ${state.name}`);
      const findings = issues.map(toFinding);
      const verdict = separateFaults({ check: 'pa11y-ci', mode: 'light', passes: 0, findings }, heroTextStarts);
      await attachResults({ browser: browser.version(), visits: [{ state: state.name, verdicts: [verdict] }] });
      expect(verdict.faults).toEqual([]);
    });
});
