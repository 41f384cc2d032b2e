/** Tests links that open a page and a dialog over this page (§2.16, §4.7). */
import type { Page } from '@playwright/test';
import { words as forms } from '#site/words/forms';
import { fillPlaceholders } from '../../src/site/fill';
import { loadSubjects } from '../subjects';
import { expect, test } from './fixtures';
import { waitForDialog, waitUntilHydrated } from './harness';

const { home, textPage, jobs, allOffers, listPagesOfKind } = await loadSubjects();
const [job] = jobs;
const [offer] = allOffers;
const [bundle] = listPagesOfKind('bundle');
const [addon] = bundle?.content.addons ?? [];
const otherPlan = bundle?.content.plans.find(({ name }) => name !== addon?.forPlan);

const contactTitle = forms.contact.title;
const applicationTitle = fillPlaceholders(forms.application.title, { job: job?.title ?? '' });
const links = [
  { url: `/#${home.path}?contact`, dialogTitle: contactTitle, underlyingPath: home.path },
  { url: '/?contact', dialogTitle: contactTitle, underlyingPath: home.path },
  {
    url: `${textPage.path}/?from=letter&contact`,
    dialogTitle: contactTitle,
    underlyingPath: `${textPage.path}?from=letter`,
  },
  ...(job
    ? [
        { url: `/#${job.path}?apply=${job.id}`, dialogTitle: applicationTitle, underlyingPath: job.path },
        { url: `/#${job.path}?job=${job.id}`, dialogTitle: applicationTitle, underlyingPath: job.path },
        { url: `/#${job.path}?apply=${job.id}&contact`, dialogTitle: applicationTitle, underlyingPath: job.path },
      ]
    : []),
  ...(offer
    ? [
        { url: `/#${offer.path}?quote=${offer.id}`, dialogTitle: offer.dialogTitle, underlyingPath: offer.path },
        { url: `/#${offer.path}?contact&quote=${offer.id}`, dialogTitle: contactTitle, underlyingPath: offer.path },
      ]
    : []),
  ...(bundle && addon
    ? [
        {
          url: `/#${bundle.path}?addon=${addon.id}`,
          dialogTitle: fillPlaceholders(bundle.content.quote.title, { plan: addon.forPlan, addon: addon.name }),
          underlyingPath: bundle.path,
        },
      ]
    : []),
  ...(bundle && addon && otherPlan
    ? [
        {
          url: `/#${bundle.path}?addon=${addon.id}&plan=${otherPlan.id}`,
          dialogTitle: fillPlaceholders(bundle.content.quote.title, { plan: otherPlan.name, addon: addon.name }),
          underlyingPath: bundle.path,
        },
      ]
    : []),
];

test('§2.1 campaign parameters of the home page stay before the hash and open no dialog', async ({
  page,
  openPage,
  site,
}) => {
  await page.goto(`${site.url}/?utm_source=contact-list`);
  await waitUntilHydrated(page);
  expect(page.url()).toBe(`${site.url}/?utm_source=contact-list`);
  // The test opens a second page. When the dialog of this page is visible, the first page has had time to show a
  // dialog.
  const secondPage = await openPage();
  await secondPage.goto(`${site.url}/?contact`);
  await waitForDialog(secondPage);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

/** Opens a link and closes its dialog. Rejects unless the dialog keeps the focus inside and then returns the focus. */
async function openAndClose(page: Page, siteUrl: string, { url, dialogTitle, underlyingPath }: (typeof links)[number]) {
  await page.goto(siteUrl + url);
  const dialog = page.getByRole('dialog');
  await expect(dialog, url).toHaveAccessibleName(dialogTitle);
  await waitForDialog(page);
  await expect(dialog, url).toHaveCount(1);
  // Tab and Shift+Tab must not move the focus out of the dialog.
  for (const key of ['Tab', 'Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    await expect(dialog.locator(':focus'), `${url}: ${key}`).toHaveCount(1);
  }
  const title = await page.title();
  await page.keyboard.press('Escape');
  await expect(dialog, url).toHaveCount(0);
  await expect(page.locator('main:focus, main :focus'), url).toHaveCount(1);
  await expect(page).toHaveTitle(title);
  await expect(page).toHaveURL(({ hash }) => hash === `#${underlyingPath}`);
  await expect(page.getByRole('heading', { level: 1 }), url).toHaveCount(1);
}

test('§2.16 §4.7 each link opens one dialog that keeps the focus inside, and closing the dialog moves the focus to the page', async ({
  page,
  site,
}) => {
  for (const link of links) {
    // Otherwise, the next link would change only the hash of the URL.
    await page.goto('about:blank');
    await openAndClose(page, site.url, link);
  }
});

test('§2.16 a reload shows the dialog of the URL until the visitor closes the dialog, and a link reopens it', async ({
  page,
  site,
}) => {
  const route = `#${textPage.path}?contact`;
  const openRoute = (hash: string) => page.evaluate((nextHash) => void (window.location.hash = nextHash), hash);
  const closedDialogUrl = `${site.url}/#${textPage.path}`;
  await page.goto(`${site.url}/${route}`);
  await waitForDialog(page);
  await page.reload();
  await waitForDialog(page);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(closedDialogUrl);
  await openRoute(route);
  await waitForDialog(page);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(closedDialogUrl);
  await openRoute(home.path);
  await expect(page).toHaveURL(`${site.url}/#${home.path}`);
  await page.goBack();
  // A URL without a parameter opens no dialog.
  await expect(page).toHaveURL(closedDialogUrl);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
});
