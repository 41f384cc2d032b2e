/** pa11y-ci as it comes, on every route and in what opens there: it opens, waits and looks by itself. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import pa11yCi, { type Pa11yIssue } from 'pa11y-ci';
import { CHROMIUM, CHROMIUM_FLAGS } from '../scripts/ensureBrowser';
import { startJourney, type Site } from '../test/journeys/harness';
import { explain } from './falsePositives';
import { inWords, type Finding } from './findings';
import { HEIGHT, opensWithPa11y, WIDTHS } from './matrix';
import { pa11yActions } from './pa11yActions';
import { leaveResults, type Pa11yResults } from './results';
import { states, type State } from './states';

let site: Site;
const seen: Pa11yResults['states'] = {};
before(async () => {
  site = await startJourney();
});
after(async () => {
  await leaveResults('pa11y', { states: seen });
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
    const id = explain(finding);
    if (id) explained[id] = (explained[id] ?? 0) + 1;
    else faults.push(inWords(finding));
  }
  return { explained, faults };
}

/** One run a state: the results are told apart by addresses, and states share one. */
async function look({ name, route, window: kind }: State): Promise<Pa11yResults['states'][string]> {
  const target = {
    url: `${site.url}/#${route}`,
    // The page is there once its h1 is; a hash route has no load event of its own.
    actions: ['wait for element main h1 to be visible', ...(pa11yActions[name] ?? [])],
    ...(kind === 'mobile' && { viewport: { width: WIDTHS[0], height: HEIGHT } }),
  };
  const { results } = await pa11yCi([target], {
    standard: 'WCAG2AAA',
    runners: ['htmlcs', 'axe'],
    timeout: 60_000,
    chromeLaunchConfig: { executablePath: CHROMIUM, args: CHROMIUM_FLAGS },
  });
  assert.equal(Object.keys(results).length, 1);
  return judge(Object.values(results).flat());
}

describe('WCAG 2.2 AAA: pa11y-ci with HTML_CodeSniffer and axe', () => {
  for (const state of states.filter(opensWithPa11y))
    test(state.name, async () => {
      seen[state.name] = await look(state);
      assert.deepEqual(seen[state.name]?.faults, []);
    });
});
