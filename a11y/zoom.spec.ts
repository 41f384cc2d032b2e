/** Inserts faults for the check of messages at 400 % zoom. states.spec.ts runs this check in states after an action. */
import { findDistantMessages } from './engines/distantMessages';
import { loadStates } from './states';
import { expect, test } from '../test/e2e/fixtures';

const errorState = (await loadStates()).find(({ name }) => name === 'contact page, errors')!;

test.use({ viewport: { width: 320, height: 256 } });

test(
  '1.4.10 the check reports each error message that is 1,200 px away from its field',
  { tag: '@once' },
  async ({ openState }) => {
    const page = await openState(errorState);
    const errorCount = await page.evaluate(() => {
      const fields = [...document.querySelectorAll('main [aria-invalid="true"]')];
      for (const field of fields) {
        const error = document.getElementById(field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '');
        error!.style.cssText = 'display: block; margin-block-start: 1200px';
      }
      return fields.length;
    });
    expect(errorCount).toBeGreaterThan(1);
    expect(await page.evaluate(findDistantMessages)).toEqual(
      Array(errorCount).fill(expect.stringMatching(/^12\d\d px from /)),
    );
  },
);
