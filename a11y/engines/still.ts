import type { Page } from '@playwright/test';
import { MODES, type Mode } from '../matrix';

/**
 * Sets the mode and holds the page still, as if an engine took no time: no timer fires, what fades has faded, what loops
 * stands. Nothing is pressed for it, so that parts which rotate are looked at while they rotate.
 */
export async function setMode(page: Page, mode: Mode): Promise<void> {
  await page.emulateMedia(MODES[mode]);
  await page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    for (let id = Number(setTimeout(() => undefined)); id > 0; id--) clearTimeout(id);
    await new Promise(requestAnimationFrame);
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime === Infinity) animation.pause();
      else animation.finish();
    }
    await new Promise(requestAnimationFrame);
  });
}

/**
 * All that an engine reads of a page: its markup, and of each element and what is drawn before and after it the colours,
 * pictures, visibility and box. Two pages of one appearance can't be judged differently.
 */
export const appearanceOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const READ = [
      [
        'color',
        'background-color',
        'background-image',
        'background-clip',
        'opacity',
        'visibility',
        'display',
        'content',
      ],
      [
        'border-top-color',
        'outline-color',
        'outline-style',
        'text-decoration-line',
        'text-shadow',
        'filter',
        'font-size',
      ],
      ['clip-path', 'mix-blend-mode', 'z-index', 'position', 'forced-color-adjust'],
    ].flat();
    const parts = [document.documentElement.outerHTML];
    for (const element of document.querySelectorAll('*')) {
      const { x, y, width, height } = element.getBoundingClientRect();
      parts.push([x, y, width, height].join());
      for (const pseudo of [null, '::before', '::after']) {
        const style = getComputedStyle(element, pseudo);
        // Without content nothing is drawn before or after an element.
        const isDrawn = pseudo === null || style.content !== 'none';
        parts.push(isDrawn ? READ.map((name) => style.getPropertyValue(name)).join() : '');
      }
    }
    return parts.join('\n');
  });
