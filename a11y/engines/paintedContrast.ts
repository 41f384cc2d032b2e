import type { Page } from 'playwright-core';
import type { Mode } from '../matrix';
import { contrastOfText, pixelsOf, plain, type Box } from './pixels';

/** Brings an element into the window; the lines of its own text that nothing covers, there. */
const uncoveredLines = (page: Page, selector: string): Promise<Box[]> =>
  page.evaluate((wanted) => {
    const element = document.querySelector(wanted);
    element?.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const texts = [...(element?.childNodes ?? [])].filter((node) => node.nodeType === Node.TEXT_NODE);
    const lines = texts.flatMap((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height }));
    });
    return lines.filter(({ x, y, width, height }) =>
      [0.02, 0.25, 0.5, 0.75, 0.98].every((share) =>
        [0.2, 0.5, 0.8].every((drop) => {
          const hit = document.elementFromPoint(x + width * share, y + height * drop);
          return hit !== null && (element?.contains(hit) || hit.contains(element));
        }),
      ),
    );
  }, selector);

const setTextShown = (page: Page, isShown: boolean): Promise<void> =>
  page.evaluate((shown) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      shown ? '' : '* { -webkit-text-fill-color: transparent !important; transition: none !important }',
    );
    document.adoptedStyleSheets = [sheet];
  }, isShown);

/**
 * The contrast that an element's text really has on the screen, pixel by pixel: what no engine can tell on a picture, a
 * shade or under something else. 'unseen' when no line of it shows whole. The page must be opened with `bypassCSP`.
 */
export async function paintedContrast(page: Page, selector: string, mode: Mode): Promise<number | 'unseen'> {
  const lines = await uncoveredLines(page, selector);
  if (lines.length === 0) return 'unseen';
  const painted = await pixelsOf(await page.screenshot());
  // Forced colours can't be hidden; there the system paints a plate of one colour under every line.
  const bare = mode === 'forced colours' ? plain(painted, lines) : await withoutText(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  // Text on top of everything that leaves no trace has the colour of what it stands on.
  const ratio = contrastOfText(painted, bare, lines) ?? 1;
  return Math.round(ratio * 100) / 100;
}

async function withoutText(page: Page) {
  await setTextShown(page, false);
  const pixels = await pixelsOf(await page.screenshot());
  await setTextShown(page, true);
  return pixels;
}
