/**
 * Tests that visitors reach five goals by keyboard alone in a narrow viewport, starting on the home page.
 * `KeyboardUser` (a11y/keyboard.ts) checks every Tab stop. a11y/keyboard-scans.spec.ts tests the same goals in a wide
 * viewport.
 */
import type { Page } from '@playwright/test';
import { KeyboardUser } from '../../../a11y/keyboard';
import { createPdf } from '../../../server/testing/submit';
import { expect, ACCEPT_FAST_FORMS, test } from '../../e2e/fixtures';
import { waitForItems, waitForDialog, waitUntilHydrated, goTo, type ServedSite } from '../../e2e/harness';

const VISITOR_NAME = 'Asha Rao';

const RESUME = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: createPdf(2000) };

test.use(ACCEPT_FAST_FORMS);

/** Opens the menu, and activates one of its links or buttons with Enter. */
async function activateInMenu(keyboard: KeyboardUser, name: string): Promise<void> {
  await keyboard.tabTo('button Menu');
  await keyboard.press('Enter');
  await keyboard.tabTo(name);
  await keyboard.press('Enter');
}

/** Opens a link with `activateInMenu`, and waits until the new page's heading has the focus. */
async function visitPage(keyboard: KeyboardUser, link: string, heading: string): Promise<void> {
  await activateInMenu(keyboard, `a ${link}`);
  await expectFocusOn(keyboard.page, heading);
}

const expectFocusOn = (page: Page, heading: string) =>
  expect(page.getByRole('heading', { name: heading, exact: true })).toBeFocused();

/** Waits until the overlay with the title `title` is open and its button 'Close' has the focus. */
const expectOverlay = (page: Page, title: string) =>
  expect(page.getByRole('dialog', { name: title }).getByRole('button', { name: 'Close' })).toBeFocused();

async function fillFields(keyboard: KeyboardUser, entries: Readonly<Record<string, string>>): Promise<void> {
  for (const [field, text] of Object.entries(entries)) {
    await keyboard.tabTo(field);
    await keyboard.type(text);
  }
}

/**
 * Waits for the first row of the spreadsheet. Expects that the payload of the row contains the visitor's name and the
 * values of `expectedValues`.
 */
async function expectRow(site: ServedSite, expectedValues: Readonly<Record<string, string>>): Promise<void> {
  const [row] = await waitForItems(site.readRows, 1);
  expect(row?.payload).toMatchObject({ name: VISITOR_NAME, ...expectedValues });
}

/** The journeys by the visitor's goal. A journey that ends in another tab returns the `KeyboardUser` of that tab. */
const JOURNEYS: Readonly<Record<string, (keyboard: KeyboardUser, site: ServedSite) => Promise<KeyboardUser | void>>> = {
  'read a plan and request a quote': async (keyboard) => {
    await visitPage(keyboard, 'Services', 'Our Services');
    await keyboard.tabTo('a Business Website (opens in new tab)');
    const pagePromise = keyboard.page.context().waitForEvent('page');
    await keyboard.press('Enter');
    const tab = await pagePromise;
    await expect(tab.getByRole('heading', { level: 1, name: 'Business Website Pricing-plan' })).toBeVisible();
    await waitUntilHydrated(tab);
    const tabUser = keyboard.continueOn(tab);
    await tabUser.tabTo('a Skip to main content');
    await tabUser.press('Enter');
    await tabUser.tabTo('button CHOOSE PLAN Startup');
    await tabUser.press('Enter');
    await expect(tab.getByRole('dialog', { name: 'Request Quote for Startup Plan' })).toBeVisible();
    await waitForDialog(tab);
    await fillFields(tabUser, { 'input Full Name': VISITOR_NAME, 'input Your Budget': '7500' });
    await tabUser.tabTo('button CONFIRM PLAN SELECTION');
    await tabUser.press('Enter');
    await expectFocusOn(tab, 'Your quote request');
    await tabUser.tabTo('button Copy summary');
    return tabUser;
  },
  'compare the plans of a combo': async (keyboard) => {
    await visitPage(keyboard, 'Services', 'Our Services');
    await keyboard.tabTo('a Choose Plan Software + Digital Marketing');
    await keyboard.press('Enter');
    await expectFocusOn(keyboard.page, 'Software + Digital Marketing Combo');
    await keyboard.tabTo('tab Combo Plans');
    await keyboard.press('ArrowRight');
    await expect(keyboard.page.getByRole('table', { name: 'Features of each plan' })).toBeVisible();
    const nextStop = await keyboard.pressTab();
    // A scrollable region is a Tab stop.
    if (nextStop?.name.startsWith('region')) {
      await keyboard.press('ArrowRight');
      const readScrollLeft = () => keyboard.page.evaluate(() => document.activeElement?.scrollLeft);
      await expect.poll(readScrollLeft).toBeGreaterThan(0);
    }
  },
  'apply with a résumé': async (keyboard, site) => {
    const { page } = keyboard;
    // The test adds the listener before the first key press. A listener that the test adds just before Enter on 'Choose
    // file' may be too late.
    page.on('filechooser', (chooser) => void chooser.setFiles(RESUME));
    await visitPage(keyboard, 'Careers', 'We Are Hiring! Join Our Team');
    await keyboard.tabTo('button Apply Now IT Security');
    await keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Apply for IT Security' })).toBeVisible();
    await waitForDialog(page);
    await fillFields(keyboard, {
      'input Full Name*': VISITOR_NAME,
      'input Email Address*': 'ravi@example.com',
      'input Phone Number*': '9876543210',
      'textarea Cover Letter*': 'I test web applications.',
    });
    await keyboard.tabTo('button Choose file');
    await keyboard.press('Enter');
    await expect(page.getByText(/^cv\.pdf \(/)).toBeVisible();
    await keyboard.tabTo('button Submit Application');
    await keyboard.press('Enter');
    await expectOverlay(page, 'Application Submitted Successfully!');
    await expectRow(site, { resumeFileName: 'cv.pdf' });
  },
  'send a message': async (keyboard, site) => {
    const { page } = keyboard;
    await activateInMenu(keyboard, 'button Reach Us');
    await expect(page.getByRole('dialog', { name: 'Reach Us' })).toBeVisible();
    await waitForDialog(page);
    await fillFields(keyboard, {
      'input Full Name': VISITOR_NAME,
      'input Email': 'asha.rao@example.com',
      'input Phone': '9876543210',
      'textarea Message': 'Please call me.',
    });
    await keyboard.tabTo('button Send Message');
    await keyboard.press('Enter');
    await expectOverlay(page, 'Message Sent Successfully!');
    await expectRow(site, { message: 'Please call me.' });
    await keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Menu' })).toBeFocused();
  },
  'find the director of security': async (keyboard) => {
    const { page } = keyboard;
    await visitPage(keyboard, 'About', 'About Banyan Byte');
    await keyboard.tabTo('button Team Hierarchy of Rohan Iyer');
    await keyboard.press('Enter');
    const overlay = page.getByRole('dialog', { name: 'Team Hierarchy' });
    await expect(overlay.getByText('Director - Security').first()).toBeVisible();
    await waitForDialog(page);
    await keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Team Hierarchy of Rohan Iyer' })).toBeFocused();
  },
};

test.describe('2.1.1 by keyboard at 320 px', () => {
  test.describe.configure({ mode: 'parallel' });
  test.use({ viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });

  for (const [goal, runJourney] of Object.entries(JOURNEYS))
    test(`2.1.1 2.4.3 2.4.7 2.4.11 2.4.12 2.4.13 2.5.5 2.5.8 a visitor can ${goal}`, async ({
      page,
      ownSite,
      pageErrors,
    }) => {
      await goTo(page, ownSite.url, '/');
      const firstUser = new KeyboardUser(page, new Set());
      const lastUser = (await runJourney(firstUser, ownSite)) ?? firstUser;
      lastUser.assertNoFaults();
      expect(pageErrors).toEqual([]);
    });
});
