/** Tests that dots and touch move carousels (§2.4, §2.5, §4.2, §9.1). */
import assert from 'node:assert/strict';
import type { Tab } from '../../engines/engine';
import { testInEveryEngine, PHONE_SIZE } from '../../engines/suite';
import { clickTarget, waitUntilReady, waitUntilStable, waitForFunction } from '../../engines/visit';

/** The number of carousels on each page, by the route of the page. */
const CAROUSEL_COUNT_BY_ROUTE = { '/': 3, '/about': 1 };
/** The length of a swipe, in CSS pixels. */
const SWIPE_LENGTH_PX = 120;

/**
 * Adds a `data-place` attribute with a number to each carousel. Selectors need this attribute, because some carousels
 * have no `aria-label`. Returns the number of carousels.
 */
const addCarouselNumbers = (tab: Tab) =>
  tab.evaluate(() => {
    const carousels = [...document.querySelectorAll<HTMLElement>('[aria-roledescription="carousel"]')];
    for (const [index, carousel] of carousels.entries()) carousel.dataset['place'] = `${index}`;
    return carousels.length;
  });

/** Waits until a carousel shows the slide with the given number and marks the dot of this slide as current. */
const expectSlide = (tab: Tab, carouselSelector: string, slideNumber: number) =>
  waitForFunction(
    tab,
    (selector, number) => {
      const carouselElement = document.querySelector(selector);
      const shownSlides = [
        ...(carouselElement?.querySelectorAll('[aria-roledescription="slide"][data-state="shown"]') ?? []),
      ];
      const dot = carouselElement?.querySelector('button[aria-current]')?.ariaLabel;
      return (
        shownSlides.length === 1 &&
        shownSlides[0]?.ariaLabel?.startsWith(`${number} of `) === true &&
        dot === `Go to slide ${number}`
      );
    },
    carouselSelector,
    slideNumber,
  );

testInEveryEngine((testInTab) => {
  for (const [route, count] of Object.entries(CAROUSEL_COUNT_BY_ROUTE))
    for (let index = 0; index < count; index += 1)
      testInTab(
        `§2.4 CAR-8 a dot and swipes change the slide of carousel ${index + 1} of ${route}`,
        { address: `/#${route}`, size: PHONE_SIZE },
        async (tab) => {
          await waitUntilReady(tab);
          assert.equal(await addCarouselNumbers(tab), count);
          const carouselSelector = `[data-place="${index}"]`;
          const swipe = async (distance: number) => {
            // The swipe is centred on the slide's words, because the page's heading covers the middle of the hero.
            const middle = await waitUntilStable(tab, {
              selector: `${carouselSelector} [data-state="shown"] :is(h2, h3, p, blockquote)`,
            });
            await tab.swipe({ ...middle, x: middle.x - distance / 2 }, { ...middle, x: middle.x + distance / 2 });
          };
          await clickTarget(tab, { selector: `${carouselSelector} button`, name: 'Go to slide 2' });
          await expectSlide(tab, carouselSelector, 2);
          await swipe(-SWIPE_LENGTH_PX);
          await expectSlide(tab, carouselSelector, 3);
          await swipe(SWIPE_LENGTH_PX);
          await expectSlide(tab, carouselSelector, 2);
        },
      );
});
