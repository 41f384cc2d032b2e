import type { Page } from 'playwright-core';

/** Something that happens to a visitor, and what they are told of it unasked. */
export interface Announcement {
  name: string;
  route: string;
  /** Up to the moment before, unheard. */
  reach?: (page: Page) => Promise<void>;
  /** What happens; waits until all of it has been said. */
  happen: (page: Page) => Promise<void>;
}

const MESSAGE = {
  'Full Name': 'Asha Rao',
  Email: 'asha.rao@example.com',
  Phone: '9876543210',
  Message: 'Please call me.',
};
const contact = (page: Page) => page.getByRole('dialog', { name: 'Reach Us' });

async function openContact(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Reach Us' }).click();
  await contact(page).waitFor();
}

async function fillContact(page: Page): Promise<void> {
  await openContact(page);
  for (const [label, value] of Object.entries(MESSAGE))
    await contact(page).getByLabel(label, { exact: true }).fill(value);
  // Said after a pause: before the reading begins, and not in the midst of it on a slow machine.
  await said(page, '485 characters left');
}

async function openApply(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Apply Now SOFTWARE ENGINEER' }).click();
  await page.getByRole('dialog').waitFor();
}

const h1Focused = (page: Page) => page.waitForFunction(() => document.activeElement?.tagName === 'H1');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().press('Enter');
const said = (page: Page, text: string) => page.getByRole('status').getByText(text, { exact: true }).waitFor();

const PDF = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from(`%PDF-1.7\n${' '.repeat(2000)}`) };

/**
 * What the site says by itself: moved focus and live regions. A slide is told in the same way, but the simulation hears
 * only words that enter the page, and slides stand there all along: CAR-12 proves their region instead.
 * It also hears regions behind a dialog, which are inert to a real reader: 'sending, then sent' has one.
 */
export const announcements: readonly Announcement[] = [
  {
    name: 'a link to another page',
    route: '/',
    happen: async (page) => {
      await page.getByRole('banner').getByRole('link', { name: 'Careers' }).press('Enter');
      await h1Focused(page);
    },
  },
  {
    name: 'back to the page before',
    route: '/clients',
    reach: async (page) => {
      await page.getByRole('banner').getByRole('link', { name: 'Services' }).press('Enter');
      await h1Focused(page);
    },
    happen: async (page) => {
      await page.goBack();
      await page.getByRole('heading', { level: 1, name: 'Our Trusted Clients' }).waitFor();
      await h1Focused(page);
    },
  },
  {
    name: 'skip link',
    route: '/clients',
    happen: (page) => page.getByRole('link', { name: 'Skip to main content' }).press('Enter'),
  },
  {
    name: 'dialog opened, then left by Escape',
    route: '/clients',
    happen: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Reach Us' }).press('Enter');
      await contact(page).waitFor();
      await page.waitForFunction(() => document.activeElement?.closest('[role="dialog"]'));
      await page.keyboard.press('Escape');
      await contact(page).waitFor({ state: 'detached' });
      await page.waitForFunction(() => document.activeElement?.textContent === 'Reach Us');
    },
  },
  {
    name: 'counter after a pause',
    route: '/clients',
    reach: openContact,
    happen: async (page) => {
      await contact(page).getByLabel('Message', { exact: true }).focus();
      await page.keyboard.type('Please call me.');
      await said(page, '485 characters left');
    },
  },
  {
    name: 'characters left out',
    route: '/clients',
    reach: openContact,
    happen: async (page) => {
      await contact(page).getByLabel('Full Name', { exact: true }).focus();
      await page.keyboard.type('R2-D2');
      await said(page, "'2' and hyphen '-' were left out: only letters and spaces");
    },
  },
  {
    name: 'country chosen',
    route: '/clients',
    reach: openContact,
    happen: async (page) => {
      await contact(page)
        .getByRole('button', { name: /Country code/ })
        .press('Enter');
      await page.getByRole('listbox').waitFor();
      await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'option');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.getByRole('listbox').waitFor({ state: 'detached' });
    },
  },
  {
    name: 'contact, errors',
    route: '/clients',
    reach: openContact,
    happen: async (page) => {
      await press(page, 'Send Message');
      await page.getByRole('region', { name: 'Please fix the following errors:' }).waitFor();
    },
  },
  {
    name: 'apply, errors',
    route: '/careers',
    reach: openApply,
    happen: async (page) => {
      await press(page, 'Submit Application');
      await page.getByRole('alertdialog').waitFor();
      await page.waitForFunction(() => document.activeElement?.textContent === 'OK');
      await press(page, 'OK');
      await page.getByRole('alertdialog').waitFor({ state: 'detached' });
      await page.waitForFunction(() => document.activeElement?.tagName === 'INPUT');
    },
  },
  {
    name: 'résumé chosen, then removed',
    route: '/careers',
    reach: openApply,
    happen: async (page) => {
      await page.locator('input[type="file"]').setInputFiles(PDF);
      await said(page, 'cv.pdf selected');
      await press(page, 'Remove cv.pdf');
      await said(page, 'cv.pdf removed');
    },
  },
  {
    name: 'résumé of another kind',
    route: '/careers',
    reach: openApply,
    happen: async (page) => {
      await page.locator('input[type="file"]').setInputFiles({ ...PDF, name: 'cv.txt', mimeType: 'text/plain' });
      await said(page, 'Please upload a PDF or Word document');
    },
  },
  {
    name: 'sending, then sent',
    route: '/clients',
    reach: async (page) => {
      await fillContact(page);
      await page.route('**/api/submissions/**', (route) =>
        route.fulfill({ status: 202, contentType: 'application/json', body: '{"reference":"BB-7K3F9Q"}' }),
      );
    },
    happen: async (page) => {
      await press(page, 'Send Message');
      await page.getByRole('heading', { name: 'Message Sent Successfully!' }).waitFor();
      await page.getByRole('dialog', { name: 'Message Sent Successfully!' }).getByRole('button').press('Enter');
      await page.getByRole('main').getByRole('status').getByText('Message Sent Successfully!').waitFor();
      await page.waitForFunction(() => document.activeElement?.textContent === 'Reach Us');
    },
  },
  {
    name: 'sending, then failed',
    route: '/clients',
    reach: async (page) => {
      await fillContact(page);
      await page.route('**/api/submissions/**', (route) => route.abort());
    },
    happen: async (page) => {
      await press(page, 'Send Message');
      await page.getByRole('alertdialog').waitFor();
      await page.waitForFunction(() => document.activeElement?.textContent === 'OK');
    },
  },
  {
    name: 'another tab',
    route: '/software-marketing-combo',
    happen: async (page) => {
      await page.getByRole('tab', { name: 'Combo Plans' }).focus();
      await page.keyboard.press('ArrowRight');
      await page.getByRole('tabpanel', { name: 'Feature Comparison' }).waitFor();
    },
  },
  {
    name: 'quote confirmed, summary copied',
    route: '/business-website-pricing',
    reach: async (page) => {
      await press(page, 'CHOOSE PLAN Basic');
      await page.getByRole('dialog').waitFor();
    },
    happen: async (page) => {
      await press(page, 'CONFIRM PLAN SELECTION');
      await page.getByRole('heading', { name: 'Your quote request' }).waitFor();
      await press(page, 'Copy summary');
      await said(page, 'Summary copied');
    },
  },
  {
    name: 'team drilled down and back',
    route: '/about',
    reach: async (page) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page
        .getByRole('main')
        .getByRole('button', { name: /Team Hierarchy|View team/ })
        .nth(2)
        .press('Enter');
      await page.getByRole('tabpanel').waitFor();
    },
    happen: async (page) => {
      await page.getByRole('tabpanel').getByRole('button').first().press('Enter');
      await page.getByRole('heading', { name: /'s Team$/ }).waitFor();
      await page.getByRole('button', { name: /^Back to/ }).press('Enter');
      await page.getByRole('heading', { name: /'s Team$/ }).waitFor({ state: 'detached' });
    },
  },
];
