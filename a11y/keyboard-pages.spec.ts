/**
 * Tests one page of each kind and a text page with links: each test presses Tab until the end of the page. In a wide
 * viewport, the test then presses Shift+Tab back through the same stops. Header and footer are the same on every page.
 * The tests of all pages except the first therefore begin with the skip link and end at the footer.
 */
import type { Page } from '@playwright/test';
import { settings } from '#site/settings';
import { words as controls } from '#site/words/controls';
import { words as outcomes } from '#site/words/outcomes';
import { KIND_PATHS } from '../test/pagePaths';
import { loadSubjects } from '../test/subjects';
import { createDisplayStorage } from '../test/e2e/harness';
import { KeyboardUser, SKIP_LINK_STOP, waitUntilSettled } from './keyboard';
import { loadStates, type State } from './states';
import { inspectFocus, type TabStop } from './tabStop';
import { expect, test } from '../test/e2e/fixtures';

const { home, listPagesOfKind } = await loadSubjects();
const otherLanguage = Object.keys(settings.languages ?? {}).find((tag) => tag !== settings.language);
const [servicesPage] = listPagesOfKind('services');
/** The first text page with a link between its paragraphs. The first text page of a firm may have no such link. */
const textPageWithLink = listPagesOfKind('text').find(({ content }) => content.sections.some(({ link }) => link));

const TESTED_PATHS = [...new Set([...KIND_PATHS, textPageWithLink?.path ?? home.path])];
const VIEWPORTS = [
  { width: 1280, height: 800 },
  { width: 320, height: 640 },
];

/**
 * Presses Shift+Tab, and waits until animations have ended, because the header appears when the page scrolls up.
 * Returns the focused element, or null when the page itself has the focus.
 */
async function focusPreviousElement(page: Page): Promise<TabStop | null> {
  await page.keyboard.press('Shift+Tab');
  await waitUntilSettled(page);
  return inspectFocus(page);
}

test.describe.configure({ mode: 'parallel' });
test.describe('2.1.1 2.1.3 keyboard access to every page', () => {
  for (const viewport of VIEWPORTS) {
    const measuredStops = new Set<string>();
    for (const path of TESTED_PATHS) {
      test(`2.1.2 2.4.3 2.4.7 2.4.11 2.4.12 2.4.13 2.5.5 2.5.8 ${path} has no keyboard fault at ${viewport.width} px`, async ({
        openRoute,
      }) => {
        const page = await openRoute(path, { viewport, reducedMotion: 'reduce' });
        const keyboard = new KeyboardUser(page, measuredStops);
        const isFirstPage = path === TESTED_PATHS[0];
        if (!isFirstPage) {
          await keyboard.tabTo(SKIP_LINK_STOP);
          await keyboard.press('Enter');
          expect((await inspectFocus(page))?.isInMain, 'the skip link leads to the main content').toBe(true);
        }
        const stopNames = await (isFirstPage ? keyboard.tabThroughPage() : keyboard.tabThroughMain());
        keyboard.assertNoFaults();
        const reversedNames: string[] = [];
        while (viewport.width === 1280 && reversedNames.length < stopNames.length) {
          const stop = await focusPreviousElement(page);
          reversedNames.push(stop?.name ?? 'the page');
          expect(stop?.faults ?? [], stop?.name).toEqual([]);
        }
        if (reversedNames.length > 0)
          expect(reversedNames.toReversed(), 'Shift+Tab has the same stops in reverse order').toEqual(stopNames);
      });
    }
  }
});

test('2.4.12 with wide text spacing, the header of two rows covers no focused element at 768 px', async ({
  openRoute,
  site,
}) => {
  const page = await openRoute(servicesPage?.path ?? home.path, {
    viewport: { width: 768, height: 800 },
    reducedMotion: 'reduce',
    storageState: createDisplayStorage(site.origin, { spacing: 'wide' }),
  });
  const readHeight = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--bar-height'));
  await expect.poll(readHeight, 'the header has two rows').not.toBe('');
  const faults: string[] = [];
  const names: string[] = [];
  for (let stop = await focusPreviousElement(page); stop; stop = await focusPreviousElement(page)) {
    names.push(stop.name);
    faults.push(...stop.faults.map((fault) => `${stop?.name} ${fault}`));
  }
  expect(faults).toEqual([]);
  expect(names.at(-1)).toBe(SKIP_LINK_STOP);
});

if (otherLanguage)
  test('2.4.11 2.4.12 the language offer covers no focused element of the open menu, the page or the footer', async ({
    openRoute,
  }) => {
    const page = await openRoute(home.path, {
      viewport: { width: 320, height: 480 },
      reducedMotion: 'reduce',
      locale: otherLanguage,
    });
    await expect(page.getByRole('complementary').locator(`[hreflang=${otherLanguage}]`)).toBeVisible();
    const keyboard = new KeyboardUser(page, null);
    await keyboard.tabToElement(page.getByRole('banner').getByRole('button', { name: controls.menu }));
    await keyboard.press('Enter');
    const names = await keyboard.tabThroughPage();
    keyboard.assertNoFaults();
    expect(names.at(-1)).toBe(`button ${controls.footer.pauseMotion}`);
  });

const findState = async (stateName: string): Promise<State> => {
  const state = (await loadStates()).find(({ name }) => name === stateName);
  if (!state) throw new Error(`a11y/states/contact.ts has no state '${stateName}'.`);
  return state;
};

for (const height of [640, 256])
  test(`2.4.11 2.4.12 4.1.3 the failure of a form that the visitor has left stays in view and covers no focused element, 320 × ${height} px`, async ({
    openState,
  }) => {
    const options = { viewport: { width: 320, height }, reducedMotion: 'reduce' } as const;
    const page = await openState(await findState('contact page, left and failed'), options);
    await expect(page.getByText(outcomes.contact.failure)).toBeInViewport({ ratio: 1 });
    const message = page.locator('[data-sticky]').filter({ hasText: outcomes.contact.failure });
    await expect(message, 'a failure has a thick border').toHaveCSS('border-top-width', '2px');
    const dismissButton = page.getByRole('button', { name: outcomes.dismiss, exact: true });
    // At a height of 256 px, the visitor must scroll to see the button.
    if (height === 640) await expect(dismissButton).toBeInViewport({ ratio: 1 });
    const keyboard = new KeyboardUser(page, null);
    const names = await keyboard.tabThroughPage();
    keyboard.assertNoFaults();
    expect(names).toContain(`button ${outcomes.dismiss}`);
  });

test('2.4.7 dismissing the result of a form focuses the heading, and scrolls to the heading only after a key press', async ({
  openState,
}) => {
  const state = await findState('contact, sent and closed');
  for (const isKeyPress of [true, false]) {
    const page = await openState(state, { viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' });
    const button = page.getByRole('button', { name: outcomes.dismiss, exact: true });
    await (isKeyPress ? button.press('Enter') : button.click());
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    await expect(heading).toBeFocused();
    await (isKeyPress ? expect(heading).toBeInViewport({ ratio: 1 }) : expect(heading).not.toBeInViewport());
  }
});
