/**
 * pa11y-ci as it comes, on every route (AUDITS=routes: there alone) and in what opens there (AUDITS=rest: there alone): it
 * opens, waits and looks by itself.
 */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import pa11yCi, { type Pa11yIssue, type Pa11yReport, type Pa11yTarget } from 'pa11y-ci';
import { CHROMIUM, CHROMIUM_FLAGS } from '../scripts/chromium';
import { startJourney, type Site } from '../test/e2e/harness';
import { explain, readHeroWords } from './falsePositives';
import { inWords, type Finding } from './findings';
import { HEIGHT, opensWithPa11y, WIDTHS } from './matrix';
import { leaveResults, type Pa11yResults } from './results';
import { loadStates, type State } from './states';

let site: Site;
const heroWords = await readHeroWords();
const seen: Pa11yResults['states'] = {};
before(async () => {
  site = await startJourney();
});
after(async () => {
  if (audits === undefined) await leaveResults('pa11y', { states: seen });
  await site.stop();
});

const findingOf = ({ code = 'not opened', message, selector = '', context, runnerExtras }: Pa11yIssue): Finding => ({
  check: 'pa11y-ci',
  mode: 'light',
  code,
  kind: runnerExtras?.needsFurtherReview ? 'needs review' : 'violation',
  selector,
  context: context ?? '',
  summary: message,
});

function judge(issues: readonly Pa11yIssue[]): Pa11yResults['states'][string] {
  const explained: Record<string, number> = {};
  const faults: string[] = [];
  for (const finding of issues.map(findingOf)) {
    const id = explain(finding, heroWords);
    if (id) explained[id] = (explained[id] ?? 0) + 1;
    else faults.push(inWords(finding));
  }
  return { explained, faults };
}

const audits = process.env['AUDITS'];
const opened = (await loadStates())
  .filter(opensWithPa11y)
  .filter(({ reach }) => audits !== (reach === undefined ? 'rest' : 'routes'));

/** Results are told apart by addresses, which states share: each gets a number, which a page passes over. */
const addressOf = (state: State): string => `${site.url}/#${state.route}?${opened.indexOf(state)}`;

const targetOf = (state: State): Pa11yTarget => ({
  url: addressOf(state),
  // The page is there once its h1 is; a hash route has no load event of its own.
  actions: ['wait for element main h1 to be visible', ...(state.pa11y ?? [])],
  ...(state.window === 'mobile' && { viewport: { width: WIDTHS[0], height: HEIGHT } }),
});

describe('WCAG 2.2 AAA: pa11y-ci with HTML_CodeSniffer and axe', () => {
  let results: Pa11yReport['results'] = {};
  before(async () => {
    const report = await pa11yCi(opened.map(targetOf), {
      standard: 'WCAG2AAA',
      runners: ['htmlcs', 'axe'],
      timeout: 60_000,
      concurrency: 2,
      chromeLaunchConfig: { executablePath: CHROMIUM, args: CHROMIUM_FLAGS },
    });
    results = report.results;
  });
  for (const state of opened)
    test(state.name, () => {
      const issues = results[addressOf(state)];
      assert.ok(issues, 'it was opened');
      const verdict = judge(issues);
      seen[state.name] = verdict;
      assert.deepEqual(verdict.faults, []);
    });
});
