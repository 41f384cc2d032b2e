/**
 * Tests the contact form, the form of a custom solution, and the file of every page in a narrow and a wide viewport.
 * forms.spec.ts tests the application form and the quote form. a11y/states.spec.ts opens the hash route of every page.
 */
import type { Page } from '@playwright/test';
import { settings } from '#site/settings';
import { words as forms } from '#site/words/forms';
import { words as outcomes } from '#site/words/outcomes';
import { formatDocumentTitle } from '../../src/app/routing/formatDocumentTitle';
import { notFoundRoute, indexableRoutes } from '../../src/app/routing/routes';
import { loadSubjects } from '../subjects';
import { expect, ACCEPT_FAST_FORMS, test } from './fixtures';
import { waitForItems, goTo, waitUntilHydrated, waitUntilSettled } from './harness';
import { getContactConfirmation, fillContactFields, openContactDialog, sendContactForm } from './formActions';

const { home, customCard } = await loadSubjects();

/** Stores the first heading of each document in `window.firstHeading` before the scripts of the site run. */
const recordFirstHeading = () =>
  new MutationObserver((_records, observer) => {
    const firstHeading = document.querySelector('h1');
    if (!firstHeading) return;
    Object.assign(window, { firstHeading });
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });

/**
 * Opens the prerendered file of a page, and waits until the page is hydrated and settled. Rejects unless the hydration
 * keeps the heading element and changes the URL to the hash route.
 */
async function openFile(page: Page, siteUrl: string, path: string): Promise<void> {
  await page.goto(siteUrl + (path === '/' ? path : `${path}/`));
  await waitUntilHydrated(page);
  await waitUntilSettled(page);
  expect(await page.evaluate('window.firstHeading.isConnected'), `${path} keeps its heading`).toBe(true);
  await expect(page).toHaveURL(`${siteUrl}/${path === '/' ? '' : `#${path}`}`);
}

test.describe('§2.1 every page', { tag: '@smoke' }, () => {
  test('the file of every page shows its title and one h1 without console errors, and overflows no window of 320 or 1280 px', async ({
    page,
    site,
    pageErrors,
  }) => {
    await page.addInitScript(recordFirstHeading);
    for (const route of [...indexableRoutes, notFoundRoute]) {
      await page.setViewportSize({ width: 320, height: 800 });
      // The not-found page has no URL of its own.
      await (route === notFoundRoute ? goTo : openFile)(page, site.url, route.path);
      await expect(page).toHaveTitle(formatDocumentTitle(route));
      await expect(page.locator('h1'), route.path).toHaveText([route.title]);
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `${route.path} overflows a window of ${width} px`).toBe(0);
      }
    }
    expect(pageErrors).toEqual([]);
  });
});

test.describe('§4.6 forms', { tag: '@smoke' }, () => {
  test.use(ACCEPT_FAST_FORMS);

  test('§2.12 the relay stores a message from the contact form in the spreadsheet', async ({
    page,
    ownSite,
    pageErrors,
  }) => {
    const dialog = await openContactDialog(page, ownSite.url, home.path);
    await fillContactFields(dialog, 'Tara Bose');
    await sendContactForm(dialog);
    await expect(getContactConfirmation(page)).toBeVisible();
    const [row] = await waitForItems(ownSite.readRows, 1);
    expect(row?.payload['name']).toBe('Tara Bose');
    expect(pageErrors).toEqual([]);
  });

  if (customCard)
    test('§2.10 the form of a custom solution shows a summary or sends the request', async ({
      page,
      ownSite,
      pageErrors,
    }) => {
      await goTo(page, ownSite.url, customCard.path);
      await page.getByRole('main').getByRole('button', { name: customCard.buttonName, exact: true }).click();
      const { labels, submit, summaryHeading, title } = forms.customRequest;
      const dialog = page.getByRole('dialog', { name: title });
      await dialog.getByLabel(labels.name, { exact: true }).fill('Nila Das');
      await dialog.getByRole('button', { name: submit, exact: true }).click();
      if (settings.quoteDelivery === 'summary') {
        await expect(dialog.getByRole('heading', { name: summaryHeading })).toBeVisible();
      } else {
        await expect(page.getByRole('heading', { name: outcomes.request.title })).toBeVisible();
        const [row] = await waitForItems(ownSite.readRows, 1);
        expect(row?.payload['name']).toBe('Nila Das');
      }
      expect(pageErrors).toEqual([]);
    });
});
