import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { getServedFolder } from '../../scripts/build/swap';
import { loadSettings } from '../../server/settings';
import { startSite } from '../../server/site';
import { languageFolder } from '../../src/site/pageLanguage';
import type { DisplaySettings } from '../../src/site/words/display';
import type { CaughtMail, StoredRow } from '../../server/devProviders/state';

/** A running server with the built site, the relay and the dev providers. Tests can open the site in any browser. */
export interface ServedSite {
  origin: string;
  /** The URL of the pages in the current language (SITE_LANGUAGE), without a trailing slash. */
  url: string;
  /** Returns the rows in the local spreadsheet. */
  readRows: () => Promise<StoredRow[]>;
  /** Returns the mails in the mail catcher. */
  readMails: () => Promise<CaughtMail[]>;
  stop: () => Promise<void>;
}

/** The path of the pages in the current language (SITE_LANGUAGE), without a trailing slash: '' or '/en'. */
export const languagePath = `/${languageFolder}`.replace(/\/$/, '');

interface Server {
  url: string;
  stop: () => Promise<unknown>;
}

/** Starts the server in a child process, because the relay needs the texts of the firm in the default language. */
async function startSiteInDefaultLanguage(env: NodeJS.ProcessEnv): Promise<Server> {
  const child = fork('scripts/command.cjs', ['../test/e2e/siteProcess', JSON.stringify(env)], {
    env: { ...process.env, SITE_LANGUAGE: '' },
  });
  const exitPromise = once(child, 'exit');
  const failurePromise = exitPromise.then(([code]) =>
    Promise.reject(new Error(`The site's process ended with code ${code}`)),
  );
  const [{ url }] = (await Promise.race([once(child, 'message'), failurePromise])) as [{ url: string }];
  failurePromise.catch(() => undefined);
  return {
    url,
    stop: () => {
      child.disconnect();
      return exitPromise;
    },
  };
}

/**
 * Starts the built site with relay and dev providers on a free port. The relay stores its data in a new temporary
 * folder.
 */
export async function serveSite(env: NodeJS.ProcessEnv = {}): Promise<ServedSite> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'journey-'));
  const variables = {
    DIST_DIR: getServedFolder(),
    PORT: '0',
    DATA_DIR: dataDir,
    RATE_LIMIT: '1000',
    RATE_LIMIT_PER_DAY: '1000',
    MAIL_SOURCE_SHARE: '100',
    CONFIRMATIONS_PER_HOUR: '1000',
    CONFIRMATIONS_PER_DAY: '1000',
    ...env,
  };
  const site: Server =
    languageFolder === ''
      ? await startSite(loadSettings(variables), { log: () => undefined })
      : await startSiteInDefaultLanguage(variables);
  const readItems = async <T>(fileName: string) => (await (await fetch(`${site.url}/__dev/${fileName}`)).json()) as T;
  return {
    origin: site.url,
    url: site.url + languagePath,
    readRows: () => readItems('rows.json'),
    readMails: () => readItems('mails.json'),
    stop: async () => {
      await site.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Returns a list that receives all later console errors and uncaught errors of the page. */
export function collectPageErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`console: ${message.text()} (${message.location().url})`);
  });
  return errors;
}

/** The longest wait for a delivery, in milliseconds. The relay's first two retries follow after 1 s and 5 s. */
const DELIVERY_TIMEOUT_MS = 30_000;

/**
 * Polls `readItems` until it returns at least `count` items, because the relay delivers submissions after its response.
 * Rejects after 30 s.
 */
export async function waitForItems<T>(readItems: () => Promise<T[]>, count: number): Promise<T[]> {
  const deadline = Date.now() + DELIVERY_TIMEOUT_MS;
  for (;;) {
    const items = await readItems();
    if (items.length >= count) return items;
    if (Date.now() > deadline)
      throw new Error(`Only ${items.length} of ${count} items arrived within ${DELIVERY_TIMEOUT_MS} ms`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * Waits for the confirmation mail of an application. Returns the URL of the withdrawal link in this mail, on the site
 * of the test.
 */
export async function waitForWithdrawalLink(origin: string, reference: string): Promise<string> {
  const readLinks = async () => {
    const mails = (await (await fetch(`${origin}/__dev/mails.json`)).json()) as CaughtMail[];
    const texts = mails.map(({ textContent = '' }) => textContent).filter((text) => text.includes(reference));
    return texts.flatMap((text) => /https?:\S+\/withdraw\/\S+/.exec(text)?.[0] ?? []);
  };
  const [link = ''] = await waitForItems(readLinks, 1);
  // The link in the mail contains the public URL of the site. No server responds at this URL in a test.
  const { pathname, search } = new URL(link);
  return origin + pathname + search;
}

/** Returns the heading of a page: the only heading of level 1. */
export const getHeading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Returns the storage state of a browser that has stored display settings in an earlier visit. */
export const createDisplayStorage = (origin: string, settings: Partial<DisplaySettings>) => ({
  cookies: [],
  origins: [{ origin, localStorage: [{ name: 'display', value: JSON.stringify(settings) }] }],
});

/**
 * Stops the installed clock of a page, so that a busy machine cannot change the time that a test measures. Playwright
 * can pause the clock only at a future time, so the clock first jumps ahead by a minute.
 */
export const stopClock = async (page: Page): Promise<void> =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);

/**
 * Waits until the page is hydrated. The site deletes `siteStart` after hydration. `siteStart` is also undefined before
 * the start script runs, so the function also checks `readyState`.
 */
export const waitUntilHydrated = (page: Page) =>
  page.waitForFunction(() => document.readyState !== 'loading' && window.siteStart === undefined);

/**
 * Returns true when all of these conditions are met:
 * - No dialog is loading or appearing, and no message contains an element with an id and `aria-hidden`.
 * - `CountrySelect` is not about to replace a native select.
 * - The open message (a popover) contains the focused element. Without a message, the open dialog contains the focused
 *   element. Without a message or dialog, the focus can be on any element.
 *
 * The function runs in the page.
 */
export const hasSettled = (): boolean => {
  const topElement = document.querySelector('[popover]') ?? document.querySelector('[role="dialog"]');
  // The document may also contain /contact as a hidden page. `CountrySelect` does not replace the select of a hidden
  // page.
  const selects = [...document.querySelectorAll('select[autocomplete="tel-country-code"]:not(:focus)')];
  return (
    !document.querySelector('[aria-busy="true"], [data-entering], [popover] [id][aria-hidden]') &&
    !selects.some((select) => select.checkVisibility()) &&
    (!topElement || topElement.contains(document.activeElement))
  );
};

/** Waits until the page has settled ({@link hasSettled}). */
export const waitUntilSettled = (page: Page) => page.waitForFunction(hasSettled);

/** Waits until a dialog has opened and settled ({@link hasSettled}). */
export async function waitForDialog(page: Page): Promise<void> {
  await page.locator('[role="dialog"], [role="alertdialog"]').first().waitFor();
  await waitUntilSettled(page);
}

/** A layout shift: its value, and the texts that moved. */
export interface LayoutShift {
  value: number;
  movedText: string;
}

/**
 * Starts to record layout shifts. Call this function before the page is opened. The returned function waits for the
 * next frames, and returns the shifts.
 */
export async function watchShifts(page: Page): Promise<() => Promise<LayoutShift[]>> {
  await page.addInitScript(`window.shifts = [];
    window.observer = new PerformanceObserver((list) => window.shifts.push(...list.getEntries()));
    window.observer.observe({ type: 'layout-shift' });`);
  return () =>
    page.evaluate<LayoutShift[]>(`new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() =>
      done([...window.shifts, ...window.observer.takeRecords()].map((shift) =>
        ({ value: shift.value, movedText: shift.sources.map(({ node }) => node?.textContent).join(' | ') }))))))`);
}

/** Returns the sum of the layout shifts. The CLS is at most this sum. */
export const sumShifts = (shifts: readonly LayoutShift[]): number => shifts.reduce((sum, { value }) => sum + value, 0);

/** Opens a route and waits until its page is rendered, hydrated and settled. */
export async function goTo(page: Page, siteUrl: string, route: string): Promise<void> {
  await page.goto(`${siteUrl}/#${route}`);
  // While React replaces a page, the old page may still be in the document, but hidden.
  await page.locator('main h1').filter({ visible: true }).waitFor();
  await waitUntilHydrated(page);
  await waitUntilSettled(page);
}

/**
 * Returns the bounding box of an element, in CSS pixels from the top left corner of the viewport. Rejects when the
 * element is not rendered.
 */
export async function measureBox(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${String(target)} is not rendered`);
  return box;
}
