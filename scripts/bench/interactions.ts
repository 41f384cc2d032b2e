import type { Locator, Page } from 'playwright-core';
import type { Site } from '../../test/journeys/harness';
import { openPage } from './openPage';
import { throttle } from './throttle';

/** How long a press took, in milliseconds, on a processor four times slower. */
export interface Answer {
  /** From the event to the next frame, whatever it shows: what INP counts. In steps of eight. */
  paint: number;
  /** From the event to the end of the frame that shows its outcome. */
  outcome: number;
}

/** The browser names no event that is answered within this time. */
const QUICKEST = 16;

/**
 * Waits for the next event of a type and for the frame in which `selector` is on the screen. Started before the event,
 * awaited after it.
 */
async function untilShown(page: Page, type: string, selector: string): Promise<Answer> {
  const outcome = await page.evaluate(
    ([eventType, wanted, durationThreshold]) =>
      new Promise<number>((resolve) => {
        const durations: number[] = [];
        Object.assign(window, { durations });
        new PerformanceObserver((list) => {
          for (const { name, duration } of list.getEntries()) if (name === eventType) durations.push(duration);
        }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
        const isShown = () => [...document.querySelectorAll(wanted)].some((found) => found.getClientRects().length > 0);
        addEventListener(
          eventType,
          ({ timeStamp }) => {
            const look = () => {
              if (!isShown()) return void requestAnimationFrame(look);
              const { port1, port2 } = new MessageChannel();
              // Comes after the frame is painted.
              port1.addEventListener('message', () => resolve(performance.now() - timeStamp));
              port1.start();
              port2.postMessage(null);
            };
            requestAnimationFrame(look);
          },
          { once: true, capture: true },
        );
      }),
    [type, selector, QUICKEST] as const,
  );
  await rest(page);
  const [paint = QUICKEST] = await page.evaluate(() => (window as unknown as { durations: number[] }).durations);
  return { paint, outcome };
}

interface Step {
  name: string;
  /** What follows the site's address. */
  at: string;
  /** Makes ready what the visitor would have loaded by then. */
  prepare?: (page: Page) => Promise<void>;
  /** What is pressed. */
  target: (page: Page) => Locator;
  /** A key is pressed in it and not the mouse on it. */
  key?: string;
  /** It is pressed without a pointer before, which would fetch what is cold. */
  isCold?: boolean;
  shows: string;
  width?: number;
}

const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name });
const idle = (page: Page) => page.waitForLoadState('networkidle');
const rest = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => void requestIdleCallback(() => resolve(), { timeout: 1000 })));

/** From the page About to one whose code the pointer has fetched by then. */
const preloadedRoute = (name: string, link: string, path: string): Step => ({
  name,
  at: '/#/about',
  prepare: async (page) => {
    await footerLink(page, link).hover();
    await idle(page);
  },
  target: (page) => footerLink(page, link),
  shows: `a[aria-current="page"][href="/#${path}"]`,
});

const showMore = (name: string, path: string): Step => ({
  name,
  at: `/#${path}`,
  target: (page) => page.getByRole('button', { name: /^Show 24 more/ }),
  shows: 'main li:nth-child(25)',
});

/** One letter more in a field that has one. */
const typing = {
  name: 'type a letter',
  target: (page: Page) => page.getByLabel('Full Name'),
  key: 's',
  shows: 'input',
};
const typeFirst = (page: Page) => page.getByLabel('Full Name').pressSequentially('A');

const STEPS: readonly Step[] = [
  preloadedRoute('route change, preloaded', 'Services', '/services'),
  {
    name: 'route change, cold',
    at: '/#/privacy-policy',
    target: (page) => footerLink(page, 'Careers'),
    isCold: true,
    shows: 'a[aria-current="page"][href="/#/careers"]',
  },
  {
    name: 'open the menu',
    at: '/#/about',
    width: 390,
    target: (page) => page.getByRole('button', { name: 'Menu' }),
    shows: '[aria-expanded="true"]',
  },
  {
    name: 'open a dialog, preloaded',
    at: '/#/services',
    prepare: async (page) => {
      await footerLink(page, 'Services').hover();
      await page.getByRole('contentinfo').getByRole('button', { name: 'Reach Us' }).hover();
      await idle(page);
    },
    target: (page) => page.getByRole('contentinfo').getByRole('button', { name: 'Reach Us' }),
    shows: '[role="dialog"]',
  },
  {
    name: 'switch tabs',
    at: '/#/software-marketing-combo',
    target: (page) => page.getByRole('tab', { name: 'Feature Comparison' }),
    shows: 'table',
  },
  { ...typing, at: '/#/contact', prepare: typeFirst },
];

/** The same on the hand-written page, where it has them: what the browser itself needs. Its form is a popover. */
export const FLOOR_STEPS: readonly Step[] = [
  {
    name: 'open the menu',
    at: '/',
    target: (page) => page.getByRole('button', { name: 'Menu' }),
    shows: '#menu:popover-open',
  },
  {
    name: 'open a dialog, preloaded',
    at: '/',
    target: (page) => page.getByRole('button', { name: 'Reach Us' }),
    shows: '#contact:popover-open',
  },
  {
    ...typing,
    at: '/',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Reach Us' }).click();
      await typeFirst(page);
    },
  },
];

/** On pages of a thousand jobs and plans. */
export const SCALE_STEPS: readonly Step[] = [
  preloadedRoute('to the jobs', 'Careers', '/careers'),
  showMore('24 more jobs', '/careers'),
  showMore('24 more plans', '/business-website-pricing'),
];

/**
 * What presses the target when it is called. The mouse and the keys are the bare ones: a locator's own press looks at the
 * page first, on the page's slow processor and within the time that is measured.
 */
async function presser(page: Page, { target, key, isCold }: Step): Promise<() => Promise<void>> {
  const wanted = target(page);
  if (isCold) return () => wanted.evaluate((element: HTMLElement) => element.click());
  if (key !== undefined) {
    await wanted.focus();
    return () => page.keyboard.press(key);
  }
  await wanted.scrollIntoViewIfNeeded();
  const box = await wanted.boundingBox();
  if (!box) throw new Error('What the bench is to press is not on the page');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  return () => page.mouse.click(x, y);
}

/** Every interaction once, each on a fresh page, by its name. */
export async function measureInteractions(site: Site, steps: readonly Step[] = STEPS): Promise<Record<string, Answer>> {
  const answers: Record<string, Answer> = {};
  for (const step of steps) {
    const { page, close } = await openPage(site, { viewport: { width: step.width ?? 1280, height: 900 } });
    await page.goto(site.url + step.at);
    await idle(page);
    await step.prepare?.(page);
    const press = await presser(page, step);
    await idle(page);
    await throttle(page, { network: false });
    await rest(page);
    const shown = untilShown(page, step.key === undefined ? 'click' : 'keydown', step.shows);
    // The watcher has to be there before the event.
    await page.evaluate(() => undefined);
    await press();
    answers[step.name] = await shown;
    await close();
  }
  return answers;
}
