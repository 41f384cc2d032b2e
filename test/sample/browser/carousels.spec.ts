/** What only a browser can tell of the moving parts (§2.4, §2.5, §4.2, §9.1): layout, transitions, loading, touch. */
import type { BrowserContextOptions, Locator, Page } from '@playwright/test';
import { goTo, isReady, startJourney, type Site } from '../../e2e/harness';
import { expect, test } from '../../e2e/fixtures';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

let site: Site;
test.beforeAll(async ({ browser }) => {
  site = await startJourney({}, browser);
});
test.afterAll(() => site.stop());

/** One test in a page of its own. */
const journey = (name: string, options: BrowserContextOptions, walk: (page: Page) => Promise<void>) =>
  test(name, async () => {
    const { page, close } = await site.open(options);
    try {
      await walk(page);
    } finally {
      await close();
    }
  });

const carousel = (page: Page, name: string): Locator => page.getByRole('group', { name, exact: true });
const shownSlides = (group: Locator): Locator => group.getByRole('group', { name: /^\d of \d$/ });
/** The first carousel of the page: on the home page the hero. */
const hero = (page: Page): Locator => page.locator('[aria-roledescription="carousel"]').first();

async function open(page: Page, route = '/'): Promise<void> {
  await goTo(page, site.url, route);
  await hero(page).waitFor();
  await page.evaluate(() => document.fonts.ready);
}

/** A box in CSS pixels; fails for what is not rendered. */
async function box(target: Locator) {
  const found = await target.boundingBox();
  if (!found) throw new Error(`${String(target)} has no box`);
  return found;
}

/** Stops the page's installed clock a second from now: it can't be stopped in its past, and asking takes a while. */
const pauseClock = async (page: Page): Promise<void> =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);

/** Lets styles move things twenty times more slowly, though they say nothing else of it: a look is in time on a busy machine. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.05 });
}

/** Brings what moves in a carousel to its end. */
const finishMoves = (group: Locator): Promise<void> =>
  group.evaluate((element) => {
    for (const animation of element.getAnimations({ subtree: true })) animation.finish();
  });

/** Durations and delays, in milliseconds, of what moves in the slide of that state just now. */
const movesOf = (group: Locator, state: 'shown' | 'leaving') =>
  group.locator(`[data-state="${state}"]`).evaluate((slide) =>
    slide.getAnimations().map((animation) => {
      const { delay, duration } = animation.effect?.getTiming() ?? {};
      return [delay, duration];
    }),
  );

journey('HERO-5 fills the screen, and a change takes 500 ms', { viewport: DESKTOP }, async (page) => {
  await open(page);
  await slowDown(page);
  expect((await box(hero(page))).height >= DESKTOP.height).toBeTruthy();
  await hero(page).getByRole('button', { name: 'Go to slide 2' }).click();
  expect(await movesOf(hero(page), 'shown')).toEqual([[0, 500]]);
  expect(await movesOf(hero(page), 'leaving')).toEqual([[0, 500]]);
});

journey('HERO-1 moves by itself after 5000 ms, not while hovered', { viewport: DESKTOP }, async (page) => {
  await page.clock.install();
  await open(page);
  await pauseClock(page);
  await hero(page).hover({ position: { x: 600, y: 400 } });
  await page.clock.runFor(20_000);
  expect(await shownSlides(hero(page)).getAttribute('aria-label')).toBe('1 of 4');
  await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).hover();
  await page.clock.runFor(5100);
  expect(await shownSlides(hero(page)).getAttribute('aria-label')).toBe('2 of 4');
});

journey('HERO-4 fetches one picture at first, the second halfway to its turn', { viewport: DESKTOP }, async (page) => {
  const fetched = new Set<string>();
  page.on('request', (request) => {
    const picture = /\/hero\/([a-z]+)/.exec(request.url())?.[1];
    if (picture) fetched.add(picture);
  });
  await page.clock.install();
  await open(page);
  await pauseClock(page);
  await page.evaluate(() => document.images[0]?.decode());
  expect(fetched.size).toBe(1);
  const second = page.waitForRequest(/\/hero\//);
  await page.clock.runFor(2500);
  await second;
  expect(fetched.size).toBe(2);
});

for (const width of [320, 360, 768, 1280]) {
  journey(
    `CAR-13 dots are 44 px to the press and nothing overflows at ${width} px`,
    { viewport: { width, height: 800 } },
    async (page) => {
      for (const route of ['/', '/about']) {
        await open(page, route);
        const groups = page.getByRole('group', { name: 'Choose slide' });
        for (const dots of await groups.all()) {
          const widths = await dots.getByRole('button').evaluateAll((all) =>
            all.map((dot) => ({
              hit: Math.min(dot.getBoundingClientRect().width, dot.getBoundingClientRect().height),
              drawn: Number.parseFloat(getComputedStyle(dot, '::before').width),
              isCurrent: dot.getAttribute('aria-current') === 'true',
            })),
          );
          expect(
            widths.every(({ hit }) => hit >= 44),
            JSON.stringify(widths),
          ).toBeTruthy();
          const current = widths.find(({ isCurrent }) => isCurrent)?.drawn ?? 0;
          expect(
            widths.every(({ drawn, isCurrent }) => isCurrent || drawn < current),
            JSON.stringify(widths),
          ).toBeTruthy();
        }
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `${route} is ${overflow} px too wide`).toBeLessThanOrEqual(0);
      }
    },
  );
}

for (const [viewport, height] of [
  [{ width: 320, height: 640 }, 600],
  [PHONE, 600],
  [DESKTOP, 450],
  [{ width: 768, height: 900 }, 450],
] as const) {
  journey(`BRD-5 the board's card is ${height} px high at ${viewport.width} px`, { viewport }, async (page) => {
    await open(page, '/about');
    expect((await box(carousel(page, 'Executive Board'))).height).toBe(height);
  });
}

journey('BRD-5 text twice as large is not cut', { viewport: PHONE }, async (page) => {
  await open(page, '/about');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const board = carousel(page, 'Executive Board');
  const outer = await box(board);
  const next = await box(board.getByRole('button', { name: 'Next' }));
  const words = await box(shownSlides(board));
  expect(words.y + words.height <= next.y && next.y + next.height <= outer.y + outer.height).toBeTruthy();
});

journey('BRD-4 leaves in 0.5 s, only then enters in 0.5 s, by 30 px each', { viewport: DESKTOP }, async (page) => {
  await open(page, '/about');
  await slowDown(page);
  const board = carousel(page, 'Executive Board');
  await board.scrollIntoViewIfNeeded();
  await board.getByRole('button', { name: 'Next' }).click();
  expect(await movesOf(board, 'shown')).toEqual([[500, 500]]);
  expect((await movesOf(board, 'leaving')).some(([delay, duration]) => delay === 0 && duration === 500)).toBeTruthy();
  expect(await board.locator('[data-state="shown"]').evaluate((slide) => getComputedStyle(slide).translate)).toBe(
    '0px 30px',
  );
  await finishMoves(board);
  const left = await board.locator('[data-state="leaving"]').evaluate((slide) => {
    const { opacity, translate, visibility } = getComputedStyle(slide);
    return { opacity, translate, visibility };
  });
  expect(left).toEqual({ opacity: '0', translate: '0px -30px', visibility: 'hidden' });
});

journey('BRD-4 quick presses never show two members at once', { viewport: DESKTOP }, async (page) => {
  await open(page, '/about');
  const board = carousel(page, 'Executive Board');
  const seenTogether = await board.evaluate(async (group) => {
    const next = group.querySelector<HTMLElement>('[aria-label="Next"]');
    let most = 0;
    for (let frame = 0; frame < 120; frame += 1) {
      if (frame % 14 === 0 && frame < 70) next?.click();
      await new Promise(requestAnimationFrame);
      const visible = [...group.querySelectorAll('[data-state]')].filter((slide) => {
        const { opacity, visibility } = getComputedStyle(slide);
        return visibility === 'visible' && Number(opacity) > 0.02;
      });
      most = Math.max(most, visible.length);
    }
    return most;
  });
  expect(seenTogether).toBe(1);
});

journey('§4.2 TST-4 cards leave side by side, against their direction', { viewport: DESKTOP }, async (page) => {
  await open(page);
  const group = carousel(page, 'Reviews');
  await group.scrollIntoViewIfNeeded();
  // Slow enough for a busy machine: the movement must not end before it is measured.
  const client = await page.context().newCDPSession(page);
  await client.send('Animation.enable');
  await client.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
  /** Where the slides of that state stand a fifth into the movement. */
  const places = (state: string) =>
    group.locator(`[data-state="${state}"]`).evaluateAll((slides) =>
      slides.map((slide) => {
        for (const animation of slide.getAnimations()) {
          animation.pause();
          animation.currentTime = 100;
        }
        return slide.getBoundingClientRect().x;
      }),
    );
  const [restLeft = 0, restRight = 0] = await places('shown');
  await group.getByRole('button', { name: 'Go to slide 2' }).click();
  const [left = 0, right = 0] = await places('leaving');
  expect(left, `${left} is left of ${restLeft}`).toBeLessThan(restLeft);
  expect(Math.abs(right - left - (restRight - restLeft)) < 2, 'both keep their distance').toBeTruthy();
  await finishMoves(group);
  await group.getByRole('button', { name: 'Go to slide 1' }).click();
  const [back = 0] = await places('leaving');
  expect(back, `${back} is right of ${restLeft}`).toBeGreaterThan(restLeft);
});

journey(
  'CAR-10 under reduced motion nothing moves by itself, and a change has no transition',
  { viewport: DESKTOP, reducedMotion: 'reduce' },
  async (page) => {
    await page.clock.install();
    await open(page);
    await page.clock.runFor(60_000);
    expect(await shownSlides(hero(page)).getAttribute('aria-label')).toBe('1 of 4');
    await hero(page).getByRole('button', { name: 'Play slides' }).click();
    await page.clock.runFor(5100);
    expect(await shownSlides(hero(page)).getAttribute('aria-label')).toBe('2 of 4');
    expect((await movesOf(hero(page), 'shown')).every(([, duration]) => duration === 0)).toBeTruthy();
  },
);

journey(
  'CAR-8 a finger swipes sideways and scrolls the page up and down',
  { viewport: PHONE, hasTouch: true, isMobile: true },
  async (page) => {
    await open(page);
    const touch = await page.context().newCDPSession(page);
    const swipe = async (x: number, y: number) => {
      const at = (part: number) => [{ x: 200 + x * part, y: 420 + y * part }];
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
      for (const part of [0.25, 0.5, 0.75, 1])
        await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(part) });
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await swipe(0, -200);
    await page.waitForFunction(() => scrollY > 100);
    expect(await shownSlides(hero(page)).getAttribute('aria-label')).toBe('1 of 4');
    await hero(page).getByRole('button', { name: 'Pause slides' }).waitFor();
    await page.evaluate(() => scrollTo(0, 0));
    await swipe(-60, 5);
    await hero(page).getByRole('group', { name: '2 of 4' }).waitFor();
    await hero(page).getByRole('button', { name: 'Play slides' }).waitFor();
  },
);

/** The pause button of the first carousel, and what it says a press does. */
const playback = (page: Page): Locator => hero(page).locator('[data-playback]');
const says = (page: Page, word: string) => playback(page).getByText(`${word} slides`, { exact: true }).waitFor();

journey(
  'CAR-6 CAR-7 a finger pauses, plays and chooses, and a tap beside an open menu still closes it',
  { viewport: PHONE, hasTouch: true, isMobile: true },
  async (page) => {
    await open(page);
    for (const word of ['Play', 'Pause']) {
      await playback(page).tap();
      await says(page, word);
    }
    await hero(page).getByRole('button', { name: 'Go to slide 3' }).tap();
    await hero(page).getByRole('group', { name: '3 of 4' }).waitFor();
    const menu = (expanded: boolean) => page.getByRole('button', { name: 'Menu', expanded });
    await menu(false).tap();
    await menu(true).waitFor();
    await page.touchscreen.tap(PHONE.width / 2, PHONE.height - 40);
    await menu(false).waitFor();
  },
);

journey("CAR-6 keys and a screen reader's click pause and play", { viewport: DESKTOP }, async (page) => {
  await open(page);
  await playback(page).evaluate((button: HTMLElement) => {
    button.focus();
    button.click();
  });
  await says(page, 'Play');
  for (const [key, words] of [
    ['Enter', 'Pause'],
    ['Space', 'Play'],
    ['Space', 'Pause'],
    ['Tab', 'Play'],
  ] as const) {
    await page.keyboard.press(key);
    await says(page, words);
  }
});

for (const width of [360, 1280])
  journey(
    `CAR-13 a dot that is pressed at its edge at ${width} px does not move away, though the press stops the rotation`,
    { viewport: { width, height: 800 } },
    async (page) => {
      await open(page);
      await says(page, 'Pause');
      await hero(page)
        .getByRole('button', { name: 'Go to slide 3' })
        .click({ position: { x: 41, y: 22 } });
      await hero(page).getByRole('group', { name: '3 of 4' }).waitFor();
    },
  );

for (const key of [null, 'Enter'])
  journey(
    `CAR-6 Pause that is pressed by ${key ?? 'mouse'} before the scripts are here pauses`,
    { viewport: DESKTOP },
    async (page) => {
      await page.route(/assets\/.*\.js/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 500));
        await route.continue();
      });
      await page.goto(site.url, { waitUntil: 'commit' });
      await says(page, 'Pause');
      if (key) await playback(page).press(key);
      else await playback(page).click();
      expect(
        await page.evaluate(() => 'waiting' in document.documentElement.dataset),
        'the press is kept',
      ).toBeTruthy();
      await isReady(page);
      await says(page, 'Play');
    },
  );

journey('CNT-8 figures keep their place while they count', { viewport: DESKTOP }, async (page) => {
  await open(page);
  const figure = page.locator('li:has-text("Green Practices")');
  await figure.scrollIntoViewIfNeeded();
  const frames = await figure.evaluate(async (item) => {
    const digits = item.querySelector<HTMLElement>('[aria-hidden="true"]');
    const seen: { text: string | undefined; width: number; height: number }[] = [];
    while (seen.at(-1)?.text !== '100+') {
      await new Promise(requestAnimationFrame);
      const { width, height } = item.getBoundingClientRect();
      seen.push({ text: digits?.innerText, width, height });
    }
    return seen;
  });
  expect(new Set(frames.map(({ text }) => text)).size > 2, 'it counts').toBeTruthy();
  expect(new Set(frames.map(({ width, height }) => `${width} × ${height}`)).size).toBe(1);
});

journey('LOG-6 the loop takes 20 s and has no seam', { viewport: DESKTOP }, async (page) => {
  await open(page);
  const strip = carousel(page, 'In Tie-up with');
  const rounds = await strip.locator('ul').evaluateAll((lists) =>
    lists.map((list) => ({
      width: list.getBoundingClientRect().width,
      start: list.getBoundingClientRect().x,
      times: list.getAnimations().map((animation) => animation.effect?.getTiming().duration),
    })),
  );
  const [real, copy] = rounds;
  expect(rounds).toHaveLength(2);
  if (!real || !copy) return;
  expect([real.times, copy.times]).toEqual([[20_000], [20_000]]);
  expect(real.width).toBe(copy.width);
  expect(Math.abs(copy.start - real.start - real.width)).toBeLessThan(1);
});

journey(
  'LOG-3 under reduced motion all logos stand in view',
  { viewport: PHONE, reducedMotion: 'reduce' },
  async (page) => {
    await open(page);
    const strip = carousel(page, 'In Tie-up with');
    const edge = await box(strip);
    for (const logo of await strip.getByRole('listitem').all()) {
      const { x, width } = await box(logo);
      expect(x >= edge.x - 1 && x + width <= edge.x + edge.width + 1).toBeTruthy();
    }
  },
);

journey('§8 LOG-4 a logo that fails to load is half as strong and 40 px wide', { viewport: DESKTOP }, async (page) => {
  await page.route(/\/partners\//, (route) => route.abort());
  await open(page);
  const logo = carousel(page, 'In Tie-up with').getByRole('img').first();
  await logo.scrollIntoViewIfNeeded();
  await page.locator('[data-broken]').first().waitFor();
  expect(Math.round((await box(logo)).width)).toBe(40);
  expect(await logo.evaluate((image) => getComputedStyle(image).opacity)).toBe('0.5');
  expect(await logo.getAttribute('alt')).not.toBe('');
});

journey('CAR-1 every moving part has its button first, in sight once focused', { viewport: PHONE }, async (page) => {
  await open(page);
  for (const part of await page
    .locator('[aria-roledescription="carousel"], [role="group"]:has(> div > [data-playback])')
    .all()) {
    const first = part.getByRole('button').first();
    await first.focus();
    expect((await first.innerText()).trim()).toMatch(/^Play /);
    expect((await box(first)).height >= 44).toBeTruthy();
  }
});
