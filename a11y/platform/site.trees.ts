/**
 * Tests that Firefox and Chromium expose the same accessibility tree for each page and dialog, except for reviewed
 * differences.
 */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { isSample } from '../../src/site/sample';
import { serveSite, type ServedSite } from '../../test/e2e/harness';
import { BROWSERS } from '../orca/browsers';
import { compareTrees, formatDifference } from './compare';
import { findDifferenceId, REVIEWED_DIFFERENCE_IDS } from './differences';
import { findFaults } from './treeFaults';
import { loadViews } from './views';
import { startTreeBrowser, type TreeBrowser } from './treeBrowser';

/**
 * The time limit for the test of a view in both browsers, in milliseconds. A view that hangs must not block the other
 * views.
 */
const VIEW_TIMEOUT_MS = 120_000;

const views = await loadViews();

describe('accessibility trees', { concurrency: 1 }, () => {
  let site: ServedSite | undefined;
  const browsers: TreeBrowser[] = [];
  const usedIds = new Set<string | null>();
  before(async () => {
    // The tests send forms faster than the relay's default minimum time.
    const servedSite = await serveSite({ MIN_FORM_AGE_MS: '0' });
    site = servedSite;
    const lastPage = views.findLast(({ open }) => !open);
    for (const name of BROWSERS) browsers.push(await startTreeBrowser(name, servedSite, lastPage?.route ?? '/'));
  });
  after(async () => {
    for (const browser of browsers) await browser.stop();
    await site?.stop();
  });

  for (const view of views)
    test(`4.1.2 Firefox and Chromium expose the same tree: ${view.name}`, { timeout: VIEW_TIMEOUT_MS }, async () => {
      const [firefox = [], chromium = []] = await Promise.all(browsers.map((browser) => browser.readTree(view)));
      const faultsByBrowser = [firefox, chromium].map((objects) => findFaults(objects, !view.open));
      assert.deepEqual(faultsByBrowser, [[], []]);
      const differences = compareTrees(firefox, chromium).map((difference) => ({
        reason: findDifferenceId(difference),
        line: formatDifference(difference),
      }));
      for (const { reason } of differences) usedIds.add(reason);
      assert.deepEqual(
        differences.filter(({ reason }) => reason === null).map(({ line }) => line),
        [],
      );
    });

  // The content of other firms may cause only some of the listed differences.
  if (isSample())
    test('4.1.2 each entry of differences.md explains a difference between Firefox and Chromium on the sample site', () =>
      assert.deepEqual(
        REVIEWED_DIFFERENCE_IDS.filter((id) => !usedIds.has(id)),
        [],
      ));
});
