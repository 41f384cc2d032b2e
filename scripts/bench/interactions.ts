import type { Page } from 'playwright-core';
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

const STEPS: readonly Step[] = [
  {
    name: 'route change, preloaded',
    at: '/#/about',
    prepare: async (page) => {
      await footerLink(page, 'Services').hover();
      await idle(page);
    },
    act: (page) => footerLink(page, 'Services').click(),
    shows: 'a[aria-current="page"][href="/#/services"]',
  },
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
  {
    name: 'type a letter',
    at: '/#/contact',
    prepare: (page) => page.getByLabel('Full Name').pressSequentially('A'),
    event: 'keydown',
    act: (page) => page.getByLabel('Full Name').press('s'),
    shows: 'input',
  },
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
    name: 'type a letter',
    at: '/',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Reach Us' }).click();
      await page.getByLabel('Full Name').pressSequentially('A');
    },
    event: 'keydown',
    act: (page) => page.getByLabel('Full Name').press('s'),
    shows: 'input',
  },
];

/** On pages of a thousand jobs and plans. */
export const SCALE_STEPS: readonly Step[] = [
  {
    name: 'to the jobs, ms',
    at: '/#/about',
    prepare: async (page) => {
      await footerLink(page, 'Careers').hover();
      await idle(page);
    },
    act: (page) => footerLink(page, 'Careers').click(),
    shows: 'a[aria-current="page"][href="/#/careers"]',
  },
  {
    name: '24 more jobs, ms',
    at: '/#/careers',
    act: (page) => page.getByRole('button', { name: /^Show 24 more/ }).click(),
    shows: 'main li:nth-child(25)',
  },
  {
    name: '24 more plans, ms',
    at: '/#/business-website-pricing',
    act: (page) => page.getByRole('button', { name: /^Show 24 more/ }).click(),
    shows: 'main li:nth-child(25)',
  },
];

/** Every interaction once, each on a fresh page of `open`. */
export async function measureInteractions(
  url: string,
  open: (width: number) => Promise<{ page: Page; close: () => Promise<void> }>,
  steps: readonly Step[] = STEPS,
): Promise<InteractionFigures> {
  const figures: InteractionFigures = {};
  for (const { name, at, prepare, act, shows, event = 'click', width = 1280 } of steps) {
    const { page, close } = await open(width);
    await page.goto(url + at);
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
