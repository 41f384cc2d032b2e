/** Every dialog by keyboard: in by Enter, once round all its stops, out by Escape and by Close, back where it was opened. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { dialogIsReady, goTo, type Site, startJourney } from '../test/journeys/harness';
import { Keyboard } from './keyboard';

const WINDOWS = [
  { width: 1280, height: 800 },
  { width: 320, height: 640 },
  { width: 320, height: 480 },
] as const;

interface Opened {
  name: string;
  route: string;
  opener: (page: Page) => Locator;
}

const button = (name: string | RegExp) => (page: Page) => page.getByRole('main').getByRole('button', { name }).first();

const DIALOGS: readonly Opened[] = [
  {
    name: 'Reach Us',
    route: '/clients',
    opener: (page) => page.getByRole('contentinfo').getByRole('button', { name: 'Reach Us' }),
  },
  { name: 'Apply for IT Security', route: '/careers', opener: button('Apply Now IT Security') },
  { name: 'Request Quote for Basic Plan', route: '/business-website-pricing', opener: button('CHOOSE PLAN Basic') },
  {
    name: 'Request Quote for Business Continuity',
    route: '/cybersecurity-pricing',
    opener: button('REQUEST QUOTE Business Continuity'),
  },
  { name: 'Request Custom Solution', route: '/services', opener: button('Choose Plan Custom Technology Solutions') },
  { name: 'Team Hierarchy', route: '/about', opener: button('Team Hierarchy of Vikram Shetty') },
];

let site: Site;
before(async () => {
  site = await startJourney();
});
after(() => site.stop());

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

async function assertFocusReturns(dialog: Locator, opener: Locator): Promise<void> {
  await dialog.waitFor({ state: 'detached' });
  await dialog.page().waitForFunction(() => document.activeElement !== document.body);
  assert.ok(await hasFocus(opener), 'focus is back on what opened the dialog');
}

// Two at a time: most of a walk is waiting for the next frame.
describe('2.1.1 dialogs by keyboard', { concurrency: 2 }, () => {
  for (const viewport of WINDOWS) {
    const where = `${viewport.width} × ${viewport.height} px`;
    const judged = new Set<string>();
    const walk = (title: string, route: string, steps: (page: Page, keyboard: Keyboard) => Promise<void>) =>
      test(`${title}, ${where}`, async () => {
        const { page, close } = await site.open({ viewport, reducedMotion: 'reduce' });
        const keyboard = new Keyboard(page, judged);
        await goTo(page, site.url, route);
        await steps(page, keyboard);
        keyboard.assertSound();
        await close();
      });

    for (const { name, route, opener: openerOf } of DIALOGS) {
      walk(`2.1.2 2.4.3 2.4.12 2.4.13 2.5.5 ${name}`, route, async (page, keyboard) => {
        const dialog = page.getByRole('dialog', { name, exact: true });
        const opener = openerOf(page);
        await opener.focus();
        await keyboard.press('Enter');
        await dialog.waitFor();
        await dialogIsReady(page);
        const names = (await keyboard.roundDialog()).map((stop) => stop.name);
        assert.equal(names[0], 'button Close', 'the first stop of a dialog closes it');
        await keyboard.press('Escape');
        await assertFocusReturns(dialog, opener);
        await keyboard.press('Enter');
        await dialog.waitFor();
        await dialogIsReady(page);
        await keyboard.reach('button Close');
        await keyboard.press('Enter');
        await assertFocusReturns(dialog, opener);
      });
    }

    walk('§2.11 2.4.3 errors of an application: alert, toast, fields', '/careers', async (page, keyboard) => {
      await button('Apply Now IT Security')(page).focus();
      await keyboard.press('Enter');
      await dialogIsReady(page);
      await keyboard.reach('button Submit Application');
      await keyboard.press('Enter');
      const alert = page.getByRole('alertdialog');
      await alert.waitFor();
      await page.waitForFunction(() => document.activeElement?.textContent === 'OK');
      assert.deepEqual(
        (await keyboard.roundDialog()).map((stop) => stop.name),
        ['button OK'],
      );
      await keyboard.press('Escape');
      await alert.waitFor({ state: 'detached' });
      const first = page.getByRole('textbox', { name: 'Full Name' });
      await page.waitForFunction(() => document.activeElement?.localName === 'input');
      assert.ok(await hasFocus(first), 'focus is on the first field to mend');
      await keyboard.roundDialog();
      await keyboard.reach('a Phone number is required');
      await keyboard.press('Enter');
      assert.ok(await hasFocus(page.getByRole('textbox', { name: 'Phone Number' })));
      await keyboard.reach('button Dismiss');
      await keyboard.press('Enter');
      await page.getByRole('region', { name: 'Please fix the following errors:' }).waitFor({ state: 'detached' });
      assert.ok(await page.getByRole('dialog').evaluate((dialog) => dialog.contains(document.activeElement)));
    });

    walk('§4.5 Escape closes the country list and nothing else', '/contact', async (page, keyboard) => {
      const country = page.getByRole('button', { name: /^Country code/ });
      await keyboard.reach(/^button Country code/);
      await keyboard.press('Enter');
      await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'option');
      await keyboard.press('ArrowDown');
      const place = () =>
        page.getByRole('option').evaluateAll((all) => all.findIndex((each) => each === document.activeElement));
      await keyboard.press('PageDown');
      assert.ok((await place()) > 2, 'a page key passes several');
      await keyboard.press('PageUp');
      // How many depends on the window.
      await keyboard.press('PageUp');
      assert.equal(await place(), 0);
      await keyboard.press('Escape');
      await page.getByRole('listbox').waitFor({ state: 'detached' });
      assert.ok(await hasFocus(country));
      assert.match((await country.textContent()) ?? '', /India/);
    });

    walk('2.4.3 a quote turned into a summary, edited and closed', '/services', async (page, keyboard) => {
      const opener = button('Choose Plan Custom Technology Solutions')(page);
      await opener.focus();
      await keyboard.press('Enter');
      await dialogIsReady(page);
      await keyboard.reach('button SUBMIT REQUEST');
      await keyboard.press('Enter');
      await page.waitForFunction(() => document.activeElement?.textContent === 'Your request');
      await keyboard.roundDialog();
      await keyboard.reach('button Edit request');
      await keyboard.press('Enter');
      await page.waitForFunction(() => document.activeElement?.localName === 'input');
      await keyboard.press('Escape');
      await assertFocusReturns(page.getByRole('dialog'), opener);
    });
  }
});
