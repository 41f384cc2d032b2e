/**
 * Every page and every dialog under reduced motion and under forced colours. Under reduced motion, no change takes
 * time. Under forced colours, signs and states stay visible.
 */
import type { Page } from '@playwright/test';
import { goTo, waitUntilSettled, startSiteWithBrowser, type Site } from '../test/e2e/harness';
import { findUnseenSigns } from './engines/signs';
import { setMode } from './engines/mode';
import { existsAt, HEIGHT, MODES, opensWithPa11y } from './matrix';
import { loadStates } from './states';
import { expect, test } from '../test/e2e/fixtures';

/** Each route as it loads, each dialog and each message. Together they use every style sheet. */
const states = (await loadStates()).filter(opensWithPa11y);

/** The kinds of signs already checked. Forced colours are the same on every page. */
const seen = new Set<string>();

let site: Site;
test.beforeAll(async ({ browser }) => {
  site = await startSiteWithBrowser({}, browser);
});
test.afterAll(() => site.stop());

/** Returns the elements and pseudo-elements with an animation or a transition of more than 0 s. */
const findAnimations = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      ['', '::before', '::after'].flatMap((part) => {
        const { transitionDuration, animationDuration, animationName } = getComputedStyle(element, part);
        const times = `${transitionDuration}, ${animationName === 'none' ? '0s' : animationDuration}`;
        const isMoving = times.split(', ').some((time) => Number.parseFloat(time) > 0);
        return isMoving ? [`<${element.localName} class="${element.getAttribute('class') ?? ''}">${part}`] : [];
      }),
    ),
  );

test.describe('2.3.3 1.4.1 1.4.11 reduced motion and forced colours', () => {
  for (const state of states)
    test(`2.3.3 1.4.1 1.4.11 ${state.name} has no animation with reduced motion, and visible signs in forced colours`, async () => {
      const viewport = { width: existsAt(state, 1280) ? 1280 : 320, height: HEIGHT };
      const { page, close } = await site.open({ viewport, ...MODES['reduced motion'] });
      try {
        await goTo(page, site.url, state.route);
        await state.reach?.(page);
        await waitUntilSettled(page);
        const moving = await findAnimations(page);
        await setMode(page, 'forced colours');
        expect({ moving, unseen: await findUnseenSigns(page, seen) }).toEqual({ moving: [], unseen: [] });
      } finally {
        await close();
      }
    });

  // Finding no signs is an error, because every site has these two.
  test.afterAll(() => {
    const kinds = [...seen].join('\n');
    for (const name of ['aria-current', 'aria-invalid']) expect(kinds).toMatch(new RegExp(`${name}$`, 'm'));
  });
});
