import type { Page } from '@playwright/test';
import type { Mode } from '../matrix';
import { contrastOfText, paintOver, pixelsOf, type Box, type Pixels } from './pixels';

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

async function withoutText(page: Page, selector: string, clip: Box): Promise<Pixels> {
  await setTextShown(page, selector, false);
  const pixels = await pixelsOf(await page.screenshot({ clip }));
  await setTextShown(page, selector, true);
  return pixels;
}

/** The whole pixels of the window that hold all of the lines, or null when none of them is in it. */
function frameOf(page: Page, lines: readonly Box[]): Box | null {
  const window = page.viewportSize();
  if (!window || lines.length === 0) return null;
  const left = Math.max(0, Math.floor(Math.min(...lines.map(({ x }) => x))));
  const top = Math.max(0, Math.floor(Math.min(...lines.map(({ y }) => y))));
  const right = Math.min(window.width, Math.ceil(Math.max(...lines.map(({ x, width }) => x + width))));
  const bottom = Math.min(window.height, Math.ceil(Math.max(...lines.map(({ y, height }) => y + height))));
  return right > left && bottom > top ? { x: left, y: top, width: right - left, height: bottom - top } : null;
}

/** The contrast of the text in these lines, or null when not one pixel shows it. */
async function contrastIn(page: Page, selector: string, mode: Mode, lines: readonly Box[]): Promise<number | null> {
  const frame = frameOf(page, lines);
  if (!frame) return null;
  const boxes = lines.map((line) => ({ ...line, x: line.x - frame.x, y: line.y - frame.y }));
  const painted = await pixelsOf(await page.screenshot({ clip: frame }));
  // Forced colours can't be hidden; there the system paints a plate of one colour under every line.
  const bare = mode === 'forced colours' ? paintOver(painted, boxes) : await withoutText(page, selector, frame);
  return contrastOfText(painted, bare, boxes);
}

/**
 * The contrast that an element's text really has on the screen, pixel by pixel: what no engine can tell on a picture, on a
 * shade or under something else. 'unseen' when no pixel of it shows. The page's policy must allow what is added to it.
 */
export async function paintedContrast(page: Page, selector: string, mode: Mode): Promise<number | 'unseen'> {
  await lift(page, selector);
  const { lines, isCovered } = await placeOf(page, selector);
  const ratio = await contrastIn(page, selector, mode, lines);
  await lift(page, null);
  await page.evaluate(() => window.scrollTo(0, 0));
  if (ratio !== null) return Math.round(ratio * 100) / 100;
  // Text on top of everything that leaves no trace has the colour of what it stands on.
  return isCovered || lines.length === 0 ? 'unseen' : 1;
}
