/** Tests one page of each kind in each engine: its errors, its width, and whether the engine can decode its images. */
import assert from 'node:assert/strict';
import { formatDocumentTitle } from '../../src/app/routing/formatDocumentTitle';
import { notFoundRoute, indexableRoutes } from '../../src/app/routing/routes';
import { listFirstOfEach } from '../pagePaths';
import type { Tab } from './engine';
import { DESKTOP_SIZE, testInEveryEngine, PHONE_SIZE } from './suite';
import { waitForPage, waitForFunction } from './visit';

/** One page of each kind (§2.1) and an unknown path (§2.15). test/e2e/tour.spec.ts visits every page in Chromium. */
const TESTED_ROUTES = listFirstOfEach('kind', [...indexableRoutes, { ...notFoundRoute, path: '/no/such/page' }]);

/**
 * Scrolls through the page in steps of one viewport, and waits for the visible images. Returns the markup of images
 * that the engine could not decode. The function runs in the page.
 */
async function findBrokenImages(): Promise<string[]> {
  for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
    window.scrollTo({ top, behavior: 'instant' });
    do await new Promise(requestAnimationFrame);
    while (
      [...document.images].some((image) => {
        const { x, y, right, bottom } = image.getBoundingClientRect();
        const isInView = x < window.innerWidth && right > 0 && y < window.innerHeight && bottom > 0;
        return isInView && image.checkVisibility({ visibilityProperty: true }) && !image.complete;
      })
    );
  }
  return [...document.images]
    .filter((image) => image.complete && image.naturalWidth === 0)
    .map(({ outerHTML }) => outerHTML);
}

/** Rejects if the page is wider than the window. */
async function expectNoOverflow(tab: Tab): Promise<void> {
  const overflowPx = await tab.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  assert.ok(overflowPx <= 0, `the page is ${overflowPx} px wider than the window`);
}

testInEveryEngine((testInTab) => {
  for (const route of TESTED_ROUTES) {
    const { path, title: heading } = route;
    const urlPath = path === '/' ? path : `${path}/`;
    testInTab(
      `§2.1 the file of ${urlPath} at ${DESKTOP_SIZE.width} px has no error, no overflow and no missing picture`,
      { url: urlPath, size: DESKTOP_SIZE },
      async (tab) => {
        await waitForPage(tab, heading);
        await waitForFunction(tab, (title) => document.title === title, formatDocumentTitle(route));
        if (path !== '/') assert.equal(await tab.evaluate(() => location.pathname + location.hash), `/#${path}`);
        await expectNoOverflow(tab);
        assert.deepEqual(await tab.evaluate(findBrokenImages), []);
        await expectNoOverflow(tab);
      },
    );
  }

  testInTab(
    `§2.1 no page has an error, overflow or a missing picture at ${PHONE_SIZE.width} px after a change of the hash route`,
    { url: '/', size: PHONE_SIZE },
    async (tab, site) => {
      for (const { path, title } of TESTED_ROUTES) {
        if (path !== '/') await tab.goTo(`${site.url}/#${path}`);
        await waitForPage(tab, title);
        await expectNoOverflow(tab);
        assert.deepEqual(await tab.evaluate(findBrokenImages), []);
      }
    },
  );
});
