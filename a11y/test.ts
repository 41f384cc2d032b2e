import type { BrowserContextOptions, Page } from '@playwright/test';
import { test as base } from '../test/e2e/fixtures';
import { goTo, waitUntilSettled } from '../test/e2e/harness';
import type { State } from './states';

interface Fixtures {
  /** Opens a blank page in a new browser context, which closes after the test. */
  openPage: (options?: BrowserContextOptions) => Promise<Page>;
  /** Opens a route in a new browser context, and waits until the page is hydrated. */
  openRoute: (route: string, options?: BrowserContextOptions) => Promise<Page>;
  /** Opens a state of the site in a new browser context. */
  openState: (state: State, options?: BrowserContextOptions) => Promise<Page>;
}

/** Playwright's `test` with the served site, for suites that open each page with options of its own. */
export const test = base.extend<Fixtures>({
  openPage: async ({ browser }, use) => {
    const pages: Page[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      const page = await context.newPage();
      pages.push(page);
      return page;
    });
    for (const page of pages) await page.context().close();
  },
  openRoute: async ({ openPage, site }, use) => {
    await use(async (route, options) => {
      const page = await openPage(options);
      await goTo(page, site.url, route);
      return page;
    });
  },
  openState: async ({ openRoute }, use) => {
    await use(async ({ route, locale, reach }, options) => {
      const page = await openRoute(route, { ...options, ...(locale && { locale }) });
      await reach?.(page);
      await waitUntilSettled(page);
      return page;
    });
  },
});

export { expect } from '@playwright/test';
