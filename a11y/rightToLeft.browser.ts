/** 1.3.2: the pages of a language that runs from right to left: the document's `dir` turns everything round. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { routes } from '../src/app/routing/routes';
import { goTo, startJourney, type Site } from '../test/e2e/harness';

let site: Site;
before(async () => {
  site = await startJourney();
});
after(() => site.stop());

describe('1.3.2 from right to left', { concurrency: 2 }, () => {
  for (const { path } of routes)
    test(`${path} fits at 320 and 1280 px, and begins at the right`, async () => {
      const { page, close } = await site.open({ viewport: { width: 1280, height: 800 } });
      // Words in the firm's letters: only their places are looked at.
      await goTo(page, site.url, path);
      await page.evaluate(() => {
        document.documentElement.dir = 'rtl';
      });
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 800 });
        const { pageWidth, brand, nav } = await page.evaluate(() => ({
          pageWidth: document.documentElement.scrollWidth,
          brand: document.querySelector('header a:has(img)')!.getBoundingClientRect().left,
          nav: document.querySelector('header nav')!.getBoundingClientRect().right,
        }));
        assert.ok(pageWidth <= width, `${pageWidth} px wide at ${width} px`);
        assert.ok(brand >= nav, `the brand begins at ${brand} px, the links end at ${nav} px`);
      }
      await close();
    });
});
