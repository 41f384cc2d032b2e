/** Tests that dots and touch move carousels (§2.4, §2.5, §4.2, §9.1). */
import type { Tab } from '../../engines/engine';
import { testInEveryEngine, PHONE_SIZE } from '../../engines/suite';
import { clickTarget, waitUntilReady, waitUntilStable, waitForFunction } from '../../engines/visit';

/** The length of a swipe, in CSS pixels. */
const SWIPE_LENGTH_PX = 120;

const CAROUSEL_SELECTOR = '[aria-roledescription="carousel"]';

/** Waits until the first carousel shows the slide with the given number and marks the dot of this slide as current. */
const expectSlide = (tab: Tab, slideNumber: number) =>
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
    CAROUSEL_SELECTOR,
    slideNumber,
  );

// Two carousels are enough, because one component renders all carousels. Unlike the hero, the board has arrows, and its
// slides move up.
testInEveryEngine((testInTab) => {
  for (const route of ['/', '/about'])
    testInTab(
      `§2.4 CAR-8 a dot and swipes change the slide of the first carousel of ${route}`,
      { url: `/#${route}`, size: PHONE_SIZE },
      async (tab) => {
        await waitUntilReady(tab);
        const swipe = async (distance: number) => {
          // The swipe is centred on the slide's words, because the page's heading covers the middle of the hero.
          const textCentre = await waitUntilStable(tab, {
            selector: `${CAROUSEL_SELECTOR} [data-state="shown"] :is(h2, h3, p, blockquote)`,
          });
          await tab.swipe(
            { ...textCentre, x: textCentre.x - distance / 2 },
            { ...textCentre, x: textCentre.x + distance / 2 },
          );
        };
        await clickTarget(tab, { selector: `${CAROUSEL_SELECTOR} button`, name: 'Go to slide 2' });
        await expectSlide(tab, 2);
        await swipe(-SWIPE_LENGTH_PX);
        await expectSlide(tab, 3);
        await swipe(SWIPE_LENGTH_PX);
        await expectSlide(tab, 2);
      },
    );
});
