import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
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

const { home, contact, notFound, jobs, ofKind, allOffers } = await loadSubjects();
const { hero, stats } = home.content;
const [job] = jobs;
const [comparison] = ofKind('combo');
/** A page that is not the home page, to go to. */
const elsewhere = footerLinks(pages).find(({ href }) => href !== home.path);
assert.ok(elsewhere, 'the menus lead to a page besides the home page');
const elsewhereTitle = routeFor(elsewhere.href).title;

let site: Site;
/** The same as a slow line brings it. */
let slow: SlowSite;
before(async () => {
  site = await startJourney();
  slow = await inPieces(site.url, { pause: 40 });
});
after(async () => {
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

describe('§2.1 without JavaScript', () => {
  test('every route is a file that says it all: title, heading, description, canonical address, structured data', async () => {
    const { page, complaints, close } = await site.open({ javaScriptEnabled: false });
    for (const route of routes) {
      const { path, page: id } = route;
      const response = await page.goto(site.url + fileOf(path));
      assert.equal(response?.status(), 200, path);
      assert.equal(await page.title(), documentTitle(route));
      assert.equal(await page.getByRole('heading', { level: 1 }).textContent(), route.title);
      assert.equal(await page.locator('meta[name=description]').getAttribute('content'), route.description);
      assert.equal(await page.locator(`#${FOLD_ID}`).count(), 1, `${path} says where its first view ends`);
      const first = routes.find((other) => other.page === id)?.path ?? path;
      assert.equal(await page.locator('link[rel=canonical]').getAttribute('href'), firm.origin + fileOf(first));
      const preview = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '';
      assert.equal((await fetch(preview.replace(firm.origin, site.url))).status, 200, `${path} has a preview picture`);
      const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '') as {
        '@graph': { '@type': string }[];
      };
      const types = data['@graph'].map((thing) => thing['@type']);
      assert.ok(types.includes('Organization'), path);
      assert.equal(types.includes('BreadcrumbList'), path !== '/', path);
      const sold = ['plans', 'combo', 'bundle'].includes(route.kind);
      assert.equal(types.includes('Service'), sold, path);
      assert.equal(
        types.includes('JobPosting'),
        jobs.some((each) => each.path === first),
        path,
      );
    }
    assert.deepEqual(complaints, []);
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
    assert.equal(own.length, ids.size, own.join());
    assert.deepEqual(
      own.filter((href) => href.includes('#')),
      [],
    );
    for (const href of own) assert.equal((await fetch(site.url + href)).status, 200, href);
    await close();
  });

  test('carousels are plain lists, and nothing is offered that only a script would answer', async () => {
    const { page, close } = await site.open({ javaScriptEnabled: false });
    await page.goto(site.url);
    for (const { title } of hero) assert.ok(await page.getByRole('heading', { name: title }).isVisible(), title);
    for (const { number } of stats?.items ?? []) assert.ok(await page.getByText(number).first().isVisible(), number);
    for (const { path } of routes) {
      await page.goto(site.url + fileOf(path));
      assert.equal(await page.locator('button[type="button"]:visible').count(), 0, path);
      assert.ok((await contactButton(page).count()) > 0, `${path}: what leads on without a script is offered`);
      // What only bots fill in is out of sight, a pixel large.
      const inert = page.locator('[inert]:not(:has([name="website"])):visible');
      assert.equal(await inert.count(), 0, `${path}: what is seen can be read`);
      assert.equal(await page.locator('[role="tablist"] ~ :not(:visible)').count(), 0, `${path}: every panel is shown`);
    }
    await close();
  });

  test("§2.2 the bar's links can be seen and pressed in every window, and it covers nothing", async () => {
    for (const width of [320, 390, 768, 1280]) {
      const { page, close } = await site.open({ javaScriptEnabled: false, viewport: { width, height: 844 } });
      await page.goto(site.url);
      const bar = page.getByRole('banner');
      const links = bar.getByRole('navigation').getByRole('link');
      assert.deepEqual(
        await links.allTextContents(),
        barLinks(pages).map(({ label }) => label),
      );
      const boxes = [bar.getByRole('link', { name: firm.name }), ...(await links.all()), page.getByRole('main')];
      const taken: Box[] = [];
      for (const part of boxes) {
        const name = `${((await part.textContent()) ?? '').slice(0, 20)} at ${width} px`;
        const box = await part.boundingBox();
        assert.ok(box && box.width >= 44 && box.height >= 44, `${name} is a target of 44 px`);
        assert.ok(box.x >= 0 && box.x + box.width <= width, `${name} is in the window`);
        assert.ok(!taken.some((other) => overlaps(box, other)), `${name} lies on nothing`);
        taken.push(box);
      }
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);
      await links.last().click();
      await page.waitForURL(site.url + fileOf(barLinks(pages).at(-1)?.href ?? ''));
      // Scrolled to its end, the page has the whole window.
      const footer = page.getByRole('contentinfo').getByRole('link').last();
      await footer.scrollIntoViewIfNeeded();
      assert.equal(await bar.evaluate((element) => element.getBoundingClientRect().bottom < 0), true);
      await close();
    }
  });

  test('§2.15 any other address is the not-found page, and search engines pass it by', async () => {
    const { page, close } = await site.open({ javaScriptEnabled: false });
    const response = await page.goto(`${site.url}/no/such/page`);
    assert.equal(response?.status(), 404);
    await page.getByRole('heading', { level: 1, name: notFound.title }).waitFor();
    assert.equal(await page.locator('meta[name=robots]').getAttribute('content'), 'noindex');
    await close();
  });

  test('the sitemap lists each page once, and robots.txt names it', async () => {
    const text = await (await fetch(`${site.url}/sitemap.xml`)).text();
    const listed = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    const firsts = routes.filter(({ page, path }) => routes.find((route) => route.page === page)?.path === path);
    assert.deepEqual(
      listed,
      firsts.map(({ path }) => firm.origin + fileOf(path)),
    );
    assert.match(
      await (await fetch(`${site.url}/robots.txt`)).text(),
      new RegExp(`Sitemap: ${firm.origin}/sitemap.xml`),
    );
  });
});

describe('§2.1 with JavaScript', () => {
  test('a file becomes its hash route in place, without another load', async () => {
    const { page, complaints, close } = await site.open();
    for (const route of routes.filter(({ path }) => path !== '/')) {
      const { path } = route;
      await page.goto(site.url + fileOf(path));
      const heading = await page.locator('h1').elementHandle();
      await page.waitForFunction(reactIsHere);
      assert.equal(page.url(), `${site.url}/#${path}`);
      assert.equal(await heading?.evaluate((element) => element.isConnected), true, `${path} keeps its heading`);
      assert.equal(await page.title(), documentTitle(route));
    }
    assert.deepEqual(complaints, []);
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
        assert.deepEqual(complaints, []);
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
    assert.equal(await page.evaluate(reactIsHere), false);
    release();
    await page.waitForFunction(reactIsHere);
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    assert.deepEqual([...new Set(seen)], [elsewhereTitle]);
    assert.deepEqual(complaints, []);
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
    assert.ok(!fetched.includes(picture), picture);
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
    assert.deepEqual(await page.evaluate(() => (window as unknown as { late: string[] }).late), []);
    assert.deepEqual(complaints, []);
    await close();
  });

  test("what an address says before its '#' stays, on this page and on the next", async () => {
    const { page, close } = await site.open();
    await page.goto(`${site.url}/?from=letter#${contact.path}`);
    await page.waitForFunction(reactIsHere);
    assert.equal(page.url(), `${site.url}/?from=letter#${contact.path}`);
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.getByRole('contentinfo').getByRole('link', { name: elsewhere.label, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: elsewhereTitle, exact: true }).waitFor();
    assert.equal(page.url(), `${site.url}/?from=letter#${elsewhere.href}`);
    assert.equal(loads, 0);
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
      assert.deepEqual(complaints, []);
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
      assert.deepEqual(complaints, []);
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
      assert.ok(await second.evaluate((tab) => tab === document.activeElement));
      await close();
    });

  test('a link that is pressed before the scripts arrive leads to its page at once, with focus on its heading', async () => {
    const { page, complaints, close } = await site.open();
    const { release } = await holdScripts(page);
    await page.goto(site.url, { waitUntil: 'domcontentloaded' });
    await page.getByRole('contentinfo').getByRole('link', { name: elsewhere.label, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: elsewhereTitle, exact: true }).waitFor();
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1' && window.scrollY === 0);
    assert.equal(page.url(), `${site.url}/#${elsewhere.href}`);
    release();
    await page.waitForFunction(reactIsHere);
    assert.ok(await page.evaluate(() => document.activeElement?.tagName === 'H1'));
    await page.keyboard.press('Tab');
    // The heading can take the focus only while it has it.
    await page.locator('h1[tabindex]').waitFor({ state: 'detached' });
    assert.deepEqual(complaints, []);
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
    assert.equal(await name.inputValue(), PERSON.name);
    const list = page.getByRole('main').getByRole('button', { name: forms.country.label });
    assert.ok((await list.textContent())?.includes(another.name));
    await sendContact(page.getByRole('main'));
    const errors = page.getByRole('region', { name: forms.shared.fixErrors });
    assert.deepEqual(await errors.getByRole('listitem').allTextContents(), [
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
    assert.equal(await page.getByText(documentWords.startFailed).count(), 0);
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
    assert.ok(await slide.isVisible());
    assert.equal(await page.getByRole('button', { name: controls.motion.slides.pause }).count(), 0);
    assert.deepEqual(scripts, []);
    const boxBefore = await slide.boundingBox();
    await contactButton(page).click();
    await contactDialog(page).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    assert.deepEqual(await slide.boundingBox(), boxBefore, 'nothing moves when the scripts arrive');
    assert.equal(await page.locator('[data-part="slide"][inert]').count(), 0);
    assert.deepEqual(complaints, []);
    await close();
  });
});
