import type { Page, Route as PageRequest } from '@playwright/test';
import { formatDocumentTitle } from '../../src/app/routing/formatDocumentTitle';
import { findRoute, indexableRoutes } from '../../src/app/routing/routes';
import { FOLD_ID } from '../../src/components/Fold/Fold';
import { firm } from '#site/firm';
import { getBarLinks, getFooterLinks } from '../../src/site/pages';
import { pages } from '#site/pages';
import { words as controls } from '#site/words/controls';
import { words as combo } from '#site/words/combo';
import { words as forms } from '#site/words/forms';
import { words as messages } from '#site/words/messages';
import { countries } from '#site/countries';
import { settings } from '#site/settings';
import { words as documentWords } from '#site/words/document';
import { fillPlaceholders } from '../../src/site/fill';
import { findMissingProperties } from '../../scripts/build/jobPosting';
import { contactForm } from '../../src/submission/forms/contact';
import { loadSubjects, PERSON } from '../subjects';
import { serveInChunks, type SlowSite } from '../setup/serveInChunks';
import { expect, test as base } from './fixtures';
import { getHeading, measureBox, sumShifts, waitUntilHydrated, languagePath, watchShifts } from './harness';
import { getContactButton, getContactDialog, sendContactForm } from './formActions';

const { home, contact, notFound, listPagesOfKind, allOffers } = await loadSubjects();
const { hero, stats } = home.content;
const [comboPage] = listPagesOfKind('combo');
/**
 * The ids of the jobs with structured data. A job without a last day has no structured data (docs/content-guide.md).
 */
const postedJobIds = listPagesOfKind('jobs').flatMap(({ content }) =>
  content.jobs.filter((job) => findMissingProperties(job, content).length === 0).map(({ id }) => id),
);
/** A link in the footer to a page that is not the home page. */
const otherPageLink = getFooterLinks(pages).find(({ href }) => href !== home.path);
if (!otherPageLink) throw new Error('The menus link only to the home page. Add another page to a menu in pages.ts.');
const otherPageTitle = findRoute(otherPageLink.href).title;

const { languages = {}, language } = settings;
const tags = Object.keys(languages);
/** The names of the links in the language switch. */
const otherLanguageNames = tags.filter((tag) => tag !== language).map((tag) => languages[tag]?.name ?? tag);

const isOverlapping = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const getUrlPath = (path: string) => (path === '/' ? '/' : `${path}/`);
const isHydrated = (page: Page) =>
  page.evaluate(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')),
  );
const expectHydrated = (page: Page) => expect.poll(() => isHydrated(page)).toBe(true);
const getOtherPageLink = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: otherPageLink.label, exact: true });

const test = base.extend<object, { slowSite: SlowSite }>({
  /** The site, served over a simulated slow connection. */
  slowSite: [
    async ({ site }, use) => {
      const slowSite = await serveInChunks(site.origin, { pauseMs: 40 });
      await use(slowSite);
      slowSite.stop();
    },
    { scope: 'worker' },
  ],
});

test.describe('§2.1 without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each page has a file with its metadata, all panels, no control that needs a script, and links that lead to files', async ({
    page,
    site,
    pageErrors,
  }) => {
    const targets = new Set<string>();
    /** The targets of the language switch and of downloads. They are not pages in the current language. */
    const nonPageTargets = new Set<string>();
    for (const route of indexableRoutes) {
      const { path, pageId: id } = route;
      const registeredPage = pages[id];
      const response = await page.goto(site.url + getUrlPath(path));
      expect(response?.status(), path).toBe(200);
      await expect(page).toHaveTitle(formatDocumentTitle(route));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(route.title);
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', route.description);
      await expect(page.locator(`#${FOLD_ID}`), `${path} marks the end of its first view`).toHaveCount(1);
      const canonicalPath = indexableRoutes.find((other) => other.pageId === id)?.path ?? path;
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        firm.origin + languagePath + getUrlPath(canonicalPath),
      );
      const previewUrl = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '';
      expect((await fetch(previewUrl.replace(firm.origin, site.origin))).status, `${path} has a preview picture`).toBe(
        200,
      );
      const structuredData = JSON.parse(
        (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
      ) as {
        '@graph': {
          '@type': string;
          address?: { addressCountry: string };
          itemListElement?: { name: string }[];
        }[];
      };
      const types = structuredData['@graph'].map((graphNode) => graphNode['@type']);
      const hasType = (type: string) => types.includes(type);
      expect(
        { organization: hasType('Organization'), service: hasType('Service'), job: hasType('JobPosting') },
        path,
      ).toEqual({
        organization: true,
        service: ['plans', 'combo', 'bundle'].includes(route.kind),
        job: registeredPage?.kind === 'job' && postedJobIds.includes(registeredPage.job),
      });
      expect(types.filter((type) => type === 'JobPosting').length, path).toBeLessThanOrEqual(1);
      expect(hasType('BreadcrumbList'), path).toBe(path !== '/');
      const breadcrumb = page.getByRole('main').getByRole('navigation');
      if ((await breadcrumb.count()) > 0) {
        const list = structuredData['@graph'].find(({ itemListElement }) => itemListElement);
        await expect(breadcrumb.getByRole('listitem'), path).toHaveText(
          list?.itemListElement?.map(({ name }) => name) ?? [],
        );
        await expect(breadcrumb.getByRole('listitem').last(), path).toHaveAttribute('aria-current', 'page');
      }
      const organization = structuredData['@graph'].find((graphNode) => graphNode['@type'] === 'Organization');
      expect(organization?.address?.addressCountry, path).toBe(firm.address.countryCode);
      const hrefs = await page
        .getByRole('link')
        .evaluateAll((links) =>
          links.map((link) => [link.getAttribute('href'), link.matches('[hreflang], [download]')] as const),
        );
      for (const [href, isNonPageLink] of hrefs) (isNonPageLink ? nonPageTargets : targets).add(href ?? '');
      await expect(page.locator('button[type="button"]:visible'), path).toHaveCount(0);
      await expect(getContactButton(page), path).toBeAttached();
      // The locator excludes the honeypot, which is outside the viewport and one pixel in size.
      await expect(page.locator('[inert]:not(:has([name="website"])):visible'), path).toHaveCount(0);
      await expect(page.locator('[role="tablist"] ~ :not(:visible)'), path).toHaveCount(0);
    }
    expect(pageErrors).toEqual([]);
    const internalTargets = [...targets].filter((href) => href.startsWith('/'));
    // A link may preselect a plan by a query (§4.7).
    const pageTargets = new Set(internalTargets.map((href) => href.replace(/\?.*/, '')));
    expect([...pageTargets], internalTargets.join()).toHaveLength(
      new Set(indexableRoutes.map((route) => route.pageId)).size,
    );
    const allTargets = [...internalTargets, ...nonPageTargets];
    expect(allTargets.filter((href) => href.includes('#'))).toEqual([]);
    for (const href of allTargets) expect((await fetch(site.origin + href)).status, href).toBe(200);
  });

  test('the home page shows every slide of the hero and every number', async ({ page, site }) => {
    await page.goto(site.url);
    for (const { title } of hero) await expect(page.getByRole('heading', { name: title })).toBeVisible();
    for (const { number } of stats?.items ?? []) await expect(page.getByText(number).first()).toBeVisible();
  });

  for (const width of [320, 390, 768, 1280])
    test.describe(`§2.2 at ${width} px`, () => {
      test.use({ viewport: { width, height: 844 } });

      test('every link in the header is a target of at least 44 px, and the header covers no content', async ({
        page,
        site,
      }) => {
        await page.goto(site.url);
        const header = page.getByRole('banner');
        const links = header.getByRole('navigation').getByRole('link');
        await expect(links).toHaveText([...getBarLinks(pages).map(({ label }) => label), ...otherLanguageNames]);
        const locators = [
          header.getByRole('link', { name: firm.name }),
          ...(await links.all()),
          page.getByRole('main'),
        ];
        const boxes: Box[] = [];
        for (const locator of locators) {
          const box = await measureBox(locator);
          expect(Math.min(box.width, box.height), String(locator)).toBeGreaterThanOrEqual(44);
          expect(box.x, String(locator)).toBeGreaterThanOrEqual(0);
          expect(box.x + box.width, String(locator)).toBeLessThanOrEqual(width);
          expect(
            boxes.filter((other) => isOverlapping(box, other)),
            String(locator),
          ).toEqual([]);
          boxes.push(box);
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        await links.nth(getBarLinks(pages).length - 1).click();
        await expect(page).toHaveURL(site.url + getUrlPath(getBarLinks(pages).at(-1)?.href ?? ''));
        // The header stays at the top of the document, so it does not cover the content at the end of the page.
        await page.getByRole('contentinfo').getByRole('link').last().scrollIntoViewIfNeeded();
        await expect(header).not.toBeInViewport();
      });
    });

  test('§2.15 an unknown URL has status 404 and the not-found page, which search engines do not index', async ({
    page,
    site,
  }) => {
    const response = await page.goto(`${site.url}/no/such/page`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: notFound.title })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  test('the sitemap lists each page once, and robots.txt names the sitemap', async ({ request, site }) => {
    const sitemap = await (await request.get(`${site.origin}/sitemap.xml`)).text();
    const urlPrefix = `${firm.origin}${languagePath}/`;
    const otherLanguagePrefixes = tags.map((tag) => `${firm.origin}/${tag}/`).filter((prefix) => prefix !== urlPrefix);
    const listedUrls = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)]
      .map(([, url = '']) => url)
      .filter((url) => url.startsWith(urlPrefix) && !otherLanguagePrefixes.some((prefix) => url.startsWith(prefix)));
    const firstPaths = indexableRoutes.filter(
      ({ pageId, path }) => indexableRoutes.find((route) => route.pageId === pageId)?.path === path,
    );
    expect(listedUrls).toEqual(firstPaths.map(({ path }) => firm.origin + languagePath + getUrlPath(path)));
    const robots = await (await request.get(`${site.origin}/robots.txt`)).text();
    expect(robots).toContain(`Sitemap: ${firm.origin}/sitemap.xml`);
  });
});

test.describe('§2.1 with JavaScript', () => {
  // While the page loads, a card may grow when the next card in its row arrives. The limit 0.01 is a tenth of the CLS
  // that counts as good (0.1).
  for (const urlPath of [
    home.path,
    getUrlPath(contact.path),
    ...allOffers.slice(0, 1).map(({ path }) => getUrlPath(path)),
  ])
    for (const width of [390, 1280])
      test.describe(`at ${width} px`, () => {
        test.use({ viewport: { width, height: 800 } });

        test(`the layout shift of ${urlPath} is at most 0.01 (CLS) on a slow connection`, async ({
          page,
          slowSite,
          pageErrors,
        }) => {
          const readShifts = await watchShifts(page);
          await page.goto(slowSite.url + languagePath + urlPath);
          await waitUntilHydrated(page);
          const layoutShifts = await readShifts();
          expect(sumShifts(layoutShifts), JSON.stringify(layoutShifts)).toBeLessThanOrEqual(0.01);
          expect(pageErrors).toEqual([]);
        });
      });

  test('a deep link never shows the home page, and its page is visible before the scripts arrive', async ({
    page,
    site,
    holdScripts,
    pageErrors,
  }) => {
    const release = await holdScripts();
    await page.addInitScript(() => {
      const headings: string[] = [];
      Object.assign(window, { headings });
      new MutationObserver(() => {
        const heading = document.querySelector('h1');
        if (heading && heading.getClientRects().length > 0) headings.push(heading.textContent);
      }).observe(document, { childList: true, subtree: true, attributes: true });
    });
    await page.goto(`${site.url}/#${otherPageLink.href}`, { waitUntil: 'commit' });
    await expect(getHeading(page, otherPageTitle)).toBeVisible();
    expect(await isHydrated(page)).toBe(false);
    release();
    await expectHydrated(page);
    const headings = await page.evaluate(() => (window as unknown as { headings: string[] }).headings);
    expect([...new Set(headings)]).toEqual([otherPageTitle]);
    expect(pageErrors).toEqual([]);
  });

  test(
    'a click on a link to a page of a newer build runs the scripts of only one build',
    { tag: '@once' },
    async ({ page, site, holdScripts, pageErrors }) => {
      const release = await holdScripts();
      await page.route('**/assets/next-*.js', async (route) =>
        route.fulfill({ response: await route.fetch({ url: route.request().url().replace('next-', '') }) }),
      );
      await page.route(site.url + getUrlPath(otherPageLink.href), async (route) => {
        const response = await route.fetch();
        const renameScripts = (attribute: string) => attribute.replaceAll('/assets/', '/assets/next-');
        await route.fulfill({
          response,
          body: (await response.text()).replace(/ data-scripts="[^"]*"/, renameScripts),
        });
      });
      const scriptRequestPromise = page.waitForRequest('**/assets/*.js');
      // The delayed scripts may delay the load event.
      await page.goto(site.url, { waitUntil: 'domcontentloaded' });
      await scriptRequestPromise;
      await getOtherPageLink(page).click();
      await expect(getHeading(page, otherPageTitle)).toBeVisible();
      release();
      await waitUntilHydrated(page);
      await page.waitForLoadState('networkidle');
      await expect(page).toHaveURL(`${site.url}/#${otherPageLink.href}`);
      await getContactButton(page).click();
      await expect(getContactDialog(page).getByLabel(forms.contact.labels.name)).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(1);
      expect(pageErrors).toEqual([]);
    },
  );

  test(
    'when a deep link opens a page, the browser does not complete the download of the largest picture of the home page',
    { tag: '@once' },
    async ({ page, site, browser }) => {
      const otherPage = await browser.newPage();
      await otherPage.goto(site.url);
      const pictureUrl = await otherPage
        .locator('main img[fetchpriority="high"]')
        .evaluate(async (image: HTMLImageElement) => {
          await image.decode();
          return image.currentSrc;
        });
      await otherPage.close();
      const heading = getHeading(page, otherPageTitle);
      // The test delays the picture until the browser shows the page of the deep link.
      await page.route(pictureUrl, async (route) => {
        await heading.waitFor();
        await route.continue();
      });
      const fetchedUrls: string[] = [];
      page.on('requestfinished', (request) => fetchedUrls.push(request.url()));
      await page.goto(`${site.url}/#${otherPageLink.href}`);
      await expect(heading).toBeVisible();
      await expectHydrated(page);
      await page.waitForLoadState('networkidle');
      expect(fetchedUrls).not.toContain(pictureUrl);
    },
  );

  test(
    'react-aria components add no style element after the document has loaded',
    { tag: '@once' },
    async ({ page, site, pageErrors }) => {
      await page.addInitScript(() => {
        const lateStyles: string[] = [];
        Object.assign(window, { lateStyles });
        new MutationObserver((records) => {
          if (document.readyState === 'loading') return;
          for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
            if (node instanceof HTMLStyleElement && !node.dataset['href']) lateStyles.push(node.outerHTML);
        }).observe(document, { childList: true, subtree: true });
      });
      await page.goto(site.url + getUrlPath(contact.path));
      await expectHydrated(page);
      await page.getByRole('button', { name: forms.country.label }).click();
      await expect(page.getByRole('listbox')).toBeVisible();
      if (comboPage) {
        await page.goto(`${site.url}/#${comboPage.path}`);
        await page.getByRole('tab', { name: comboPage.content.tabs.comparison }).click();
        await expect(page.getByRole('table', { name: combo.comparisonCaption })).toBeVisible();
      }
      await page.keyboard.press('Escape');
      await page.goto(`${site.url}/#${home.path}`);
      // The test first waits for the home page. Otherwise, the dialog could open over the previous page, and would
      // close with that page.
      await expect(getHeading(page, home.title)).toBeVisible();
      await getContactButton(page).click();
      await expect(getContactDialog(page).getByLabel(forms.contact.labels.name)).toBeVisible();
      expect(await page.evaluate(() => (window as unknown as { lateStyles: string[] }).lateStyles)).toEqual([]);
      expect(pageErrors).toEqual([]);
    },
  );

  test(
    "the URL keeps its query before the '#' when the visitor opens another page",
    { tag: '@once' },
    async ({ page, site }) => {
      await page.goto(`${site.url}/?from=letter#${contact.path}`);
      await expectHydrated(page);
      await expect(page).toHaveURL(`${site.url}/?from=letter#${contact.path}`);
      let loadCount = 0;
      page.on('load', () => (loadCount += 1));
      await getOtherPageLink(page).click();
      await expect(getHeading(page, otherPageTitle)).toBeVisible();
      await expect(page).toHaveURL(`${site.url}/?from=letter#${otherPageLink.href}`);
      expect(loadCount).toBe(0);
    },
  );

  interface EarlyAction {
    title: string;
    url: string;
    performAction: (page: Page) => Promise<void>;
    expectEffect: (page: Page) => Promise<void>;
  }
  const createButtonClick = (name: string) => (page: Page) =>
    page.getByRole('button', { name, exact: true }).first().click();
  const expectDialog = (page: Page) => expect(page.getByRole('dialog')).toBeVisible();
  const [offer] = allOffers;
  const earlyActions: EarlyAction[] = [
    {
      title: 'a click on the contact button',
      url: home.path,
      performAction: (page) => getContactButton(page).click(),
      expectEffect: (page) => expect(getContactDialog(page)).toBeVisible(),
    },
    {
      title: 'Enter on the skip link',
      url: home.path,
      performAction: async (page) => {
        await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
      },
      expectEffect: (page) => expect(page.getByRole('main')).toBeFocused(),
    },
    {
      title: 'a click on the pause button of the hero',
      url: home.path,
      performAction: createButtonClick(controls.motion.slides.pause),
      // The site announces the pause only after a press of the button. When the focus stops the hero, the site
      // announces nothing.
      expectEffect: (page) => expect(page.getByText(controls.motion.slides.paused)).toBeAttached(),
    },
    ...(offer
      ? [
          {
            title: 'a click on a plan',
            url: `/#${offer.path}`,
            performAction: createButtonClick(offer.buttonName),
            expectEffect: expectDialog,
          },
        ]
      : []),
  ];
  for (const { title, url, performAction, expectEffect } of earlyActions)
    test(
      `${title} before the scripts load takes effect after they have loaded`,
      { tag: '@once' },
      async ({ page, site, holdScripts, pageErrors }) => {
        const release = await holdScripts();
        await page.goto(site.url + url, { waitUntil: 'domcontentloaded' });
        await performAction(page);
        release();
        await expectEffect(page);
        expect(pageErrors).toEqual([]);
      },
    );

  if (comboPage)
    test.describe('§4.8 tabs', () => {
      const { plans, comparison: comparisonTabName } = comboPage.content.tabs;
      const getTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
      const expectSelectedTab = async (page: Page, name: string) => {
        await expect(getTab(page, name)).toBeFocused();
        await expect(getTab(page, name)).toHaveAttribute('aria-selected', 'true');
      };

      test('arrow keys on a tab work before and after the scripts load', async ({
        page,
        site,
        holdScripts,
        pageErrors,
      }) => {
        const release = await holdScripts();
        await page.goto(`${site.url}/#${comboPage.path}`, { waitUntil: 'domcontentloaded' });
        await getTab(page, plans).focus();
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('ArrowLeft');
        // The tabs ignore an arrow key with modifiers. Only the browser handles such a combination.
        await page.keyboard.press('Shift+Control+ArrowRight');
        await page.keyboard.press('End');
        release();
        await expectSelectedTab(page, comparisonTabName);
        await expect(page.getByRole('table')).toBeVisible();
        await page.keyboard.press('ArrowLeft');
        await expectSelectedTab(page, plans);
        expect(pageErrors).toEqual([]);
      });

      test('a tab that has the focus when the scripts arrive responds to arrow keys', async ({
        page,
        site,
        holdScripts,
      }) => {
        const release = await holdScripts();
        await page.goto(`${site.url}/#${comboPage.path}`, { waitUntil: 'domcontentloaded' });
        await getTab(page, plans).focus();
        release();
        await waitUntilHydrated(page);
        await page.keyboard.press('ArrowRight');
        await expectSelectedTab(page, comparisonTabName);
      });
    });

  test(
    'a link that is clicked before the scripts arrive shows its page at once and focuses its h1',
    { tag: '@once' },
    async ({ page, site, holdScripts, pageErrors }) => {
      const release = await holdScripts();
      await page.goto(site.url, { waitUntil: 'domcontentloaded' });
      await getOtherPageLink(page).click();
      const heading = getHeading(page, otherPageTitle);
      await expect(heading).toBeFocused();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await expect(page).toHaveURL(`${site.url}/#${otherPageLink.href}`);
      release();
      await expectHydrated(page);
      await expect(heading).toBeFocused();
      await page.keyboard.press('Tab');
      // The heading is focusable only while it has the focus.
      await expect(page.locator('h1[tabindex]')).toHaveCount(0);
      expect(pageErrors).toEqual([]);
    },
  );

  test(
    'before the scripts load, Enter on the skip link and then a click on a link open only the page of the link',
    { tag: '@once' },
    async ({ page, site, holdScripts, pageErrors }) => {
      const release = await holdScripts();
      await page.goto(site.url, { waitUntil: 'domcontentloaded' });
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await getOtherPageLink(page).click();
      await expect(getHeading(page, otherPageTitle)).toBeFocused();
      release();
      await waitUntilHydrated(page);
      // The browser opens the URL of a clicked link in a later task, so the test checks the URL after a further click.
      await getContactButton(page).click();
      await expect(getContactDialog(page)).toBeVisible();
      await expect(page).toHaveURL(`${site.url}/#${otherPageLink.href}`);
      expect(pageErrors).toEqual([]);
    },
  );

  test.describe('a form that the visitor filled in before the scripts arrived', { tag: '@once' }, () => {
    const { labels } = forms.contact;
    const { email, phone } = messages;
    const otherCountry = countries.at(-1) ?? countries[0];
    const getNameField = (page: Page) => page.getByLabel(labels.name, { exact: true });
    const getMessageField = (page: Page) => page.getByRole('textbox', { name: labels.message });
    /** Opens the contact page, and enters name, message and country. */
    const openAndFillForm = async (page: Page, siteUrl: string) => {
      await page.goto(siteUrl + getUrlPath(contact.path), { waitUntil: 'domcontentloaded' });
      await getNameField(page).pressSequentially(PERSON.name);
      await getMessageField(page).fill('Hello');
      await page.getByLabel(forms.country.label, { exact: true }).selectOption(otherCountry.country);
    };
    /** Expects that the fields have kept their entries. Sends the form. Expects errors only for the empty fields. */
    const expectEntriesAndErrors = async (page: Page) => {
      const main = page.getByRole('main');
      await expect(getNameField(page)).toHaveValue(PERSON.name);
      await expect(getMessageField(page)).toHaveValue('Hello');
      await expect(main.getByRole('button', { name: forms.country.label })).toContainText(otherCountry.name);
      await sendContactForm(main);
      const errors = page.getByRole('region', { name: forms.shared.fixErrors });
      await expect(errors.getByRole('listitem')).toHaveText([email.missing, phone.missing]);
    };

    test('§4.6 the form keeps its entries and restores untouched fields from a draft', async ({
      page,
      site,
      holdScripts,
    }) => {
      const draft = { age: 0, values: { name: '', message: 'An older text', email: PERSON.email } };
      await page.addInitScript((text) => sessionStorage.setItem('draft:contactPage', text), JSON.stringify(draft));
      const release = await holdScripts();
      await openAndFillForm(page, site.url);
      release();
      await expect(page.getByRole('textbox', { name: labels.email })).toHaveValue(PERSON.email);
      await expect(getNameField(page)).toHaveValue(PERSON.name);
      await expect(getMessageField(page)).toHaveValue('Hello');
    });

    test('§2.12 the form keeps its entries and shows the number of typed characters', async ({
      page,
      site,
      holdScripts,
    }) => {
      const release = await holdScripts();
      await openAndFillForm(page, site.url);
      // The custom list of countries does not replace a `select` that has the focus.
      await getNameField(page).focus();
      release();
      const limit = contactForm.fields.message.limit[settings.formRules];
      await expect(
        page.getByText(fillPlaceholders(controls.characters.typed, { count: 5, limit })).first(),
      ).toBeAttached();
      await expectEntriesAndErrors(page);
    });

    test('3.3.7 the form keeps its entries and the focus, even if a browser extension changed the page', async ({
      page,
      site,
      holdScripts,
    }) => {
      const release = await holdScripts();
      await openAndFillForm(page, site.url);
      await getMessageField(page).focus();
      // This element simulates a button that a password manager inserts after a field.
      await getNameField(page).evaluate((field) => field.after(document.createElement('span')));
      release();
      await expectHydrated(page);
      await waitUntilHydrated(page);
      await expect(getMessageField(page)).toBeFocused();
      await expectEntriesAndErrors(page);
    });
  });

  for (const [failure, respond] of [
    ['failed to load', (route: PageRequest) => route.abort()],
    [
      'were replaced by HTML pages',
      (route: PageRequest) => route.fulfill({ contentType: 'text/html', body: '<p>Log in</p>' }),
    ],
  ] as const)
    test(
      `an alert reports that scripts ${failure}, and each key press and click requests them again`,
      { tag: '@once' },
      async ({ page, site }) => {
        await page.route('**/assets/*.js', respond);
        await page.goto(site.url);
        await expect(page.getByRole('alert').getByText(documentWords.startFailed)).toBeInViewport();
        // The entry script loads at the key press, and React loads at the click.
        const reactErrorPromise = page.waitForEvent('pageerror', ({ message }) => message.includes('react'));
        await page.route('**/assets/react.*.js', (route) => route.abort());
        await page.unroute('**/assets/*.js');
        await page.keyboard.press('Tab');
        await reactErrorPromise;
        await page.unroute('**/assets/react.*.js');
        await getContactButton(page).click();
        await expect(getContactDialog(page)).toBeVisible();
        await expect(page.getByText(documentWords.startFailed)).toHaveCount(0);
      },
    );

  test(
    'a click without a connection keeps the page, and opens the dialog when the scripts load',
    { tag: '@once' },
    async ({ page, site }) => {
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.goto(site.url);
      await page.getByRole('alert').getByText(documentWords.startFailed).waitFor();
      await page.context().setOffline(true);
      let openRequestCount = 0;
      let failureCount = 0;
      page.on('request', () => (openRequestCount += 1));
      page.on('requestfinished', () => (openRequestCount -= 1));
      page.on('requestfailed', () => {
        openRequestCount -= 1;
        failureCount += 1;
      });
      await getContactButton(page).click();
      await expect.poll(() => failureCount > 0 && openRequestCount <= 0).toBe(true);
      await expect(page.getByRole('alert').getByText(documentWords.startFailed)).toBeVisible();
      await expect(page).toHaveURL(site.url);
      await page.unroute('**/assets/*.js');
      await page.context().setOffline(false);
      await page.keyboard.press('Tab');
      await expect(getContactDialog(page)).toBeVisible();
    },
  );

  test(
    'Back and Forward during hydration show the page of the new URL',
    { tag: '@once' },
    async ({ page, site, pageErrors }) => {
      // The router listens to `popstate` after the hydration. This init script changes the URL just before the router
      // adds the listener.
      await page.addInitScript((hash) => {
        const { addEventListener } = window;
        window.addEventListener = (...args: Parameters<typeof addEventListener>) => {
          if (args[0] === 'popstate') window.history.replaceState(null, '', hash);
          addEventListener.apply(window, args);
        };
      }, `#${otherPageLink.href}`);
      await page.goto(site.url);
      await expect(getHeading(page, otherPageTitle)).toBeVisible();
      expect(pageErrors).toEqual([]);
    },
  );

  test(
    'a link that is clicked in the last task before hydration shows its page, and is the current link',
    { tag: '@once' },
    async ({ page, site, pageErrors }) => {
      // The entry script posts a message to pause between two tasks. This init script changes the URL in the last
      // pause.
      await page.addInitScript((hash) => {
        let siteStart: typeof window.siteStart;
        let isPageReady = false;
        Object.defineProperty(window, 'siteStart', {
          configurable: true,
          get: () => siteStart,
          set: (value: NonNullable<typeof siteStart>) => {
            const waitForPage = async () => {
              await value.waitForPage();
              isPageReady = true;
            };
            siteStart = { ...value, waitForPage };
          },
        });
        const { postMessage } = MessagePort.prototype;
        MessagePort.prototype.postMessage = function postMessageAfterNavigation(this: MessagePort, message: unknown) {
          if (isPageReady && window.location.hash !== hash) window.location.hash = hash;
          postMessage.call(this, message);
        };
      }, `#${otherPageLink.href}`);
      await page.goto(site.url);
      await waitUntilHydrated(page);
      await expect(getHeading(page, otherPageTitle)).toBeVisible();
      await expect(getOtherPageLink(page)).toHaveAttribute('aria-current', 'page');
      expect(pageErrors).toEqual([]);
    },
  );

  const turnOnSaveData = (page: Page) =>
    page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

  const pageFailures: { failure: string; respond: (route: PageRequest) => Promise<void> }[] = [
    { failure: 'fails', respond: (route) => route.abort() },
    { failure: 'receives no response', respond: () => new Promise(() => undefined) },
  ];
  for (const { failure, respond } of pageFailures)
    test(
      `with Save-Data, a deep link shows its page even if the request for the page ${failure}`,
      { tag: '@once' },
      async ({ page, site }) => {
        await turnOnSaveData(page);
        await page.route(site.url + getUrlPath(otherPageLink.href), respond);
        await page.goto(`${site.url}/#${otherPageLink.href}`);
        await expect(getHeading(page, otherPageTitle)).toBeVisible();
      },
    );

  test(
    'with Save-Data, carousels are lists and scripts load on the first click',
    { tag: '@once' },
    async ({ page, site, pageErrors }) => {
      const scriptUrls: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scriptUrls.push(request.url());
      });
      await turnOnSaveData(page);
      await page.goto(site.url, { waitUntil: 'networkidle' });
      const slideHeading = page.getByRole('heading', { name: hero.at(-1)?.title ?? '' });
      await expect(slideHeading).toBeVisible();
      await expect(page.getByRole('button', { name: controls.motion.slides.pause })).toHaveCount(0);
      expect(scriptUrls).toEqual([]);
      const box = await slideHeading.boundingBox();
      await getContactButton(page).click();
      await expect(getContactDialog(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(await slideHeading.boundingBox(), 'the scripts move no slide').toEqual(box);
      await expect(page.locator('[data-part="slide"][inert]')).toHaveCount(0);
      expect(pageErrors).toEqual([]);
    },
  );
});
