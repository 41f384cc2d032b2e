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
  const isShown = (part: HTMLElement): boolean =>
    part === dialog || (part.offsetWidth > 1 && part.parentElement !== null && isShown(part.parentElement));
  const parts = [...dialog.querySelectorAll<HTMLElement>('h2, p, label, button, input, select, textarea')].filter(
    (part) => part !== closeButton && isShown(part),
  );
  const describePart = (part: HTMLElement): string => `${part.localName} ${part.innerText || part.id}`.trim();
  const { left, right } = dialog.getBoundingClientRect();
  const wide = parts.filter((part) => {
    const box = part.getBoundingClientRect();
    return box.left < left || box.right > right;
  });
  const covered = parts.filter((part) => {
    part.scrollIntoView({ block: 'start', behavior: 'instant' });
    const [box, closeBox] = [part.getBoundingClientRect(), closeButton.getBoundingClientRect()];
    return (
      box.left < closeBox.right && box.right > closeBox.left && box.top < closeBox.bottom && box.bottom > closeBox.top
    );
  });
  const texts = parts.flatMap((part) => [...part.childNodes]).filter((node) => node.nodeType === Node.TEXT_NODE);
  const broken = texts.flatMap((text) =>
    [...(text.textContent ?? '').matchAll(/\p{L}{1,8}(?!\p{L})(?<!\p{L}{9})/gu)].flatMap(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : [];
    }),
  );
  return { wide: wide.map(describePart), covered: covered.map(describePart), broken };
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
