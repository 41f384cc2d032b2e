/** pa11y-ci as it comes, on every route: it opens, waits and looks by itself. The states in between are states.browser.ts's. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import pa11yCi, { type Pa11yIssue } from 'pa11y-ci';
import { CHROMIUM, CHROMIUM_FLAGS } from '../scripts/ensureBrowser';
import { notFoundRoute, routes } from '../src/app/routing/routes';
import { startJourney, type Site } from '../test/journeys/harness';
import { explain } from './falsePositives';
import { inWords, type Finding } from './findings';
import { leaveResults, type RouteResults } from './results';

let site: Site;
before(async () => {
  site = await startJourney();
});
after(() => site.stop());

const findingOf = ({ code = 'not opened', message, selector = '', context, runnerExtras }: Pa11yIssue): Finding => ({
  check: 'pa11y-ci',
  mode: 'light',
  code,
  kind: runnerExtras?.needsFurtherReview ? 'needs review' : 'violation',
  selector,
  context: context ?? '',
  summary: message,
});

function judge(issues: readonly Pa11yIssue[]): RouteResults['routes'][string] {
  const explained: Record<string, number> = {};
  const faults: string[] = [];
  for (const finding of issues.map(findingOf)) {
    const id = explain(finding);
    if (id) explained[id] = (explained[id] ?? 0) + 1;
    else faults.push(inWords(finding));
  }
  return { explained, faults };
}

test('WCAG 2.2 AAA: pa11y-ci with HTML_CodeSniffer and axe finds nothing on any route', async () => {
  const paths = [...routes, notFoundRoute].map(({ path }) => path);
  const report = await pa11yCi(
    paths.map((path) => `${site.url}/#${path}`),
    {
      standard: 'WCAG2AAA',
      runners: ['htmlcs', 'axe'],
      concurrency: 1,
      timeout: 60_000,
      // The page is there once its h1 is; a hash route has no load event of its own.
      actions: ['wait for element main h1 to be visible'],
      chromeLaunchConfig: { executablePath: CHROMIUM, args: CHROMIUM_FLAGS },
    },
  );
  const seen = Object.entries(report.results).map(
    ([url, issues]) => [url.split('#')[1] ?? url, judge(issues)] as const,
  );
  await leaveResults('routes', { routes: Object.fromEntries(seen) });
  assert.deepEqual(seen.map(([path]) => path).sort(), [...paths].sort());
  assert.deepEqual(
    seen.flatMap(([path, { faults }]) => faults.map((fault) => `${path}: ${fault}`)),
    [],
  );
});
