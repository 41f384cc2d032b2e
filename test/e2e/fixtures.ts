import { test as base } from '@playwright/test';
import { serveSite, type ServedSite } from './harness';

interface TestFixtures {
  /** The console errors and uncaught errors of `page` so far. */
  complaints: string[];
  /** A site for this test alone: its spreadsheet and its mail box are empty. */
  ownSite: ServedSite;
}

interface WorkerFixtures {
  /** The built site with relay, local spreadsheet and mail catcher. The tests of a worker share it. */
  site: ServedSite;
}

/** Playwright's `test` with the served site. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    async ({}, use) => {
      const site = await serveSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  ownSite: async ({}, use) => {
    const site = await serveSite();
    await use(site);
    await site.stop();
  },
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`console: ${message.text()} (${message.location().url})`);
    });
    await use(complaints);
  },
});

export { expect } from '@playwright/test';
