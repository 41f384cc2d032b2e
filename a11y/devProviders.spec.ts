import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { application, contact, submit } from '../server/testing/submit';
import { waitForItems, startSiteWithBrowser, type Site } from '../test/e2e/harness';
import { expect, test } from '../test/e2e/fixtures';

/** The pages of the local spreadsheet and the mail catcher, which show sent forms while no provider is configured. */

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const WINDOWS = [320, 1280].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);
/** Both pages, without and with entries, and the four mails. */
const PAGES: readonly { path: string; isEmpty?: boolean }[] = [
  { path: 'sheet', isEmpty: true },
  { path: 'mail', isEmpty: true },
  { path: 'sheet' },
  { path: 'mail' },
  ...[1, 2, 3, 4].map((number) => ({ path: `mails/${number}.html` })),
];

const filled = {
  contacts: contact({ message: `Hello there. ${'averylongwordwithoutanyplacetobreak'.repeat(6)}` }),
  applications: application({ name: 'Ravi Menon', email: 'ravi@example.com' }),
};

/** Rules on landmarks. They do not apply to mails, because a mail program has its own landmarks. */
const PAGE_ONLY = ['landmark-one-main', 'region'];

/** Returns the violations of all rules but deprecated and excluded ones. Experimental and AAA rules are included. */
function findViolations(page: Page, leftOut: readonly string[]): Promise<string[]> {
  return page.evaluate(async (without) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const current = axe.getRules().filter(({ tags }) => !tags.includes('deprecated'));
    const rules = Object.fromEntries(current.map(({ ruleId }) => [ruleId, { enabled: !without.includes(ruleId) }]));
    const { violations: broken } = await axe.run(document, { rules, resultTypes: ['violations'] });
    return broken.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
    );
  }, leftOut);
}

// A trace adds a script to every frame. The sandbox of a mail's frame reports that script as an error.
test.use({ trace: 'off' });

let empty: Site;
let full: Site;
test.beforeAll(async ({ browser }) => {
  [empty, full] = await Promise.all([startSiteWithBrowser({}, browser), startSiteWithBrowser({}, browser)]);
  for (const [path, fields] of Object.entries(filled)) expect((await submit(full.url, path, fields)).status).toBe(202);
  await waitForItems(full.mails, 4);
});
test.afterAll(() => Promise.all([empty.stop(), full.stop()]));

for (const { width, colorScheme } of WINDOWS) {
  test.describe(`WCAG 2.2 at ${width} px in ${colorScheme} colours`, () => {
    for (const { path, isEmpty = false } of PAGES) {
      test(`WCAG 2.2 the dev provider page /${path}${isEmpty ? ' without entries' : ''} violates no axe rule`, async () => {
        const site = isEmpty ? empty : full;
        // The page's Content Security Policy would block the added engine.
        const options = { viewport: { width, height: 800 }, colorScheme, bypassCSP: true };
        const { page, close } = await site.open(options);
        await page.goto(`${site.origin}/__dev/${path}`);
        await page.addScriptTag({ content: AXE });
        expect(await findViolations(page, path.startsWith('mails/') ? PAGE_ONLY : [])).toEqual([]);
        await close();
      });
    }
  });
}

test.describe('pages of the dev providers', () => {
  for (const path of ['sheet', 'mail']) {
    test(`1.4.10 /${path} does not scroll horizontally at 320 px`, async () => {
      const { page, pageErrors, close } = await full.open({ viewport: { width: 320, height: 800 } });
      await page.goto(`${full.origin}/__dev/${path}`);
      const [content, window] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.clientWidth,
      ]);
      expect(content).toBe(window);
      expect(pageErrors).toEqual([]);
      await close();
    });
  }

  test('2.1.1 Enter presses a switch, and the page shows the selected behaviour', async () => {
    const { page, close } = await empty.open();
    await page.goto(`${empty.origin}/__dev/mail`);
    await page.getByRole('button', { name: 'Answers 500' }).press('Enter');
    await page.getByRole('group', { name: 'Behaviour of this dev provider: Answers 500' }).waitFor();
    expect(await page.getByRole('button', { name: 'Answers 500' }).getAttribute('aria-pressed')).toBe('true');
    await page.getByRole('button', { name: 'Works' }).press('Enter');
    await page.getByRole('group', { name: 'Behaviour of this dev provider: Works' }).waitFor();
    await close();
  });
});
