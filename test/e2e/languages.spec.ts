/**
 * Tests a site in several languages: the language switch, the offer of another language, and forms in each language.
 */
import type { Locator, Page } from '@playwright/test';
import { settings } from '#site/settings';
import { pages } from '#site/pages';
import { words as addresses } from '#site/words/addresses';
import { words as controls } from '#site/words/controls';
import { words as documentWords } from '#site/words/document';
import { words as forms } from '#site/words/forms';
import { words as messages } from '#site/words/messages';
import { getLanguageFolder } from '../../src/site/languages';
import { loadSubjects, PERSON } from '../subjects';
import { expect, ACCEPT_FAST_FORMS, test } from './fixtures';
import { waitForItems, sumShifts, waitUntilHydrated, watchShifts } from './harness';
import { CONTACT_MESSAGE } from './formActions';

const { contact, home, notFound } = await loadSubjects();
const { languages = {}, language } = settings;
const [otherLanguage] = Object.keys(languages).filter((tag) => tag !== language);
const servicesPath =
  Object.values(pages).find(({ kind, languages: pageLanguages }) => kind === 'services' && !pageLanguages)?.path ??
  home.path;

/** A page that does not exist in the other language. */
const untranslatedPage = Object.values(pages).find(
  ({ languages: pageLanguages }) => pageLanguages && !pageLanguages.includes(otherLanguage ?? ''),
);

test.use({ ...ACCEPT_FAST_FORMS, viewport: { width: 1280, height: 900 } });

/** Fills in the contact form and sends it. Finds the fields by their names, which are the same in all languages. */
async function fillAndSendContactForm(form: Locator): Promise<void> {
  for (const [name, text] of Object.entries({ ...PERSON, message: CONTACT_MESSAGE }))
    await form.locator(`[name=${name}]`).fill(text);
  await form.locator('[type=submit]').click();
}

if (otherLanguage === undefined)
  test('a site with one language has no language switch and no links to versions in other languages', async ({
    page,
    site,
  }) => {
    await page.goto(site.url);
    await expect(page.locator('[hreflang], [data-offer]')).toHaveCount(0);
  });
else {
  const otherLanguageFolder = getLanguageFolder(languages, otherLanguage);
  const languageFolder = getLanguageFolder(languages, language);
  const getLanguageName = (tag: string): string => languages[tag]?.name ?? tag;
  const getSwitchLink = (page: Page, tag: string): Locator =>
    page.getByRole('banner').getByRole('link', { name: getLanguageName(tag), exact: true });
  const getOtherLanguagePath = (path: string): string =>
    `/${otherLanguageFolder}${path === '/' ? '' : `${path.slice(1)}/`}`;

  test('if a page exists in all languages, it links to all its versions, and two of the versions have the same links', async ({
    site,
    request,
  }) => {
    const readLinks = async (urlPath: string) => {
      const html = await (await request.get(site.origin + urlPath)).text();
      const lang = /<html lang="([^"]*)"/.exec(html)?.[1];
      const canonicalUrl = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '';
      const links = [...html.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)">/g)];
      return { lang, canonicalUrl, links: links.map(([, tag, href]) => [tag, href] as const) };
    };
    for (const { kind, path, languages: tags } of Object.values(pages)) {
      if (kind === 'not-found' || tags) continue;
      const [currentVersion, otherVersion] = [
        await readLinks(`/${languageFolder}${path.slice(1)}${path === '/' ? '' : '/'}`),
        await readLinks(getOtherLanguagePath(path)),
      ];
      expect(otherVersion.links).toEqual(currentVersion.links);
      expect(currentVersion.links.map(([tag]) => tag)).toEqual([...Object.keys(languages), 'x-default']);
      for (const { lang, canonicalUrl, links } of [currentVersion, otherVersion])
        expect(links.find(([tag]) => tag === lang)?.[1]).toBe(canonicalUrl);
    }
    const siteMap = await (await request.get(`${site.origin}/sitemap.xml`)).text();
    expect(siteMap).toContain(`${getOtherLanguagePath(servicesPath)}</loc>`);
  });

  test('the language switch works by keyboard, opens the translated page, and keeps the query and a draft', async ({
    page,
    site,
    pageErrors,
  }) => {
    await page.goto(`${site.url}/#${contact.path}?from=letter`);
    await waitUntilHydrated(page);
    await page.getByLabel(forms.contact.labels.message, { exact: true }).fill(CONTACT_MESSAGE);
    const link = getSwitchLink(page, otherLanguage);
    await expect(link).toHaveAttribute('lang', otherLanguage);
    await expect(link).toHaveAttribute('hreflang', otherLanguage);
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${site.origin}/${otherLanguageFolder}#${contact.path}?from=letter`);
    await waitUntilHydrated(page);
    await expect(page.locator('html')).toHaveAttribute('lang', otherLanguage);
    await expect(page.locator('textarea')).toHaveValue(CONTACT_MESSAGE);
    // The heading has the focus, so that a screen reader announces the heading in the new document.
    await expect(page.locator('main h1')).toBeFocused();
    await getSwitchLink(page, language).click();
    await waitUntilHydrated(page);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    expect(new URL(page.url()).hash).toBe(`#${contact.path}?from=letter`);
    expect(pageErrors).toEqual([]);
  });

  test('§7.1 §7.2 the relay stores one row for a form in the other language, and sends the mails in that language', async ({
    page,
    ownSite,
  }) => {
    await page.goto(`${ownSite.origin}${getOtherLanguagePath(contact.path)}`);
    await waitUntilHydrated(page);
    const form = page.getByRole('main').locator('form');
    await fillAndSendContactForm(form);
    const mails = await waitForItems(ownSite.readMails, 2);
    for (const { htmlContent } of mails) expect(htmlContent).toContain(`<html lang="${otherLanguage}"`);
    expect(await ownSite.readRows()).toHaveLength(1);
  });

  test('without JavaScript, the language switch changes the language of the page, its errors and its success page', async ({
    browser,
    ownSite,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(ownSite.url + (contact.path === '/' ? '/' : `${contact.path}/`));
    await getSwitchLink(page, otherLanguage).click();
    await expect(page.locator('html')).toHaveAttribute('lang', otherLanguage);
    const form = page.getByRole('main').locator('form');
    await form.locator('[type=submit]').click();
    await expect(page.locator('html')).toHaveAttribute('lang', otherLanguage);
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    await expect(page.getByText(messages.message.missing, { exact: true })).toHaveCount(0);
    await fillAndSendContactForm(form);
    await page.waitForURL('**/sent/**');
    await expect(page.locator('html')).toHaveAttribute('lang', otherLanguage);
    await expect(page.getByText(CONTACT_MESSAGE)).toBeVisible();
    await waitForItems(ownSite.readMails, 2);
    await context.close();
  });

  test('the offer of the other language does not cover the message that the scripts could not be loaded', async ({
    browser,
    site,
  }) => {
    const page = await browser.newPage({ locale: otherLanguage });
    const offer = page.getByRole('complementary', { name: getLanguageName(otherLanguage), exact: true });
    let failScripts: () => void = () => undefined;
    const failurePromise = new Promise<void>((resolve) => {
      failScripts = resolve;
    });
    await page.route('**/assets/*.js', (route) => failurePromise.then(() => route.abort()));
    await page.goto(site.url, { waitUntil: 'domcontentloaded' });
    await expect(offer).toBeVisible();
    failScripts();
    await expect(page.getByRole('alert').filter({ hasText: documentWords.startFailed })).toBeVisible();
    await expect(offer).toBeHidden();
    await page.close();
  });

  test('the page offers the other language to a browser that prefers it, until the visitor dismisses the offer', async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({ locale: otherLanguage });
    const page = await context.newPage();
    const readShifts = await watchShifts(page);
    await page.goto(`${site.url}/#${servicesPath}`);
    await waitUntilHydrated(page);
    const offer = page.getByRole('complementary', { name: getLanguageName(otherLanguage), exact: true });
    await expect(offer).toBeVisible();
    await expect(offer).toHaveAttribute('lang', otherLanguage);
    // If the offer appeared late, the offer would move the whole page and cause a much larger shift.
    expect(sumShifts(await readShifts())).toBeLessThan(0.001);
    // The offer must follow the skip link in the Tab order (2.4.1).
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: controls.skipLink })).toBeFocused();
    await getSwitchLink(page, otherLanguage).waitFor();
    // After a navigation, the link in the language offer leads to the translation of the current page.
    await page.goto(`${site.url}/#${contact.path}`);
    await expect(page.locator('main h1')).toHaveText(contact.title);
    await offer.getByRole('link').click();
    await page.waitForURL(`**/${otherLanguageFolder}#${contact.path}`);
    await expect(page.getByRole('complementary')).toHaveCount(0);
    expect(sumShifts(await readShifts())).toBe(0);
    await page.goto(`${site.url}/`);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await offer.getByRole('button').press('Enter');
    await expect(offer).toHaveCount(0);
    await expect(page.locator('main h1')).toBeFocused();
    await expect(page.locator('main h1'), 'the focused heading is in view (2.4.7)').toBeInViewport({ ratio: 1 });
    await page.reload();
    await waitUntilHydrated(page);
    await expect(offer).toBeHidden();
    await context.close();
  });

  if (untranslatedPage)
    test('the language switch opens the home page when the page does not exist in the other language', async ({
      page,
      site,
      request,
    }) => {
      const response = await request.get(`${site.origin}${getOtherLanguagePath(untranslatedPage.path)}`);
      expect(response.status()).toBe(404);
      expect(await (await request.get(`${site.origin}${getOtherLanguagePath(home.path)}`)).text()).not.toContain(
        untranslatedPage.path,
      );
      expect(await (await request.get(`${site.url}${untranslatedPage.path}/`)).text()).not.toContain(
        `hreflang="${otherLanguage}" href="h`,
      );
      await page.goto(`${site.url}/#${untranslatedPage.path}`);
      await waitUntilHydrated(page);
      await expect(page.locator('main h1')).toHaveText(untranslatedPage.title);
      await getSwitchLink(page, otherLanguage).click();
      await expect(page.locator('html')).toHaveAttribute('lang', otherLanguage);
      await expect(page).toHaveURL(`${site.origin}${getOtherLanguagePath(home.path)}`);
    });

  test('a URL with an unknown language shows the not-found page in the default language, with the language switch', async ({
    page,
    site,
  }) => {
    const response = await page.goto(`${site.origin}/xx/${servicesPath.slice(1)}/`);
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', Object.keys(languages)[0] ?? '');
    await waitUntilHydrated(page);
    await expect(page.getByRole('banner').locator('a[hreflang]')).toHaveCount(Object.keys(languages).length - 1);
    await expect(page.locator('[data-offer]')).toHaveCount(0);
    await page.goto(`${site.origin}/${otherLanguageFolder}xx/`);
    await expect(page.locator('html')).toHaveAttribute('lang', otherLanguage);
  });

  test('§2.15 a hash route with the path of a form page shows the not-found page, which offers no other language', async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url}/#${servicesPath}/${addresses.customRequest}`);
    await waitUntilHydrated(page);
    await expect(page.locator('main h1')).toHaveText(notFound.title);
    await expect(page.locator('[data-offer]')).toHaveCount(0);
  });
}
