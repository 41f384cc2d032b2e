/** Looks at the pixels behind the hero's words, which no engine can judge (false-positives.md, FP-3). */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Locator } from 'playwright-core';
import sharp from 'sharp';
import { goTo, startJourney, type Site } from '../test/journeys/harness';

let site: Site;
before(async () => {
  site = await startJourney();
});
after(() => site.stop());

const linear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Lowest contrast that white has with any pixel of a picture (WCAG 2.2, contrast ratio). */
async function lowestContrastWithWhite(png: Buffer): Promise<number> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let brightest = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    brightest = Math.max(brightest, 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue));
  }
  return 1.05 / (brightest + 0.05);
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
          const contrast = await lowestContrastWithWhite(await page.screenshot({ clip }));
          assert.ok(
            contrast >= 7,
            `slide ${slide}: ${contrast.toFixed(2)}:1 behind ${(await words.textContent()) ?? ''}`,
          );
        }
      }
    }
    await close();
  });
}
