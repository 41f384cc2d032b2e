import { readFileSync } from 'node:fs';
import pa11yCi, { type Pa11yIssue, type Pa11yReport } from 'pa11y-ci';
import { CHROMIUM_FLAGS, HEADLESS_CHROMIUM } from '../scripts/chromium';
import { expect, test } from '../test/e2e/fixtures';
import { attachResults } from './auditReporter';
import { readHeroWords, separateFaults } from './falsePositives';
import type { Finding } from './findings';
import { loadStates } from './states';
import { isPage, type State } from './states/state';

const { defaults } = JSON.parse(readFileSync('.pa11yci.json', 'utf8')) as { defaults: object };
const heroWords = await readHeroWords();
const pages = (await loadStates()).filter(isPage);

const toFinding = ({ code = 'not opened', message, selector = '', context, runnerExtras }: Pa11yIssue): Finding => ({
  check: 'pa11y-ci',
  mode: 'light',
  code,
  kind: runnerExtras?.needsFurtherReview ? 'needs review' : 'violation',
  selector,
  context: context ?? '',
  summary: message,
});

const createAddress = (url: string, { route }: State): string => `${url}/#${route}`;

test.describe('WCAG 2.2 AAA pa11y-ci with the defaults of `.pa11yci.json`', () => {
  let results: Pa11yReport['results'] = {};
  test.beforeAll(async ({ site }) => {
    // Each target is an object, because pa11y-ci would open targets that are strings in one shared browser context.
    const targets = pages.map((page) => ({ url: createAddress(site.url, page) }));
    const chromeLaunchConfig = { executablePath: HEADLESS_CHROMIUM, args: CHROMIUM_FLAGS };
    // A hash route has no load event. With `defaults.actions`, pa11y-ci waits until the h1 of the page is visible.
    ({ results } = await pa11yCi(targets, { ...defaults, chromeLaunchConfig }));
  });
  for (const page of pages)
    test(`pa11y-ci finds no fault in the state ‘${page.name}’`, async ({ site, browser }) => {
      const issues = results[createAddress(site.url, page)];
      if (!issues) throw new Error(`pa11y-ci did not open ${page.name}`);
      const findings = issues.map(toFinding);
      const verdict = separateFaults({ check: 'pa11y-ci', mode: 'light', passes: 0, findings }, heroWords);
      await attachResults({ browser: browser.version(), visits: [{ state: page.name, verdicts: [verdict] }] });
      expect(verdict.faults).toEqual([]);
    });
});
