/** 1.4.10 3.3.1: messages at 400 % zoom, where 1280 × 1024 px become 320 × 256 px. */
import type { Page } from '@playwright/test';
import { goTo, startSiteWithBrowser, waitUntilSettled, type Site } from '../test/e2e/harness';
import { expect, test } from '../test/e2e/fixtures';
import { findDistantMessages } from './engines/distantMessages';
import { existsAt } from './matrix';
import { loadStates, type State } from './states';

const VIEWPORT = { width: 320, height: 256 } as const;

/** The states with a message, a dialog or a result. */
const states = (await loadStates()).filter((state) => state.reach !== undefined && existsAt(state, VIEWPORT.width));
const errors = states.find(({ name }) => name === 'contact page, errors')!;

let site: Site;
test.beforeAll(async ({ browser }) => {
  site = await startSiteWithBrowser({}, browser);
});
test.afterAll(() => site.stop());

async function withState({ route, locale, reach }: State, check: (page: Page) => Promise<void>): Promise<void> {
  const { page, close } = await site.open({ viewport: VIEWPORT, ...(locale && { locale }) });
  try {
    await goTo(page, site.url, route);
    await reach?.(page);
    await waitUntilSettled(page);
    await check(page);
  } finally {
    await close();
  }
}

test.describe('1.4.10 messages at 320 × 256 px', { tag: '@full' }, () => {
  for (const state of states)
    test(`1.4.10 3.3.1 ${state.name} shows each message within one screenful of its control`, () =>
      withState(state, async (page) => {
        // The focus moves after an announcement.
        await expect.poll(() => page.evaluate(findDistantMessages)).toEqual([]);
      }));

  test('1.4.10 the check reports an error at 1,200 px from its field', () =>
    withState(errors, async (page) => {
      await page.evaluate(() => {
        const field = document.querySelector('main [aria-invalid="true"]');
        const error = document.getElementById(field?.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '');
        error!.style.cssText = 'display: block; margin-block-start: 1200px';
      });
      expect(await page.evaluate(findDistantMessages)).toEqual([expect.stringMatching(/^12\d\d px from /)]);
    }));
});
