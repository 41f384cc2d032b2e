/** Each form with a real browser, the real relay and the stand-ins, with every fault switch that a visitor could meet. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locator, Page, Request } from '@playwright/test';
import type { FaultKind } from '../../server/standins/state';
import { countries } from '#site/countries';
import { firm } from '#site/firm';
import { words as controls } from '#site/words/controls';
import { settings } from '#site/settings';
import { words as forms } from '#site/words/forms';
import { words as mailWords } from '#site/words/mails';
import { words as messages } from '#site/words/messages';
import { words as outcomes } from '#site/words/outcomes';
import { around, fill } from '../../src/site/fill';
import { contact } from '../../src/submission/forms/contact';
import { RESUME_LIMIT_MB } from '../../src/submission/resume';
import { META_FIELDS } from '../../src/submission/types';
import { loadSubjects, PERSON, type OpenJob } from '../subjects';
import { arrived, goTo, startJourney, type Site } from './harness';
import * as visitor from './visitor';
import {
  contactButton,
  contactSent,
  fillApply,
  fillContact,
  openContact,
  pdf,
  sendApply,
  sendContact,
} from './visitor';
import { expect, test } from './fixtures';

const FIVE_MEGABYTES = 5 * 1024 * 1024;
const { home, jobs, allOffers, ofKind } = await loadSubjects();
const [job] = jobs;
/** A page to open the contact form over. */
const elsewhere = (ofKind('clients')[0] ?? home).path;
const { shared, country } = forms;

let site: Site;
const sites: Site[] = [];
// Each journey has a relay of its own: deliveries that are still under way belong to no other. These visitors type as fast as bots.
test.beforeEach(async ({ browser }) => {
  site = await startJourney({ MIN_FORM_AGE_MS: '0' }, browser);
  sites.push(site);
});
// At the end, because a relay that stops finishes its deliveries.
test.afterAll(() => Promise.all(sites.map(({ stop }) => stop())));

const post = (what: string, body: object) =>
  fetch(`${site.url}/__stand-in/${what}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
const fault = (target: 'sheet' | 'mail', kind: FaultKind) => post('faults', { target, kind });

/** Returns a text of a posted form. */
const postedText = (request: Request, name: string): string | undefined =>
  new RegExp(`name="${name}"\r\n\r\n(.*)\r\n`).exec(request.postDataBuffer()?.toString('latin1') ?? '')?.[1];

const openContactDialog = (page: Page, from?: 'contentinfo') => openContact(page, site.url, elsewhere, from);

const journey = (name: string, walk: (page: Page) => Promise<void>) =>
  test(name, async () => {
    const { page, close } = await site.open({ viewport: { width: 1280, height: 900 } });
    try {
      await walk(page);
    } finally {
      await close();
    }
  });

/** For a firm that has jobs. */
const application = (name: string, walk: (page: Page, dialog: Locator, open: OpenJob) => Promise<void>) =>
  job && journey(name, async (page) => walk(page, await visitor.openApply(page, site.url, job), job));

application(
  '§2.11 §3.12 an application with a résumé of exactly 5 MB arrives whole, with both mails (case 14)',
  async (page, dialog, { title }) => {
    await fillApply(dialog, pdf(FIVE_MEGABYTES));
    await visitor.resumeIsTaken(dialog);
    await sendApply(dialog);
    await visitor.applySent(page).waitFor();
    const [row] = await arrived(site.rows, 1);
    expect(row?.payload['jobTitle']).toBe(title);
    expect(row?.payload['resumeFileName']).toBe('cv.pdf');
    expect(row?.payload['targetGid']).toBe('0');
    const base64 = row?.payload['resumeBase64']?.split(',')[1] ?? '';
    expect(Buffer.from(base64, 'base64').length).toBe(FIVE_MEGABYTES);
    const mails = await arrived(site.mails, 2);
    expect(mails.map(({ subject }) => subject)).toEqual([
      fill(mailWords.application.admin.subject, { position: title }),
      fill(mailWords.application.confirmation.subject, { firm: firm.name }),
    ]);
  },
);

application('§5.2 one byte more is refused before any request (case 14)', async (page, dialog) => {
  const tooLarge = fill(messages.resume.size, { limit: RESUME_LIMIT_MB });
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await fillApply(dialog, pdf(FIVE_MEGABYTES + 1));
  await dialog.getByText(tooLarge).first().waitFor();
  await sendApply(dialog);
  await page.getByRole('alertdialog').getByText(tooLarge).waitFor();
  expect(sent.filter((url) => url.includes('/api/'))).toEqual([]);
});

journey('case 1 the spreadsheet is down: accepted at once, delivered after it recovers', async (page) => {
  await fault('sheet', 'down');
  const dialog = await openContactDialog(page);
  await fillContact(dialog);
  await sendContact(dialog);
  await contactSent(page).waitFor();
  expect(await site.mails()).toEqual([]);
  await fault('sheet', 'none');
  const [row] = await arrived(site.rows, 1);
  expect(row?.payload['name']).toBe(PERSON.name);
  expect((await arrived(site.mails, 2)).length).toBe(2);
});

// A refused key stops the mailing for good (case 7), so no suite that awaits a mail may come after it: delivery.test.ts has it.
for (const kind of ['down', '500', '429', 'nonsense', 'slow'] as const) {
  journey(`§4.5 mail fault '${kind}': the visitor still sees success, and the row is stored`, async (page) => {
    await fault('mail', kind);
    const dialog = await openContactDialog(page);
    await fillContact(dialog);
    await sendContact(dialog);
    await contactSent(page).waitFor();
    expect((await arrived(site.rows, 1)).length).toBe(1);
  });
}

application(
  'case 8 offline while sending: alert, every entry and the file kept, the retry uses the same key',
  async (page, dialog) => {
    const { labels } = forms.application;
    await fillApply(dialog);
    await visitor.resumeIsTaken(dialog);
    const keys: (string | undefined)[] = [];
    await page.route('**/api/submissions/**', (route) => {
      keys.push(postedText(route.request(), META_FIELDS.key));
      return keys.length === 1 ? route.abort('internetdisconnected') : route.continue();
    });
    await sendApply(dialog);
    const alert = page.getByRole('alertdialog');
    await alert.getByText(outcomes.application.failure).waitFor();
    await alert.getByRole('button', { name: shared.ok }).click();
    expect(await dialog.getByLabel(labels.name, { exact: true }).inputValue()).toBe('Ravi Menon');
    expect(await dialog.getByLabel(labels.coverLetter, { exact: true }).inputValue()).toBe(visitor.COVER_LETTER);
    await visitor.resumeIsTaken(dialog);
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBeTruthy();
    await sendApply(dialog);
    await visitor.applySent(page).waitFor();
    expect(keys.length).toBe(2);
    expect(keys[0] ?? '').toMatch(/^[\da-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
  },
);

application(
  'case 8 a file that left the disk after it was chosen is sent whole, at a second try too',
  async (page, dialog) => {
    await fillApply(dialog);
    const folder = await mkdtemp(path.join(tmpdir(), 'resume-'));
    const bytes = pdf(300_000).fill('1 0 obj', 9);
    await writeFile(path.join(folder, 'stick.pdf'), bytes);
    await dialog.locator('input[type="file"]').setInputFiles(path.join(folder, 'stick.pdf'));
    await dialog.getByText(fill(forms.resume.selected, { file: 'stick.pdf' })).waitFor();
    await rm(folder, { recursive: true });
    await page.context().setOffline(true);
    await sendApply(dialog);
    await page.getByRole('alertdialog').getByRole('button', { name: shared.ok }).click();
    await page.context().setOffline(false);
    await sendApply(dialog);
    await visitor.applySent(page).waitFor();
    const [row] = await arrived(site.rows, 1);
    expect(row?.payload['resumeBase64']).toBe(`data:application/pdf;base64,${bytes.toString('base64')}`);
  },
);

journey('case 9 a double click and Enter twenty times make one row, one admin mail, one confirmation', async (page) => {
  const dialog = await openContactDialog(page);
  await fillContact(dialog, 'Only Once');
  await dialog.getByLabel(forms.contact.labels.name, { exact: true }).focus();
  await dialog.getByRole('button', { name: forms.contact.submit, exact: true }).dblclick();
  for (let press = 0; press < 20; press += 1) await page.keyboard.press('Enter');
  await page.getByText(outcomes.contact.title).first().waitFor();
  await arrived(site.mails, 2);
  expect((await site.rows()).length).toBe(1);
  expect((await site.mails()).length).toBe(2);
});

journey('case 10 Escape, backdrop and Close are ignored while sending, and focus stays in the dialog', async (page) => {
  const dialog = await openContactDialog(page);
  await fillContact(dialog);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/submissions/**', async (route) => {
    await held;
    await route.continue();
  });
  await sendContact(dialog);
  await dialog.getByRole('button', { name: forms.contact.submitting }).waitFor();
  await page.keyboard.press('Escape');
  await page.mouse.click(15, 450);
  await dialog.getByRole('button', { name: controls.close, exact: true }).click();
  expect(await dialog.isVisible()).toBe(true);
  expect(await dialog.getByRole('button', { name: shared.cancel, exact: true }).isDisabled()).toBeTruthy();
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBeTruthy();
  release();
  await contactSent(page).waitFor();
});

journey('§9.1 a message over the page leaves it where it is', async (page) => {
  const widthOfPage = () => page.evaluate(() => document.body.getBoundingClientRect().width);
  await goTo(page, site.url, elsewhere);
  const width = await widthOfPage();
  const dialog = await openContactDialog(page);
  await fillContact(dialog);
  await sendContact(dialog);
  await contactSent(page).waitFor();
  expect(await widthOfPage()).toBe(width);
});

journey('§4.6 what was typed is there after a reload', async (page) => {
  await fillContact(await openContactDialog(page));
  await page.reload();
  const dialog = await openContactDialog(page);
  const message = dialog.getByLabel(forms.contact.labels.message, { exact: true });
  await message.waitFor();
  expect(await message.inputValue()).toBe(visitor.MESSAGE);
});

journey('§4.5 a dialog closed by accident keeps its draft; focus goes back to what opened it', async (page) => {
  const dialog = await openContactDialog(page);
  await fillContact(dialog);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  const opener = contactButton(page);
  await page.waitForFunction((words) => document.activeElement?.textContent === words, controls.contact);
  await opener.click();
  const message = dialog.getByLabel(forms.contact.labels.message, { exact: true });
  expect(await message.inputValue()).toBe(visitor.MESSAGE);
});

journey(
  '§9.1 the success overlay closes after 6000 ms, focus returns, and its text stays on the page',
  async (page) => {
    await page.clock.install();
    const dialog = await openContactDialog(page);
    await fillContact(dialog);
    // Past what a person takes at least, and from here on as far as it is told to: a busy machine is no part of it.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 3000);
    await sendContact(dialog);
    // By its words: its heading is one to readers a moment later.
    await page.locator('[role="dialog"]').getByText(outcomes.contact.title).waitFor();
    const overlay = page.getByRole('dialog', { name: outcomes.contact.title });
    await page.clock.runFor(5800);
    expect(await overlay.isVisible()).toBe(true);
    await page.clock.runFor(400);
    await overlay.waitFor({ state: 'detached' });
    await page.clock.resume();
    await page.waitForFunction((words) => document.activeElement?.textContent === words, controls.contact);
    await page.getByRole('main').locator('[aria-live]').getByText(outcomes.contact.title).waitFor();
  },
);

journey('§5.1 what is pasted is filtered before it is cut: a phone number, and the letters of a name', async (page) => {
  const dialog = await openContactDialog(page);
  const { labels } = forms.contact;
  const { phone, name } = contact.fields;
  const paste = async (label: string, text: string) => {
    const field = dialog.getByLabel(label, { exact: true });
    await field.evaluate((element, pasted) => {
      (element as HTMLInputElement).focus();
      document.execCommand('insertText', false, pasted);
    }, text);
    return field.inputValue();
  };
  const digits = '98765432109876543210'.slice(0, phone.limit[settings.formRules]);
  expect(await paste(labels.phone, digits.split('').join('-'))).toBe(digits);
  const letters = 'Anakin Skywalker of Tatooine and of many other places which are farther away';
  expect(await paste(labels.name, `4${letters}`)).toBe(letters.slice(0, name.limit[settings.formRules]));
  const kept = forms.leftOut.kept[settings.formRules].name;
  const [, middle = ''] = around(forms.leftOut.sentence.one ?? forms.leftOut.sentence.other, 'signs');
  await dialog.getByText(fill(middle, { kept })).waitFor();
});

const [offer] = allOffers;
const preset = offer?.quote.budgetKeys[offer.plan];
if (offer && preset)
  journey(`§2.14 a quote for a plan ends as the settings say, and its preset key is nowhere`, async (page) => {
    const { labels, summaryHeading } = forms.quote;
    await goTo(page, site.url, `${offer.path}?plan=${offer.id}`);
    const dialog = page.getByRole('dialog', { name: offer.dialog });
    await dialog.waitFor();
    // The code that checks a form is fetched ahead.
    await page.waitForLoadState('networkidle');
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await dialog.getByLabel(labels.name, { exact: true }).fill('Zoë Müller-Ōta');
    await dialog.getByLabel(labels.budget).fill('750000');
    await dialog.getByRole('button', { name: offer.quote.submitLabel, exact: true }).click();
    if (settings.quoteDelivery === 'relay') {
      await page.getByRole('heading', { name: outcomes.request.title }).waitFor();
      const [row] = await arrived(site.rows, 1);
      expect([row?.payload['plan'], row?.payload['name']]).toEqual([offer.plan, 'Zoë Müller-Ōta']);
    } else {
      await dialog.getByRole('heading', { name: summaryHeading }).waitFor();
      await dialog.getByText('Zoë Müller-Ōta').waitFor();
      const mail = (await dialog.getByRole('link', { name: forms.summary.byEmail }).getAttribute('href')) ?? '';
      expect(mail.startsWith(`mailto:${firm.inbox}?`), mail).toBeTruthy();
      expect(mail).not.toMatch(/\+/);
      expect(decodeURIComponent(mail).includes(offer.plan)).toBeTruthy();
      await dialog.getByRole('button', { name: forms.summary.copy }).waitFor();
      await dialog.getByRole('button', { name: forms.summary.print }).waitFor();
      expect(sent).toEqual([]);
    }
    expect(!(await page.content()).includes(preset)).toBeTruthy();
  });

/** Presses the middle of it and holds: a hand takes its time, in which the page may scroll under the pointer. */
async function pressSlowly(target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('The element is not rendered');
  const { mouse } = target.page();
  await mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await mouse.down();
  await target.page().waitForTimeout(150);
  await mouse.up();
}

const [first, second] = countries;
if (!second) throw new Error('The firm has one country only');
const inWords = ({ name, code }: { name: string; code: string }) => fill(country.option, { country: name, code });
for (const [width, height] of [
  [1280, 800],
  [1280, 400],
  [320, 256],
] as const)
  journey(`§4.5 a slow press opens the country list and chooses nothing, ${width} × ${height} px`, async (page) => {
    await page.setViewportSize({ width, height });
    const dialog = await openContactDialog(page, 'contentinfo');
    const button = dialog.getByRole('button', { name: country.label });
    for (const block of ['start', 'center', 'end'] as const) {
      await button.evaluate((element, place) => element.scrollIntoView({ block: place }), block);
      await pressSlowly(button);
      await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'option');
      expect(await page.evaluate(() => document.activeElement?.textContent), block).toBe(inWords(first));
      await page.keyboard.press('Escape');
      await page.getByRole('listbox').waitFor({ state: 'detached' });
    }
    await button.press('Enter');
    await pressSlowly(dialog.getByRole('option', { name: inWords(second), exact: true }));
    await page.getByRole('listbox').waitFor({ state: 'detached' });
    expect(await button.textContent()).toBe(inWords(second));
  });

application(
  '§2.11 the words on the drop area open the chooser; a file dropped beside it leaves the page as it is',
  async (page, dialog) => {
    const words = dialog.getByText(forms.resume.drop);
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), words.click()]);
    expect(chooser.isMultiple()).toBe(false);
    const folder = await mkdtemp(path.join(tmpdir(), 'drop-'));
    const files = ['first.pdf', 'second.pdf'].map((name) => path.join(folder, name));
    for (const file of files) await writeFile(file, pdf(100));
    const box = await words.boundingBox();
    if (!box) throw new Error('The element is not rendered');
    const devtools = await page.context().newCDPSession(page);
    const drag = async (x: number, y: number) => {
      const data = { items: [], files, dragOperationsMask: 1 };
      for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
        await devtools.send('Input.dispatchDragEvent', { type, x, y, data });
    };
    const address = page.url();
    await drag(5, 5);
    await drag(box.x + 10, box.y + 10);
    await dialog.getByText(fill(forms.resume.selected, { file: 'first.pdf' })).waitFor();
    expect(await dialog.getByText(/second/).count()).toBe(0);
    expect(page.url()).toBe(address);
    await rm(folder, { recursive: true });
  },
);

if (job)
  journey('§4.7 a job can be linked to: ?job= opens its Apply dialog', async (page) => {
    await goTo(page, site.url, `${job.path}?job=${job.id}`);
    await page.getByRole('dialog', { name: fill(forms.application.title, { job: job.title }) }).waitFor();
  });
