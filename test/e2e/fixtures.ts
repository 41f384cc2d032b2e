import { test as base, type BrowserContextOptions, type Page } from '@playwright/test';
import { settings } from '#site/settings';
import type { State } from '../../a11y/states/state';
import { serveSite, collectPageErrors, goTo, waitUntilSettled, type ServedSite } from './harness';

interface TestFixtures {
  /** Opens a blank page in a new browser context, which closes after the test. */
  openPage: (options?: BrowserContextOptions) => Promise<Page>;
  /** Opens a route in a new browser context, and waits until the page is hydrated and has settled. */
  openRoute: (route: string, options?: BrowserContextOptions) => Promise<Page>;
  /** Opens a state of the site in a new browser context. */
  openState: (state: State, options?: BrowserContextOptions) => Promise<Page>;
  /** The console errors and uncaught errors that `page` has reported so far. */
  pageErrors: string[];
  /** Delays all requests whose URLs match a pattern until the test calls the returned function. */
  holdRequests: (pattern: string) => Promise<() => void>;
  /** Delays the scripts of the next pages until the test calls the returned function. */
  holdScripts: () => Promise<() => void>;
  /** A site that only this test uses, so its spreadsheet and its mail catcher are empty. */
  ownSite: ServedSite;
  /** Environment variables of the relay of `ownSite`. */
  relayEnv: NodeJS.ProcessEnv;
}

interface WorkerFixtures {
  /**
   * The built site with relay, local spreadsheet and mail catcher. All tests of a worker share this site. The relay of
   * this site accepts forms that are sent immediately after the page has loaded.
   */
  site: ServedSite;
}

/**
 * Options for `test.use`. With these options, the relay of `ownSite` accepts forms that are sent immediately after the
 * page has loaded.
 */
export const ACCEPT_FAST_FORMS = { relayEnv: { MIN_FORM_AGE_MS: '0' } };

/** Playwright's `test` with the fixtures of this file. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  // In a browser that prefers another language of the site, each page would show a language offer.
  locale: settings.locale,
  site: [
    async ({}, use) => {
      const site = await serveSite(ACCEPT_FAST_FORMS.relayEnv);
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  openPage: async ({ browser }, use) => {
    const pages: Page[] = [];
    await use(async (options) => {
      const page = await browser.newPage(options);
      pages.push(page);
      return page;
    });
    // Closing a page from `browser.newPage` also closes its browser context.
    for (const page of pages) await page.close();
  },
  openRoute: ({ openPage, site }, use) =>
    use(async (route, options) => {
      const page = await openPage(options);
      await goTo(page, site.url, route);
      return page;
    }),
  openState: ({ openRoute }, use) =>
    use(async ({ route, locale, reachState }, options) => {
      const page = await openRoute(route, { ...options, ...(locale && { locale }) });
      await reachState?.(page);
      await waitUntilSettled(page);
      return page;
    }),
  relayEnv: [{}, { option: true }],
  ownSite: async ({ relayEnv }, use) => {
    const site = await serveSite(relayEnv);
    await use(site);
    await site.stop();
  },
  pageErrors: ({ page }, use) => use(collectPageErrors(page)),
  holdRequests: ({ page }, use) =>
    use(async (pattern) => {
      let release: () => void = () => undefined;
      const releasePromise = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(pattern, async (route) => {
        await releasePromise;
        await route.continue();
      });
      return release;
    }),
  holdScripts: ({ holdRequests }, use) => use(() => holdRequests('**/assets/*.js')),
});

export { expect } from '@playwright/test';
