/**
 * Presses Tab through every page in a narrow viewport. In a wide viewport, presses Tab through one page of each kind,
 * and then Shift+Tab back through the same stops. Header and footer are the same on every page. The tests of all pages
 * except the first therefore begin with the skip link and end at the footer.
 */
import { KIND_PATHS, PAGE_PATHS } from '../test/pagePaths';
import { KeyboardUser, SKIP_LINK } from './keyboard';
import { inspectFocus } from './tabStop';
import { expect, test } from '../test/e2e/fixtures';

const WINDOWS = [
  { viewport: { width: 1280, height: 800 }, paths: KIND_PATHS },
  { viewport: { width: 320, height: 640 }, paths: PAGE_PATHS },
] as const;

test.describe.configure({ mode: 'parallel' });
test.describe('2.1.1 keyboard access to every page', () => {
  for (const { viewport, paths } of WINDOWS) {
    const measuredStops = new Set<string>();
    for (const path of paths) {
      test(`2.1.2 2.4.3 2.4.7 2.4.11 2.4.12 2.4.13 2.5.5 2.5.8 ${path} has no keyboard fault at ${viewport.width} px`, async ({
        openRoute,
      }) => {
        const page = await openRoute(path, { viewport, reducedMotion: 'reduce' });
        const keyboard = new KeyboardUser(page, measuredStops);
        const isFirstPage = path === paths[0];
        if (!isFirstPage) {
          await keyboard.tabTo(SKIP_LINK);
          await keyboard.press('Enter');
          expect((await inspectFocus(page))?.isInMain, 'the skip link leads to the main content').toBe(true);
        }
        const stopNames = await (isFirstPage ? keyboard.tabThroughPage() : keyboard.tabThroughMain());
        keyboard.assertNoFaults();
        const reversedNames: string[] = [];
        while (viewport.width === 1280 && reversedNames.length < stopNames.length) {
          await page.keyboard.press('Shift+Tab');
          reversedNames.push((await inspectFocus(page))?.name ?? 'the page');
        }
        if (reversedNames.length > 0)
          expect(reversedNames.toReversed(), 'Shift+Tab has the same stops in reverse order').toEqual(stopNames);
      });
    }
  }
});
