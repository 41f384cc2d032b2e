/**
 * Tests the display settings in a browser: before the first paint, after reloads, in other tabs, on paper and without
 * JavaScript.
 */
import type { BrowserContextOptions, Page } from '@playwright/test';
import { words as controls } from '#site/words/controls';
import { words } from '#site/words/display';
import type { DisplaySettings } from '../../src/site/words/display';
import { loadSubjects } from '../subjects';
import { expect, test } from './fixtures';
import {
  sumShifts,
  waitForDialog,
  goTo,
  measureBox,
  waitUntilHydrated,
  watchShifts,
  createDisplayStorage,
} from './harness';

const { contact, allOffers } = await loadSubjects();
/** A page with much content. */
const longPagePath = allOffers[0]?.path ?? contact.path;

const readBackground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/**
 * Records the background colour of each frame, beginning with the first frame. Resolves with a function that reads the
 * recorded colours, without duplicates.
 */
async function watchBackground(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const backgrounds = new Set<string>();
    Object.assign(window, { backgrounds });
    const recordFrame = () => {
      // The callback runs immediately before the browser paints a frame. The browser paints no frame before it has
      // parsed the body tag.
      if (document.body) backgrounds.add(getComputedStyle(document.body).backgroundColor);
      requestAnimationFrame(recordFrame);
    };
    requestAnimationFrame(recordFrame);
  });
  return () => page.evaluate(() => [...(window as unknown as { backgrounds: Set<string> }).backgrounds]);
}

for (const [theme, systemTheme] of [
  ['dark', 'light'],
  ['light', 'dark'],
] as const)
  test(
    `the first frame has the stored ${theme} theme on a ${systemTheme} system, and the layout does not shift`,
    { tag: '@once' },
    async ({ browser, site }) => {
      // The test reads the expected background from a page without a stored theme, on a system that prefers this theme.
      const expectedPage = await browser.newPage({ colorScheme: theme });
      await goTo(expectedPage, site.url, '/');
      const expectedBackground = await readBackground(expectedPage);
      await expectedPage.close();

      const page = await browser.newPage({
        colorScheme: systemTheme,
        storageState: createDisplayStorage(site.origin, { theme }),
        viewport: { width: 390, height: 800 },
      });
      const consoleErrors: string[] = [];
      page.on('console', (message) => message.type() === 'error' && consoleErrors.push(message.text()));
      page.on('pageerror', (error) => consoleErrors.push(error.message));
      const [readBackgrounds, readShifts] = [await watchBackground(page), await watchShifts(page)];
      await page.goto(site.url);
      await waitUntilHydrated(page);
      expect(await readBackgrounds()).toEqual([expectedBackground]);
      const layoutShifts = await readShifts();
      expect(sumShifts(layoutShifts), JSON.stringify(layoutShifts)).toBe(0);
      expect(consoleErrors).toEqual([]);
      await page.close();
    },
  );

test(
  '2.1.1 a choice by arrow keys changes the page and other tabs at once, and still applies after a reload',
  { tag: '@once' },
  async ({ context, page, site, pageErrors }) => {
    const otherPage = await context.newPage();
    for (const tab of [otherPage, page]) {
      await tab.emulateMedia({ colorScheme: 'light' });
      await goTo(tab, site.url, contact.path);
    }
    const lightBackground = await readBackground(page);
    await page.getByRole('contentinfo').getByRole('button', { name: controls.display }).press('Enter');
    await waitForDialog(page);
    const group = page.getByRole('group', { name: words.theme.legend });
    await group.getByRole('radio', { name: words.theme.choices.system }).press('ArrowDown');
    await expect(group.getByRole('radio', { name: words.theme.choices.light })).toBeChecked();
    await page.keyboard.press('ArrowDown');
    await expect(group.getByRole('radio', { name: words.theme.choices.dark })).toBeFocused();
    const darkBackground = await readBackground(page);
    expect(darkBackground).not.toBe(lightBackground);
    await expect.poll(() => readBackground(otherPage)).toBe(darkBackground);
    await page.reload();
    expect(await readBackground(page)).toBe(darkBackground);
    expect(pageErrors).toEqual([]);
  },
);

test('a printed page ignores the display settings', { tag: '@once' }, async ({ browser, site }) => {
  /** Returns the appearance of each element on the screen and on paper. */
  const readAppearances = async (settings: Partial<DisplaySettings>) => {
    const page = await browser.newPage({
      reducedMotion: 'reduce',
      storageState: createDisplayStorage(site.origin, settings),
    });
    await goTo(page, site.url, longPagePath);
    const readAppearance = () =>
      page.evaluate(() =>
        // Excludes the hidden page of a link, which the site may have rendered in advance.
        [...document.querySelectorAll('html, body, body *')].flatMap((element) => {
          if (!element.checkVisibility()) return [];
          const style = getComputedStyle(element);
          const { color, backgroundColor, borderTopColor, filter, fontSize, letterSpacing, lineHeight } = style;
          const values = [color, backgroundColor, borderTopColor, filter, fontSize, letterSpacing, lineHeight];
          return `${element.localName} ${element.className}: ${values.join(' ')}`;
        }),
      );
    const screenAppearance = await readAppearance();
    await page.emulateMedia({ media: 'print' });
    const paperAppearance = await readAppearance();
    await page.close();
    return { screenAppearance, paperAppearance };
  };
  const defaultAppearances = await readAppearances({});
  const changedAppearances = await readAppearances({
    theme: 'dark',
    contrast: 'more',
    spacing: 'wide',
    textSize: '150',
  });
  expect(changedAppearances.screenAppearance).not.toEqual(defaultAppearances.screenAppearance);
  expect(changedAppearances.paperAppearance).toEqual(defaultAppearances.paperAppearance);
});

if (allOffers.length > 0)
  test('printed cards are wider than 140 px in a print area of 90 mm, as on A4 at 200 %', async ({ page, site }) => {
    await page.setViewportSize({ width: 340, height: 480 });
    await goTo(page, site.url, longPagePath);
    await page.emulateMedia({ media: 'print' });
    const cards = await page.locator('main li:has(h3)').all();
    expect(cards.length).toBeGreaterThan(0);
    for (const card of cards) expect((await measureBox(card)).width).toBeGreaterThan(140);
  });

test(
  'with forced colours, hovered and pressed buttons keep the system colours',
  { tag: '@once' },
  async ({ page, site }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await goTo(page, site.url, contact.path);
    for (const name of [controls.contact, controls.display]) {
      const button = page.getByRole('contentinfo').getByRole('button', { name });
      const readColours = () =>
        button.evaluate((element) => {
          const { backgroundColor, borderTopColor, color } = getComputedStyle(element);
          return [backgroundColor, borderTopColor, color];
        });
      await page.mouse.move(0, 0);
      const colours = await readColours();
      await button.hover();
      expect.soft(await readColours(), `hovered ${name}`).toEqual(colours);
      await page.mouse.down();
      expect.soft(await readColours(), `pressed ${name}`).toEqual(colours);
      await page.mouse.move(0, 0);
      await page.mouse.up();
    }
  },
);

test(
  'without JavaScript, the page has the dark theme of the system, and no button for the display settings',
  { tag: '@once' },
  async ({ openPage, site }) => {
    const openHomePage = async (options: BrowserContextOptions) => {
      const page = await openPage({ ...options, colorScheme: 'dark' });
      await page.goto(site.url);
      return page;
    };
    const scriptedPage = await openHomePage({});
    const page = await openHomePage({
      javaScriptEnabled: false,
      storageState: createDisplayStorage(site.origin, { theme: 'light' }),
    });
    await expect(page.locator('body')).toHaveCSS('background-color', await readBackground(scriptedPage));
    await expect(page.getByRole('button', { name: controls.display })).toHaveCount(0);
  },
);
