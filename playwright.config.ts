import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/chromium';
import './src/site/register.js';
import { isSample } from './src/site/sample.js';

/**
 * Every suite in Chromium, against the built site (`npm run build` first). Each worker serves the site, with its relay and the
 * local spreadsheet and mail catcher, on a free port. `--project`, `--grep`, `--last-failed` and `--shard` choose what runs.
 */
export default defineConfig({
  testDir: '.',
  outputDir: 'reports/e2e',
  // Tests of one file share a worker; files run in parallel.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // A limit for a test that hangs. A busy machine takes ten times as long as a free one.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  globalSetup: './test/e2e/globalSetup.ts',
  reporter: [['list']],
  use: { launchOptions, trace: 'retain-on-failure' },
  testIgnore: isSample() ? ['test/sample/elsewhere/**'] : ['test/sample/{browser,engines,heard}/**'],
  projects: [
    { name: 'journeys', testMatch: ['test/e2e/*.spec.ts', 'test/sample/{browser,elsewhere}/*.spec.ts'] },
    { name: 'noscript', testMatch: 'test/e2e/noscript/*.spec.ts', use: { javaScriptEnabled: false } },
    { name: 'keyboard', testMatch: '{a11y,test/sample}/keyboard/*.spec.ts' },
    { name: 'audits', testMatch: 'a11y/*.spec.ts' },
  ],
});
