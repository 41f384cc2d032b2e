import type { Page } from '@playwright/test';
import type { CheckResult } from '../findings';
import type { Check, Mode } from '../matrix';
import { cutText } from './cutText';
import { setStyle } from './setStyle';

/** WCAG 1.4.12, each at the value that must be borne. */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;
/** The size of text that a browser starts from, in CSS pixels. */
const ORDINARY_TEXT = 16;

/** Observers of sizes answer in the frame after, and some heights glide. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 4; frames += 1) {
      await new Promise(requestAnimationFrame);
      for (const animation of document.getAnimations())
        if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });

/** As a visitor does in the browser's settings: lengths in rem follow, those in media queries too. */
async function setTextSize(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size } });
  await session.detach();
}

async function measure(page: Page, mode: Mode, check: Check, code: string): Promise<CheckResult> {
  await settle(page);
  const { total, cut } = await page.evaluate(cutText);
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

/** WCAG 1.4.4: the text alone at twice its size. */
export async function measureTwiceTheText(page: Page, mode: Mode): Promise<CheckResult> {
  await setTextSize(page, 2 * ORDINARY_TEXT);
  const result = await measure(page, mode, 'text at 200 %', '1.4.4');
  await setTextSize(page, ORDINARY_TEXT);
  return result;
}
