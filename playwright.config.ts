import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/chromium';
import './src/site/register.js';
import { isSample } from './src/site/sample.js';

const NOSCRIPT_SUITES = ['**/{test/e2e,a11y}/noscript.spec.ts', '**/test/e2e/textBrowser.spec.ts'];
const KEYBOARD_SUITES = '**/a11y/keyboard-*.spec.ts';
/**
 * The suites to skip: the suites for other firms if the active firm is the sample, and otherwise the suites for the
 * sample.
 */
const skippedSuites = isSample() ? ['**/test/sample/elsewhere/**'] : ['**/test/sample/browser/**'];

/**
 * Configures the Playwright suites, which test the built site in Chromium. Run `npm run build` first. Each worker
 * starts a server on a free port, with the site, the relay and the dev providers. `--project`, `--grep`,
 * `--last-failed` and `--shard` select tests.
 */
export default defineConfig({
  testDir: '.',
  outputDir: 'reports/e2e',
  // Only the sample has ARIA snapshots.
  snapshotPathTemplate: '{testDir}/test/sample/aria/{arg}.aria{ext}',
  // Files run in parallel. The tests of one file share a worker, unless the file sets `mode: 'parallel'`.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // The timeout for a hanging test, in milliseconds. A test can take ten times as long on a busy machine as on an idle
  // one.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  globalSetup: './test/e2e/globalSetup.ts',
  reporter: 'list',
  use: {
    launchOptions,
    // The timeout for an action on an element that never becomes visible or enabled, in milliseconds.
    actionTimeout: 60_000,
    // Screenshots and DOM snapshots of every action would take 40 % of the run's time. `--trace on` records screenshots
    // and snapshots.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'journeys',
      testMatch: ['**/test/e2e/*.spec.ts', '**/test/sample/{browser,elsewhere}/*.spec.ts'],
      testIgnore: [...skippedSuites, ...NOSCRIPT_SUITES],
    },
    { name: 'noscript', testMatch: NOSCRIPT_SUITES, use: { javaScriptEnabled: false } },
    { name: 'keyboard', testMatch: KEYBOARD_SUITES },
    { name: 'audits', testMatch: '**/a11y/*.spec.ts', testIgnore: [...NOSCRIPT_SUITES, KEYBOARD_SUITES] },
  ],
});
