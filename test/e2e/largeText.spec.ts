/**
 * Tests dialogs with forms in a window of 320 px with text at 200 %. A line in this window contains about eight
 * letters.
 */
import { loadStates } from '../../a11y/states';
import { expect, test } from './fixtures';
import { goTo, waitUntilSettled } from './harness';

test.use({ viewport: { width: 320, height: 640 } });

/**
 * Returns the faults of the open dialog. The function runs in the page. Faults are:
 * - `wide`: elements that extend beyond the dialog's left or right edge
 * - `covered`: elements that 'Close' covers
 * - `broken`: words of up to eight letters with a line break inside
 */
function findDialogFaults(): { wide: string[]; covered: string[]; broken: string[] } {
  const dialog = document.querySelector('[role="dialog"]');
  const closeButton = dialog?.querySelector('button[aria-label]');
  if (!dialog || !closeButton) throw new Error('There is no dialog');
  // Excludes the honeypot field, which is in a box of one pixel.
  const isShown = (element: HTMLElement): boolean =>
    element === dialog || (element.offsetWidth > 1 && element.parentElement !== null && isShown(element.parentElement));
  const elements = [...dialog.querySelectorAll<HTMLElement>('h2, p, label, button, input, select, textarea')].filter(
    (element) => element !== closeButton && isShown(element),
  );
  const describeElement = (element: HTMLElement): string =>
    `${element.localName} ${element.innerText || element.id}`.trim();
  const { left, right } = dialog.getBoundingClientRect();
  const wide = elements.filter((element) => {
    const box = element.getBoundingClientRect();
    return box.left < left || box.right > right;
  });
  const covered = elements.filter((element) => {
    element.scrollIntoView({ block: 'start', behavior: 'instant' });
    const [box, closeBox] = [element.getBoundingClientRect(), closeButton.getBoundingClientRect()];
    return (
      box.left < closeBox.right && box.right > closeBox.left && box.top < closeBox.bottom && box.bottom > closeBox.top
    );
  });
  const texts = elements
    .flatMap((element) => [...element.childNodes])
    .filter((node) => node.nodeType === Node.TEXT_NODE);
  const broken = texts.flatMap((text) =>
    [...(text.textContent ?? '').matchAll(/\p{L}{1,8}(?!\p{L})(?<!\p{L}{9})/gu)].flatMap(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : [];
    }),
  );
  return { wide: wide.map(describeElement), covered: covered.map(describeElement), broken };
}

const FORM_STATE_NAMES = ['quote', 'contact', 'apply'];

for (const state of (await loadStates()).filter(({ name }) => FORM_STATE_NAMES.includes(name)))
  test(`1.4.4 1.4.10 the ${state.name} dialog fits with text of 200 %, and ‘Close’ covers no field`, async ({
    page,
    site,
  }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await goTo(page, site.url, state.route);
    await state.reachState?.(page);
    await waitUntilSettled(page);
    expect(await page.evaluate(findDialogFaults)).toEqual({ wide: [], covered: [], broken: [] });
  });
