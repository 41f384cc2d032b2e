/**
 * Tests dialogs of forms and the Team Hierarchy by keyboard and by mouse (§2.8, §2.10, §2.12, §4.3). Also tests a
 * message sent from the contact dialog (§2.12).
 */
import assert from 'node:assert/strict';
import { waitForItems, hasSettled } from '../../e2e/harness';
import type { Tab } from '../../engines/engine';
import { DESKTOP_SIZE, testInEveryEngine, PHONE_SIZE } from '../../engines/suite';
import {
  waitForTarget,
  clickTarget,
  fillIn,
  focusTarget,
  waitUntilReady,
  waitForFunction,
  waitForFocus,
  type Target,
  createMainButtonTarget,
} from '../../engines/visit';

interface Dialog {
  name: string;
  route: string;
  opener: Target;
}

const CONTACT_DIALOG: Dialog = {
  name: 'Reach Us',
  route: '/clients',
  opener: { selector: 'footer button', name: 'Reach Us' },
};
// One component renders all dialogs, so the suite omits the dialogs of applications and plans.
const DIALOGS: readonly Dialog[] = [
  CONTACT_DIALOG,
  {
    name: 'Request Custom Solution',
    route: '/services',
    opener: createMainButtonTarget('Choose Plan Custom Technology Solutions'),
  },
  { name: 'Team Hierarchy', route: '/about', opener: createMainButtonTarget('Team Hierarchy of Vikram Shetty') },
];

/** Waits until the dialog with the name `name` has its content and the focus. */
async function waitForDialog(tab: Tab, name: string): Promise<void> {
  await waitForFunction(
    tab,
    (expectedName) =>
      [...document.querySelectorAll('[role="dialog"]')].some((dialog) => {
        const heading = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '');
        return (dialog.ariaLabel ?? heading?.textContent) === expectedName && dialog.contains(document.activeElement);
      }),
    name,
  );
  await waitForFunction(tab, hasSettled);
}

async function waitUntilDialogClosed(tab: Tab, opener: Target): Promise<void> {
  await waitForFunction(tab, () => document.querySelector('[role="dialog"]') === null);
  await waitForFocus(tab, opener);
}

testInEveryEngine((testInTab) => {
  for (const { name, route, opener } of DIALOGS) {
    testInTab(
      `2.1.1 2.1.2 2.4.3 2.5.2 '${name}' opens and closes by keyboard and by mouse`,
      { url: `/#${route}`, size: PHONE_SIZE },
      async (tab) => {
        await waitUntilReady(tab);
        await focusTarget(tab, opener);
        await tab.pressKey('Enter');
        await waitForDialog(tab, name);
        await tab.pressKey('Tab');
        assert.ok(await tab.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null));
        await tab.pressKey('Escape');
        await waitUntilDialogClosed(tab, opener);
        await clickTarget(tab, opener);
        await waitForDialog(tab, name);
        await clickTarget(tab, { selector: '[role="dialog"] button', name: 'Close' });
        await waitUntilDialogClosed(tab, opener);
      },
    );
  }

  testInTab(
    '§2.12 §4.6 a message from the contact form is stored as typed',
    { url: `/#${CONTACT_DIALOG.route}`, size: DESKTOP_SIZE },
    async (tab, site) => {
      const message = {
        name: 'Asha Rao',
        email: 'asha.rao@example.com',
        phone: '9876543210',
        message: 'Please call me about a website.',
      };
      await waitUntilReady(tab);
      await clickTarget(tab, CONTACT_DIALOG.opener);
      await waitForDialog(tab, CONTACT_DIALOG.name);
      await fillIn(tab, '[role="dialog"]', message);
      await clickTarget(tab, { selector: '[role="dialog"] button', name: 'Send Message' });
      await waitForTarget(tab, { selector: 'h2', name: 'Message Sent Successfully!' });
      const [row] = await waitForItems(site.readRows, 1);
      const { name, email, phone = '', message: storedMessage } = row?.payload ?? {};
      assert.deepEqual({ name, email, phone: phone.slice(-10), message: storedMessage }, message);
    },
  );

  testInTab(
    '2.4.12 the toast of the contact form is above ‘Close’, which stays below the toast while the form scrolls',
    { url: `/#${CONTACT_DIALOG.route}`, size: { width: 1024, height: 768 } },
    async (tab) => {
      await waitUntilReady(tab);
      await clickTarget(tab, CONTACT_DIALOG.opener);
      await waitForDialog(tab, CONTACT_DIALOG.name);
      await clickTarget(tab, { selector: '[role="dialog"] button', name: 'Send Message' });
      await waitForTarget(tab, { selector: '[role="dialog"] section a', name: 'Name is required' });
      await waitForFunction(tab, hasSettled);
      const distance = await tab.evaluate(() => {
        document.querySelector('[role="dialog"] [type="submit"]')?.scrollIntoView({ behavior: 'instant' });
        const closeButton = document.querySelector('[role="dialog"] [aria-label="Close"]');
        const style = getComputedStyle(document.querySelector('[role="dialog"]')!.parentElement!.parentElement!);
        return closeButton!.getBoundingClientRect().top - Number.parseFloat(style.paddingTop);
      });
      assert.ok(distance > 0 && distance < 20, `The distance is ${distance} px.`);
    },
  );
});
