import type { Page } from 'playwright-core';
import type { Site } from '../../test/journeys/harness';
import { openPage } from './openPage';
import { throttle } from './throttle';

/** From an event to the end of the frame that shows its outcome, in milliseconds, on a processor four times slower. */
export type InteractionFigures = Record<string, number>;

/**
 * Waits for the next event of a type and for the frame in which `selector` is on the screen; answers with the time between.
 * Started before the event, awaited after it.
 */
function untilShown(page: Page, type: string, selector: string): Promise<number> {
  return page.evaluate(
    ([eventType, wanted]) =>
      new Promise<number>((resolve) => {
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
    [type, selector] as const,
  );
}

interface Step {
  name: string;
  /** What follows the site's address. */
  at: string;
  /** Makes ready what the visitor would have loaded by then. */
  prepare?: (page: Page) => Promise<void>;
  event?: string;
  act: (page: Page) => Promise<void>;
  shows: string;
  width?: number;
}

const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name });
const idle = (page: Page) => page.waitForLoadState('networkidle');
const rest = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => void requestIdleCallback(() => resolve())));

/** From the page About to one whose code the pointer has fetched by then. */
const preloadedRoute = (name: string, link: string, path: string): Step => ({
  name,
  at: '/#/about',
  prepare: async (page) => {
    await footerLink(page, link).hover();
    await idle(page);
  },
  act: (page) => footerLink(page, link).click(),
  shows: `a[aria-current="page"][href="/#${path}"]`,
});

const showMore = (name: string, path: string): Step => ({
  name,
  at: `/#${path}`,
  act: (page) => page.getByRole('button', { name: /^Show 24 more/ }).click(),
  shows: 'main li:nth-child(25)',
});

/** One letter more in a field that has one. */
const typing = {
  name: 'type a letter',
  event: 'keydown',
  act: (page: Page) => page.getByLabel('Full Name').press('s'),
  shows: 'input',
};
const typeFirst = (page: Page) => page.getByLabel('Full Name').pressSequentially('A');

const STEPS: readonly Step[] = [
  preloadedRoute('route change, preloaded', 'Services', '/services'),
  {
    name: 'route change, cold',
    at: '/#/privacy-policy',
    // Without the pointer, which would fetch it ahead.
    act: (page) => footerLink(page, 'Careers').evaluate((link: HTMLElement) => link.click()),
    shows: 'a[aria-current="page"][href="/#/careers"]',
  },
  {
    name: 'open the menu',
    at: '/#/about',
    width: 390,
    act: (page) => page.getByRole('button', { name: 'Menu' }).click(),
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
    act: (page) => page.getByRole('contentinfo').getByRole('button', { name: 'Reach Us' }).click(),
    shows: '[role="dialog"]',
  },
  {
    name: 'switch tabs',
    at: '/#/software-marketing-combo',
    act: (page) => page.getByRole('tab', { name: 'Feature Comparison' }).click(),
    shows: 'table',
  },
  { ...typing, at: '/#/contact', prepare: typeFirst },
];

/** The same on the hand-written page, where it has them: what the browser itself needs. Its form is a popover. */
export const FLOOR_STEPS: readonly Step[] = [
  {
    name: 'open the menu',
    at: '/',
    act: (page) => page.getByRole('button', { name: 'Menu' }).click(),
    shows: '#menu:popover-open',
  },
  {
    name: 'open a dialog, preloaded',
    at: '/',
    act: (page) => page.getByRole('button', { name: 'Reach Us' }).click(),
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
  preloadedRoute('to the jobs, ms', 'Careers', '/careers'),
  showMore('24 more jobs, ms', '/careers'),
  showMore('24 more plans, ms', '/business-website-pricing'),
];

/** Every interaction once, each on a fresh page. */
export async function measureInteractions(site: Site, steps: readonly Step[] = STEPS): Promise<InteractionFigures> {
  const figures: InteractionFigures = {};
  for (const { name, at, prepare, act, shows, event = 'click', width = 1280 } of steps) {
    const { page, close } = await openPage(site, { viewport: { width, height: 900 } });
    await page.goto(site.url + at);
    await idle(page);
    await prepare?.(page);
    await throttle(page, { network: false });
    await rest(page);
    const shown = untilShown(page, event, shows);
    // The watcher has to be there before the event.
    await page.evaluate(() => undefined);
    await act(page);
    figures[name] = await shown;
    await close();
  }
  return figures;
}
