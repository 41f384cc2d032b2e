/**
 * Audits each page and each dialog with more contrast, wide text spacing and text at 150 % in the narrowest viewport.
 * Then it audits each page with the theme that the system does not prefer.
 */
import type { Page } from '@playwright/test';
import { goTo, waitUntilSettled, startSiteWithBrowser, withDisplay, type Site } from '../test/e2e/harness';
import type { DisplaySettings } from '../src/site/words/display';
import { addAxe, runAxe } from './engines/axe';
import { measureCutText } from './engines/textSize';
import { setMode } from './engines/mode';
import { separateFaults } from './falsePositives';
import { existsAt, HEIGHT, opensWithPa11y, type Mode } from './matrix';
import { loadStates, type State } from './states';
import { withPixels } from './visit';
import { expect, test } from '../test/e2e/fixtures';

const NARROW = 320;
const WIDE = 1280;
const LARGE = { contrast: 'more', spacing: 'wide', textSize: '150' } as const;

const states = (await loadStates()).filter(opensWithPa11y);

let site: Site;
test.beforeAll(async ({ browser }) => {
  site = await startSiteWithBrowser({}, browser);
});
test.afterAll(() => site.stop());
test.describe.configure({ mode: 'parallel' });

/** Opens a state of the site in the browser of a visitor with these settings. */
async function visit(state: State, width: number, settings: Partial<DisplaySettings>) {
  const { page, close } = await site.open({
    viewport: { width, height: HEIGHT },
    colorScheme: 'light',
    reducedMotion: 'reduce',
    // The site's Content Security Policy would block axe.
    bypassCSP: true,
    storageState: withDisplay(site.origin, settings),
  });
  await goTo(page, site.url, state.route);
  await state.reach?.(page);
  await waitUntilSettled(page);
  await addAxe(page);
  return { page, close };
}

const faultsOf = async (page: Page, mode: Mode, rules?: string): Promise<string[]> =>
  separateFaults(await withPixels(page, mode, await runAxe(page, mode, rules))).faults;

test.describe('1.4.4 1.4.6 1.4.12 more contrast, wide text spacing and text at 150 %', () => {
  for (const state of states.filter((each) => existsAt(each, NARROW)))
    test(`1.4.4 1.4.6 1.4.12 ${state.name} has no fault and cuts no text with large text`, async () => {
      const { page, close } = await visit(state, NARROW, LARGE);
      // One state contains a reset of the settings.
      await page.evaluate((settings) => Object.assign(document.documentElement.dataset, settings), LARGE);
      await setMode(page, 'light');
      expect.soft((await measureCutText(page)).cut).toEqual([]);
      expect.soft(await faultsOf(page, 'light')).toEqual([]);
      await close();
    });
});

test.describe('1.4.6 the theme against the preference of the system', () => {
  for (const state of states.filter(({ reach }) => !reach))
    test(`1.4.6 ${state.name} has enough contrast with the dark theme on a light system, and the reverse`, async () => {
      const { page, close } = await visit(state, WIDE, { theme: 'dark' });
      await setMode(page, 'light');
      expect.soft(await faultsOf(page, 'light', 'color-contrast'), 'dark theme').toEqual([]);
      await page.evaluate(() => {
        document.documentElement.dataset['theme'] = 'light';
      });
      await setMode(page, 'dark');
      expect.soft(await faultsOf(page, 'dark', 'color-contrast'), 'light theme').toEqual([]);
      await close();
    });
});
