import type { Page } from '@playwright/test';
import { MEDIA_MODES, type MediaMode } from '../matrix';

/**
 * Sets the mode and freezes the page: cancels pending timers, finishes transitions and other finite animations, and
 * pauses looping animations. Does not press a pause button, because the engines must check carousels in their rotating
 * state.
 */
export async function freezeInMode(page: Page, mode: MediaMode): Promise<void> {
  await page.emulateMedia(MEDIA_MODES[mode]);
  await page.evaluate(async () => {
    for (let frameCount = 0; frameCount < 2; frameCount += 1) await new Promise(requestAnimationFrame);
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
 * Returns the data of a page that the engines read: the markup, the box of each element, and the `COMPARED_PROPERTIES`
 * of each element and pseudo-element. An engine returns the same results for equal data. Omits the attributes of the
 * root element, because they contain the display settings.
 */
export const readAppearance = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const COMPARED_PROPERTIES = [
      'color background-color background-image background-clip opacity visibility display content',
      'border-top-color outline-color outline-style text-decoration-line text-shadow filter font-size',
      'clip-path mix-blend-mode z-index position forced-color-adjust',
    ].flatMap((names) => names.split(' '));
    // The measurement of painted contrast leaves empty style attributes behind.
    const appearanceLines = [document.documentElement.innerHTML.replaceAll(' style=""', '')];
    for (const element of document.querySelectorAll('*')) {
      const { x, y, width, height } = element.getBoundingClientRect();
      appearanceLines.push([x, y, width, height].join());
      for (const pseudoElement of [null, '::before', '::after']) {
        const style = getComputedStyle(element, pseudoElement);
        // A pseudo-element without content is not drawn.
        const isDrawn = pseudoElement === null || style.content !== 'none';
        appearanceLines.push(isDrawn ? COMPARED_PROPERTIES.map((name) => style.getPropertyValue(name)).join() : '');
      }
    }
    return appearanceLines.join('\n');
  });
