/**
 * 1.3.2 and 2.4.3: tests pages in a right-to-left layout. The tests set `dir="rtl"` on the root element, which mirrors
 * the layout.
 */
import { formatDocumentTitle } from '../src/app/routing/formatDocumentTitle';
import { findRoute, notFoundRoute } from '../src/app/routing/routes';
import { KIND_PATHS } from '../test/pagePaths';
import { KeyboardUser } from './keyboard';
import { expect, test } from '../test/e2e/fixtures';
import { goTo } from '../test/e2e/harness';

test.describe('1.3.2 pages in a right-to-left layout', { tag: '@once' }, () => {
  test('each kind of page fits at 320 and 1280 px, and has its brand at the right', async ({ page, site }) => {
    for (const path of KIND_PATHS) {
      await goTo(page, site.url, path);
      await expect(page).toHaveTitle(formatDocumentTitle(findRoute(path)));
      // The texts remain in the firm's language, because the test checks only positions.
      await page.evaluate(() => {
        document.documentElement.dir = 'rtl';
      });
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 800 });
        const { pageWidth, brandLeft, navRight } = await page.evaluate(() => ({
          pageWidth: document.documentElement.scrollWidth,
          brandLeft: document.querySelector('header a:has(img)')!.getBoundingClientRect().left,
          navRight: document.querySelector('header nav')!.getBoundingClientRect().right,
        }));
        expect(pageWidth, `${path} is ${pageWidth} px wide at ${width} px`).toBeLessThanOrEqual(width);
        expect(
          brandLeft,
          `${path} at ${width} px: the brand begins at ${brandLeft} px, the links end at ${navRight} px`,
        ).toBeGreaterThanOrEqual(navRight);
      }
    }
  });

  test('2.4.3 Tab follows the columns of the footer', async ({ openRoute }) => {
    const page = await openRoute(notFoundRoute.path, {
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
    });
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    const keyboard = new KeyboardUser(page, null);
    await keyboard.tabThroughPage();
    keyboard.assertNoFaults();
  });
});
