import type { Page } from '@playwright/test';
import type { CheckResult } from '../findings';
import type { Check, Mode } from '../matrix';
import { findCutText, type CutText } from './cutText';
import { setStyle } from './setStyle';

/** The text spacing that a page must support (WCAG 1.4.12). */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;
/** The default font size of browsers, in CSS pixels. */
const DEFAULT_FONT_SIZE = 16;

/** Waits for resize observers, which run a frame later, and for transitions of heights. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 4; frames += 1) {
      await new Promise(requestAnimationFrame);
      for (const animation of document.getAnimations())
        if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });

/**
 * Sets the font size in the browser's settings. This also changes lengths in `rem`, including those in media queries.
 */
async function setTextSize(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size } });
  await session.detach();
}

/** Finds clipped texts and horizontal scrolling on the page with its current styles. */
export async function measureCutText(page: Page): Promise<CutText> {
  await settle(page);
  return page.evaluate(findCutText);
}

async function measure(page: Page, mode: Mode, check: Check, code: string): Promise<CheckResult> {
  const { total, cut } = await measureCutText(page);
  return {
    check,
    mode,
    passes: total - cut.length,
    findings: cut.map(({ context, summary }) => ({
      check,
      mode,
      kind: 'violation',
      code,
      selector: '',
      context,
      summary,
    })),
  };
}

export async function measureTextSpacing(page: Page, mode: Mode): Promise<CheckResult> {
  await setStyle(page, TEXT_SPACING);
  const result = await measure(page, mode, 'text spacing', '1.4.12');
  await setStyle(page, '');
  return result;
}

/** Checks the page with its text at 200 % (WCAG 1.4.4). */
export async function measureDoubledText(page: Page, mode: Mode): Promise<CheckResult> {
  await setTextSize(page, 2 * DEFAULT_FONT_SIZE);
  const result = await measure(page, mode, 'text at 200 %', '1.4.4');
  await setTextSize(page, DEFAULT_FONT_SIZE);
  return result;
}
