/** Looks at the pixels behind the hero's words, which no engine can judge (false-positives.md, FP-3). */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Locator } from 'playwright-core';
import { goTo, startJourney, type Site } from '../test/journeys/harness';
import { contrast, luminance, pixelsOf } from './engines/pixels';

let site: Site;
before(async () => {
  site = await startJourney();
});
after(() => site.stop());

/** Lowest contrast that white has with any pixel of a picture. */
async function lowestContrastWithWhite(png: Buffer): Promise<number> {
  const { data } = await pixelsOf(png);
  let lowest = Infinity;
  for (let at = 0; at < data.length; at += 3) lowest = Math.min(lowest, contrast(1, luminance(data, at)));
  return lowest;
}

/** The boxes that an element's lines of text take, in CSS pixels of the window. */
const linesOf = (words: Locator) =>
  words.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height }));
  });

for (const width of [320, 768, 1280, 1920]) {
  test(`WCAG 1.4.6 white words on every slide of the hero read at 7:1 or more at ${width} px`, async () => {
    const { page, close } = await site.open({
      viewport: { width, height: 800 },
      reducedMotion: 'reduce',
      bypassCSP: true,
    });
    await goTo(page, site.url, '/');
    await page.addStyleTag({ content: 'main h1, main h2, main p { color: transparent !important }' });
    const hero = page.locator('[aria-roledescription="carousel"]').first();
    for (const slide of [1, 2, 3, 4]) {
      await hero.getByRole('button', { name: `Go to slide ${slide}` }).click();
      const title = hero.getByRole('heading', { level: 2 });
      await title.waitFor();
      await hero
        .getByRole('group', { name: `${slide} of 4` })
        .locator('img')
        .evaluate((image: HTMLImageElement) => image.decode());
      for (const words of [title, hero.getByRole('paragraph').first(), page.getByRole('heading', { level: 1 })]) {
        for (const clip of await linesOf(words)) {
          const lowest = await lowestContrastWithWhite(await page.screenshot({ clip }));
          assert.ok(lowest >= 7, `slide ${slide}: ${lowest.toFixed(2)}:1 behind ${(await words.textContent()) ?? ''}`);
        }
      }
    }
    await close();
  });
}
