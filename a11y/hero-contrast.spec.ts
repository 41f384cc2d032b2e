/**
 * Measures the contrast between the hero's text and the pixels behind the text, because no engine can compute this
 * contrast (false-positives.md, FP-3).
 */
import type { Locator, Page } from '@playwright/test';
import { wcagLuminance } from 'culori';
import { words } from '#site/words/controls';
import { fillPlaceholders } from '../src/site/fill';
import { loadSubjects } from '../test/subjects';
import { waitForItems } from '../test/e2e/harness';
import { calculateContrast, calculateLuminance, decodePixels } from './engines/pixels';
import { expect, test } from '../test/e2e/fixtures';

const { home } = await loadSubjects();
const SLIDE_NUMBERS = home.content.hero.map((_, index) => index + 1);
/** Returns the locator of a slide of the hero. The hero is the first carousel of the page. */
const getSlide = (page: Page, number: number) =>
  page
    .locator('[data-part="slides"]')
    .first()
    .locator('[data-part="slide"]')
    .nth(number - 1);

/** Returns the title, the description and the credit of a slide. */
const listTexts = async (slide: Locator): Promise<Locator[]> => [
  slide.getByRole('heading', { level: 2 }),
  ...(await slide.getByRole('paragraph').all()),
];

/** Returns the lowest contrast ratio between a luminance and any pixel of an image. */
async function findLowestContrast(png: Buffer, textLuminance: number): Promise<number> {
  const { data } = await decodePixels(png);
  let lowestRatio = Infinity;
  for (let offset = 0; offset < data.length; offset += 3)
    lowestRatio = Math.min(lowestRatio, calculateContrast(textLuminance, calculateLuminance(data, offset)));
  return lowestRatio;
}

/** Returns the boxes of an element's lines of text, in CSS pixels of the viewport. */
const listLineBoxes = (text: Locator) =>
  text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height }));
  });

/** Throws unless every line of a text has a contrast of 7:1 or more with the pixels behind the line. */
async function expectContrast(text: Locator, slideNumber: number): Promise<void> {
  const textLuminance = wcagLuminance(await text.evaluate((element) => getComputedStyle(element).color));
  const style = 'main h1, main h2, main p { color: transparent !important }';
  for (const clip of await listLineBoxes(text)) {
    const lowestContrast = await findLowestContrast(await text.page().screenshot({ clip, style }), textLuminance);
    expect(lowestContrast, `slide ${slideNumber}, behind ${await text.textContent()}`).toBeGreaterThanOrEqual(7);
  }
}

for (const width of [320, 768, 1280, 1920]) {
  test(`1.4.6 the h1, and the title, description and credit of every hero slide, have a contrast of 7:1 or more at ${width} px`, async ({
    openRoute,
  }) => {
    const page = await openRoute('/', { viewport: { width, height: 800 }, reducedMotion: 'reduce', bypassCSP: true });
    for (const slideNumber of SLIDE_NUMBERS) {
      const dot = page.getByRole('button', {
        name: fillPlaceholders(words.carousel.goTo, { number: slideNumber }),
        exact: true,
      });
      if (SLIDE_NUMBERS.length > 1) await dot.first().click();
      const slideLocator = getSlide(page, slideNumber);
      await slideLocator.getByRole('heading', { level: 2 }).waitFor();
      await slideLocator.locator('img').evaluate((image: HTMLImageElement) => image.decode());
      for (const text of [page.getByRole('heading', { level: 1 }), ...(await listTexts(slideLocator))])
        await expectContrast(text, slideNumber);
    }
  });
}

/**
 * Waits until the image of a slide is painted: the slide then differs from the same slide without its image. The
 * function can't use `decode()`, because promises in the page never resolve without scripts.
 */
async function waitForImage(slide: Locator): Promise<void> {
  const screenshotWithoutImage = await slide.screenshot({ style: 'main img { visibility: hidden }' });
  await waitForItems(
    async () => [await slide.screenshot()].filter((screenshot) => !screenshot.equals(screenshotWithoutImage)),
    1,
  );
}

// One colour scheme is enough at each width, because `a11y/noscript.spec.ts` also measures the contrast.
for (const [width, colorScheme] of [
  [320, 'light'],
  [768, 'dark'],
  [1280, 'light'],
] as const) {
  test(`1.4.6 every hero slide without JavaScript has its image and a text contrast of 7:1 or more at ${width} px, ${colorScheme}`, async ({
    openPage,
    site,
  }) => {
    const page = await openPage({
      viewport: { width, height: 844 },
      colorScheme,
      javaScriptEnabled: false,
      bypassCSP: true,
    });
    await page.goto(site.url);
    let previousBottom = 0;
    for (const slideNumber of SLIDE_NUMBERS) {
      const slideLocator = getSlide(page, slideNumber);
      const box = await slideLocator.boundingBox();
      if (!box) throw new Error(`slide ${slideNumber} is not rendered`);
      expect(box.width, `width of slide ${slideNumber}`).toBe(width);
      expect(box.y, `slide ${slideNumber} is below the previous slide`).toBeGreaterThanOrEqual(previousBottom);
      // If an image is missing, the test fails here immediately, not after a timeout.
      expect(await slideLocator.locator('img').count(), `slide ${slideNumber} has its picture`).toBe(1);
      await waitForImage(slideLocator);
      expect(
        await slideLocator.locator('img').boundingBox(),
        `the picture of slide ${slideNumber} fills the slide`,
      ).toEqual(await slideLocator.boundingBox());
      for (const text of await listTexts(slideLocator)) {
        await text.scrollIntoViewIfNeeded();
        await expectContrast(text, slideNumber);
      }
      await page.evaluate(() => window.scrollTo(0, 0));
      previousBottom = box.y + box.height;
    }
  });
}
