import type { Page } from '@playwright/test';
import { createCheckResult, type CheckResult } from '../findings';
import type { Measurement } from '../matrix';
import { findClippedTextInPage, type ClippingResult } from './clippedText';
import { setStyle } from './setStyle';

/** The text spacing that a page must support (WCAG 1.4.12). */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;
/** The default font size of browsers, in CSS pixels. */
const DEFAULT_FONT_SIZE_PX = 16;

/**
 * Waits four frames, because a frame runs its resize observers after its `requestAnimationFrame` callbacks. In each
 * frame, ends finite animations, such as transitions of heights.
 */
const settleLayout = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frameCount = 0; frameCount < 4; frameCount += 1) {
      await new Promise(requestAnimationFrame);
      for (const animation of document.getAnimations())
        if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });

/**
 * Sets the font size in the browser's settings. This setting also changes lengths in `rem`, including those in media
 * queries.
 */
async function setTextSize(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size } });
  await session.detach();
}

/** Finds clipped texts and horizontal scrolling on the page with its current styles. */
export async function findClippedText(page: Page): Promise<ClippingResult> {
  await settleLayout(page);
  return page.evaluate(findClippedTextInPage);
}

const createTextResult = (check: Measurement, code: string, { textCount, faults }: ClippingResult): CheckResult =>
  createCheckResult(
    check,
    'light',
    textCount - faults.length,
    faults.map((fault) => ({ ...fault, code })),
  );

export async function measureTextSpacing(page: Page): Promise<CheckResult> {
  await setStyle(page, TEXT_SPACING);
  const clippingResult = await findClippedText(page);
  await setStyle(page, '');
  return createTextResult('text spacing', '1.4.12', clippingResult);
}

/** Checks the page with its text at 200 % (WCAG 1.4.4). */
export async function measureDoubledText(page: Page): Promise<CheckResult> {
  await setTextSize(page, 2 * DEFAULT_FONT_SIZE_PX);
  const clippingResult = await findClippedText(page);
  await setTextSize(page, DEFAULT_FONT_SIZE_PX);
  return createTextResult('text at 200 %', '1.4.4', clippingResult);
}
