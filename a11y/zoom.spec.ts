/** 1.4.10 3.3.1: tests messages at 400 % zoom, where 1280 × 1024 px become 320 × 256 px. */
import { findDistantMessages } from './engines/distantMessages';
import { isAvailableAt } from './matrix';
import { loadStates } from './states';
import { expect, test } from '../test/e2e/fixtures';

const VIEWPORT = { width: 320, height: 256 } as const;

/** The states that follow an action, such as an open dialog or a form with errors, and exist in a narrow viewport. */
const states = (await loadStates()).filter(
  (state) => state.reachState !== undefined && isAvailableAt(state, VIEWPORT.width),
);
const errorState = states.find(({ name }) => name === 'contact page, errors')!;

test.use({ viewport: VIEWPORT });
test.describe.configure({ mode: 'parallel' });

test.describe('1.4.10 messages at 320 × 256 px', { tag: '@once' }, () => {
  for (const state of states)
    test(`1.4.10 3.3.1 ${state.name} shows each message in the window or within one screenful of its control`, async ({
      openState,
    }) => {
      const page = await openState(state);
      // The test repeats the check until it passes, because the site delays focus changes for screen readers
      // (src/hooks/focusAnnouncement.ts).
      await expect.poll(() => page.evaluate(findDistantMessages)).toEqual([]);
    });

  test('1.4.10 the check reports an error message that is 1,200 px away from its field', async ({ openState }) => {
    const page = await openState(errorState);
    await page.evaluate(() => {
      const field = document.querySelector('main [aria-invalid="true"]');
      const error = document.getElementById(field?.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '');
      error!.style.cssText = 'display: block; margin-block-start: 1200px';
    });
    expect(await page.evaluate(findDistantMessages)).toEqual([expect.stringMatching(/^12\d\d px from /)]);
  });

  test('1.4.10 the check reports a distant result while no element has the focus', async ({ openState }) => {
    const page = await openState(errorState);
    await page.evaluate(() => {
      (document.activeElement as HTMLElement).blur();
      const region = document.body.appendChild(document.createElement('p'));
      region.setAttribute('aria-live', 'polite');
      region.textContent = 'Sent';
    });
    expect(await page.evaluate(findDistantMessages)).toContainEqual(expect.stringMatching(/from the page to .*Sent/));
  });
});
