/** Tests that dots and touch move carousels (§2.4, §2.5, §4.2, §9.1). */
import assert from 'node:assert/strict';
import type { Tab } from '../../engines/engine';
import { testEveryEngine, PHONE } from '../../engines/suite';
import { click, waitUntilReady, waitUntilStable, waitFor } from '../../engines/visit';

/** The number of carousels by page. */
const CAROUSELS = { '/': 3, '/about': 1 };
/** The length of a swipe, in CSS pixels. */
const SWIPE_LENGTH = 120;

/**
 * Adds a `data-place` attribute with a number to each carousel. Selectors need this attribute, because most carousels
 * have no `aria-label`. Returns the number of carousels.
 */
const numberCarousels = (tab: Tab) =>
  tab.evaluate(() => {
    const carousels = [...document.querySelectorAll<HTMLElement>('[aria-roledescription="carousel"]')];
    for (const [index, carousel] of carousels.entries()) carousel.dataset['place'] = `${index}`;
    return carousels.length;
  });

/** Waits until a carousel shows the slide with the number `slide` and marks the dot of this slide as current. */
const expectSlide = (tab: Tab, carousel: string, slide: number) =>
  waitFor(
    tab,
    (css, number) => {
      const part = document.querySelector(css);
      const shownSlides = [...(part?.querySelectorAll('[aria-roledescription="slide"][data-state="shown"]') ?? [])];
      const dot = part?.querySelector('button[aria-current]')?.ariaLabel;
      return (
        shownSlides.length === 1 &&
        shownSlides[0]?.ariaLabel?.startsWith(`${number} of `) === true &&
        dot === `Go to slide ${number}`
      );
    },
    carousel,
    slide,
  );

testEveryEngine((journey) => {
  for (const [route, count] of Object.entries(CAROUSELS))
    for (let index = 0; index < count; index += 1)
      journey(
        `§2.4 CAR-8 a dot and swipes change the slide of carousel ${index + 1} of ${route}`,
        { address: `/#${route}`, size: PHONE },
        async (tab) => {
          await waitUntilReady(tab);
          assert.equal(await numberCarousels(tab), count);
          const carousel = `[data-place="${index}"]`;
          const swipe = async (distance: number) => {
            // The swipe is centred on the slide's words, because the page's heading covers the middle of the hero.
            const middle = await waitUntilStable(tab, {
              css: `${carousel} [data-state="shown"] :is(h2, h3, p, blockquote)`,
            });
            await tab.swipe({ ...middle, x: middle.x - distance / 2 }, { ...middle, x: middle.x + distance / 2 });
          };
          await click(tab, { css: `${carousel} button`, name: 'Go to slide 2' });
          await expectSlide(tab, carousel, 2);
          await swipe(-SWIPE_LENGTH);
          await expectSlide(tab, carousel, 3);
          await swipe(SWIPE_LENGTH);
          await expectSlide(tab, carousel, 2);
        },
      );
});
