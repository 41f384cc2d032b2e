import type { Page } from '@playwright/test';
import { isAboutContrast } from '../falsePositives';
import type { CheckResult, Finding } from '../findings';
import type { MediaMode } from '../matrix';
import { measureTextContrast, fillWithBackground, decodePixels, type Box, type Pixels } from './pixels';

interface TextPosition {
  /** The boxes of the element's own lines of text, in CSS pixels of the viewport. */
  lines: Box[];
  /**
   * True when another element, even a transparent one, covers a part of the text. Also true when a part of the text is
   * outside the viewport.
   */
  isCovered: boolean;
}

/** Elements that temporarily cover the page: open lists, the header with its menu, and messages with their backdrop. */
const FLOATING_SELECTOR = '[role="listbox"], [popover], header:not(main header)';

/**
 * Makes floating elements transparent, so that they do not cover the measured text. A floating element that contains
 * the text stays visible. With `selector` null, the function restores all floating elements.
 */
const hideFloatingElements = (page: Page, selector: string | null): Promise<void> =>
  page.evaluate(
    ([textSelector, floatingSelector]) => {
      const element = textSelector === null ? null : document.querySelector(textSelector);
      for (const floatingElement of document.querySelectorAll<HTMLElement>(floatingSelector)) {
        const isHidden = element !== null && !floatingElement.contains(element);
        for (const [property, value] of [
          ['transition', 'none'],
          ['opacity', '0'],
          ['pointer-events', 'none'],
        ] as const)
          floatingElement.style.setProperty(property, isHidden ? value : null, 'important');
      }
    },
    [selector, FLOATING_SELECTOR] as const,
  );

/**
 * Stores the scroll positions of all elements. Returns a function that restores them, because the faults that an engine
 * finds in a dialog or a list depend on the scroll position.
 */
async function storeScrollPositions(page: Page): Promise<() => Promise<void>> {
  const positions = await page.evaluateHandle(() =>
    [...document.querySelectorAll('*')].map((element) => [element, element.scrollLeft, element.scrollTop] as const),
  );
  return async () => {
    await positions.evaluate((storedPositions) => {
      for (const [element, left, top] of storedPositions)
        if (element.scrollLeft !== left || element.scrollTop !== top)
          element.scrollTo({ left, top, behavior: 'instant' });
    });
    await positions.dispose();
  };
}

/**
 * Scrolls an element into the viewport. Returns the position of its text, and whether another element covers the text.
 */
const measureTextPosition = (page: Page, selector: string): Promise<TextPosition> =>
  page.evaluate((textSelector) => {
    const element = document.querySelector(textSelector);
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
      return Array.from({ length: count }).some((_, index) => {
        const topElement = document.elementFromPoint(x + ((index + 0.5) * width) / count, y + height / 2);
        return topElement === null || !(element?.contains(topElement) || topElement.contains(element));
      });
    });
    return { lines, isCovered };
  }, selector);

const setTextVisibility = (page: Page, selector: string, isShown: boolean): Promise<void> =>
  page.evaluate(
    ([textSelector, color]) => {
      const style = document.querySelector<HTMLElement>(textSelector)?.style;
      style?.setProperty('transition', color === null ? '' : 'none', 'important');
      style?.setProperty('-webkit-text-fill-color', color, 'important');
    },
    [selector, isShown ? null : 'transparent'] as const,
  );

async function captureWithoutText(page: Page, selector: string, clip: Box): Promise<Pixels> {
  await setTextVisibility(page, selector, false);
  const pixels = await decodePixels(await page.screenshot({ clip }));
  await setTextVisibility(page, selector, true);
  return pixels;
}

/**
 * Returns the box around all lines in whole pixels, clipped to the viewport, or null when no line is in the viewport.
 */
function findEnclosingBox(page: Page, lines: readonly Box[]): Box | null {
  const viewport = page.viewportSize();
  if (!viewport || lines.length === 0) return null;
  const left = Math.max(0, Math.floor(Math.min(...lines.map(({ x }) => x))));
  const top = Math.max(0, Math.floor(Math.min(...lines.map(({ y }) => y))));
  const right = Math.min(viewport.width, Math.ceil(Math.max(...lines.map(({ x, width }) => x + width))));
  const bottom = Math.min(viewport.height, Math.ceil(Math.max(...lines.map(({ y, height }) => y + height))));
  return right > left && bottom > top ? { x: left, y: top, width: right - left, height: bottom - top } : null;
}

/** Returns the contrast ratio of the text in these lines, or null when no pixel shows the text. */
async function measureContrast(
  page: Page,
  selector: string,
  mode: MediaMode,
  lines: readonly Box[],
): Promise<number | null> {
  const enclosingBox = findEnclosingBox(page, lines);
  if (!enclosingBox) return null;
  const boxes = lines.map((line) => ({ ...line, x: line.x - enclosingBox.x, y: line.y - enclosingBox.y }));
  const screenshot = await decodePixels(await page.screenshot({ clip: enclosingBox }));
  // Under forced colours, styles can't hide the text. The background is then the colour of the backplate that the
  // browser paints under every line.
  const background =
    mode === 'forced colours'
      ? fillWithBackground(screenshot, boxes)
      : await captureWithoutText(page, selector, enclosingBox);
  return measureTextContrast(screenshot, background, boxes);
}

/**
 * Measures each painted pixel of an element's text, and returns the lowest contrast ratio. No engine can compute the
 * contrast of text on an image, on a gradient or below another element. If no pixel shows the text, returns 'unseen'
 * for a text that is covered or not rendered, and 1 for any other text.
 */
export async function measurePaintedContrast(
  page: Page,
  selector: string,
  mode: MediaMode,
): Promise<number | 'unseen'> {
  const restoreScrollPositions = await storeScrollPositions(page);
  await hideFloatingElements(page, selector);
  const { lines, isCovered } = await measureTextPosition(page, selector);
  const ratio = await measureContrast(page, selector, mode, lines);
  await hideFloatingElements(page, null);
  await restoreScrollPositions();
  if (ratio !== null) return Math.round(ratio * 100) / 100;
  // An uncovered text that changes no pixel has the colour of its background.
  return isCovered || lines.length === 0 ? 'unseen' : 1;
}

/** Adds the painted contrast to an engine's findings about contrast. */
export async function addPaintedContrast(page: Page, mode: MediaMode, result: CheckResult): Promise<CheckResult> {
  const ratioBySelector = new Map<string, Finding['paintedContrast']>();
  for (const { selector } of result.findings.filter(isAboutContrast))
    if (!ratioBySelector.has(selector))
      ratioBySelector.set(selector, await measurePaintedContrast(page, selector, mode));
  const findings = result.findings.map((finding) => {
    const ratio = isAboutContrast(finding) ? ratioBySelector.get(finding.selector) : undefined;
    return ratio === undefined ? finding : { ...finding, paintedContrast: ratio };
  });
  return { ...result, findings };
}
