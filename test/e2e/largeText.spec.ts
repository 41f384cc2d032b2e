/**
 * Tests tables, and dialogs that contain forms, in a window of 320 px with text at 200 %. A line in this window
 * contains about eight letters. With the text size setting of 150 %, also tests layouts that depend on the window's
 * width, because media queries ignore this setting.
 */
import type { Page } from '@playwright/test';
import { loadStates, type State } from '../../a11y/states';
import { expect, test } from './fixtures';
import { loadSubjects } from '../subjects';
import { goTo, measureBox, waitUntilSettled, type ServedSite } from './harness';

test.use({ viewport: { width: 320, height: 640 } });

/**
 * Returns the faults of the open dialog. The function runs in the page. Faults are:
 * - `wideElements`: elements that extend beyond the dialog's left or right edge
 * - `coveredElements`: elements that 'Close' covers
 * - `brokenWords`: words of up to eight letters with a line break inside
 */
function findDialogFaults(): { wideElements: string[]; coveredElements: string[]; brokenWords: string[] } {
  const dialog = document.querySelector('[role="dialog"]');
  const closeButton = dialog?.querySelector('button[aria-label]');
  if (!dialog || !closeButton) throw new Error('There is no dialog');
  // Excludes the honeypot field, which is in a box of one pixel.
  const isShown = (element: HTMLElement): boolean =>
    element === dialog || (element.offsetWidth > 1 && element.parentElement !== null && isShown(element.parentElement));
  const elements = [
    ...dialog.querySelectorAll<HTMLElement>('h2, p, a, dd, label, button, input, select, textarea'),
  ].filter((element) => element !== closeButton && isShown(element));
  const describeElement = (element: HTMLElement): string =>
    `${element.localName} ${element.innerText || element.id}`.trim();
  const { left, right } = dialog.getBoundingClientRect();
  const wideElements = elements.filter((element) => {
    const box = element.getBoundingClientRect();
    return box.left < left || box.right > right;
  });
  const coveredElements = elements.filter((element) => {
    element.scrollIntoView({ block: 'start', behavior: 'instant' });
    const [box, closeBox] = [element.getBoundingClientRect(), closeButton.getBoundingClientRect()];
    return (
      box.left < closeBox.right && box.right > closeBox.left && box.top < closeBox.bottom && box.bottom > closeBox.top
    );
  });
  const textNodes = elements
    .flatMap((element) => [...element.childNodes])
    .filter((node) => node.nodeType === Node.TEXT_NODE);
  const brokenWords = textNodes.flatMap((textNode) =>
    [...(textNode.textContent ?? '').matchAll(/\p{L}{1,8}(?!\p{L})(?<!\p{L}{9})/gu)].flatMap(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(textNode, index);
      range.setEnd(textNode, index + word.length);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : [];
    }),
  );
  return {
    wideElements: wideElements.map(describeElement),
    coveredElements: coveredElements.map(describeElement),
    brokenWords,
  };
}

/**
 * Scrolls the table horizontally along its first row of marks. Returns the number of cells whose middle was never in
 * view. The function runs in the page.
 */
function countHiddenMarks(scroller: Element): number {
  const hiddenCells = new Set(scroller.querySelector('tr:has(td)')?.querySelectorAll('td'));
  const [firstCell] = hiddenCells;
  if (!firstCell) throw new Error('The table has no cell');
  firstCell.scrollIntoView({ block: 'center', behavior: 'instant' });
  const scrollDirection = getComputedStyle(scroller).direction === 'rtl' ? -1 : 1;
  for (let offset = 0; offset < scroller.scrollWidth; offset += 8) {
    scroller.scrollLeft = scrollDirection * offset;
    for (const cell of hiddenCells) {
      const { x, y, width, height } = cell.getBoundingClientRect();
      if (document.elementFromPoint(x + width / 2, y + height / 2)?.closest('td') === cell) hiddenCells.delete(cell);
    }
  }
  return hiddenCells.size;
}

/** Repeats the last column of a comparison until it has twelve plans. The function runs in the page. */
function repeatPlans(scroller: Element): void {
  for (const row of scroller.querySelectorAll('tr:has(:nth-child(2))'))
    while (row.children.length < 13) row.append(row.lastElementChild!.cloneNode(true));
}

async function openWithLargeText(page: Page, { url }: ServedSite, state: State): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await goTo(page, url, state.route);
  await state.reachState?.(page);
  await waitUntilSettled(page);
}

const { contact, listPagesOfKind } = await loadSubjects();
const states = await loadStates();
const FORM_STATE_NAMES = ['quote', 'contact', 'contact, errors', 'apply'];

for (const state of states.filter(({ name }) => FORM_STATE_NAMES.includes(name)))
  test(`1.4.4 1.4.10 the ${state.name} dialog fits with text of 200 %, and ‘Close’ covers no field`, async ({
    page,
    site,
  }) => {
    await openWithLargeText(page, site, state);
    expect(await page.evaluate(findDialogFaults)).toEqual({ wideElements: [], coveredElements: [], brokenWords: [] });
  });

for (const state of states.filter(({ name }) => name.startsWith('comparison of ')))
  test(`1.4.4 in the ${state.name}, each mark of a row can be scrolled into view with text of 200 %, also with twelve plans`, async ({
    page,
    site,
  }) => {
    await openWithLargeText(page, site, state);
    const scroller = page.getByRole('tabpanel').getByRole('region');
    expect(await scroller.evaluate(countHiddenMarks)).toBe(0);
    await scroller.evaluate(repeatPlans);
    expect(await scroller.evaluate(countHiddenMarks)).toBe(0);
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await scroller.evaluate(countHiddenMarks)).toBe(0);
      expect(await scroller.locator('thead').evaluate(findBrokenWords)).toEqual([]);
    }
  });

for (const state of states.filter(({ name }) => name === 'menu open'))
  test('1.4.4 each button of the open menu is as high as its text with text of 200 %', async ({ page, site }) => {
    await openWithLargeText(page, site, state);
    const buttons = await page.getByRole('navigation').locator('[data-open] button').all();
    expect(buttons.length).toBeGreaterThan(1);
    for (const button of buttons)
      expect(await button.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  });

/** Opens a state in a window of the given width, with the text size setting of 150 %. */
async function openWithTextSetting(page: Page, { url }: ServedSite, state: State, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.addInitScript(() => localStorage.setItem('display', JSON.stringify({ textSize: '150' })));
  await goTo(page, url, state.route);
  await state.reachState?.(page);
  await waitUntilSettled(page);
}

/** The widths, in pixels, at which the layout of a dialog would change if the text had its default size. */
const WIDTHS = [
  [/^contact, errors$/, 1280],
  [/, summary$/, 560],
] as const;

for (const [namePattern, width] of WIDTHS)
  for (const state of states.filter(({ name }) => namePattern.test(name)))
    test(`1.4.4 2.4.11 ${state.name} fits in the dialog with the text setting of 150 % at ${width} px`, async ({
      page,
      site,
    }) => {
      await openWithTextSetting(page, site, state, width);
      const { wideElements, coveredElements } = await page.evaluate(findDialogFaults);
      expect({ wideElements, coveredElements }).toEqual({ wideElements: [], coveredElements: [] });
    });

test('1.4.4 the contact details are wider than 200 px with the text setting of 150 % at 1024 px', async ({
  page,
  site,
}) => {
  await openWithTextSetting(page, site, { name: 'contact page', route: contact.path }, 1024);
  for (const detail of await page.getByRole('main').locator('dd').all())
    expect((await measureBox(detail)).width).toBeGreaterThan(200);
});

/** Returns the words of up to 15 letters with a line break inside. Longer words may be hyphenated. */
function findBrokenWords(root: Element): string[] {
  const range = document.createRange();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const brokenWords: string[] = [];
  for (let text = walker.nextNode(); text; text = walker.nextNode())
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\p{L}{3,15}(?!\p{L})(?<!\p{L}{16})/gu)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) brokenWords.push(word);
    }
  return brokenWords;
}

for (const { path } of listPagesOfKind('conformance'))
  test(`1.4.10 the tables of ${path} break no word in a window of 320 px`, async ({ page, site }) => {
    await goTo(page, site.url, path);
    for (const table of await page.getByRole('table').all()) expect(await table.evaluate(findBrokenWords)).toEqual([]);
  });

test('§2.3 the footer breaks no word in a window of 768 px', async ({ page, site }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await goTo(page, site.url, contact.path);
  expect(await page.getByRole('contentinfo').evaluate(findBrokenWords)).toEqual([]);
});
