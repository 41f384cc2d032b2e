import type { Page } from 'playwright-core';
import type { Mode } from '../matrix';
import { contrastOfText, pixelsOf, plain, type Box, type Rgb } from './pixels';

interface Place {
  /** Parts of its own text in the window, each as wide as a letter or two. */
  parts: Box[];
  /** Something, be it clear as glass, lies on a part of it. */
  isCovered: boolean;
  /** Its computed colour; null when that is not the whole truth (half-transparent). */
  ink: Rgb | null;
}

/** Brings an element into the window: the parts of its text that nothing lies on, or all when something lies on each. */
const placeOf = (page: Page, selector: string): Promise<Place> =>
  page.evaluate((wanted) => {
    const element = document.querySelector(wanted);
    element?.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const texts = [...(element?.childNodes ?? [])].filter((node) => node.nodeType === Node.TEXT_NODE);
    const parts = texts.flatMap((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()].flatMap(({ x, y, width, height }) => {
        const count = Math.max(1, Math.floor(width / height));
        return Array.from({ length: count }, (_, nth) => ({
          x: x + (nth * width) / count,
          y,
          width: width / count,
          height,
        }));
      });
    });
    const onTop = parts.filter(({ x, y, width, height }) =>
      [0.05, 0.5, 0.95].every((share) =>
        [0.2, 0.5, 0.8].every((drop) => {
          const hit = document.elementFromPoint(x + width * share, y + height * drop);
          return hit !== null && (element?.contains(hit) || hit.contains(element));
        }),
      ),
    );
    const [red = 0, green = 0, blue = 0, alpha = 1] = element
      ? (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(Number)
      : [];
    const ink: [number, number, number] | null = alpha === 1 ? [red, green, blue] : null;
    return { parts: onTop.length > 0 ? onTop : parts, isCovered: onTop.length < parts.length, ink };
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
 * The contrast that an element's text really has on the screen, pixel by pixel: what no engine can tell on a picture, a
 * shade or under something else. 'unseen' when no pixel of it shows. The page's policy must allow what is added to it.
 */
export async function paintedContrast(page: Page, selector: string, mode: Mode): Promise<number | 'unseen'> {
  const { parts, isCovered, ink } = await placeOf(page, selector);
  if (parts.length === 0) return 'unseen';
  const painted = await pixelsOf(await page.screenshot());
  // Forced colours can't be hidden; there the system paints a plate of one colour under every line.
  const bare = mode === 'forced colours' ? plain(painted, parts) : await withoutText(page, selector);
  await page.evaluate(() => window.scrollTo(0, 0));
  // What is left of a covered letter may be its faint edge alone.
  const ratio = contrastOfText(painted, bare, parts, isCovered ? ink : null);
  if (ratio !== null) return Math.round(ratio * 100) / 100;
  // Text on top of everything that leaves no trace has the colour of what it stands on.
  return isCovered ? 'unseen' : 1;
}
