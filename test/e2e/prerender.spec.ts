import type { Page } from '@playwright/test';
import { documentTitle } from '../../src/app/routing/documentTitle';
import { routeFor, routes } from '../../src/app/routing/routes';
import { FOLD_ID } from '../../src/components/Fold/Fold';
import { firm } from '#site/firm';
import { barLinks, footerLinks } from '../../src/site/pages';
import { pages } from '#site/pages';
import { words as controls } from '#site/words/controls';
import { words as combo } from '#site/words/combo';
import { words as forms } from '#site/words/forms';
import { words as messages } from '#site/words/messages';
import { countries } from '#site/countries';
import { settings } from '#site/settings';
import { words as documentWords } from '#site/words/document';
import { fill } from '../../src/site/fill';
import { contact as contactForm } from '../../src/submission/forms/contact';
import { loadSubjects, PERSON } from '../subjects';
import { inPieces, type SlowSite } from '../setup/inPieces';
import { assertSteady, isReady, startJourney, watchShifts, type Site } from './harness';
import { contactButton, contactDialog, sendContact } from './visitor';
import { expect, test } from './fixtures';

const { home, contact, notFound, jobs, ofKind, allOffers } = await loadSubjects();
const { hero, stats } = home.content;
const [job] = jobs;
const [comparison] = ofKind('combo');
/** A page that is not the home page, to go to. */
const elsewhere = footerLinks(pages).find(({ href }) => href !== home.path);
if (!elsewhere) throw new Error('The menus lead to the home page only');
const elsewhereTitle = routeFor(elsewhere.href).title;

let site: Site;
/** The same as a slow line brings it. */
let slow: SlowSite;
test.beforeAll(async ({ browser }) => {
  site = await startJourney({}, browser);
  slow = await inPieces(site.url, { pause: 40 });
});
test.afterAll(async () => {
  slow.stop();
  await site.stop();
});

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
const overlaps = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

const fileOf = (path: string) => (path === '/' ? '/' : `${path}/`);
const reactIsHere = () =>
  Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer'));

/** Holds the site's scripts back until `release` is called. */
async function holdScripts(page: Page): Promise<{ release: () => void }> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return { release };
}

test.describe('§2.1 without JavaScript', () => {
  test('every route is a file that says it all: title, heading, description, canonical address, structured data', async () => {
    const { page, complaints, close } = await site.open({ javaScriptEnabled: false });
    for (const route of routes) {
      const { path, page: id } = route;
      const response = await page.goto(site.url + fileOf(path));
      expect(response?.status(), path).toBe(200);
      expect(await page.title()).toBe(documentTitle(route));
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(route.title);
      expect(await page.locator('meta[name=description]').getAttribute('content')).toBe(route.description);
      expect(await page.locator(`#${FOLD_ID}`).count(), `${path} says where its first view ends`).toBe(1);
      const first = routes.find((other) => other.page === id)?.path ?? path;
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(firm.origin + fileOf(first));
      const preview = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '';
      expect((await fetch(preview.replace(firm.origin, site.url))).status, `${path} has a preview picture`).toBe(200);
      const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '') as {
        '@graph': { '@type': string }[];
      };
      const types = data['@graph'].map((thing) => thing['@type']);
      expect(types.includes('Organization'), path).toBeTruthy();
      expect(types.includes('BreadcrumbList'), path).toBe(path !== '/');
      const sold = ['plans', 'combo', 'bundle'].includes(route.kind);
      expect(types.includes('Service'), path).toBe(sold);
      expect(types.includes('JobPosting'), path).toBe(jobs.some((each) => each.path === first));
    }
    expect(complaints).toEqual([]);
    await close();
  });

  test('every link of every page leads to a file that is there', async () => {
    const { page, close } = await site.open({ javaScriptEnabled: false });
    const targets = new Set<string>();
    for (const { path } of routes) {
      await page.goto(site.url + fileOf(path));
      const hrefs = await page
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      for (const href of hrefs) targets.add(href);
    }
    const own = [...targets].filter((href) => href.startsWith('/'));
    const ids = new Set(routes.map((route) => route.page));
    expect(own.length, own.join()).toBe(ids.size);
    expect(own.filter((href) => href.includes('#'))).toEqual([]);
    for (const href of own) expect((await fetch(site.url + href)).status, href).toBe(200);
    await close();
  });

  test('carousels are plain lists, and nothing is offered that only a script would answer', async () => {
    const { page, close } = await site.open({ javaScriptEnabled: false });
    await page.goto(site.url);
    for (const { title } of hero)
      expect(await page.getByRole('heading', { name: title }).isVisible(), title).toBeTruthy();
    for (const { number } of stats?.items ?? [])
      expect(await page.getByText(number).first().isVisible(), number).toBeTruthy();
    for (const { path } of routes) {
      await page.goto(site.url + fileOf(path));
      expect(await page.locator('button[type="button"]:visible').count(), path).toBe(0);
      expect(
        (await contactButton(page).count()) > 0,
        `${path}: what leads on without a script is offered`,
      ).toBeTruthy();
      // What only bots fill in is out of sight, a pixel large.
      const inert = page.locator('[inert]:not(:has([name="website"])):visible');
      expect(await inert.count(), `${path}: what is seen can be read`).toBe(0);
      expect(await page.locator('[role="tablist"] ~ :not(:visible)').count(), `${path}: every panel is shown`).toBe(0);
    }
    await close();
  });

  test("§2.2 the bar's links can be seen and pressed in every window, and it covers nothing", async () => {
    for (const width of [320, 390, 768, 1280]) {
      const { page, close } = await site.open({ javaScriptEnabled: false, viewport: { width, height: 844 } });
      await page.goto(site.url);
      const bar = page.getByRole('banner');
      const links = bar.getByRole('navigation').getByRole('link');
      expect(await links.allTextContents()).toEqual(barLinks(pages).map(({ label }) => label));
      const boxes = [bar.getByRole('link', { name: firm.name }), ...(await links.all()), page.getByRole('main')];
      const taken: Box[] = [];
      for (const part of boxes) {
        const name = `${((await part.textContent()) ?? '').slice(0, 20)} at ${width} px`;
        const box = await part.boundingBox();
        if (!box) throw new Error(`${name} is not rendered`);
        expect(Math.min(box.width, box.height), `${name} is a target of 44 px`).toBeGreaterThanOrEqual(44);
        expect(box.x >= 0 && box.x + box.width <= width, `${name} is in the window`).toBeTruthy();
        expect(!taken.some((other) => overlaps(box, other)), `${name} lies on nothing`).toBeTruthy();
        taken.push(box);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await links.last().click();
      await page.waitForURL(site.url + fileOf(barLinks(pages).at(-1)?.href ?? ''));
      // Scrolled to its end, the page has the whole window.
      const footer = page.getByRole('contentinfo').getByRole('link').last();
      await footer.scrollIntoViewIfNeeded();
      expect(await bar.evaluate((element) => element.getBoundingClientRect().bottom < 0)).toBe(true);
      await close();
    }
  });

  test('§2.15 any other address is the not-found page, and search engines pass it by', async () => {
    const { page, close } = await site.open({ javaScriptEnabled: false });
    const response = await page.goto(`${site.url}/no/such/page`);
    expect(response?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: notFound.title }).waitFor();
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    await close();
  });

  test('the sitemap lists each page once, and robots.txt names it', async () => {
    const text = await (await fetch(`${site.url}/sitemap.xml`)).text();
    const listed = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    const firsts = routes.filter(({ page, path }) => routes.find((route) => route.page === page)?.path === path);
    expect(listed).toEqual(firsts.map(({ path }) => firm.origin + fileOf(path)));
    expect(await (await fetch(`${site.url}/robots.txt`)).text()).toMatch(
      new RegExp(`Sitemap: ${firm.origin}/sitemap.xml`),
    );
  });
});

test.describe('§2.1 with JavaScript', () => {
  test('a file becomes its hash route in place, without another load', async () => {
    const { page, complaints, close } = await site.open();
    for (const route of routes.filter(({ path }) => path !== '/')) {
      const { path } = route;
      await page.goto(site.url + fileOf(path));
      const heading = await page.locator('h1').elementHandle();
      await page.waitForFunction(reactIsHere);
      expect(page.url()).toBe(`${site.url}/#${path}`);
      expect(await heading?.evaluate((element) => element.isConnected), `${path} keeps its heading`).toBe(true);
      expect(await page.title()).toBe(documentTitle(route));
    }
    expect(complaints).toEqual([]);
    await close();
  });

  // Cards come one by one, and some grow with the next of their row: a tenth of what counts as good (0.1).
  for (const address of [home.path, fileOf(contact.path), ...allOffers.slice(0, 1).map(({ path }) => fileOf(path))])
    for (const width of [390, 1280])
      test(`of a page that comes slowly no more than 0.01 (CLS) moves: ${address} at ${width} px`, async () => {
        const { page, complaints, close } = await site.open({ viewport: { width, height: 800 } });
        const shifts = await watchShifts(page);
        await page.goto(slow.url + address);
        await isReady(page);
        const moved = await shifts();
        await close();
        assertSteady(moved, 0.01);
        expect(complaints).toEqual([]);
      });

  test('a deep link never shows the home page, and reads before the scripts arrive', async () => {
    const { page, complaints, close } = await site.open();
    const { release } = await holdScripts(page);
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        const heading = document.querySelector('h1');
        if (heading && heading.getClientRects().length > 0) seen.push(heading.textContent);
      }).observe(document, { childList: true, subtree: true, attributes: true });
    });
    await page.goto(`${site.url}/#${elsewhere.href}`, { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1, name: elsewhereTitle, exact: true }).waitFor();
    expect(await page.evaluate(reactIsHere)).toBe(false);
    release();
    await page.waitForFunction(reactIsHere);
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect([...new Set(seen)]).toEqual([elsewhereTitle]);
    expect(complaints).toEqual([]);
    await close();
  });

  test('a deep link fetches nothing of the home page’s largest picture', async () => {
    const first = await site.open();
    await first.page.goto(site.url);
    const largest = first.page.locator('main img[fetchpriority="high"]');
    const picture = await largest.evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return image.currentSrc;
    });
    await first.close();
    const { page, close } = await site.open();
    const heading = page.getByRole('heading', { level: 1, name: elsewhereTitle, exact: true });
    // Whatever still waits for it once the other page is here gets it.
    await page.route(picture, async (route) => {
      await heading.waitFor();
      await route.continue();
    });
    const fetched: string[] = [];
    page.on('requestfinished', (request) => fetched.push(request.url()));
    await page.goto(`${site.url}/#${elsewhere.href}`);
    await heading.waitFor();
    await page.waitForFunction(reactIsHere);
    await page.waitForLoadState('networkidle');
    expect(!fetched.includes(picture), picture).toBeTruthy();
    await close();
  });

  test("react-aria's parts come to life without a style that is put before the page's own", async () => {
    const { page, complaints, close } = await site.open();
    await page.addInitScript(() => {
      const late: string[] = [];
      Object.assign(window, { late });
      new MutationObserver((records) => {
        if (document.readyState === 'loading') return;
        for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
          if (node instanceof HTMLStyleElement && !node.dataset['href']) late.push(node.outerHTML);
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(site.url + fileOf(contact.path));
    await page.waitForFunction(reactIsHere);
    await page.getByRole('button', { name: forms.country.label }).click();
    await page.getByRole('listbox').waitFor();
    if (comparison) {
      await page.goto(`${site.url}/#${comparison.path}`);
      await page.getByRole('tab', { name: comparison.content.tabs.comparison }).click();
      await page.getByRole('table', { name: combo.comparisonCaption }).waitFor();
    }
    await page.keyboard.press('Escape');
    await page.goto(`${site.url}/#${home.path}`);
    // A dialog over a page that is on its way out would go with it.
    await page.getByRole('heading', { level: 1, name: home.title, exact: true }).waitFor();
    await contactButton(page).click();
    await contactDialog(page).getByLabel(forms.contact.labels.name).waitFor();
    expect(await page.evaluate(() => (window as unknown as { late: string[] }).late)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  test("what an address says before its '#' stays, on this page and on the next", async () => {
    const { page, close } = await site.open();
    await page.goto(`${site.url}/?from=letter#${contact.path}`);
    await page.waitForFunction(reactIsHere);
    expect(page.url()).toBe(`${site.url}/?from=letter#${contact.path}`);
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.getByRole('contentinfo').getByRole('link', { name: elsewhere.label, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: elsewhereTitle, exact: true }).waitFor();
    expect(page.url()).toBe(`${site.url}/?from=letter#${elsewhere.href}`);
    expect(loads).toBe(0);
    await close();
  });

  test('what is pressed before the scripts arrive is answered once they have', async () => {
    const click = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).first().click();
    const dialogOpens = (page: Page) => page.getByRole('dialog').waitFor();
    const [offer] = allOffers;
    const thirdSlide = fill(controls.carousel.goTo, { number: 3 });
    const presses: [string, (page: Page) => Promise<void>, (page: Page) => Promise<void>][] = [
      [home.path, (page) => contactButton(page).click(), (page) => contactDialog(page).waitFor()],
      [
        home.path,
        async (page) => {
          await page.keyboard.press('Tab');
          await page.keyboard.press('Enter');
        },
        (page) => page.waitForFunction(() => document.activeElement?.id === 'main').then(() => undefined),
      ],
    ];
    if (offer) presses.push([`/#${offer.path}`, click(offer.opener), dialogOpens]);
    if (job) presses.push([`/#${job.path}`, click(job.opener), dialogOpens]);
    if (comparison)
      presses.push([
        `/#${comparison.path}`,
        (page) => page.getByRole('tab', { name: comparison.content.tabs.comparison }).press('Enter'),
        (page) => page.getByRole('table').waitFor(),
      ]);
    if (hero.length > 2)
      presses.push([
        home.path,
        click(thirdSlide),
        (page) => page.locator(`button[aria-label="${thirdSlide}"][aria-current]`).first().waitFor(),
      ]);
    for (const [address, press, answer] of presses) {
      const { page, complaints, close } = await site.open();
      const { release } = await holdScripts(page);
      await page.goto(site.url + address, { waitUntil: 'domcontentloaded' });
      await press(page);
      release();
      await answer(page);
      expect(complaints).toEqual([]);
      await close();
    }
  });

  if (comparison)
    test('§4.8 arrow keys on a tab before the scripts arrive select and focus the tab once they have, with what is pressed after', async () => {
      const { page, complaints, close } = await site.open();
      const { plans, comparison: second } = comparison.content.tabs;
      const focused = (name: string) =>
        page.waitForFunction(
          (label) =>
            document.activeElement?.getAttribute('aria-selected') === 'true' &&
            document.activeElement.textContent === label,
          name,
        );
      const { release } = await holdScripts(page);
      await page.goto(`${site.url}/#${comparison.path}`, { waitUntil: 'domcontentloaded' });
      await page.getByRole('tab', { name: plans }).focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowLeft');
      // With another key it is the browser's.
      await page.keyboard.press('Shift+Control+ArrowRight');
      await page.keyboard.press('End');
      release();
      await focused(second);
      await page.getByRole('table').waitFor();
      await page.keyboard.press('ArrowLeft');
      await focused(plans);
      expect(complaints).toEqual([]);
      await close();
    });

  if (comparison)
    test('§4.8 a tab that has the focus when the scripts arrive hands it on by arrow keys', async () => {
      const { page, close } = await site.open();
      const { release } = await holdScripts(page);
      await page.goto(`${site.url}/#${comparison.path}`, { waitUntil: 'domcontentloaded' });
      await page.getByRole('tab', { name: comparison.content.tabs.plans }).focus();
      release();
      await isReady(page);
      await page.keyboard.press('ArrowRight');
      const second = page.getByRole('tab', { name: comparison.content.tabs.comparison, selected: true });
      await second.waitFor();
      expect(await second.evaluate((tab) => tab === document.activeElement)).toBeTruthy();
      await close();
    });

  test('a link that is pressed before the scripts arrive leads to its page at once, with focus on its heading', async () => {
    const { page, complaints, close } = await site.open();
    const { release } = await holdScripts(page);
    await page.goto(site.url, { waitUntil: 'domcontentloaded' });
    await page.getByRole('contentinfo').getByRole('link', { name: elsewhere.label, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: elsewhereTitle, exact: true }).waitFor();
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1' && window.scrollY === 0);
    expect(page.url()).toBe(`${site.url}/#${elsewhere.href}`);
    release();
    await page.waitForFunction(reactIsHere);
    expect(await page.evaluate(() => document.activeElement?.tagName === 'H1')).toBeTruthy();
    await page.keyboard.press('Tab');
    // The heading can take the focus only while it has it.
    await page.locator('h1[tabindex]').waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await close();
  });

  test('§2.12 what is typed and chosen before the scripts arrive stays, and counts', async () => {
    const { page, close } = await site.open();
    const { release } = await holdScripts(page);
    await page.goto(site.url + fileOf(contact.path), { waitUntil: 'domcontentloaded' });
    const { labels } = forms.contact;
    const name = page.getByLabel(labels.name, { exact: true });
    await name.pressSequentially(PERSON.name);
    await page.getByRole('textbox', { name: labels.message }).fill('Hello');
    const another = countries.at(-1) ?? countries[0];
    await page.getByLabel(forms.country.label, { exact: true }).selectOption(another.country);
    // Where the select is in use it is not exchanged.
    await name.focus();
    release();
    const limit = contactForm.fields.message.limit[settings.formRules];
    await page
      .getByText(fill(controls.characters.typed, { count: 5, limit }))
      .first()
      .waitFor();
    expect(await name.inputValue()).toBe(PERSON.name);
    const list = page.getByRole('main').getByRole('button', { name: forms.country.label });
    expect((await list.textContent())?.includes(another.name)).toBeTruthy();
    await sendContact(page.getByRole('main'));
    const errors = page.getByRole('region', { name: forms.shared.fixErrors });
    expect(await errors.getByRole('listitem').allTextContents()).toEqual([
      messages.email.missing,
      messages.phone.missing,
    ]);
    await close();
  });

  test('scripts that do not arrive are told; the next press asks for them again', async () => {
    const { page, close } = await site.open();
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(site.url);
    await page.getByRole('alert').getByText(documentWords.startFailed).waitFor();
    await page.unroute('**/assets/*.js');
    await contactButton(page).click();
    await contactDialog(page).waitFor();
    expect(await page.getByText(documentWords.startFailed).count()).toBe(0);
    await close();
  });

  test('who asked for less data gets plain lists, and scripts with the first press only', async () => {
    const { page, complaints, close } = await site.open();
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await page.goto(site.url, { waitUntil: 'networkidle' });
    const slide = page.getByRole('heading', { name: hero.at(-1)?.title ?? '' });
    expect(await slide.isVisible()).toBeTruthy();
    expect(await page.getByRole('button', { name: controls.motion.slides.pause }).count()).toBe(0);
    expect(scripts).toEqual([]);
    const boxBefore = await slide.boundingBox();
    await contactButton(page).click();
    await contactDialog(page).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await slide.boundingBox(), 'nothing moves when the scripts arrive').toEqual(boxBefore);
    expect(await page.locator('[data-part="slide"][inert]').count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });
});
