/**
 * Tests the rendering of a document that arrives in chunks. The fold is the marker after the first view of a page
 * (src/components/Fold). Firefox and WebKit do not support `<link rel="expect">`, so the styles hide the content of the
 * element with `data-fold`. This content appears when the browser has parsed the fold, or after 3 s.
 */
import assert from 'node:assert/strict';
import { after } from 'node:test';
import { FOLD_ID } from '../../src/components/Fold/Fold';
import { languagePath, serveSite } from '../e2e/harness';
import { FRAME_REPORT_PATH, serveInChunks } from '../setup/serveInChunks';
import { loadSubjects } from '../subjects';
import { DESKTOP_SIZE, testInEveryEngine, PHONE_SIZE } from './suite';
import { waitForFunction } from './visit';

declare global {
  interface Window {
    /** The number of frames and the moved elements so far. `hasFold` is true when the document contains the fold. */
    movementRecord?: { frameCount: number; movedElements: string[]; hasFold: boolean };
  }
}

const { allOffers } = await loadSubjects();
const urlPaths = ['/', ...allOffers.slice(0, 1).map(({ path }) => `${path}/`)];

/**
 * Records in each frame the visible elements that have moved, until the document contains the fold. Reports each frame
 * to the server with a request to `frameReportPath`. The page receives the source text of this function.
 */
async function recordMovements(foldId: string, frameReportPath: string): Promise<void> {
  const firstPositions = new Map<Element, number>();
  const movementRecord = { frameCount: 0, movedElements: [] as string[], hasFold: false };
  window.movementRecord = movementRecord;
  while (!movementRecord.hasFold) {
    await new Promise(requestAnimationFrame);
    movementRecord.frameCount += 1;
    void fetch(frameReportPath);
    movementRecord.hasFold = document.getElementById(foldId) !== null;
    for (const element of document.querySelectorAll('main :is(h1, h2, p, a, button, svg)')) {
      const { top } = element.getBoundingClientRect();
      if (top >= window.innerHeight || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        continue;
      const firstPosition = firstPositions.get(element);
      if (firstPosition === undefined) firstPositions.set(element, top);
      else if (Math.abs(top - firstPosition) > 1)
        movementRecord.movedElements.push(`${element.outerHTML.slice(0, 80)}: ${firstPosition} → ${top}`);
    }
  }
}

/** The start of the HTML of the fold marker. */
const FOLD_MARKER = `<span id="${FOLD_ID}"`;

// The servers start before the tests are defined, because the tests need their URLs.
const site = await serveSite();
const slowServer = await serveInChunks(site.origin, {
  pauseMs: 150,
  watcherScript: `${recordMovements.toString()}\nvoid recordMovements('${FOLD_ID}', '${FRAME_REPORT_PATH}');`,
  // Only Firefox draws frames before the first view is complete.
  framePacing: { engine: 'Firefox', until: FOLD_MARKER },
});
const brokenServer = await serveInChunks(site.origin, { pauseMs: 0, endBefore: FOLD_MARKER });
after(async () => {
  slowServer.stop();
  brokenServer.stop();
  await site.stop();
});

testInEveryEngine((testInTab) => {
  for (const size of [PHONE_SIZE, DESKTOP_SIZE])
    for (const urlPath of urlPaths)
      testInTab(
        `§2.1 no visible part of ${urlPath} moves while the page arrives in chunks at ${size.width} px`,
        { url: slowServer.url + languagePath + urlPath, size },
        async (tab) => {
          const { frameCount, movedElements } = await waitForFunction(tab, () =>
            window.movementRecord?.hasFold ? window.movementRecord : null,
          );
          const isFirefox = await tab.evaluate(() => navigator.userAgent.includes('Firefox'));
          // With fewer than three frames, the test could miss a movement.
          assert.ok(frameCount > 2 || !isFirefox, `only ${frameCount} frames`);
          assert.deepEqual(movedElements, []);
        },
      );
});

testInEveryEngine(
  (testInTab) =>
    testInTab(
      '§2.1 if a download stops before the fold marker, the page becomes visible after a delay',
      { url: brokenServer.url + languagePath, size: DESKTOP_SIZE },
      async (tab) => {
        assert.equal(await tab.evaluate((foldId) => document.getElementById(foldId), FOLD_ID), null);
        await waitForFunction(
          tab,
          () => document.querySelector('main h1')?.checkVisibility({ opacityProperty: true }) ?? false,
        );
      },
    ),
  { javaScriptEnabled: false },
);
