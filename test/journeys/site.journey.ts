import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from '@playwright/test';
import { documentTitle } from '../../src/app/routing/documentTitle';
import { routeFor, type Route } from '../../src/app/routing/routes';
import { words as controls } from '#site/words/controls';
import { words as forms } from '#site/words/forms';
import { words as mailWords } from '#site/words/mails';
import { firm } from '#site/firm';
import { pages } from '#site/pages';
import { fill } from '../../src/site/fill';
import { barLinks, footerLinks } from '../../src/site/pages';
import { loadSubjects, PERSON } from '../subjects';
import { arrived, goTo, startJourney, type Site } from './harness';
import { contactButton, contactDialog, contactSent, MESSAGE } from './visitor';

const { home, contact, notFound } = await loadSubjects();
/** The bar's last link: its first may be the page that is shown. */
const lastLink = barLinks(pages).at(-1);
assert.ok(lastLink, 'the bar has links');

let site: Site;
before(async () => {
  site = await startJourney();
});
after(() => site.stop());

test('§2.15 an unknown path is the not-found page, with header and footer', async () => {
  const { page, close } = await site.open();
  await goTo(page, site.url, '/no/such/page');
  await page.getByRole('heading', { level: 1, name: notFound.title }).waitFor();
  await page.getByText(notFound.content.text).waitFor();
  await page.getByRole('banner').waitFor();
  await page.getByRole('contentinfo').waitFor();
  await close();
});

test('§2.1 a navigation scrolls to the top, sets the title and focuses the h1; so does Back', async () => {
  const [from, to] = [routeFor(contact.path), routeFor(footerLinks(pages).at(-1)?.href ?? '')];
  const headingHasFocus = async (page: Page, route: Route) => {
    await page.getByRole('heading', { level: 1, name: route.title, exact: true }).waitFor();
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1' && window.scrollY === 0);
    assert.equal(await page.title(), documentTitle(route));
  };
  const { page, close } = await site.open();
  await goTo(page, site.url, from.path);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: footerLinks(pages).at(-1)?.label ?? '', exact: true })
    .click();
  await headingHasFocus(page, to);
  await page.goBack();
  await headingHasFocus(page, from);
  await close();
});

test('§2.1 a link that goes away with its page: the focus goes to main, then to the h1, and neither keeps its tabindex', async () => {
  const { page, close } = await site.open();
  await goTo(page, site.url, notFound.path);
  await page.getByRole('main').getByRole('link', { name: notFound.content.homeLabel }).focus();
  await page.evaluate(() =>
    document.addEventListener('focusin', ({ target }) => {
      const { dataset } = document.documentElement;
      dataset['went'] = `${dataset['went'] ?? ''} ${(target as Element).localName}`.trim();
    }),
  );
  await page.keyboard.press('Enter');
  await page.waitForFunction(
    (title) => document.activeElement?.matches('h1') && document.activeElement.textContent === title,
    home.title,
  );
  assert.equal(await page.evaluate(() => document.documentElement.dataset['went']), 'main h1');
  await page.keyboard.press('Tab');
  assert.equal(await page.locator('main[tabindex], main h1[tabindex]').count(), 0);
  assert.ok(
    await page.evaluate(() => document.activeElement?.closest('main') !== null),
    'Tab goes on from the heading',
  );
  await close();
});

test('§2.2 the bar hides on the way down, returns on the way up, and never hides while it holds focus', async () => {
  // Low, so that the shortest home page has a way down.
  const { page, close } = await site.open({ viewport: { width: 1280, height: 480 } });
  await goTo(page, site.url, home.path);
  const bar = page.getByRole('banner');
  await page.mouse.wheel(0, 900);
  await page.waitForFunction(() => document.querySelector('header')!.getBoundingClientRect().bottom <= 0);
  await page.mouse.wheel(0, -200);
  await page.waitForFunction(() => document.querySelector('header')!.getBoundingClientRect().top >= 0);
  await bar.getByRole('link', { name: lastLink.label, exact: true }).focus();
  const start = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, 900);
  await page.waitForFunction((from) => window.scrollY > from + 100, start);
  assert.ok(await page.evaluate(() => document.querySelector('header')!.getBoundingClientRect().top >= 0));
  await close();
});

test('§2.2 on a phone the menu opens, closes on Escape with focus back, and on a choice', async () => {
  const { page, close } = await site.open({ viewport: { width: 390, height: 800 } });
  await goTo(page, site.url, home.path);
  const menu = page.getByRole('button', { name: controls.menu, exact: true });
  const link = page.getByRole('banner').getByRole('link', { name: lastLink.label, exact: true });
  assert.equal(await menu.getAttribute('aria-expanded'), 'false');
  assert.equal(await link.isVisible(), false);
  await menu.press('Enter');
  assert.equal(await menu.getAttribute('aria-expanded'), 'true');
  await page.keyboard.press('Escape');
  assert.equal(await link.isVisible(), false);
  assert.ok(await menu.evaluate((element) => element === document.activeElement));
  await menu.click();
  await link.click();
  await page.getByRole('heading', { level: 1, name: routeFor(lastLink.href).title, exact: true }).waitFor();
  assert.equal(await link.isVisible(), false);
  await close();
});

test('§2.12 §4.6 a message sent with the keyboard alone is stored, and both mails go out', async () => {
  const { labels, submit } = forms.contact;
  const { page, complaints, close } = await site.open({ viewport: { width: 1280, height: 900 } });
  await goTo(page, site.url, home.path);
  await contactButton(page).focus();
  await page.keyboard.press('Enter');
  const dialog = contactDialog(page);
  await dialog.waitFor();
  await page.clock.install();
  await dialog.getByLabel(labels.name).focus();
  await page.keyboard.type(PERSON.name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PERSON.email);
  await dialog.getByLabel(labels.phone, { exact: true }).focus();
  await page.keyboard.type(PERSON.phone);
  await dialog.getByLabel(labels.message).focus();
  await page.keyboard.type(MESSAGE);
  // A form filled in under two seconds is a bot's to the relay.
  await page.clock.fastForward(3000);
  await dialog.getByRole('button', { name: submit, exact: true }).press('Enter');
  await contactSent(page).waitFor();

  const [row] = await arrived(site.rows, 1);
  assert.equal(row?.payload['name'], PERSON.name);
  const mails = await arrived(site.mails, 2);
  const { admin, confirmation } = mailWords.contact;
  assert.deepEqual(
    mails.map(({ subject, to }) => [subject, to[0]?.email]),
    [
      [admin.subject, firm.inbox],
      [fill(confirmation.subject, { firm: firm.name }), PERSON.email],
    ],
  );
  assert.deepEqual(complaints, []);
  await close();
});
