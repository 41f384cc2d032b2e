import { test as base } from '@playwright/test';
import { settings } from '#site/settings';
import { serveSite, collectPageErrors, type ServedSite } from './harness';

interface TestFixtures {
  /** The console errors and uncaught errors of `page` so far. */
  pageErrors: string[];
  /** Delays the scripts of the next pages until the test calls the returned function. */
  holdScripts: () => Promise<() => void>;
  /** A site for this test alone: its spreadsheet and its mail box are empty. */
  ownSite: ServedSite;
  /** Environment variables of the relay of `ownSite`. */
  relayEnv: NodeJS.ProcessEnv;
}

interface WorkerFixtures {
  /**
   * The built site with relay, local spreadsheet and mail catcher. The tests of a worker share it. The relay of this
   * site therefore accepts forms that are filled in at once, and sends up to 1000 confirmations.
   */
  site: ServedSite;
}

/** Options for `test.use`: the relay of `ownSite` accepts the forms that tests fill in at once. */
export const ACCEPT_FAST_FORMS = { relayEnv: { MIN_FORM_AGE_MS: '0' } };

/** Playwright's `test` with the served site. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  // In a browser that prefers another language of the site, the page would show the language offer.
  locale: settings.locale,
  site: [
    async ({}, use) => {
      const limits = { CONFIRMATIONS_PER_HOUR: '1000', CONFIRMATIONS_PER_DAY: '1000' };
      const site = await serveSite({ ...ACCEPT_FAST_FORMS.relayEnv, ...limits });
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
  holdScripts: ({ page }, use) =>
    use(async () => {
      let release: () => void = () => undefined;
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/assets/*.js', async (route) => {
        await released;
        await route.continue();
      });
      return release;
    }),
});

export { expect } from '@playwright/test';
