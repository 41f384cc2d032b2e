import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { documentTitle } from '../../src/app/routing/documentTitle';
import { routes } from '../../src/app/routing/routes';
import { titleOf } from '../titleOf';
import { arrived, goTo, startJourney, type Site } from './harness';

let site: Site;
before(async () => {
  site = await startJourney();
});
after(() => site.stop());

describe('§2.1 every route opens by its address', () => {
  for (const width of [320, 390, 1280]) {
    test(`at ${width} px: heading, title, nothing wider than the window, no complaint`, async () => {
      const { page, complaints, close } = await site.open({ viewport: { width, height: 800 } });
      for (const route of routes) {
        await goTo(page, site.url, route.path);
        await page.waitForFunction((title) => document.title === title, documentTitle(route));
        assert.equal(await page.locator('h1').count(), 1, `${route.path} has one h1`);
        assert.equal(await page.locator('h1').textContent(), titleOf(route.page));
        const excess = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        assert.equal(excess, 0, `${route.path} is wider than the window`);
      }
      assert.deepEqual(complaints, []);
      await close();
    });
  }
});

test('§2.15 an unknown path is the not-found page, with header and footer', async () => {
  const { page, close } = await site.open();
  await goTo(page, site.url, '/no/such/page');
  await page.getByRole('heading', { level: 1, name: '404 - Page Not Found' }).waitFor();
  await page.getByText('The page you are looking for does not exist.').waitFor();
  await page.getByRole('banner').waitFor();
  await page.getByRole('contentinfo').waitFor();
  await close();
});

test('§2.1 a navigation scrolls to the top, sets the title and focuses the h1; so does Back', async () => {
  const { page, close } = await site.open();
  await goTo(page, site.url, '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
  await page.getByRole('heading', { level: 1, name: 'Terms of Service' }).waitFor();
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1' && window.scrollY === 0);
  assert.match(await page.title(), /^Terms of Service/);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'About' }).waitFor();
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1' && window.scrollY === 0);
  assert.match(await page.title(), /^About/);
  await close();
});

test('§2.1 a link that goes away with its page: the focus goes to main, then to the h1, and neither keeps its tabindex', async () => {
  const { page, close } = await site.open();
  await goTo(page, site.url, '/services');
  const link = page.getByRole('main').getByRole('link', { name: 'Contact us' });
  await link.focus();
  await page.evaluate(() =>
    document.addEventListener('focusin', ({ target }) => {
      const { dataset } = document.documentElement;
      dataset['went'] = `${dataset['went'] ?? ''} ${(target as Element).localName}`.trim();
    }),
  );
  await page.keyboard.press('Enter');
  await page.waitForFunction(
    () => document.activeElement?.matches('h1') && document.activeElement.textContent === 'Contact',
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
  const { page, close } = await site.open({ viewport: { width: 1280, height: 800 } });
  await goTo(page, site.url, '/business-website-pricing');
  const bar = page.getByRole('banner');
  await page.mouse.wheel(0, 900);
  await page.waitForFunction(() => document.querySelector('header')!.getBoundingClientRect().bottom <= 0);
  await page.mouse.wheel(0, -200);
  await page.waitForFunction(() => document.querySelector('header')!.getBoundingClientRect().top >= 0);
  await bar.getByRole('link', { name: 'Services' }).focus();
  await page.mouse.wheel(0, 900);
  await page.waitForFunction(() => window.scrollY > 1200);
  assert.ok(await page.evaluate(() => document.querySelector('header')!.getBoundingClientRect().top >= 0));
  await close();
});

test('§2.2 on a phone the menu opens, closes on Escape with focus back, and on a choice', async () => {
  const { page, close } = await site.open({ viewport: { width: 390, height: 800 } });
  await goTo(page, site.url, '/');
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  const careers = page.getByRole('banner').getByRole('link', { name: 'Careers' });
  assert.equal(await menu.getAttribute('aria-expanded'), 'false');
  assert.equal(await careers.isVisible(), false);
  await menu.press('Enter');
  assert.equal(await menu.getAttribute('aria-expanded'), 'true');
  await page.keyboard.press('Escape');
  assert.equal(await careers.isVisible(), false);
  assert.ok(await menu.evaluate((element) => element === document.activeElement));
  await menu.click();
  await careers.click();
  await page.getByRole('heading', { level: 1, name: 'We Are Hiring! Join Our Team' }).waitFor();
  assert.equal(await careers.isVisible(), false);
  await close();
});

test('§2.12 §4.6 a message sent with the keyboard alone is stored, and both mails go out', async () => {
  const { page, complaints, close } = await site.open({ viewport: { width: 1280, height: 900 } });
  await goTo(page, site.url, '/');
  await page.getByRole('banner').getByRole('button', { name: 'Reach Us' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Reach Us' });
  await dialog.waitFor();
  await page.clock.install();
  await dialog.getByLabel('Full Name').focus();
  await page.keyboard.type('Asha Rao');
  await page.keyboard.press('Tab');
  await page.keyboard.type('asha.rao@example.com');
  await dialog.getByLabel('Phone', { exact: true }).focus();
  await page.keyboard.type('9876543210');
  await dialog.getByLabel('Message').focus();
  await page.keyboard.type('Please call me about a website.');
  // A form filled in under two seconds is a bot's to the relay.
  await page.clock.fastForward(3000);
  await dialog.getByRole('button', { name: 'Send Message' }).press('Enter');
  await page.getByRole('heading', { name: 'Message Sent Successfully!' }).waitFor();

  const [row] = await arrived(site.rows, 1);
  assert.equal(row?.payload['name'], 'Asha Rao');
  const mails = await arrived(site.mails, 2);
  assert.deepEqual(
    mails.map(({ subject, to }) => [subject, to[0]?.email]),
    [
      ['New Contact Form Submission', 'hello@banyanbyte.example'],
      ['Thank you for contacting Banyan Byte', 'asha.rao@example.com'],
    ],
  );
  assert.deepEqual(complaints, []);
  await close();
});
