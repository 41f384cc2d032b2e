/**
 * Tests every form without JavaScript (§2.16), for any firm. Some tests use a browser with JavaScript: with blocked
 * scripts, on form pages without scripts, and on a host without a relay.
 */
import type { Locator, Page } from '@playwright/test';
import { firm } from '#site/firm';
import { settings } from '#site/settings';
import { words as combo } from '#site/words/combo';
import { words as forms } from '#site/words/forms';
import { words as messages } from '#site/words/messages';
import { words as outcomes } from '#site/words/outcomes';
import { words as noscript } from '#site/words/noscript';
import { getServedFolder } from '../../scripts/build/swap';
import { listen } from '../../server/httpServer';
import { loadSite } from '../../server/static/load';
import { serveStatic } from '../../server/static/serve';
import { createPdf } from '../../server/testing/submit';
import { getBudgetCurrencies } from '../../src/site/currency';
import { getApplyPath, getCustomRequestPath, getQuotePath } from '../../src/site/formPaths';
import { formatBudget } from '../../src/submission/budget';
import { RESUME_LIMIT_BYTES } from '../../src/submission/resume';
import { loadSubjects, createPlaceholderPattern, PERSON } from '../subjects';
import { expect, ACCEPT_FAST_FORMS, test as base } from './fixtures';
import { waitForWithdrawalLink, waitForItems, waitUntilHydrated, languagePath } from './harness';
import {
  getApplicationConfirmation,
  getContactButton,
  getContactConfirmation,
  fillApplicationFields,
  fillContactFields,
  sendApplication,
  sendContactForm,
  getField,
} from './formActions';

const { contact, jobs, allOffers, customCard, listPagesOfKind } = await loadSubjects();
const [job] = jobs;
const [offer] = allOffers;

interface Fixtures {
  main: Locator;
  /** The URL of the site on a host that serves only files, without a relay. */
  staticHost: string;
}

const test = base.extend<Fixtures>({
  main: ({ page }, use) => use(page.getByRole('main')),
  staticHost: async ({}, use) => {
    const files = await loadSite(getServedFolder());
    const { port, close } = await listen((request) => serveStatic(files, request), { port: 0, host: '127.0.0.1' });
    await use(`http://127.0.0.1:${port}${languagePath}`);
    await close();
  },
});

test.use({ ...ACCEPT_FAST_FORMS, viewport: { width: 1280, height: 900 } });

/** Rejects unless the page lists these errors, and its document title states that the form has errors. */
async function expectErrors(page: Page, errors: readonly string[]): Promise<void> {
  await expect(page).toHaveTitle(createPlaceholderPattern(noscript.errorTitle));
  const items = page.getByRole('region', { name: forms.shared.fixErrors }).getByRole('listitem');
  await expect(items).toHaveText([...errors]);
}

/**
 * Rejects unless the heading and the title of the page (WCAG 2.4.2) contain the confirmation of a request. With
 * `quoteDelivery: 'summary'`, the heading and the title must contain `summary` instead.
 */
async function expectRequestConfirmation(page: Page, summary: string): Promise<void> {
  const heading = settings.quoteDelivery === 'summary' ? summary : outcomes.request.title;
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  await expect(page).toHaveTitle(createPlaceholderPattern(`${heading}{firm}`));
}

test.describe('§2.16 a message', () => {
  const { labels } = forms.contact;

  test('the server returns a form with errors, and stores the corrected message once, despite a reload, Back and a second press of the button', async ({
    page,
    main,
    ownSite,
  }) => {
    await page.goto(ownSite.url);
    await getContactButton(page).click();
    await expect(page).toHaveURL((url) => url.pathname === `${languagePath}${contact.path}/`);
    await getField(main, labels.name).fill('Gita Rao');
    await sendContactForm(main);
    await expectErrors(page, [messages.email.missing, messages.phone.missing, messages.message.missing]);
    await expect(getField(main, labels.name)).toHaveValue('Gita Rao');
    const phone = page.getByRole('textbox', { name: labels.phone, exact: true });
    await page.getByRole('link', { name: messages.phone.missing }).click();
    const id = await phone.getAttribute('id');
    await expect(page).toHaveURL((url) => url.hash === `#${id}`);
    await expect(phone).toHaveAttribute('aria-invalid', 'true');

    await fillContactFields(main, 'Gita Rao');
    await sendContactForm(main);
    await expect(getContactConfirmation(page)).toBeVisible();
    const [row] = await waitForItems(ownSite.readRows, 1);
    await expect(main).toContainText(`${firm.referencePrefix}-`);
    await expect(main).toContainText(String(row?.payload['message']));

    await page.reload();
    await expect(getContactConfirmation(page)).toBeVisible();
    await page.goBack();
    await sendContactForm(main);
    await expect(getContactConfirmation(page)).toBeVisible();
    // If the relay had stored a duplicate, it would deliver the duplicate before the next message.
    await page.goto(`${ownSite.url}${contact.path}/`);
    await fillContactFields(main);
    await sendContactForm(main);
    const rows = await waitForItems(ownSite.readRows, 2);
    expect(rows.map(({ payload }) => payload['name'])).toEqual(['Gita Rao', PERSON.name]);
  });

  test.describe('in a browser with JavaScript, when the scripts fail to load', { tag: '@once' }, () => {
    test.use({ javaScriptEnabled: true });
    test.beforeEach(({ page }) => page.route('**/assets/*.js', (route) => route.abort()));

    test('the relay stores a message from the contact page', async ({ page, main, ownSite }) => {
      await page.goto(`${ownSite.url}${contact.path}/`, { waitUntil: 'commit' });
      await fillContactFields(main, 'Blocked Scripts');
      await sendContactForm(main);
      await expect(getContactConfirmation(page)).toBeVisible();
      await waitForItems(ownSite.readRows, 1);
    });

    test('the contact button of the home page opens the page with the form', async ({ page, site }) => {
      await page.goto(site.url);
      await getContactButton(page).click();
      await expect(page.getByRole('heading', { level: 1, name: contact.title })).toBeVisible();
    });
  });
});

if (job)
  test.describe('§2.16 an application', () => {
    const openApplicationPage = async (page: Page, url: string) => {
      await page.goto(`${url}${job.path}/`);
      await page.getByRole('button', { name: job.buttonName, exact: true }).click();
      await expect(page).toHaveURL(({ pathname }) => pathname === `${languagePath}${getApplyPath(job.path, job.id)}/`);
    };

    test('3.3.4 the withdrawal link in the confirmation opens a question, and its button withdraws the application by keyboard', async ({
      page,
      main,
      ownSite,
    }) => {
      await openApplicationPage(page, ownSite.url);
      await fillApplicationFields(main, createPdf(RESUME_LIMIT_BYTES));
      await sendApplication(main);
      await expect(getApplicationConfirmation(page)).toBeVisible();
      await expect(main.getByText(createPlaceholderPattern(forms.arrived.sha256))).toBeVisible();
      const reference = await main.locator('strong').first().innerText();
      await waitForItems(ownSite.readRows, 1);
      await page.goto(await waitForWithdrawalLink(ownSite.origin, reference));
      await expect(page.getByRole('heading', { level: 1, name: noscript.withdrawal.ask.title })).toBeVisible();
      const button = main.getByRole('button', { name: noscript.withdrawal.button });
      for (let press = 0; press < 40 && !(await button.evaluate((node) => node === document.activeElement)); press += 1)
        await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: noscript.withdrawal.done.title })).toBeVisible();
      // A reload does not repeat the withdrawal.
      await page.reload();
      await expect(main.getByText(reference)).toBeVisible();
      await expect.poll(async () => (await ownSite.readRows()).length).toBe(0);
    });
  });

const FORM_PAGE_PATHS = [
  ...(job ? [getApplyPath(job.path, job.id)] : []),
  ...(offer ? [getQuotePath(offer.path)] : []),
  ...(customCard ? [getCustomRequestPath(customCard.path)] : []),
];
test.describe('§2.16 in a browser with JavaScript', () => {
  test.use({ javaScriptEnabled: true });

  test('the form pages load no script, and the browser can send their forms', async ({ page, site }) => {
    const scriptUrls: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scriptUrls.push(request.url()));
    for (const path of FORM_PAGE_PATHS) {
      await page.goto(`${site.url}${path}/`);
      await expect(page.locator('script'), path).toHaveCount(0);
      await page.locator('#form button:not([type="button"])').click();
      await expect(page, path).toHaveURL(/\/api\/submissions\//);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      expect(scriptUrls, path).toEqual([]);
    }
  });
});

if (offer)
  test('§2.16 the quote form preselects the plan of the pressed button, and shows a summary or sends the request', async ({
    page,
    main,
    ownSite,
  }) => {
    // With the form rules 'inclusive', the field accepts an amount in the format of the language.
    const amount = formatBudget('2500', getBudgetCurrencies(settings)[0], settings.formRules);
    await page.goto(`${ownSite.url}${offer.path}/`);
    await main.getByRole('button', { name: offer.buttonName, exact: true }).first().click();
    await expect(page).toHaveURL((url) => url.pathname === `${languagePath}${getQuotePath(offer.path)}/`);
    await expect(getField(main, forms.quote.rows.plan)).toHaveValue(offer.id);
    await getField(main, forms.quote.labels.name).fill('Nila Das');
    await getField(main, forms.quote.labels.budget).fill(amount);
    await main.getByRole('button', { name: offer.quote.submitLabel, exact: true }).click();
    await expectRequestConfirmation(page, forms.quote.summaryHeading);
    for (const text of [offer.plan, 'Nila Das', amount]) await expect(main).toContainText(text);
    if (settings.quoteDelivery === 'relay') {
      const [row] = await waitForItems(ownSite.readRows, 1);
      expect(row?.payload).toMatchObject({ name: 'Nila Das', budget: '2500' });
    } else {
      const mailLink = main.getByRole('link', { name: forms.summary.byEmail });
      await expect(mailLink).toHaveAttribute('href', new RegExp(`^mailto:${firm.inbox}\\?`));
      expect(await ownSite.readRows()).toEqual([]);
    }
  });

const [bundlePage] = listPagesOfKind('bundle');
if (bundlePage)
  test('§4.7 by keyboard, each button preselects its plan and add-on, and a request omits a removed add-on', async ({
    page,
    main,
    site,
  }) => {
    const { plans, addons, quote } = bundlePage.content;
    const expectSelectedOptions = async (plan: string | undefined, addon: string | undefined) => {
      await expect(getField(main, forms.quote.rows.plan)).toHaveValue(plan ?? 'missing');
      await expect(getField(main, forms.quote.rows.addon)).toHaveValue(addon ?? 'missing');
    };
    const openQuoteForm = async (name: string) => {
      await page.goto(`${site.url}${bundlePage.path}/`);
      await main.getByRole('button', { name: `${combo.callToAction} ${name}`, exact: true }).press('Enter');
      await expect(page).toHaveURL(/\?/);
    };
    for (const { name, id, forPlan } of addons) {
      await openQuoteForm(name);
      await expectSelectedOptions(plans.find((plan) => plan.name === forPlan)?.id, id);
    }
    for (const { name, id, addon } of plans) {
      await openQuoteForm(name);
      await expectSelectedOptions(id, addons.find((candidate) => candidate.name === addon)?.id);
    }
    await getField(main, forms.quote.rows.addon).press('Home');
    await expectSelectedOptions(plans.at(-1)?.id, '');
    await main.getByRole('button', { name: quote.submitLabel, exact: true }).press('Enter');
    await expectRequestConfirmation(page, forms.quote.summaryHeading);
    for (const { name } of addons) await expect(main).not.toContainText(name);
    await expect(main).not.toContainText(/[{}]/);
  });

const offerWithPreselection = allOffers.find(({ plan, quote }) => quote.preselect?.byPlan[plan] !== undefined);
if (offerWithPreselection)
  test('§4.7 the button and the link of a plan preselect an option in the quote form', async ({ page, main, site }) => {
    const { path, id, plan, buttonName, quote } = offerWithPreselection;
    const { label = '' } = quote.selects.find(({ name }) => name === quote.preselect?.select) ?? {};
    const option = quote.preselect?.byPlan[plan] ?? 'missing';
    await page.goto(`${site.url}${path}/`);
    await main.getByRole('button', { name: buttonName, exact: true }).first().click();
    await expect(getField(main, label)).toHaveValue(option);
    await page.goto(`${site.url}${getQuotePath(path)}/?plan=${id}`);
    await expect(getField(main, label)).toHaveValue(option);
  });

if (offer)
  test('§2.16 sending the quote form without a plan shows an error about the missing plan', async ({
    page,
    main,
    site,
  }) => {
    await page.goto(`${site.url}${getQuotePath(offer.path)}/`);
    await main.getByRole('button', { name: offer.quote.submitLabel, exact: true }).click();
    await expectErrors(page, [noscript.quote.missingPlan]);
  });

if (customCard)
  test('§2.16 the form of a custom solution shows a summary or sends the request', async ({ page, main, site }) => {
    await page.goto(`${site.url}${customCard.path}/`);
    await main.getByRole('button', { name: customCard.buttonName, exact: true }).click();
    await expect(page).toHaveURL((url) => url.pathname === `${languagePath}${getCustomRequestPath(customCard.path)}/`);
    await getField(main, forms.customRequest.labels.name).fill('Omar Ali');
    await main.getByRole('button', { name: forms.customRequest.submit, exact: true }).click();
    await expectRequestConfirmation(page, forms.customRequest.summaryHeading);
  });

test.describe('§2.16 a static host', () => {
  test("each form page shows the firm's e-mail address and phone number instead of a form", async ({
    page,
    main,
    staticHost,
  }) => {
    for (const path of [contact.path, ...FORM_PAGE_PATHS]) {
      await page.goto(`${staticHost}${path}/`);
      await expect(main.getByRole('link', { name: firm.inbox }).first(), path).toBeVisible();
      await expect(main.getByRole('link', { name: firm.phone.display }).first(), path).toBeVisible();
      await expect(page.locator('form[method="post"]'), path).toHaveCount(0);
      await expect(main.getByRole('textbox'), path).toHaveCount(0);
    }
  });

  test.describe('with JavaScript', { tag: '@once' }, () => {
    test.use({ javaScriptEnabled: true });

    test('the contact page validates its form', async ({ page, main, staticHost }) => {
      await page.goto(`${staticHost}${contact.path}/`);
      await waitUntilHydrated(page);
      const name = getField(main, forms.contact.labels.name);
      await name.fill(PERSON.name);
      await sendContactForm(main);
      await expect(page.getByRole('region', { name: forms.shared.fixErrors })).toBeVisible();
      await expect(name).toHaveValue(PERSON.name);
    });
  });
});
