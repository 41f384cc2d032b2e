/** What only a browser can tell of the Leadership Team, its overlay and the tabs (§2.7, §2.8, §4.3, §4.8): layout, touch, panning. */
import type { BrowserContextOptions, Locator, Page } from '@playwright/test';
import { dialogIsReady, goTo, startJourney, type Site } from '../../e2e/harness';
import { expect, test } from '../../e2e/fixtures';

const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };
const PHONE: BrowserContextOptions = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true };

let site: Site;
test.beforeAll(async ({ browser }) => {
  site = await startJourney({}, browser);
});
test.afterAll(() => site.stop());

const journey = (name: string, options: BrowserContextOptions, walk: (page: Page) => Promise<void>) =>
  test(name, async () => {
    const { page, close } = await site.open(options);
    try {
      await goTo(page, site.url, '/about');
      await walk(page);
    } finally {
      await close();
    }
  });

const team = (page: Page): Locator =>
  page.locator('section', { has: page.getByRole('heading', { level: 2, name: 'Leadership Team' }) });
const openers = (page: Page): Locator => team(page).getByRole('button', { name: /^Team Hierarchy/ });
const overlay = (page: Page): Locator => page.getByRole('dialog', { name: 'Team Hierarchy' });
const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

async function box(target: Locator) {
  const found = await target.boundingBox();
  if (!found) throw new Error(`${String(target)} has no box`);
  return found;
}

for (const key of ['Enter', 'Space']) {
  journey(
    `HIE-3 HIE-10 ${key} opens the overlay, Escape closes it, focus returns, scrolling is locked meanwhile`,
    DESKTOP,
    async (page) => {
      const opener = openers(page).nth(1);
      await opener.focus();
      const top = await page.evaluate(() => window.scrollY);
      await page.keyboard.press(key);
      await overlay(page).waitFor();
      await page.mouse.wheel(0, 800);
      expect(await page.evaluate(() => window.scrollY)).toBe(top);
      await page.keyboard.press('Escape');
      await overlay(page).waitFor({ state: 'detached' });
      await page.waitForFunction(() => document.activeElement?.textContent?.startsWith('Team Hierarchy'));
      expect(await hasFocus(opener)).toBeTruthy();
      await page.mouse.wheel(0, 300);
      await page.waitForFunction((y) => window.scrollY > y, top);
    },
  );
}

journey(
  'HIE-3 touch anywhere on a leader’s card opens the overlay; a card without a team does nothing',
  PHONE,
  async (page) => {
    expect(await openers(page).count()).toBe(4);
    await team(page).getByRole('heading', { name: 'Ananya Rao' }).tap();
    expect(await overlay(page).count()).toBe(0);
    await team(page).getByRole('heading', { name: 'Rohan Iyer' }).scrollIntoViewIfNeeded();
    const { x, y } = await box(team(page).getByRole('heading', { name: 'Rohan Iyer' }));
    await page.touchscreen.tap(x + 10, y + 10);
    await overlay(page).waitFor();
  },
);

journey('HIE-4 the profile link shows on focus, and is a real link to another site', DESKTOP, async (page) => {
  const link = team(page).getByRole('link', { name: /profile of Rohan Iyer \(opens in new tab\)$/ });
  await link.focus();
  await page.waitForFunction(() => Number(getComputedStyle(document.activeElement!).opacity) === 1);
  expect(await link.getAttribute('target')).toBe('_blank');
  expect((await link.getAttribute('rel')) ?? '').toMatch(/noopener.*noreferrer/);
});

journey(
  'HIE-5 cards stand left and right in turn, each 300 px below the end of the one before',
  DESKTOP,
  async (page) => {
    const boxes = await Promise.all((await team(page).getByRole('list').first().locator(':scope > li').all()).map(box));
    expect(boxes.length).toBe(7);
    const cards = await Promise.all((await team(page).locator('li > div > div').all()).map(box));
    expect(cards.length).toBe(boxes.length);
    for (const [at, card] of cards.entries()) {
      const last = cards[at - 1];
      if (!last) continue;
      expect(Math.round(card.y - (last.y + last.height))).toBe(300);
      expect(at % 2 === 1 ? card.x > last.x : card.x < last.x, `card ${at} is on the other side`).toBeTruthy();
    }
  },
);

for (const [width, expected] of [
  [1280, 1200],
  [1000, 960],
] as const) {
  journey(
    `HIE-23 in a window of ${width} px the chart is ${expected} px wide`,
    { viewport: { width, height: 800 } },
    async (page) => {
      await openers(page).first().click();
      await dialogIsReady(page);
      expect((await box(overlay(page))).width).toBe(expected);
    },
  );
}

journey(
  'HIE-23 where the chart is wider than the window, arrow keys pan it',
  { viewport: { width: 800, height: 700 } },
  async (page) => {
    await openers(page).first().click();
    const region = overlay(page).getByRole('region');
    await region.focus();
    const start = await region.evaluate((element) => element.scrollLeft);
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction((from) => document.activeElement!.scrollLeft > from, start);
  },
);

journey(
  'HIE-14 crossing 768 px and back keeps the overlay, its version and the drill-down',
  { viewport: { width: 500, height: 800 } },
  async (page) => {
    await openers(page).nth(2).click();
    await overlay(page).getByRole('tab', { name: 'Leadership' }).click();
    await page.setViewportSize({ width: 1024, height: 800 });
    await overlay(page).getByText('Mr. Vikram Shetty').waitFor();
    await page.setViewportSize({ width: 500, height: 800 });
    expect(await overlay(page).getByRole('tab', { name: 'Leadership' }).getAttribute('aria-selected')).toBe('true');
    expect(await overlay(page).evaluate((element) => element.contains(document.activeElement))).toBeTruthy();
  },
);

journey(
  'HIE-31 a phone drills down with the keyboard alone: heading focused, Back returns to the member',
  PHONE,
  async (page) => {
    await openers(page).nth(2).focus();
    await page.keyboard.press('Enter');
    const member = overlay(page).getByRole('button', { name: /^Farhan Qureshi/ });
    await member.focus();
    await page.keyboard.press('Enter');
    const heading = overlay(page).getByRole('heading', { name: "Farhan Qureshi's Team" });
    await heading.waitFor();
    // By way of 'Close', which stays.
    await page.waitForFunction((element) => element === document.activeElement, await heading.elementHandle());
    await overlay(page)
      .getByRole('button', { name: /^Back to/ })
      .press('Enter');
    await member.waitFor();
    await page.waitForFunction((element) => element === document.activeElement, await member.elementHandle());
  },
);

journey(
  '§2.8 everything in the overlay can be reached in a window of 320 × 256 px',
  { viewport: { width: 320, height: 256 } },
  async (page) => {
    await openers(page).first().click();
    for (const button of await overlay(page).getByRole('button').all()) {
      await button.scrollIntoViewIfNeeded();
      const { x, width } = await box(button);
      expect(x >= 0 && x + width <= 320, 'a button is cut off').toBeTruthy();
    }
  },
);

test('§4.8 tabs: arrows, Home and End move and select; a panel keeps what was done in it', async () => {
  const { page, close } = await site.open(DESKTOP);
  await goTo(page, site.url, '/software-marketing-combo');
  const [plans, comparison] = [
    page.getByRole('tab', { name: 'Combo Plans' }),
    page.getByRole('tab', { name: 'Feature Comparison' }),
  ];
  expect(await plans.getAttribute('aria-selected')).toBe('true');
  await plans.focus();
  for (const [key, tab] of [
    ['ArrowRight', comparison],
    ['Home', plans],
    ['End', comparison],
    ['ArrowLeft', plans],
  ] as const) {
    await page.keyboard.press(key);
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-selected') === 'true');
    expect(await hasFocus(tab), key).toBeTruthy();
  }
  await comparison.click();
  await page.setViewportSize({ width: 390, height: 800 });
  const region = page.getByRole('region', { name: 'Features of each plan' });
  await region.evaluate((element) => element.scrollTo(120, 0));
  await plans.click();
  await comparison.click();
  expect(await region.evaluate((element) => element.scrollLeft)).toBe(120);
  await close();
});
