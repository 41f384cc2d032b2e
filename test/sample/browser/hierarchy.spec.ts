/**
 * Tests the team, the hierarchy overlay and the tabs in a browser (§2.7, §2.8, §4.3, §4.8), because layout, touch and
 * scrolling need one.
 */
import type { Locator, Page } from '@playwright/test';
import { expect, test as base } from '../../e2e/fixtures';
import { waitForDialog, goTo, measureBox } from '../../e2e/harness';

const PHONE = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true };

interface Fixtures {
  /** The section of the leadership team. The fixture opens /about, the page with this section. */
  team: Locator;
  /** The buttons that open the hierarchy overlay. */
  openers: Locator;
  overlay: Locator;
}

const test = base.extend<Fixtures>({
  team: async ({ page, site }, use) => {
    await goTo(page, site.url, '/about');
    await use(page.locator('section', { has: page.getByRole('heading', { level: 2, name: 'Leadership Team' }) }));
  },
  openers: ({ team }, use) => use(team.getByRole('button', { name: /^Team Hierarchy/ })),
  overlay: ({ page }, use) => use(page.getByRole('dialog', { name: 'Team Hierarchy' })),
});
test.use({ viewport: { width: 1280, height: 800 } });

const readScrollTop = (page: Page) => page.evaluate(() => window.scrollY);

/** Turns the mouse wheel and waits for two frames. If the page can scroll, its scroll position has changed by then. */
async function turnWheel(page: Page, distance: number): Promise<void> {
  const wheelHandle = await page.evaluateHandle(() => ({
    promise: new Promise((resolve) =>
      addEventListener('wheel', () => requestAnimationFrame(() => requestAnimationFrame(resolve)), { once: true }),
    ),
  }));
  await page.mouse.wheel(0, distance);
  await wheelHandle.evaluate(({ promise }) => promise);
}

// a11y/keyboard-dialogs.spec.ts opens the overlay with Enter.
test('HIE-3 HIE-10 Space opens the overlay, which locks scrolling, and Escape returns the focus to the opener', async ({
  page,
  openers,
  overlay,
}) => {
  const opener = openers.nth(1);
  await opener.focus();
  const scrollTop = await readScrollTop(page);
  await page.keyboard.press('Space');
  await expect(overlay).toBeVisible();
  await turnWheel(page, 800);
  expect(await readScrollTop(page)).toBe(scrollTop);
  await page.keyboard.press('Escape');
  await expect(overlay).toHaveCount(0);
  await expect(opener).toBeFocused();
  await page.mouse.wheel(0, 300);
  await expect.poll(() => readScrollTop(page)).toBeGreaterThan(scrollTop);
});

test('§2.7 HIE-4 the profile link is visible under the pointer, and while it has the focus', async ({ page, team }) => {
  const link = team.getByRole('link', { name: /profile of Rohan Iyer \(opens in new tab\)$/ });
  // The clickable area of the card's button covers the heading.
  await team.getByRole('heading', { name: 'Rohan Iyer' }).hover({ force: true });
  await expect(link).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await expect(link).toHaveCSS('opacity', '0');
  await link.focus();
  await expect(link).toHaveCSS('opacity', '1');
});

test('HIE-5 cards alternate between left and right, each 300 px below the previous card', async ({ team }) => {
  await expect(team.getByRole('list').first().locator(':scope > li')).toHaveCount(7);
  const cardBoxes = await Promise.all((await team.locator('li > div > div').all()).map(measureBox));
  expect(cardBoxes).toHaveLength(7);
  for (const [index, card] of cardBoxes.entries()) {
    const previousCard = cardBoxes[index - 1];
    if (!previousCard) continue;
    expect(Math.round(card.y - (previousCard.y + previousCard.height)), `card ${index}`).toBe(300);
    expect(Math.sign(card.x - previousCard.x), `card ${index} is on the other side`).toBe(index % 2 === 1 ? 1 : -1);
  }
});

test.describe('HIE-2 HIE-3 on a phone', () => {
  test.use(PHONE);

  test('a touch on the card of a leader opens the overlay, and a touch on another card opens no overlay', async ({
    page,
    team,
    openers,
    overlay,
  }) => {
    await expect(openers).toHaveCount(4);
    await team.getByRole('heading', { name: 'Ananya Rao' }).tap();
    await expect(overlay).toHaveCount(0);
    const leader = team.getByRole('heading', { name: 'Rohan Iyer' });
    await leader.scrollIntoViewIfNeeded();
    const { x, y } = await measureBox(leader);
    await page.touchscreen.tap(x + 10, y + 10);
    await expect(overlay).toBeVisible();
  });
});

test('HIE-23 the overlay with the chart is at most 1200 px wide, and arrow keys scroll a chart that is wider than the window', async ({
  page,
  openers,
  overlay,
}) => {
  await openers.first().click();
  await waitForDialog(page);
  for (const [width, expectedWidth] of [
    [1280, 1200],
    [1000, 960],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    expect((await measureBox(overlay)).width, `in a window of ${width} px`).toBe(expectedWidth);
  }
  await page.setViewportSize({ width: 800, height: 700 });
  const region = overlay.getByRole('region');
  await region.focus();
  const readScrollLeft = () => region.evaluate((element) => element.scrollLeft);
  const initialScrollLeft = await readScrollLeft();
  await page.keyboard.press('ArrowRight');
  await expect.poll(readScrollLeft).toBeGreaterThan(initialScrollLeft);
});

test('HIE-24 with forced colours, a border connects each member of the chart with the manager', async ({
  page,
  openers,
  overlay,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openers.first().click();
  await waitForDialog(page);
  const lineStyles = await overlay.locator('li li').evaluateAll((members) =>
    members.map((member) => {
      const { borderTopStyle, borderLeftStyle } = getComputedStyle(member, '::before');
      return [borderTopStyle, borderLeftStyle];
    }),
  );
  expect(lineStyles.length).toBeGreaterThan(0);
  for (const styles of lineStyles) expect(styles).toContain('solid');
});

test.describe('§2.8 at 320 × 256 px', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('every button of the overlay can be scrolled into view', async ({ page, openers, overlay }) => {
    await openers.first().click();
    await waitForDialog(page);
    const buttons = await overlay.getByRole('button').all();
    expect(buttons.length).toBeGreaterThan(1);
    for (const button of buttons) {
      await button.scrollIntoViewIfNeeded();
      const { x, width } = await measureBox(button);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(320);
    }
  });
});

test('§4.8 a tab panel keeps its scroll position when the visitor switches tabs', async ({ page, site }) => {
  await goTo(page, site.url, '/software-marketing-combo');
  const plansTab = page.getByRole('tab', { name: 'Combo Plans' });
  const comparisonTab = page.getByRole('tab', { name: 'Feature Comparison' });
  await comparisonTab.click();
  await page.setViewportSize({ width: 390, height: 800 });
  const region = page.getByRole('region', { name: 'Features of each plan' });
  await region.evaluate((element) => element.scrollTo(120, 0));
  await plansTab.click();
  await comparisonTab.click();
  await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBe(120);
});
