import type { Page } from 'playwright-core';
import type { Mode } from '../matrix';
import { contrastOfText, pixelsOf, plain, type Box } from './pixels';

interface Place {
  /** The lines of its own text in the window. */
  lines: Box[];
  /** Something, be it clear as glass, lies on a part of it. */
  isCovered: boolean;
}

/** What floats over a page and goes away again: lists that open, the bar with its menu. */
const FLOATING = '[role="listbox"], header:not(main header)';

/** Makes what floats over an element clear as air until it is called with null: whole words can be measured then, not edges of letters. */
const lift = (page: Page, selector: string | null): Promise<void> =>
  page.evaluate(
    ([wanted, floating]) => {
      const element = wanted === null ? null : document.querySelector(wanted);
      for (const layer of document.querySelectorAll<HTMLElement>(floating)) {
        const isLifted = element !== null && !layer.contains(element);
        for (const [property, value] of [
          ['transition', 'none'],
          ['opacity', '0'],
          ['pointer-events', 'none'],
        ] as const)
          layer.style.setProperty(property, isLifted ? value : null, 'important');
      }
    },
    [selector, FLOATING] as const,
  );

/** Brings an element into the window and says where its text is. */
const placeOf = (page: Page, selector: string): Promise<Place> =>
  page.evaluate((wanted) => {
    const element = document.querySelector(wanted);
    element?.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const lines = [...(element?.childNodes ?? [])]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .flatMap((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return [...range.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height }));
      });
    const isCovered = lines.some(({ x, y, width, height }) => {
      const count = Math.max(1, Math.floor(width / height));
      return Array.from({ length: count }).some((_, nth) => {
        const hit = document.elementFromPoint(x + ((nth + 0.5) * width) / count, y + height / 2);
        return hit === null || !(element?.contains(hit) || hit.contains(element));
      });
    });
    return { lines, isCovered };
  }, selector);

const setTextShown = (page: Page, selector: string, isShown: boolean): Promise<void> =>
  page.evaluate(
    ([wanted, color]) => {
      const style = document.querySelector<HTMLElement>(wanted)?.style;
      style?.setProperty('transition', color === null ? '' : 'none', 'important');
      style?.setProperty('-webkit-text-fill-color', color, 'important');
    },
    [selector, isShown ? null : 'transparent'] as const,
  );

async function withoutText(page: Page, selector: string) {
  await setTextShown(page, selector, false);
  const pixels = await pixelsOf(await page.screenshot());
  await setTextShown(page, selector, true);
  return pixels;
}

/**
 * The contrast that an element's text really has on the screen, pixel by pixel: what no engine can tell on a picture, on a
 * shade or under something else. 'unseen' when no pixel of it shows. The page's policy must allow what is added to it.
 */
export async function paintedContrast(page: Page, selector: string, mode: Mode): Promise<number | 'unseen'> {
  await lift(page, selector);
  const { lines, isCovered } = await placeOf(page, selector);
  const painted = await pixelsOf(await page.screenshot());
  // Forced colours can't be hidden; there the system paints a plate of one colour under every line.
  const bare = mode === 'forced colours' ? plain(painted, lines) : await withoutText(page, selector);
  await lift(page, null);
  await page.evaluate(() => window.scrollTo(0, 0));
  const ratio = contrastOfText(painted, bare, lines);
  if (ratio !== null) return Math.round(ratio * 100) / 100;
  // Text on top of everything that leaves no trace has the colour of what it stands on.
  return isCovered || lines.length === 0 ? 'unseen' : 1;
}
