import type { Locator, Page } from '@playwright/test';
import { pages } from '#site/pages';
import { words } from '#site/words/controls';
import { words as forms } from '#site/words/forms';
import { footerLinks } from '../../src/site/pages';
import { loadSubjects, pattern } from '../../test/subjects';
import type { Site } from '../../test/e2e/harness';
import { openPage } from './openPage';
import { throttle } from './throttle';

/** How long a press took, in milliseconds, on a processor four times slower. */
export interface Answer {
  /** From an event of the press to the next frame, whatever it shows, of the slowest one: what INP counts. In steps of eight. */
  paint: number;
  /** From the event to the end of the frame that shows its outcome. */
  outcome: number;
}

/** The browser names no event that is answered within this time. */
const QUICKEST = 16;
/** How long a finger stays on a button or a key (ms). At once released, two events would be answered in one, and counted as one. */
const HELD = 80;

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
          for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
            if (interactionId) durations.push(duration);
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
  const durations = await page.evaluate(() => (window as unknown as { durations: number[] }).durations);
  return { paint: Math.max(QUICKEST, ...durations), outcome };
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

const { contact, text, jobs, ofKind } = await loadSubjects();
const [combo] = ofKind('combo');
const [plans] = ofKind('plans');
const [elsewhere = contact] = ofKind('people');
/** The menus' link to a page, as the footer has it. Throws where it has none: then there is nothing to press. */
function labelOf(path: string): string {
  const link = footerLinks(pages).find(({ href }) => href === path);
  if (!link) throw new Error(`No menu leads to ${path}`);
  return link.label;
}
const [services = contact] = ofKind('services');
const farPage = jobs[0] ?? services;
const contactButton = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: words.contact, exact: true });

const footerLink = (page: Page, path: string) =>
  page.getByRole('contentinfo').getByRole('link', { name: labelOf(path), exact: true });
const idle = (page: Page) => page.waitForLoadState('networkidle');
const rest = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => void requestIdleCallback(() => resolve(), { timeout: 1000 })));

/** From another page to one whose code the pointer has fetched by then. */
const preloadedRoute = (name: string, path: string): Step => ({
  name,
  at: `/#${elsewhere.path}`,
  prepare: async (page) => {
    await footerLink(page, path).hover();
    await idle(page);
  },
  target: (page) => footerLink(page, path),
  shows: `a[aria-current="page"][href="/#${path}"]`,
});

const showMore = (name: string, path: string): Step => ({
  name,
  at: `/#${path}`,
  target: (page) => page.getByRole('button', { name: pattern(words.showMore) }),
  shows: 'main li:nth-child(25)',
});

/** One letter more in a field that has one. */
const typing = {
  name: 'type a letter',
  target: (page: Page) => page.getByLabel(forms.contact.labels.name, { exact: true }),
  key: 's',
  shows: 'input',
};
const typeFirst = (page: Page) => page.getByLabel(forms.contact.labels.name, { exact: true }).pressSequentially('A');

const STEPS: readonly Step[] = [
  preloadedRoute('route change, preloaded', services.path),
  {
    name: 'route change, cold',
    at: `/#${text.path}`,
    target: (page) => footerLink(page, farPage.path),
    isCold: true,
    shows: `a[aria-current="page"][href="/#${farPage.path}"]`,
  },
  {
    name: 'open the menu',
    at: `/#${elsewhere.path}`,
    width: 390,
    target: (page) => page.getByRole('button', { name: words.menu, exact: true }),
    shows: '[aria-expanded="true"]',
  },
  {
    name: 'open a dialog, preloaded',
    at: `/#${services.path}`,
    prepare: async (page) => {
      await footerLink(page, services.path).hover();
      await contactButton(page).hover();
      await idle(page);
    },
    target: contactButton,
    shows: '[role="dialog"]',
  },
  ...(combo
    ? [
        {
          name: 'switch tabs',
          at: `/#${combo.path}`,
          target: (page: Page) => page.getByRole('tab', { name: combo.content.tabs.comparison }),
          shows: 'table',
        },
      ]
    : []),
  { ...typing, at: `/#${contact.path}`, prepare: typeFirst },
];

/** The same on the hand-written page, where it has them: what the browser itself needs. Its form is a popover. */
export const FLOOR_STEPS: readonly Step[] = [
  {
    name: 'open the menu',
    at: '/',
    target: (page) => page.getByRole('button', { name: words.menu, exact: true }),
    shows: '#menu:popover-open',
  },
  {
    name: 'open a dialog, preloaded',
    at: '/',
    target: (page) => page.getByRole('button', { name: words.contact }),
    shows: '#contact:popover-open',
  },
  {
    ...typing,
    at: '/',
    prepare: async (page) => {
      await page.getByRole('button', { name: words.contact }).click();
      await typeFirst(page);
    },
  },
];

/** On pages of a thousand jobs and plans. */
export const scaleSteps: readonly Step[] = [
  preloadedRoute('to the jobs', farPage.path),
  showMore('24 more jobs', farPage.path),
  ...(plans ? [showMore('24 more plans', plans.path)] : []),
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
    return () => page.keyboard.press(key, { delay: HELD });
  }
  await wanted.scrollIntoViewIfNeeded();
  const box = await wanted.boundingBox();
  if (!box) throw new Error('What the bench is to press is not on the page');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  return () => page.mouse.click(x, y, { delay: HELD });
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
