import { createApplication, createContact, submit } from '../server/testing/submit';
import { collectPageErrors, serveSite, waitForItems, type ServedSite } from '../test/e2e/harness';
import { addAxe, runAxe } from './engines/axe';
import { formatFinding } from './findings';
import { expect, test } from '../test/e2e/fixtures';

/**
 * Tests the pages of the local spreadsheet and the mail catcher. These pages show the sent forms while no provider is
 * configured.
 */

const VIEWPORTS = [
  { width: 320, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const;
/** The pages of the spreadsheet and the mail catcher, without and with entries, and the four mails. */
const PAGES: readonly { path: string; isEmpty?: boolean }[] = [
  { path: 'sheet', isEmpty: true },
  { path: 'mail', isEmpty: true },
  { path: 'sheet' },
  { path: 'mail' },
  ...[1, 2, 3, 4].map((number) => ({ path: `mails/${number}.html` })),
];

const submissionByPath = {
  contacts: createContact({ message: `Hello there. ${'averylongwordwithoutanyplacetobreak'.repeat(6)}` }),
  applications: createApplication({ name: 'Ravi Menon', email: 'ravi@example.com' }),
};

/** The axe rules that require landmarks. Mails need no landmarks, because a mail program adds its own landmarks. */
const LANDMARK_RULES = ['landmark-one-main', 'region'];

// Tracing adds a script to every frame. The sandboxed frame that shows a mail would block this script and log an error.
test.use({ trace: 'off' });

let emptySite: ServedSite;
let filledSite: ServedSite;
test.beforeAll(async () => {
  [emptySite, filledSite] = await Promise.all([serveSite(), serveSite()]);
  for (const [path, fields] of Object.entries(submissionByPath))
    expect((await submit(filledSite.url, path, fields)).status).toBe(202);
  await waitForItems(filledSite.readMails, 4);
});
test.afterAll(() => Promise.all([emptySite.stop(), filledSite.stop()]));

for (const { width, colorScheme } of VIEWPORTS)
  test(
    `WCAG 2.2 1.4.10 dev provider pages violate no axe rule and do not scroll horizontally, and mails violate only landmark rules, at ${width} px in ${colorScheme} colours`,
    { tag: '@once' },
    async ({ openPage }) => {
      const page = await openPage({ viewport: { width, height: 800 }, colorScheme, bypassCSP: true });
      const pageErrors = collectPageErrors(page);
      const faults: string[] = [];
      for (const { path, isEmpty = false } of PAGES) {
        await page.goto(`${(isEmpty ? emptySite : filledSite).origin}/__dev/${path}`);
        await addAxe(page);
        const { findings } = await runAxe(page, colorScheme);
        const isMail = path.startsWith('mails/');
        const violations = findings.filter(
          ({ kind, code }) => kind === 'violation' && !(isMail && LANDMARK_RULES.includes(code)),
        );
        faults.push(...violations.map((violation) => `/${path}: ${formatFinding(violation)}`));
        const [contentWidth = 0, windowWidth = 0] = await page.evaluate(() => [
          document.documentElement.scrollWidth,
          document.documentElement.clientWidth,
        ]);
        if (!isMail && contentWidth > windowWidth) faults.push(`/${path} is ${contentWidth} px wide`);
      }
      expect([...faults, ...pageErrors]).toEqual([]);
    },
  );

test('2.1.1 Enter presses a switch, and the page shows the selected behaviour', { tag: '@once' }, async ({ page }) => {
  await page.goto(`${emptySite.origin}/__dev/mail`);
  await page.getByRole('button', { name: 'Answers 500' }).press('Enter');
  await page.getByRole('group', { name: 'Behaviour of this dev provider: Answers 500' }).waitFor();
  expect(await page.getByRole('button', { name: 'Answers 500' }).getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('button', { name: 'Works' }).press('Enter');
  await page.getByRole('group', { name: 'Behaviour of this dev provider: Works' }).waitFor();
});
