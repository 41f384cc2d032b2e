import type { Page } from 'playwright-core';
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
