/**
 * Tests the alert that appears instead of a dialog whose code has failed to load. The tests need a browser, because
 * jsdom has no layout and does not implement `inert`.
 */
import type { Page } from '@playwright/test';
import { words } from '#site/words/controls';
import { words as forms } from '#site/words/forms';
import { loadSubjects } from '../test/subjects';
import { goTo, waitUntilSettled, type ServedSite } from '../test/e2e/harness';
import { expect, test } from '../test/e2e/fixtures';

const { textPage } = await loadSubjects();
const { title, retry } = words.chunkError;

const readFocusedText = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? '');
const getOpener = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: words.contact, exact: true });

test.use({ viewport: { width: 1280, height: 800 } });

async function openDialogWithoutConnection(page: Page, { url }: ServedSite) {
  // A text page does not prefetch the code of dialogs.
  await goTo(page, url, textPage.path);
  await page.route('**/assets/**', (route) => route.abort());
  await getOpener(page).focus();
  await page.keyboard.press('Enter');
  const alert = page.getByRole('alertdialog', { name: title });
  await alert.waitFor();
  return alert;
}

test(
  '2.1.2 2.4.3 the alert covers the page, makes it inert and keeps the focus, until Escape closes the alert and focuses its opener',
  { tag: '@once' },
  async ({ page, site }) => {
    const alert = await openDialogWithoutConnection(page, site);
    expect(await readFocusedText(page)).toBe(retry);
    for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      const isOutside = await alert.evaluate(
        (dialog) => document.activeElement !== document.body && !dialog.contains(document.activeElement),
      );
      expect(isOutside, key).toBe(false);
    }
    const layerState = await alert.evaluate((dialog) => {
      const layer = dialog.parentElement;
      const elementsAtPoints = [2, 400, 798].flatMap((y) => [2, 640, 1260].map((x) => document.elementFromPoint(x, y)));
      return {
        isOpen: layer?.matches(':popover-open'),
        isOnTop: elementsAtPoints.every((element) => layer?.contains(element)),
      };
    });
    expect(layerState).toEqual({ isOpen: true, isOnTop: true });
    await waitUntilSettled(page);
    const readInertStates = () =>
      page.evaluate(() =>
        ['header', 'main', 'footer'].map((selector) => document.querySelector(selector)?.closest('[inert]') !== null),
      );
    expect(await readInertStates()).toEqual([true, true, true]);
    await alert.getByRole('heading', { name: title }).waitFor();
    await page.keyboard.press('Escape');
    await alert.waitFor({ state: 'detached' });
    expect(await readInertStates()).toEqual([false, false, false]);
    await expect(getOpener(page)).toBeFocused();
  },
);

test(
  '§8 the retry button opens the dialog after the connection has recovered, and Escape focuses the opener',
  { tag: '@once' },
  async ({ page, site }) => {
    const alert = await openDialogWithoutConnection(page, site);
    await page.unroute('**/assets/**');
    // A new alert ignores Enter for 700 ms, or until a press of another key (ignoreAccidentalPresses.ts).
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: forms.contact.title }).waitFor();
    expect(await alert.count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect(getOpener(page)).toBeFocused();
  },
);

test(
  '1.4.10 in a window of 320 × 256 px, every button of the alert is in view when Tab reaches it',
  { tag: '@once' },
  async ({ page, site }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    const alert = await openDialogWithoutConnection(page, site);
    for (const name of [retry, words.close]) {
      const button = alert.getByRole('button', { name });
      await expect(button).toBeFocused();
      await expect(button).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Tab');
    }
  },
);
