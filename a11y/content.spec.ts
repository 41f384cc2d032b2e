/**
 * Tests titles, links, headings, Tab stops, images and repeated controls on every page. Also proves that no page has
 * audio, video, logins, draggable elements or sensor input.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { notFoundRoute } from '../src/app/routing/routes';
import { words as controls } from '#site/words/controls';
import { goTo } from '../test/e2e/harness';
import { PAGE_PATHS } from '../test/pagePaths';
import { expect, test } from '../test/e2e/fixtures';

const NEW_TAB_NOTICE = controls.newTab;
/** The events that report the motion and the orientation of the device. */
const SENSOR_EVENTS = ['devicemotion', 'deviceorientation'];
/** The functions and constructors through which a page could use the microphone, sound or speech. */
const MEDIA_FUNCTIONS = [
  'AudioContext',
  'SpeechRecognition',
  'webkitSpeechRecognition',
  'getUserMedia',
  'speak',
  'play',
];

interface PageSnapshot {
  path: string;
  title: string;
  links: { name: string; url: string; rel: string; isNewTabLink: boolean }[];
  headings: { level: number; text: string }[];
  /** The sections and regions without a heading, each named by its label or first words. */
  sectionsWithoutHeading: string[];
  /** The texts of the visible links and buttons outside `main`, in document order. */
  textsOutsideMain: string[];
  /**
   * The names of the controls that Tab does not reach. Tabs and options are excluded, because arrow keys reach them.
   * File inputs are excluded, because a button opens the file dialog.
   */
  unreachableControls: string[];
  /** Audio, video, canvas and embedded elements. The list must be empty. */
  media: string[];
  logins: string[];
  draggableElements: string[];
  /** Carousels with at most two buttons. Without a swipe, a visitor could not reach every slide. */
  swipeOnlyCarousels: string[];
  /** The APIs for sensors, microphone, sound and speech that the page used. */
  usedApis: string[];
  /** Images whose text alternative is a file name, or repeats the text beside the image. */
  poorAlternatives: string[];
  /** Repeated animations with more than three cycles per second. */
  fastAnimations: string[];
}

const snapshots: PageSnapshot[] = [];

/**
 * Records in `window.usedApis` the sensor events to which the page listens. Replaces the media functions with functions
 * that record their calls.
 */
const recordUsedApis = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(
    ([sensorEvents, mediaApis]) => {
      const usedApis: string[] = [];
      Object.assign(window, { usedApis });
      const addListener = EventTarget.prototype.addEventListener;
      EventTarget.prototype.addEventListener = function (this: EventTarget, type: string, ...options: unknown[]) {
        if (sensorEvents.includes(type)) usedApis.push(type);
        Reflect.apply(addListener, this, [type, ...options]);
      };
      for (const owner of [window, MediaDevices.prototype, SpeechSynthesis.prototype, HTMLMediaElement.prototype])
        for (const name of mediaApis.filter((apiName) => apiName in owner))
          Object.defineProperty(owner, name, {
            // Unlike an arrow function, this function can be called with `new`.
            value: function () {
              usedApis.push(name);
              return Promise.resolve();
            },
          });
    },
    [SENSOR_EVENTS, MEDIA_FUNCTIONS] as const,
  );

const readPage = (page: Page, path: string): Promise<PageSnapshot> =>
  page.evaluate((pagePath) => {
    const main = document.querySelector('main');
    const readMarkup = (selector: string) =>
      [...document.querySelectorAll(selector)].map(({ outerHTML }) => outerHTML.slice(0, 120));
    const normaliseText = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
    const minCycleMs = 1000 / 3;
    const visibleElements = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], [aria-hidden="true"]'),
    );
    return {
      path: pagePath,
      title: document.title,
      links: visibleElements
        .filter((element) => element instanceof HTMLAnchorElement)
        .map((link) => ({
          name: normaliseText(link.getAttribute('aria-label') ?? link.textContent),
          url: link.href,
          rel: link.rel,
          isNewTabLink: link.target === '_blank',
        })),
      headings: visibleElements
        .filter((element) => /^h[1-6]$/.test(element.localName))
        .map((heading) => ({ level: Number(heading.localName.slice(1)), text: heading.textContent ?? '' })),
      sectionsWithoutHeading: visibleElements
        .filter((element) => element.matches('section, [role="region"]'))
        .filter((element) => !element.querySelector('h1, h2, h3, h4, h5, h6'))
        .map((element) => element.getAttribute('aria-label') ?? (element.textContent ?? '').slice(0, 60)),
      textsOutsideMain: visibleElements
        .filter((element) => element.matches('a[href], button') && !main?.contains(element))
        .map((element) => (element.textContent ?? '').trim()),
      unreachableControls: visibleElements
        .filter((element) => element.matches('a[href], button, input, select, textarea') && element.tabIndex < 0)
        .filter((element) => !element.matches('[role="tab"], [role="option"], [type="file"]'))
        .map((element) => element.getAttribute('aria-label') ?? element.textContent ?? ''),
      media: readMarkup('audio, video, object, embed, iframe, canvas'),
      logins: readMarkup(
        '[type="password"], [autocomplete*="password"], [autocomplete="one-time-code"], [class*="captcha"]',
      ),
      draggableElements: readMarkup('[draggable="true"], input[type="range"], [role="slider"]'),
      swipeOnlyCarousels: [
        ...document.querySelectorAll('[role="group"][aria-roledescription]:has([data-part="slides"])'),
      ]
        .filter((carousel) => carousel.querySelectorAll('button').length <= 2)
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
      usedApis: (window as unknown as { usedApis: string[] }).usedApis,
      poorAlternatives: [...document.querySelectorAll('img')]
        .filter(({ alt }) => alt !== '')
        .filter((image) => {
          const name = image.currentSrc.split('/').at(-1)?.split('.')[0];
          const container = image.closest('a, button, figure, li')?.cloneNode(true) as Element | undefined;
          return (
            /\.(?:svg|png|jpe?g|webp|avif)$/i.test(image.alt) ||
            image.alt === name ||
            normaliseText(container?.textContent) === image.alt
          );
        })
        .map(({ alt, src }) => `${alt} (${src})`),
      fastAnimations: document
        .getAnimations()
        .filter(({ effect }) => {
          const { duration, iterations = 1 } = effect?.getTiming() ?? {};
          return iterations > 1 && Number(duration) < minCycleMs;
        })
        .map((animation) => (animation as CSSAnimation).animationName),
    };
  }, path);

test.beforeAll(async ({ browser, site }) => {
  // With reduced motion, the pages would have no repeated animations.
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await recordUsedApis(page.context());
  for (const path of PAGE_PATHS) {
    await goTo(page, site.url, path);
    snapshots.push(await readPage(page, path));
  }
  await page.close();
});

/**
 * Returns the values that `selectValues` selects from the snapshots of all pages. The path of the page precedes each
 * value.
 */
const collectValues = (selectValues: (snapshot: PageSnapshot) => readonly string[]): string[] =>
  snapshots.flatMap((snapshot) => selectValues(snapshot).map((value) => `${snapshot.path}: ${value}`));

test('2.4.2 every page has a unique title', () => {
  const titles = snapshots.map(({ title }) => title);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

test('2.4.4 2.4.9 links with the same name on a page have the same URL, and links to new tabs announce the new tab', () => {
  const faults = snapshots.flatMap(({ path, links }) =>
    links
      .filter(
        ({ name, url, isNewTabLink }) =>
          name === '' ||
          isNewTabLink !== name.endsWith(NEW_TAB_NOTICE) ||
          links.some((other) => other.name === name && other.url !== url),
      )
      .map(({ name, url }) => `${path}: '${name}' leads to ${url}`),
  );
  expect(faults).toEqual([]);
});

test('§2.10 a link to a new tab sends neither opener nor referrer', () => {
  const newTabLinks = snapshots.flatMap(({ links }) => links).filter(({ isNewTabLink }) => isNewTabLink);
  expect(newTabLinks.filter(({ rel }) => rel !== 'noopener noreferrer')).toEqual([]);
});

test('1.3.1 2.4.6 every page begins with its only h1, skips no heading level and has no empty heading', () => {
  const faults = snapshots.flatMap(({ path, headings }) =>
    headings
      .filter(({ level, text }, index) => {
        const previousLevel = headings[index - 1]?.level ?? 0;
        return text.trim() === '' || level > previousLevel + 1 || (level === 1) !== (index === 0);
      })
      .map(({ level, text }) => `${path}: h${level} '${text}'`),
  );
  expect(faults).toEqual([]);
});

test('2.1.1 2.1.3 no visible link, button or field has a negative tabindex', () => {
  expect(collectValues(({ unreachableControls }) => unreachableControls)).toEqual([]);
});

test('2.4.10 every section has a heading', () => {
  expect(collectValues(({ sectionsWithoutHeading }) => sectionsWithoutHeading)).toEqual([]);
});

test('3.2.3 3.2.4 3.2.6 navigation and help have the same order and names on every page', () => {
  const [homeTexts, ...otherPageTexts] = snapshots.map(({ textsOutsideMain }) => textsOutsideMain);
  expect(homeTexts?.includes(controls.contact) && homeTexts.some((name) => name.includes('@'))).toBeTruthy();
  for (const [index, textsOutsideMain] of otherPageTexts.entries())
    expect(textsOutsideMain, snapshots[index + 1]?.path).toEqual(homeTexts);
});

test('§2.1 every page can be reached by links from the home page', ({ site }) => {
  const reachablePages = new Set(['/']);
  for (const path of reachablePages)
    for (const { url } of snapshots.find((snapshot) => snapshot.path === path)?.links ?? []) {
      const { origin, pathname, hash } = new URL(url, site.url);
      if (origin + pathname.replace(/\/$/, '') === site.url && hash.startsWith('#/')) reachablePages.add(hash.slice(1));
    }
  expect(
    snapshots.map(({ path }) => path).filter((path) => path !== notFoundRoute.path && !reachablePages.has(path)),
  ).toEqual([]);
});

test('1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.2.6 1.2.7 1.2.8 1.2.9 1.4.2 1.4.7 do not apply: no page has or plays audio or video', () => {
  expect(snapshots.length).toBe(PAGE_PATHS.length);
  expect(collectValues(({ media }) => media)).toEqual([]);
  expect(collectValues(({ usedApis }) => usedApis.filter((api) => !SENSOR_EVENTS.includes(api)))).toEqual([]);
});

test('2.5.4 302.6 4.2.6 do not apply: no page uses the motion of the device, the microphone or speech', () => {
  expect(collectValues(({ usedApis }) => usedApis)).toEqual([]);
});

test('2.2.5 3.3.8 3.3.9 do not apply: no page has a login, a password or a puzzle', () => {
  expect(collectValues(({ logins }) => logins)).toEqual([]);
});

test('1.1.1 the alternative text of an image is neither the name of its file nor the text beside it', () => {
  expect(collectValues(({ poorAlternatives }) => poorAlternatives)).toEqual([]);
});

test('2.3.1 2.3.2 no repeated animation has more than three cycles a second', () => {
  expect(collectValues(({ fastAnimations }) => fastAnimations)).toEqual([]);
});

test('2.5.1 2.5.7 no page has draggable elements, and each carousel has buttons for the moves of a swipe', () => {
  expect(collectValues(({ draggableElements }) => draggableElements)).toEqual([]);
  expect(collectValues(({ swipeOnlyCarousels }) => swipeOnlyCarousels)).toEqual([]);
});
