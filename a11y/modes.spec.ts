/**
 * Every page, and what opens over it, for whoever asks their system for less motion: it looks at once as it will. And for who
 * has it paint everything in a few colours of their own: what is told by a drawn sign, or by a state, is still to be seen.
 */
import type { Page } from '@playwright/test';
import { goTo, isSettled, startJourney, type Site } from '../test/e2e/harness';
import { unseenSigns } from './engines/signs';
import { setMode } from './engines/still';
import { existsAt, HEIGHT, MODES, opensWithPa11y } from './matrix';
import { loadStates } from './states';
import { expect, test } from '../test/e2e/fixtures';

/** Each route as it loads, each dialog, each message: every style sheet is in use in one of them. */
const states = (await loadStates()).filter(opensWithPa11y);

/** Kinds of signs that were looked at: the few colours are the same on every page. */
const seen = new Set<string>();

let site: Site;
test.beforeAll(async ({ browser }) => {
  site = await startJourney({}, browser);
});
test.afterAll(() => site.stop());

/** Elements that would take time for a change of their looks, now or when they are pressed, shown or scrolled past. */
const whatMoves = (page: Page): Promise<string[]> =>
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

test.describe('2.3.3 1.4.11 less motion, forced colours', () => {
  for (const state of states)
    test(`2.3.3 1.4.11 ${state.name}: nothing takes time to move; under forced colours every sign is seen`, async () => {
      const viewport = { width: existsAt(state, 1280) ? 1280 : 320, height: HEIGHT };
      const { page, close } = await site.open({ viewport, ...MODES['reduced motion'] });
      try {
        await goTo(page, site.url, state.route);
        await state.reach?.(page);
        await isSettled(page);
        const moving = await whatMoves(page);
        await setMode(page, 'forced colours');
        expect({ moving, unseen: await unseenSigns(page, seen) }).toEqual({ moving: [], unseen: [] });
      } finally {
        await close();
      }
    });

  // Where nothing was found to be looked at, nothing was proven; every site has these two.
  test.afterAll(() => {
    const kinds = [...seen].join('\n');
    for (const name of ['aria-current', 'aria-invalid']) expect(kinds).toMatch(new RegExp(`${name}$`, 'm'));
  });
});
