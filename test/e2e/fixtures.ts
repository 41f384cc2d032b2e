import { test as base } from '@playwright/test';
import { settings } from '#site/settings';
import { serveSite, collectPageErrors, type ServedSite } from './harness';

interface TestFixtures {
  /** The console errors and uncaught errors that `page` has reported so far. */
  pageErrors: string[];
  /** Delays all requests whose addresses match a pattern until the test calls the returned function. */
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

/** Playwright's `test` with the served site. */
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
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(pattern, async (route) => {
        await released;
        await route.continue();
      });
      return release;
    }),
  holdScripts: ({ holdRequests }, use) => use(() => holdRequests('**/assets/*.js')),
});

export { expect } from '@playwright/test';
