import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import pa11yCi from 'pa11y-ci';
import { CHROMIUM, CHROMIUM_FLAGS } from '../scripts/ensureBrowser';
import { notFoundRoute, routes } from '../src/app/routing/routes';
import { startJourney, type Site } from '../test/journeys/harness';
import { isFalsePositive } from './falsePositives';

let site: Site;
before(async () => {
  site = await startJourney();
});
after(() => site.stop());

test('WCAG 2.2 AAA: pa11y-ci with HTML_CodeSniffer and axe finds nothing on any route', async () => {
  const urls = [...routes, notFoundRoute].map(({ path }) => `${site.url}/#${path}`);
  const report = await pa11yCi(urls, {
    standard: 'WCAG2AAA',
    runners: ['htmlcs', 'axe'],
    concurrency: 1,
    timeout: 60_000,
    // The page is there once its h1 is; a hash route has no load event of its own.
    actions: ['wait for element main h1 to be visible'],
    chromeLaunchConfig: { executablePath: CHROMIUM, args: CHROMIUM_FLAGS },
  });
  const found = Object.entries(report.results).flatMap(([url, issues]) =>
    issues
      .filter((issue) => !isFalsePositive(issue))
      .map((issue) => `${url}: ${issue.code ?? ''} ${issue.message} ${issue.selector ?? ''} ${issue.context ?? ''}`),
  );
  assert.equal(Object.keys(report.results).length, urls.length);
  assert.deepEqual([...new Set(found)], []);
});
