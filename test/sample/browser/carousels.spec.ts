/**
 * Tests the carousels in a browser (§2.4, §2.5, §4.2, §9.1), because layout, transitions, loading and touch need one.
 */
import type { Locator, Page } from '@playwright/test';
import { expect, test as base } from '../../e2e/fixtures';
import { goTo, waitUntilHydrated, measureBox, stopClock } from '../../e2e/harness';

const DESKTOP = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 360, height: 740 } };
const TOUCH_PHONE = { ...PHONE, hasTouch: true, isMobile: true };

interface Fixtures {
  /** The first carousel of the page. On the home page, this carousel is the hero. */
  hero: Locator;
  /** The button that pauses and resumes the movement of the first carousel. */
  playbackButton: Locator;
  /** The carousel of the executive board on /about. */
  board: Locator;
  /** Opens a page, the home page by default, and waits for its first carousel and its fonts. */
  openCarouselPage: (route?: string) => Promise<void>;
}

const test = base.extend<Fixtures>({
  hero: ({ page }, use) => use(page.locator('[aria-roledescription="carousel"]').first()),
  playbackButton: ({ hero }, use) => use(hero.locator('[data-playback]')),
  board: ({ page }, use) => use(getCarousel(page, 'Executive Board')),
  openCarouselPage: ({ page, site, hero }, use) =>
    use(async (route = '/') => {
      await goTo(page, site.url, route);
      await hero.waitFor();
      await page.evaluate(() => document.fonts.ready);
    }),
});
test.use(DESKTOP);

const getCarousel = (page: Page, name: string): Locator => page.getByRole('group', { name, exact: true });
const getShownSlides = (group: Locator): Locator => group.getByRole('group', { name: /^\d of \d$/ });
const expectSlide = (group: Locator, name: string) => expect(getShownSlides(group)).toHaveAccessibleName(name);
/** Expects the label of the playback button to name an action: 'Pause' or 'Play'. */
const expectPlaybackAction = (button: Locator, action: string) =>
  expect(button.getByText(`${action} slides`, { exact: true })).toBeVisible();

/**
 * Slows animations a hundredfold, so that no animation ends before its measurement. The durations that the browser
 * reports do not change. After this call, tests press keys, because a Playwright click waits until its button stops
 * moving.
 */
async function slowAnimations(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
}

const finishAnimations = (group: Locator): Promise<void> =>
  group.evaluate((element) => {
    for (const animation of element.getAnimations({ subtree: true })) animation.finish();
  });

/** Returns the delay and duration, in milliseconds, of each animation of the slide in the state `state`. */
const readAnimationTimings = (group: Locator, state: 'shown' | 'leaving') =>
  group.locator(`[data-state="${state}"]`).evaluate((slide) =>
    slide.getAnimations().map((animation) => {
      const { delay, duration } = animation.effect?.getTiming() ?? {};
      return [delay, duration];
    }),
  );

test('HERO-5 the hero fills the window, and changes slides in 500 ms', async ({ page, openCarouselPage, hero }) => {
  await openCarouselPage();
  await slowAnimations(page);
  expect((await measureBox(hero)).height).toBeGreaterThanOrEqual(DESKTOP.viewport.height);
  await hero.getByRole('button', { name: 'Go to slide 2' }).press('Enter');
  expect(await readAnimationTimings(hero, 'shown')).toEqual([[0, 500]]);
  expect(await readAnimationTimings(hero, 'leaving')).toEqual([[0, 500]]);
});

// The audits measure the size of the dots as targets, and the overflow of the pages.
for (const width of [320, 1280])
  test.describe(`CAR-13 at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('the current dot is the widest', async ({ page, openCarouselPage }) => {
      for (const route of ['/', '/about']) {
        await openCarouselPage(route);
        const groups = page.getByRole('group', { name: 'Choose slide' });
        await expect(groups, route).not.toHaveCount(0);
        for (const dots of await groups.all()) {
          const measureDots = (selector: string) =>
            dots
              .locator(selector)
              .evaluateAll((buttons) =>
                buttons.map((dot) => Number.parseFloat(getComputedStyle(dot, '::before').width)),
              );
          const [currentWidth = 0] = await measureDots('[aria-current="true"]');
          expect(Math.max(...(await measureDots('button:not([aria-current="true"])')))).toBeLessThan(currentWidth);
        }
      }
    });
  });

test('BRD-5 the card ‘Executive Board’ is 600 px high in a narrow window, and 450 px in a wide window', async ({
  page,
  openCarouselPage,
  board,
}) => {
  await openCarouselPage('/about');
  for (const [viewport, height] of [
    [{ width: 320, height: 640 }, 600],
    [PHONE.viewport, 600],
    [DESKTOP.viewport, 450],
    [{ width: 768, height: 900 }, 450],
  ] as const) {
    await page.setViewportSize(viewport);
    expect((await measureBox(board)).height, `at ${viewport.width} px`).toBe(height);
  }
});

test.describe('BRD-5 on a phone', () => {
  test.use(PHONE);

  test('the board cuts off no text when the text size is 200 %', async ({ page, openCarouselPage, board }) => {
    await openCarouselPage('/about');
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const boardBox = await measureBox(board);
    const nextBox = await measureBox(board.getByRole('button', { name: 'Next' }));
    const slideBox = await measureBox(getShownSlides(board));
    expect(slideBox.y + slideBox.height).toBeLessThanOrEqual(nextBox.y);
    expect(nextBox.y + nextBox.height).toBeLessThanOrEqual(boardBox.y + boardBox.height);
  });
});

test('BRD-4 the current member moves out by 30 px in 0.5 s, and then the next member moves in', async ({
  page,
  openCarouselPage,
  board,
}) => {
  await openCarouselPage('/about');
  await slowAnimations(page);
  await board.scrollIntoViewIfNeeded();
  await board.getByRole('button', { name: 'Next' }).press('Enter');
  const [shownSlides, leavingSlides] = [board.locator('[data-state="shown"]'), board.locator('[data-state="leaving"]')];
  expect(await readAnimationTimings(board, 'shown')).toEqual([[500, 500]]);
  expect(await readAnimationTimings(board, 'leaving')).toContainEqual([0, 500]);
  await expect(shownSlides).toHaveCSS('translate', '0px 30px');
  await finishAnimations(board);
  await expect(leavingSlides).toHaveCSS('opacity', '0');
  await expect(leavingSlides).toHaveCSS('translate', '0px -30px');
  await expect(leavingSlides).toHaveCSS('visibility', 'hidden');
});

test('BRD-4 quick clicks never show two members at once', async ({ openCarouselPage, board }) => {
  await openCarouselPage('/about');
  const maxVisibleCount = await board.evaluate(async (group) => {
    const nextButton = group.querySelector<HTMLElement>('[aria-label="Next"]');
    let maxCount = 0;
    for (let frame = 0; frame < 120; frame += 1) {
      if (frame % 14 === 0 && frame < 70) nextButton?.click();
      await new Promise(requestAnimationFrame);
      const visibleSlides = [...group.querySelectorAll('[data-state]')].filter((slide) => {
        const { opacity, visibility } = getComputedStyle(slide);
        return visibility === 'visible' && Number(opacity) > 0.02;
      });
      maxCount = Math.max(maxCount, visibleSlides.length);
    }
    return maxCount;
  });
  expect(maxVisibleCount).toBe(1);
});

test('§4.2 TST-4 the two cards of a pair move out together: to the left on a move forward, and to the right on a move back', async ({
  page,
  openCarouselPage,
}) => {
  await openCarouselPage();
  await slowAnimations(page);
  const group = getCarousel(page, 'Reviews');
  await group.scrollIntoViewIfNeeded();
  /** Returns the left edges of the slides in the state `state`, in CSS pixels, 100 ms after their movement began. */
  const readLeftEdges = (state: string) =>
    group.locator(`[data-state="${state}"]`).evaluateAll((slides) =>
      slides.map((slide) => {
        for (const animation of slide.getAnimations()) {
          animation.pause();
          animation.currentTime = 100;
        }
        return slide.getBoundingClientRect().x;
      }),
    );
  const [restLeft = 0, restRight = 0] = await readLeftEdges('shown');
  await group.getByRole('button', { name: 'Go to slide 2' }).press('Enter');
  const [leavingLeft = 0, leavingRight = 0] = await readLeftEdges('leaving');
  expect(leavingLeft).toBeLessThan(restLeft);
  expect(Math.abs(leavingRight - leavingLeft - (restRight - restLeft)), 'the gap does not change').toBeLessThan(2);
  await finishAnimations(group);
  await group.getByRole('button', { name: 'Go to slide 1' }).press('Enter');
  const [returnLeft = 0] = await readLeftEdges('leaving');
  expect(returnLeft).toBeGreaterThan(restLeft);
});

test('§2.4 §2.5 a page that is printed while slides move contains every slide, and all slides have the same width', async ({
  page,
  openCarouselPage,
  hero,
  board,
}) => {
  await slowAnimations(page);
  for (const { route, group, buttonName } of [
    { route: '/', group: hero, buttonName: 'Go to slide 2' },
    { route: '/about', group: board, buttonName: 'Next' },
    // In a wide window, the fifth testimonial is shown alone.
    { route: '/', group: getCarousel(page, 'Reviews'), buttonName: 'Go to slide 3' },
  ]) {
    await openCarouselPage(route);
    await group.getByRole('button', { name: buttonName }).press('Enter');
    await expect(group.locator('[data-state="leaving"]').first()).toBeAttached();
    await page.emulateMedia({ media: 'print' });
    const slides = await group.locator('[data-part="slide"]').all();
    const boxes = await Promise.all(slides.map(measureBox));
    expect(new Set(boxes.map(({ width }) => Math.round(width)))).toEqual(new Set([Math.round(boxes[0]?.width ?? 0)]));
    for (const slide of slides) {
      await expect(slide).toHaveCSS('visibility', 'visible');
      await expect(slide).toHaveCSS('opacity', '1');
      await expect(slide).toHaveCSS('translate', 'none');
    }
    await page.emulateMedia({ media: null });
  }
});

test.describe('CAR-6 CAR-7 CAR-8 on a phone', () => {
  test.use(TOUCH_PHONE);

  test('a horizontal swipe changes the slide and stops the rotation, and a vertical swipe scrolls the page', async ({
    page,
    openCarouselPage,
    hero,
    playbackButton,
  }) => {
    await page.clock.install();
    await openCarouselPage();
    await stopClock(page);
    // The clock is stopped, so the rotation cannot change the slide before the swipe.
    const slideNumber = Number((await getShownSlides(hero).getAttribute('aria-label'))?.charAt(0));
    const session = await page.context().newCDPSession(page);
    const swipe = async (x: number, y: number) => {
      const createTouch = (fraction: number) => [{ x: 200 + x * fraction, y: 420 + y * fraction }];
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: createTouch(0) });
      for (const fraction of [0.25, 0.5, 0.75, 1])
        await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: createTouch(fraction) });
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    // The test waits until scrolling has ended. Until then, the browser treats a new touch as part of the scrolling.
    const scrollEnd = page.evaluate(
      () => new Promise((resolve) => addEventListener('scrollend', () => resolve(scrollY))),
    );
    await swipe(0, -200);
    expect(await scrollEnd).toBeGreaterThan(100);
    await expectPlaybackAction(playbackButton, 'Pause');
    await page.evaluate(() => scrollTo(0, 0));
    await swipe(-60, 5);
    await expectSlide(hero, `${slideNumber + 1} of 4`);
    await expectPlaybackAction(playbackButton, 'Play');
  });

  test('a tap can pause or play the rotation or choose a slide, and a tap outside the open menu closes the menu', async ({
    page,
    openCarouselPage,
    hero,
    playbackButton,
  }) => {
    await openCarouselPage();
    for (const action of ['Play', 'Pause']) {
      await playbackButton.tap();
      await expectPlaybackAction(playbackButton, action);
    }
    await hero.getByRole('button', { name: 'Go to slide 3' }).tap();
    await expectSlide(hero, '3 of 4');
    // Without this check, the test would also pass if the rotation, and not the tap, showed this slide.
    await expectPlaybackAction(playbackButton, 'Play');
    const menuButton = page.getByRole('button', { name: 'Menu' });
    await menuButton.tap();
    await expect(menuButton).toHaveAttribute('aria-expanded', 'true');
    await page.touchscreen.tap(PHONE.viewport.width / 2, PHONE.viewport.height - 40);
    await expect(menuButton).toHaveAttribute('aria-expanded', 'false');
  });
});

for (const width of [360, 1280])
  test.describe(`CAR-13 at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a dot does not move when a click on its edge stops the rotation', async ({
      openCarouselPage,
      hero,
      playbackButton,
    }) => {
      await openCarouselPage();
      await expectPlaybackAction(playbackButton, 'Pause');
      await hero.getByRole('button', { name: 'Go to slide 3' }).click({ position: { x: 41, y: 22 } });
      await expectSlide(hero, '3 of 4');
    });
  });

for (const key of [null, 'Enter'])
  test(`CAR-6 ${key ?? 'a click'} on the playback button before the scripts arrive pauses the hero`, async ({
    page,
    site,
    playbackButton,
    holdScripts,
  }) => {
    const release = await holdScripts();
    await page.goto(site.url, { waitUntil: 'commit' });
    await expectPlaybackAction(playbackButton, 'Pause');
    if (key) await playbackButton.press(key);
    else await playbackButton.click();
    await expect(page.locator('html')).toHaveAttribute('data-waiting');
    release();
    await waitUntilHydrated(page);
    await expectPlaybackAction(playbackButton, 'Play');
  });

test('CNT-8 a counter keeps its size while it runs', async ({ page, openCarouselPage }) => {
  await openCarouselPage();
  const counter = page.getByRole('listitem').filter({ hasText: 'Green Practices' });
  const frames = await counter.evaluate(async (element) => {
    element.scrollIntoView();
    const digits = element.querySelector<HTMLElement>('[aria-hidden="true"]');
    const samples: { text: string | undefined; size: string }[] = [];
    while (samples.at(-1)?.text !== '100+') {
      await new Promise(requestAnimationFrame);
      const { width, height } = element.getBoundingClientRect();
      samples.push({ text: digits?.innerText, size: `${width} × ${height}` });
    }
    return samples;
  });
  expect(new Set(frames.map(({ text }) => text)).size, 'the counter counts up').toBeGreaterThan(2);
  expect(new Set(frames.map(({ size }) => size)).size).toBe(1);
});

test('LOG-6 the loop of logos takes 20 s, and the copy of the list follows without a gap', async ({
  page,
  openCarouselPage,
}) => {
  await openCarouselPage();
  const measuredLists = await getCarousel(page, 'In Tie-up with')
    .locator('ul')
    .evaluateAll((lists) =>
      lists.map((list) => ({
        width: list.getBoundingClientRect().width,
        start: list.getBoundingClientRect().x,
        times: list.getAnimations().map((animation) => animation.effect?.getTiming().duration),
      })),
    );
  const [{ width = 0, start = 0 } = {}, copy] = measuredLists;
  expect(measuredLists).toMatchObject([
    { width, times: [20_000] },
    { width, times: [20_000] },
  ]);
  expect(copy?.start).toBeCloseTo(start + width, 0);
});

test.describe('LOG-3 on a phone with reduced motion', () => {
  test.use({ ...PHONE, contextOptions: { reducedMotion: 'reduce' } });

  test('every logo fits into the strip', async ({ page, openCarouselPage }) => {
    await openCarouselPage();
    const strip = getCarousel(page, 'In Tie-up with');
    const stripBox = await measureBox(strip);
    const logos = await strip.getByRole('listitem').all();
    expect(logos.length).toBeGreaterThan(1);
    for (const logo of logos) {
      const { x, width } = await measureBox(logo);
      expect(x).toBeGreaterThanOrEqual(stripBox.x - 1);
      expect(x + width).toBeLessThanOrEqual(stripBox.x + stripBox.width + 1);
    }
  });
});

test('§8 LOG-4 a logo that fails to load is half transparent and 40 px wide', async ({ page, openCarouselPage }) => {
  await page.route(/\/partners\//, (route) => route.abort());
  await openCarouselPage();
  const logo = getCarousel(page, 'In Tie-up with').getByRole('img').first();
  await logo.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-broken]').first()).toBeVisible();
  await expect.poll(async () => Math.round((await measureBox(logo)).width)).toBe(40);
  await expect(logo).toHaveCSS('opacity', '0.5');
  await expect(logo).toHaveAccessibleName(/./);
});

test.describe('CAR-1 on a phone', () => {
  test.use(PHONE);

  test('the first button of every moving part is its playback button, which is visible while it has the focus', async ({
    page,
    openCarouselPage,
  }) => {
    await openCarouselPage();
    const movingParts = await page
      .locator('[aria-roledescription="carousel"], [role="group"]:has(> div > [data-playback])')
      .all();
    expect(movingParts.length).toBeGreaterThan(1);
    for (const part of movingParts) {
      const playbackButton = part.getByRole('button').first();
      await playbackButton.focus();
      await expect(playbackButton).toHaveText(/^\s*Play /, { useInnerText: true });
      expect((await measureBox(playbackButton)).height).toBeGreaterThanOrEqual(44);
    }
  });
});
