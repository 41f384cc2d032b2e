/** One visit: every page in a narrow and a wide window, and every form that the site has, sent once. */
import type { Locator, Page } from '@playwright/test';
import { settings } from '#site/settings';
import { words as forms } from '#site/words/forms';
import { words as outcomes } from '#site/words/outcomes';
import { documentTitle } from '../../src/app/routing/documentTitle';
import { notFoundRoute, routes } from '../../src/app/routing/routes';
import { loadSubjects } from '../subjects';
import { arrived, goTo, startJourney, type Site } from './harness';
import {
  applySent,
  contactSent,
  fillApply,
  fillContact,
  openApply,
  openContact,
  sendApply,
  sendContact,
} from './visitor';
import { expect, test } from './fixtures';

const { home, jobs, allOffers, customCard } = await loadSubjects();
const [job] = jobs;
const [offer] = allOffers;

let site: Site;
test.beforeAll(async ({ browser }) => {
  // This visitor types as fast as a bot.
  site = await startJourney({ MIN_FORM_AGE_MS: '0' }, browser);
});
test.afterAll(() => site.stop());

async function withPage(walk: (page: Page) => Promise<void>, width = 1280): Promise<void> {
  const { page, complaints, close } = await site.open({ viewport: { width, height: 800 } });
  try {
    await walk(page);
    expect(complaints).toEqual([]);
  } finally {
    await close();
  }
}

test.describe('§2.1 every page opens by its address', { tag: '@smoke' }, () => {
  for (const width of [320, 1280])
    test(`at ${width} px: one heading, its title, nothing wider than the window, no complaint`, () =>
      withPage(async (page) => {
        for (const route of [...routes, notFoundRoute]) {
          await goTo(page, site.url, route.path);
          await page.waitForFunction((title) => document.title === title, documentTitle(route));
          expect(await page.locator('h1').allTextContents(), route.path).toEqual([route.title]);
          const excess = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(excess, `${route.path} is wider than the window`).toBe(0);
        }
      }, width));
});

/** What `kind` left in the spreadsheet, once it is there. */
const stored = (name: string) =>
  arrived(async () => (await site.rows()).filter(({ payload }) => payload['name'] === name), 1);

test('§2.12 a message arrives', { tag: '@smoke' }, () =>
  withPage(async (page) => {
    const dialog = await openContact(page, site.url, home.path);
    await fillContact(dialog, 'Tara Bose');
    await sendContact(dialog);
    await contactSent(page).waitFor();
    await stored('Tara Bose');
  }),
);

if (job)
  test('§2.11 an application arrives', { tag: '@smoke' }, () =>
    withPage(async (page) => {
      const dialog = await openApply(page, site.url, job);
      await fillApply(dialog);
      await sendApply(dialog);
      await applySent(page).waitFor();
      await stored('Ravi Menon');
    }),
  );

/** Fills in a request and sends it; it becomes a summary, or arrives. */
async function request(
  page: Page,
  dialog: Locator,
  words: { name: string; submit: string; summary: string },
): Promise<void> {
  await dialog.waitFor();
  await dialog.getByLabel(words.name, { exact: true }).fill('Nila Das');
  await dialog.getByRole('button', { name: words.submit, exact: true }).click();
  if (settings.quoteDelivery === 'summary') await dialog.getByRole('heading', { name: words.summary }).waitFor();
  else {
    await page.getByRole('heading', { name: outcomes.request.title }).waitFor();
    await stored('Nila Das');
  }
}

if (offer)
  test('§2.14 a quote is asked for', { tag: '@smoke' }, () =>
    withPage(async (page) => {
      await goTo(page, site.url, offer.path);
      await page.getByRole('main').getByRole('button', { name: offer.opener, exact: true }).first().click();
      const { labels, summaryHeading } = forms.quote;
      const words = { name: labels.name, submit: offer.quote.submitLabel, summary: summaryHeading };
      await request(page, page.getByRole('dialog', { name: offer.dialog }), words);
    }),
  );

if (customCard)
  test('§2.10 something made to measure is asked for', { tag: '@smoke' }, () =>
    withPage(async (page) => {
      await goTo(page, site.url, customCard.path);
      await page.getByRole('main').getByRole('button', { name: customCard.opener, exact: true }).click();
      const { labels, submit, summaryHeading, title } = forms.customRequest;
      const words = { name: labels.name, submit, summary: summaryHeading };
      await request(page, page.getByRole('dialog', { name: title }), words);
    }),
  );
