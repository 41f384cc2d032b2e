/** §2.16: every form without JavaScript, in a real browser, of any firm. */
import type { BrowserContextOptions, Page } from '@playwright/test';
import { firm } from '#site/firm';
import { settings } from '#site/settings';
import { words as combo } from '#site/words/combo';
import { words as forms } from '#site/words/forms';
import { words as messages } from '#site/words/messages';
import { words as outcomes } from '#site/words/outcomes';
import { words as plain } from '#site/words/plain';
import { servedFolder } from '../../scripts/build/swap';
import { listen } from '../../server/node';
import { loadSite } from '../../server/static/load';
import { serveStatic } from '../../server/static/serve';
import { fill } from '../../src/site/fill';
import { applyPath, customRequestPath, quotePath } from '../../src/site/formPaths';
import { RESUME_LIMIT_BYTES, resumeMessage } from '../../src/submission/resume';
import { loadSubjects, PERSON } from '../subjects';
import { arrived, dialogIsReady, startJourney, type Site } from './harness';
import { applySent, contactButton, contactSent, fillApply, fillContact, pdf, sendApply, sendContact } from './visitor';
import { expect, test } from './fixtures';

const { home, contact, text: textPage, jobs, allOffers, customCard, ofKind } = await loadSubjects();
const [job] = jobs;
const [offer] = allOffers;

let site: Site;
test.beforeAll(async ({ browser }) => {
  // This visitor types as fast as a bot.
  site = await startJourney({ MIN_FORM_AGE_MS: '0' }, browser);
});
test.afterAll(() => site.stop());

async function withPage(walk: (page: Page) => Promise<void>, options: BrowserContextOptions = {}): Promise<void> {
  const { page, close } = await site.open({
    javaScriptEnabled: false,
    viewport: { width: 1280, height: 900 },
    ...options,
  });
  try {
    await walk(page);
  } finally {
    await close();
  }
}

const isError = async (page: Page): Promise<boolean> =>
  (await page.title()).startsWith(fill(plain.errorTitle, { title: '' }).trim());
const listed = (page: Page) =>
  page.getByRole('region', { name: forms.shared.fixErrors }).getByRole('listitem').allTextContents();
const rowsOf = async (name: string) => (await site.rows()).filter(({ payload }) => payload['name'] === name);
const nameField = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true });

test.describe('§2.16 a message', () => {
  test('from a press of the home page: mistakes, all that was typed, the way to a field, success, reload, Back', () =>
    withPage(async (page) => {
      await page.goto(site.url);
      await contactButton(page).click();
      expect(new URL(page.url()).pathname).toBe(`${contact.path}/`);
      const main = page.getByRole('main');
      await nameField(page, forms.contact.labels.name).fill('Gita Rao');
      await sendContact(main);
      expect(await isError(page)).toBeTruthy();
      expect(await listed(page)).toEqual([messages.email.missing, messages.phone.missing, messages.message.missing]);
      expect(await nameField(page, forms.contact.labels.name).inputValue()).toBe('Gita Rao');
      await page.getByRole('link', { name: messages.phone.missing }).click();
      const phone = page.getByRole('textbox', { name: forms.contact.labels.phone, exact: true });
      expect(new URL(page.url()).hash).toBe(`#${await phone.getAttribute('id')}`);
      expect(await phone.getAttribute('aria-invalid')).toBe('true');

      await fillContact(main, 'Gita Rao');
      await sendContact(main);
      await contactSent(page).waitFor();
      const [row] = await arrived(() => rowsOf('Gita Rao'), 1);
      const said = await main.innerText();
      expect(said).toMatch(new RegExp(`${firm.referencePrefix}-`));
      expect(said.includes(String(row?.payload['message'])), 'what was sent is shown').toBeTruthy();

      await page.reload();
      await contactSent(page).waitFor();
      await page.goBack();
      await sendContact(page.getByRole('main'));
      await contactSent(page).waitFor();
      await page.goto(site.url);
      expect((await rowsOf('Gita Rao')).length, 'reload, Back and a second press store nothing more').toBe(1);
    }));

  test('line breaks at the start of the text come back with mistakes, each time', () =>
    withPage(async (page) => {
      await page.goto(`${site.url}${contact.path}/`);
      const field = page.getByRole('textbox', { name: forms.contact.labels.message });
      await field.focus();
      for (const key of ['Enter', 'Enter', 'Enter', 'H', 'Enter']) await page.keyboard.press(key);
      for (let time = 0; time < 2; time += 1) {
        await sendContact(page.getByRole('main'));
        expect(await isError(page)).toBeTruthy();
        expect(await field.inputValue()).toBe('\n\n\nH\n');
      }
    }));

  test('pressed twice at once it is stored once', () =>
    withPage(async (page) => {
      await page.goto(`${site.url}${contact.path}/`);
      const main = page.getByRole('main');
      await fillContact(main, 'Twice Pressed');
      await main.getByRole('button', { name: forms.contact.submit, exact: true }).dblclick({ noWaitAfter: true });
      await contactSent(page).waitFor();
      await arrived(() => rowsOf('Twice Pressed'), 1);
      await fillContact(await openAnew(page), 'Later Comer');
      await sendContact(page.getByRole('main'));
      await arrived(() => rowsOf('Later Comer'), 1);
      expect((await rowsOf('Twice Pressed')).length).toBe(1);
    }));

  test('typed and sent with every script blocked, in a browser that would run them', () =>
    withPage(
      async (page) => {
        await page.route('**/assets/*.js', (route) => route.abort());
        await page.goto(`${site.url}${contact.path}/`, { waitUntil: 'commit' });
        const main = page.getByRole('main');
        await fillContact(main, 'Blocked Scripts');
        await sendContact(main);
        await contactSent(page).waitFor();
        await arrived(() => rowsOf('Blocked Scripts'), 1);
      },
      { javaScriptEnabled: true },
    ));

  test('a press that the site’s code can’t answer, for it does not arrive, leads on', () =>
    withPage(
      async (page) => {
        await page.route('**/assets/*.js', (route) => route.abort());
        await page.goto(site.url);
        await contactButton(page).click();
        await page.getByRole('heading', { level: 1, name: contact.title }).waitFor();
      },
      { javaScriptEnabled: true },
    ));
});

async function openAnew(page: Page) {
  await page.goto(`${site.url}${contact.path}/`);
  return page.getByRole('main');
}

if (job)
  test.describe('§2.16 an application', () => {
    const open = async (page: Page) => {
      await page.goto(`${site.url}${job.path}/`);
      await page.getByRole('button', { name: job.opener, exact: true }).click();
      expect(new URL(page.url()).pathname).toBe(`${applyPath(job.path, job.id)}/`);
      return page.getByRole('main');
    };

    test('with a résumé of 5 MB arrives', () =>
      withPage(async (page) => {
        const main = await open(page);
        await fillApply(main, pdf(RESUME_LIMIT_BYTES));
        await sendApply(main);
        await applySent(page).waitFor();
        const [row] = await arrived(() => rowsOf('Ravi Menon'), 1);
        expect(row?.payload['jobTitle']).toBe(job.title);
      }));

    test('with a byte more comes back: the file is refused, the rest is kept', () =>
      withPage(async (page) => {
        const main = await open(page);
        await fillApply(main, pdf(RESUME_LIMIT_BYTES + 1));
        await sendApply(main);
        expect(await isError(page)).toBeTruthy();
        expect(await listed(page)).toEqual([resumeMessage('size')]);
        expect(await nameField(page, forms.application.labels.name).inputValue()).toBe('Ravi Menon');
        expect(await main.getByText(plain.fileLost).isVisible()).toBeTruthy();
      }));
  });

const FORM_FILES = [
  ...(job ? [applyPath(job.path, job.id)] : []),
  ...(offer ? [quotePath(offer.path)] : []),
  ...(customCard ? [customRequestPath(customCard.path)] : []),
];
for (const at of FORM_FILES)
  test(`§2.16 ${at} holds no script: with JavaScript it is the same page, and its form is sent the same way`, () =>
    withPage(
      async (page) => {
        const scripts: string[] = [];
        page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
        await page.goto(`${site.url}${at}/`);
        expect(await page.evaluate(() => document.scripts.length)).toBe(0);
        await page.locator('#form button:not([type="button"])').click();
        await page.waitForURL(/\/api\/submissions\//);
        await page.getByRole('heading', { level: 1 }).waitFor();
        expect(scripts).toEqual([]);
      },
      { javaScriptEnabled: true },
    ));

/** What a request comes to: a summary that nobody has sent, or a success. */
const requested = async (page: Page, heading: string): Promise<void> => {
  const expected = settings.quoteDelivery === 'summary' ? heading : outcomes.request.title;
  await page.getByRole('heading', { name: expected }).waitFor();
  expect((await page.title()).startsWith(expected), 'another page by its title, too (WCAG 2.4.2)').toBeTruthy();
};

if (offer)
  test('§2.16 a quote: the plan whose button was pressed is chosen; it becomes a summary, or arrives', () =>
    withPage(async (page) => {
      await page.goto(`${site.url}${offer.path}/`);
      await page.getByRole('main').getByRole('button', { name: offer.opener, exact: true }).first().click();
      const address = new URL(page.url());
      expect(address.pathname).toBe(`${quotePath(offer.path)}/`);
      const main = page.getByRole('main');
      expect(await main.getByLabel(forms.quote.rows.plan, { exact: true }).inputValue()).toBe(offer.id);
      await main.getByLabel(forms.quote.labels.name, { exact: true }).fill('Nila Das');
      await main.getByLabel(forms.quote.labels.budget, { exact: true }).fill('2500');
      await main.getByRole('button', { name: offer.quote.submitLabel, exact: true }).click();
      await requested(page, forms.quote.summaryHeading);
      const said = await main.innerText();
      for (const text of [offer.plan, 'Nila Das', '2500']) expect(said.includes(text), text).toBeTruthy();
      if (settings.quoteDelivery === 'relay') await arrived(() => rowsOf('Nila Das'), 1);
      else {
        expect((await main.getByRole('link', { name: forms.summary.byEmail }).getAttribute('href')) ?? '').toMatch(
          new RegExp(`^mailto:${firm.inbox}\\?`),
        );
        expect(await rowsOf('Nila Das'), 'nothing is sent').toEqual([]);
      }
    }));

const [bundle] = ofKind('bundle');
if (bundle)
  test('§4.7 a plan’s button chooses the suggested add-on, an add-on’s its plan, and one that is left out stays out, by keyboard', () =>
    withPage(async (page) => {
      const { plans, addons } = bundle.content;
      const main = page.getByRole('main');
      const [plan, addon] = [forms.quote.rows.plan, forms.quote.rows.addon];
      const shown = async () => [
        await main.getByLabel(plan, { exact: true }).inputValue(),
        await main.getByLabel(addon, { exact: true }).inputValue(),
      ];
      const press = async (name: string) => {
        await page.goto(`${site.url}${bundle.path}/`);
        await main.getByRole('button', { name: `${combo.callToAction} ${name}`, exact: true }).focus();
        await page.keyboard.press('Enter');
        await page.waitForURL(/\?/);
      };
      const idOf = (name: string | undefined) => addons.find((each) => each.name === name)?.id;
      for (const each of addons) {
        await press(each.name);
        expect(await shown()).toEqual([plans.find(({ name }) => name === each.forPlan)?.id, each.id]);
      }
      for (const each of plans) {
        await press(each.name);
        expect(await shown()).toEqual([each.id, idOf(each.addon)]);
      }
      await main.getByLabel(addon, { exact: true }).focus();
      await page.keyboard.press('Home');
      expect(await shown()).toEqual([plans.at(-1)?.id, '']);
      await main.getByRole('button', { name: bundle.content.quote.submitLabel, exact: true }).focus();
      await page.keyboard.press('Enter');
      await requested(page, forms.quote.summaryHeading);
      const said = await main.innerText();
      for (const { name } of addons) expect(!said.includes(name), said).toBeTruthy();
      expect(said).not.toMatch(/[{}]/);
    }));

const preselected = allOffers.find(({ plan, quote }) => quote.preselect?.byPlan[plan] !== undefined);
if (preselected)
  test('§4.7 a list of the quote starts on what the plan asks for, also by a link to it', () =>
    withPage(async (page) => {
      const { path, id, plan, opener, quote } = preselected;
      const select = quote.selects.find(({ name }) => name === quote.preselect?.select);
      const startsRight = async () =>
        expect(await page.getByLabel(select?.label ?? '', { exact: true }).inputValue()).toBe(
          quote.preselect?.byPlan[plan],
        );
      await page.goto(`${site.url}${path}/`);
      await page.getByRole('main').getByRole('button', { name: opener, exact: true }).first().click();
      await startsRight();
      await page.goto(`${site.url}${quotePath(path)}/?plan=${id}`);
      await startsRight();
    }));

if (offer)
  test('§2.16 a quote without a plan asks for one', () =>
    withPage(async (page) => {
      await page.goto(`${site.url}${quotePath(offer.path)}/`);
      await page.getByRole('main').getByRole('button', { name: offer.quote.submitLabel, exact: true }).click();
      expect(await isError(page)).toBeTruthy();
      expect(await listed(page)).toEqual([plain.quote.missingPlan]);
    }));

if (customCard)
  test('§2.16 something made to measure is asked for', () =>
    withPage(async (page) => {
      await page.goto(`${site.url}${customCard.path}/`);
      await page.getByRole('main').getByRole('button', { name: customCard.opener, exact: true }).click();
      expect(new URL(page.url()).pathname).toBe(`${customRequestPath(customCard.path)}/`);
      const main = page.getByRole('main');
      await main.getByLabel(forms.customRequest.labels.name, { exact: true }).fill('Omar Ali');
      await main.getByRole('button', { name: forms.customRequest.submit, exact: true }).click();
      await requested(page, forms.customRequest.summaryHeading);
    }));

test.describe('§2.16 links open dialogs', () => {
  const withScripts = (walk: (page: Page) => Promise<void>) => withPage(walk, { javaScriptEnabled: true });
  const links = [
    { address: `/#${home.path}?contact`, dialog: forms.contact.title, page: home },
    { address: '/?contact', dialog: forms.contact.title, page: home },
    { address: `${textPage.path}/?from=letter&contact`, dialog: forms.contact.title, page: textPage },
    ...(job
      ? [
          {
            address: `/#${job.path}?apply=${job.id}`,
            dialog: fill(forms.application.title, { job: job.title }),
            page: job,
          },
        ]
      : []),
    ...(job
      ? [
          {
            address: `/#${job.path}?apply=${job.id}&contact`,
            dialog: fill(forms.application.title, { job: job.title }),
            page: job,
          },
        ]
      : []),
    ...(offer
      ? [
          { address: `/#${offer.path}?quote=${offer.id}`, dialog: offer.dialog, page: offer },
          { address: `/#${offer.path}?contact&quote=${offer.id}`, dialog: forms.contact.title, page: offer },
        ]
      : []),
  ];
  for (const { address, dialog, page: over } of links)
    test(`${address}: the dialog has the focus; closed, the page stays`, () =>
      withScripts(async (page) => {
        await page.goto(site.url + address);
        await page.getByRole('dialog', { name: dialog, exact: true }).waitFor();
        await dialogIsReady(page);
        expect(await page.getByRole('dialog').count()).toBe(1);
        // Tab stays in the dialog, from any of its ends.
        for (const key of ['Tab', 'Tab', 'Shift+Tab']) {
          await page.keyboard.press(key);
          expect(
            await page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null),
            key,
          ).toBeTruthy();
        }
        const title = await page.title();
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
        await page.waitForFunction(() => document.activeElement?.closest('main') !== null);
        expect(await page.title()).toBe(title);
        expect(page.url().includes(`#${over.path}`)).toBeTruthy();
        expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
      }));

  if (job)
    test('what a link names and the site does not have opens the page alone', () =>
      withScripts(async (page) => {
        await page.goto(`${site.url}/#${job.path}?apply=nobody`);
        await page.waitForFunction(() => window.siteStart === undefined);
        await page.getByRole('button', { name: job.opener, exact: true }).waitFor();
        expect(await page.getByRole('dialog').count()).toBe(0);
      }));
});

/** A host that knows files and nothing else. */
async function staticHost(): Promise<{ url: string; close: () => Promise<void> }> {
  const files = await loadSite(servedFolder());
  const { port, close } = await listen((request) => serveStatic(files, request), { port: 0, host: '127.0.0.1' });
  return { url: `http://127.0.0.1:${port}`, close };
}

test.describe('§2.16 a static host', () => {
  for (const at of [contact.path, ...FORM_FILES])
    test(`${at} holds no form that posts, but the firm's address and phone`, async () => {
      const host = await staticHost();
      await withPage(async (page) => {
        await page.goto(`${host.url}${at}/`);
        const main = page.getByRole('main');
        expect(await page.locator('form[method="post"]').count()).toBe(0);
        expect(await main.getByRole('textbox').count()).toBe(0);
        expect((await main.getByRole('link', { name: firm.inbox }).count()) > 0).toBeTruthy();
        expect((await main.getByRole('link', { name: firm.phone.display }).count()) > 0).toBeTruthy();
      });
      await host.close();
    });

  test('with scripts the form of the contact page is there, and is not sent before they have come', async () => {
    const host = await staticHost();
    await withPage(
      async (page) => {
        await page.goto(`${host.url}${contact.path}/`);
        const main = page.getByRole('main');
        await page.waitForFunction(() => window.siteStart === undefined);
        await main.getByLabel(forms.contact.labels.name, { exact: true }).fill(PERSON.name);
        await sendContact(main);
        await page.getByRole('region', { name: forms.shared.fixErrors }).waitFor();
        expect(await main.getByLabel(forms.contact.labels.name, { exact: true }).inputValue()).toBe(PERSON.name);
      },
      { javaScriptEnabled: true },
    );
    await host.close();
  });
});
