/**
 * Tests the dialogs of forms and the Team Hierarchy by keyboard and by mouse (§2.8, §2.10 to §2.14, §4.3). Also tests a
 * message sent from the contact dialog (§2.12).
 */
import assert from 'node:assert/strict';
import { waitForItems, hasSettled } from '../../e2e/harness';
import type { Tab } from '../../engines/engine';
import { DESKTOP, testEveryEngine, PHONE } from '../../engines/suite';
import {
  waitForTarget,
  click,
  fillIn,
  focus,
  waitUntilReady,
  waitFor,
  waitForFocus,
  type Target,
} from '../../engines/visit';

interface Dialog {
  name: string;
  route: string;
  opener: Target;
}

const createMainTarget = (name: string): Target => ({ css: 'main button', name });
const REACH_US: Dialog = { name: 'Reach Us', route: '/clients', opener: { css: 'footer button', name: 'Reach Us' } };
const DIALOGS: readonly Dialog[] = [
  REACH_US,
  { name: 'Apply for IT Security', route: '/careers', opener: createMainTarget('Apply Now IT Security') },
  {
    name: 'Request Quote for Basic Plan',
    route: '/business-website-pricing',
    opener: createMainTarget('CHOOSE PLAN Basic'),
  },
  {
    name: 'Request Custom Solution',
    route: '/services',
    opener: createMainTarget('Choose Plan Custom Technology Solutions'),
  },
  { name: 'Team Hierarchy', route: '/about', opener: createMainTarget('Team Hierarchy of Vikram Shetty') },
];

/** Waits until the dialog with the name `name` has its content and the focus. */
async function waitForDialog(tab: Tab, name: string): Promise<void> {
  await waitFor(
    tab,
    (expectedName) =>
      [...document.querySelectorAll('[role="dialog"]')].some((dialog) => {
        const heading = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '');
        return (dialog.ariaLabel ?? heading?.textContent) === expectedName && dialog.contains(document.activeElement);
      }),
    name,
  );
  await waitFor(tab, hasSettled);
}

async function waitUntilDialogClosed(tab: Tab, opener: Target): Promise<void> {
  await waitFor(tab, () => document.querySelector('[role="dialog"]') === null);
  await waitForFocus(tab, opener);
}

testEveryEngine((journey) => {
  for (const { name, route, opener } of DIALOGS) {
    const address = `/#${route}`;

    journey(`2.1.1 2.1.2 2.4.3 '${name}' opens and closes by keyboard`, { address, size: DESKTOP }, async (tab) => {
      await waitUntilReady(tab);
      await focus(tab, opener);
      await tab.press('Enter');
      await waitForDialog(tab, name);
      await tab.press('Tab');
      assert.ok(await tab.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null));
      await tab.press('Escape');
      await waitUntilDialogClosed(tab, opener);
    });

    journey(`2.4.3 2.5.2 '${name}' opens and closes by mouse`, { address, size: PHONE }, async (tab) => {
      await waitUntilReady(tab);
      await click(tab, opener);
      await waitForDialog(tab, name);
      await tab.press('Escape');
      await waitUntilDialogClosed(tab, opener);
      await click(tab, opener);
      await waitForDialog(tab, name);
      await click(tab, { css: '[role="dialog"] button', name: 'Close' });
      await waitUntilDialogClosed(tab, opener);
    });
  }

  journey(
    '§2.12 §4.6 a message from the contact form is stored as typed',
    { address: `/#${REACH_US.route}`, size: DESKTOP },
    async (tab, site) => {
      const message = {
        name: 'Asha Rao',
        email: 'asha.rao@example.com',
        phone: '9876543210',
        message: 'Please call me about a website.',
      };
      await waitUntilReady(tab);
      await click(tab, REACH_US.opener);
      await waitForDialog(tab, REACH_US.name);
      await fillIn(tab, '[role="dialog"]', message);
      await click(tab, { css: '[role="dialog"] button', name: 'Send Message' });
      await waitForTarget(tab, { css: 'h2', name: 'Message Sent Successfully!' });
      const [row] = await waitForItems(site.readRows, 1);
      const { name, email, phone = '', message: words } = row?.payload ?? {};
      assert.deepEqual({ name, email, phone: phone.slice(-10), message: words }, message);
    },
  );
});
