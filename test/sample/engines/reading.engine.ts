/**
 * Tests the words in a hidden tab panel (§4.8): the find bar of the browser finds and shows these words, and printed
 * pages contain them. Also tests the printed slides (§2.4).
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import home from '#site/home';
import { getPageTitle } from '../../getPageTitle';
import type { Tab } from '../../engines/engine';
import { DESKTOP_SIZE, testInEveryEngine, PHONE_SIZE } from '../../engines/suite';
import { clickTarget, focusTarget, waitUntilReady, waitForFunction } from '../../engines/visit';

const COMBO_URL = '/#/software-marketing-combo';
const COMPARISON_TAB = { selector: '[role="tab"]', name: 'Feature Comparison' };

/** Returns a text that only the hidden panel contains. */
const readHiddenText = (tab: Tab): Promise<string> =>
  waitForFunction(tab, () => {
    const hiddenText = document.querySelector('[hidden="until-found"] :is(caption, h2, h3)')?.textContent ?? null;
    return hiddenText !== null && !document.body.innerText.includes(hiddenText) && hiddenText;
  });

const waitUntilShown = (tab: Tab, hiddenText: string) =>
  waitForFunction(
    tab,
    (text) =>
      document.querySelectorAll('[role="tab"]')[1]?.ariaSelected === 'true' &&
      document.querySelector<HTMLElement>('[role="tabpanel"]')?.innerText.includes(text) === true,
    hiddenText,
  );

/** Returns the text of a PDF in one line. */
const parsePdfText = (pdf: Uint8Array): string =>
  execFileSync('pdftotext', ['-', '-'], { input: pdf, encoding: 'utf8' }).replaceAll(/\s+/g, ' ');

function assertContains(text: string, part: string): void {
  assert.ok(text.includes(part), `'${part}' is missing in '${text}'`);
}

testInEveryEngine((testInTab) => {
  for (const size of [PHONE_SIZE, DESKTOP_SIZE])
    testInTab(
      `§4.8 Ctrl+F finds words in a hidden panel at ${size.width} px`,
      { url: COMBO_URL, size },
      async (tab) => {
        await waitUntilReady(tab);
        const hiddenText = await readHiddenText(tab);
        await tab.findText(hiddenText);
        await waitUntilShown(tab, hiddenText);
      },
    );

  testInTab(
    '§4.8 a click or an arrow key selects a tab and shows its hidden panel',
    { url: COMBO_URL, size: DESKTOP_SIZE },
    async (tab) => {
      await waitUntilReady(tab);
      const hiddenText = await readHiddenText(tab);
      await clickTarget(tab, COMPARISON_TAB);
      await waitUntilShown(tab, hiddenText);
      await clickTarget(tab, { selector: '[role="tab"]:not([aria-selected="true"])' });
      await waitForFunction(tab, (text) => !document.body.innerText.includes(text), hiddenText);
      await focusTarget(tab, { selector: '[role="tab"][aria-selected="true"]' });
      await tab.pressKey('ArrowRight');
      await waitUntilShown(tab, hiddenText);
    },
  );

  testInTab(
    '§4.8 printed pages show the hidden panel and no button',
    { url: COMBO_URL, size: DESKTOP_SIZE },
    async (tab) => {
      await waitUntilReady(tab);
      const hiddenText = await readHiddenText(tab);
      const text = parsePdfText(await tab.print());
      for (const expectedText of [getPageTitle('software-combo'), hiddenText]) assertContains(text, expectedText);
      assert.ok(!text.includes('Reach Us'));
    },
  );

  testInTab('§2.4 a printed page shows every slide', { url: '/', size: DESKTOP_SIZE }, async (tab) => {
    await waitUntilReady(tab);
    const text = parsePdfText(await tab.print());
    for (const { title } of home.hero) assertContains(text, title);
  });
});
