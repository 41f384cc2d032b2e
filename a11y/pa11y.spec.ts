import { readFileSync } from 'node:fs';
import pa11yCi, { type Pa11yIssue, type Pa11yReport, type Pa11yTarget } from 'pa11y-ci';
import { CHROMIUM_FLAGS, HEADLESS_CHROMIUM } from '../scripts/chromium';
import { expect, test } from '../test/e2e/fixtures';
import { attachResults } from './auditReporter';
import { readHeroWords, separateFaults } from './falsePositives';
import type { Finding } from './findings';
import { HEIGHT, isOpenedByPa11y, WIDTHS } from './matrix';
import { loadStates, type State } from './states';

/**
 * Runs pa11y-ci on every route and, in tests with the tag `@full`, in every state that its actions can reach. pa11y-ci
 * opens its own pages with the defaults of `.pa11yci.json`.
 */
const { defaults } = JSON.parse(readFileSync('.pa11yci.json', 'utf8')) as { defaults: object };
const heroWords = await readHeroWords();

const toFinding = ({ code = 'not opened', message, selector = '', context, runnerExtras }: Pa11yIssue): Finding => ({
  check: 'pa11y-ci',
  mode: 'light',
  code,
  kind: runnerExtras?.needsFurtherReview ? 'needs review' : 'violation',
  selector,
  context: context ?? '',
  summary: message,
});

/**
 * Returns the URL of a state. The number after '?', which pages ignore, makes each URL unique, because pa11y-ci reports
 * its results by URL.
 */
const createAddress = (url: string, state: State, index: number): string => `${url}/#${state.route}?${index}`;

const createTarget = (url: string, state: State, index: number): Pa11yTarget => ({
  url: createAddress(url, state, index),
  // A hash route has no load event. The page is complete when its h1 is visible.
  actions: ['wait for element main h1 to be visible', ...(state.pa11y ?? [])],
  ...(state.window === 'mobile' && { viewport: { width: WIDTHS[0], height: HEIGHT } }),
});

function audit(title: string, states: readonly State[], tag: string[] = []): void {
  test.describe(`WCAG 2.2 AAA pa11y-ci ${title}`, { tag }, () => {
    let results: Pa11yReport['results'] = {};
    test.beforeAll(async ({ site }) => {
      const report = await pa11yCi(
        states.map((state, index) => createTarget(site.url, state, index)),
        { ...defaults, chromeLaunchConfig: { executablePath: HEADLESS_CHROMIUM, args: CHROMIUM_FLAGS } },
      );
      results = report.results;
    });
    for (const [index, state] of states.entries())
      test(`pa11y-ci finds no fault in the state ‘${state.name}’`, async ({ site, browser }) => {
        const issues = results[createAddress(site.url, state, index)];
        if (!issues) throw new Error(`pa11y-ci did not open ${state.name}`);
        const findings = issues.map(toFinding);
        const verdict = separateFaults({ check: 'pa11y-ci', mode: 'light', passes: 0, findings }, heroWords);
        await attachResults({ browser: browser.version(), visits: [{ state: state.name, verdicts: [verdict] }] });
        expect(verdict.faults).toEqual([]);
      });
  });
}

const openedStates = (await loadStates()).filter(isOpenedByPa11y);
audit(
  'on every route',
  openedStates.filter(({ reach }) => reach === undefined),
);
audit(
  'in every state that its actions reach',
  openedStates.filter(({ reach }) => reach !== undefined),
  ['@full'],
);
