/** Each form with a real browser, the real relay and the stand-ins, with every fault switch that a visitor could meet. */
import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import type { Browser, Locator, Page } from 'playwright-core';
import { launchBrowser } from '../../scripts/launchBrowser';
import type { FaultKind } from '../../server/standins/state';
import { arrived, goTo, startJourney, type Site } from './harness';

const PDF = (bytes: number): Buffer => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes - 9, 0x20)]);
const FIVE_MEGABYTES = 5 * 1024 * 1024;

let browser: Browser;
let site: Site;
const sites: Site[] = [];
before(async () => {
  browser = await launchBrowser();
});
// A relay each: what one journey's relay still has to deliver is no part of the next. These visitors type as fast as bots.
beforeEach(async () => {
  site = await startJourney({ MIN_FORM_AGE_MS: '0' }, browser);
  sites.push(site);
});
// At the end, for a relay that stops finishes what is under way.
after(async () => {
  await Promise.all(sites.map(({ stop }) => stop()));
  await browser.close();
});

const post = (what: string, body: object) =>
  fetch(`${site.url}/__stand-in/${what}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
const fault = (target: 'sheet' | 'mail', kind: FaultKind) => post('faults', { target, kind });

async function openContact(page: Page, from: 'banner' | 'contentinfo' = 'banner'): Promise<Locator> {
  await goTo(page, site.url, '/clients');
  await page.getByRole(from).getByRole('button', { name: 'Reach Us' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reach Us' });
  await dialog.waitFor();
  return dialog;
}

async function fillContact(dialog: Locator, name = 'Asha Rao'): Promise<void> {
  await dialog.getByLabel('Full Name').fill(name);
  await dialog.getByLabel('Email').fill('asha.rao@example.com');
  await dialog.getByLabel('Phone', { exact: true }).fill('9876543210');
  await dialog.getByLabel('Message').fill('Please call me about a website.');
}

async function openApply(page: Page): Promise<Locator> {
  await goTo(page, site.url, '/careers');
  await page.getByRole('button', { name: 'Apply Now IT Security' }).click();
  const dialog = page.getByRole('dialog', { name: 'Apply for IT Security' });
  await dialog.waitFor();
  return dialog;
}

async function fillApply(dialog: Locator, resume = PDF(2000)): Promise<void> {
  await dialog.getByLabel('Full Name*').fill('Ravi Menon');
  await dialog.getByLabel('Email Address*').fill('ravi@example.com');
  await dialog.getByLabel('Phone Number*').fill('9876543210');
  await dialog.getByLabel('Cover Letter*').fill('I test web applications.');
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: resume });
}

const journey = (name: string, walk: (page: Page) => Promise<void>) =>
  test(name, async () => {
    const { page, close } = await site.open({ viewport: { width: 1280, height: 900 } });
    try {
      await walk(page);
    } finally {
      await close();
    }
  });

journey(
  '§2.11 §3.12 an application with a résumé of exactly 5 MB arrives whole, with both mails (case 14)',
  async (page) => {
    const dialog = await openApply(page);
    await fillApply(dialog, PDF(FIVE_MEGABYTES));
    await dialog.getByText('cv.pdf (5.0 MB)').waitFor();
    await dialog.getByRole('button', { name: 'Submit Application' }).click();
    await page.getByRole('heading', { name: 'Application Submitted Successfully!' }).waitFor();
    const [row] = await arrived(site.rows, 1);
    assert.equal(row?.payload['jobTitle'], 'IT Security');
    assert.equal(row?.payload['resumeFileName'], 'cv.pdf');
    assert.equal(row?.payload['targetGid'], '0');
    const base64 = row?.payload['resumeBase64']?.split(',')[1] ?? '';
    assert.equal(Buffer.from(base64, 'base64').length, FIVE_MEGABYTES);
    const mails = await arrived(site.mails, 2);
    assert.deepEqual(
      mails.map(({ subject }) => subject),
      ['New Job Application: IT Security', 'Your Application to Banyan Byte has been received'],
    );
  },
);

journey('§5.2 one byte more is refused before any request (case 14)', async (page) => {
  const dialog = await openApply(page);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await fillApply(dialog, PDF(FIVE_MEGABYTES + 1));
  await dialog.getByText('File size should be less than 5MB').first().waitFor();
  await dialog.getByRole('button', { name: 'Submit Application' }).click();
  await page.getByRole('alertdialog').getByText('File size should be less than 5MB').waitFor();
  assert.deepEqual(
    sent.filter((url) => url.includes('/api/')),
    [],
  );
});

journey('case 1 the spreadsheet is down: accepted at once, delivered after it recovers', async (page) => {
  await fault('sheet', 'down');
  const dialog = await openContact(page);
  await fillContact(dialog);
  await dialog.getByRole('button', { name: 'Send Message' }).click();
  await page.getByRole('heading', { name: 'Message Sent Successfully!' }).waitFor();
  assert.deepEqual(await site.mails(), []);
  await fault('sheet', 'none');
  const [row] = await arrived(site.rows, 1);
  assert.equal(row?.payload['name'], 'Asha Rao');
  assert.equal((await arrived(site.mails, 2)).length, 2);
});

// A refused key stops the mailing for good (case 7), so no suite that awaits a mail may come after it: delivery.test.ts has it.
for (const kind of ['down', '500', '429', 'nonsense', 'slow'] as const) {
  journey(`§4.5 mail fault '${kind}': the visitor still sees success, and the row is stored`, async (page) => {
    await fault('mail', kind);
    const dialog = await openContact(page);
    await fillContact(dialog);
    await dialog.getByRole('button', { name: 'Send Message' }).click();
    await page.getByRole('heading', { name: 'Message Sent Successfully!' }).waitFor();
    assert.equal((await arrived(site.rows, 1)).length, 1);
  });
}

journey(
  'case 8 offline while sending: alert, every entry and the file kept, the retry uses the same key',
  async (page) => {
    const dialog = await openApply(page);
    await fillApply(dialog);
    await dialog.getByText(/^cv\.pdf \(/).waitFor();
    const keys: (string | undefined)[] = [];
    await page.route('**/api/submissions/**', (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      return keys.length === 1 ? route.abort('internetdisconnected') : route.continue();
    });
    await dialog.getByRole('button', { name: 'Submit Application' }).click();
    const alert = page.getByRole('alertdialog');
    await alert.getByText('There was an error submitting your application. Please try again.').waitFor();
    await alert.getByRole('button', { name: 'OK' }).click();
    assert.equal(await dialog.getByLabel('Full Name*').inputValue(), 'Ravi Menon');
    assert.equal(await dialog.getByLabel('Cover Letter*').inputValue(), 'I test web applications.');
    await dialog.getByText(/^cv\.pdf \(/).waitFor();
    assert.ok(await dialog.evaluate((element) => element.contains(document.activeElement)));
    await dialog.getByRole('button', { name: 'Submit Application' }).click();
    await page.getByRole('heading', { name: 'Application Submitted Successfully!' }).waitFor();
    assert.equal(keys.length, 2);
    assert.equal(keys[0], keys[1]);
  },
);

journey('case 8 a file that left the disk after it was chosen is sent whole, at a second try too', async (page) => {
  const dialog = await openApply(page);
  await fillApply(dialog);
  const folder = await mkdtemp(path.join(tmpdir(), 'resume-'));
  const bytes = PDF(300_000).fill('1 0 obj', 9);
  await writeFile(path.join(folder, 'stick.pdf'), bytes);
  await dialog.locator('input[type="file"]').setInputFiles(path.join(folder, 'stick.pdf'));
  await dialog.getByText('stick.pdf selected').waitFor();
  await rm(folder, { recursive: true });
  const send = dialog.getByRole('button', { name: 'Submit Application' });
  await page.context().setOffline(true);
  await send.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await page.context().setOffline(false);
  await send.click();
  await page.getByRole('heading', { name: 'Application Submitted Successfully!' }).waitFor();
  const [row] = await arrived(site.rows, 1);
  assert.equal(row?.payload['resumeBase64'], `data:application/pdf;base64,${bytes.toString('base64')}`);
});

journey('case 9 a double click and Enter twenty times make one row, one admin mail, one confirmation', async (page) => {
  const dialog = await openContact(page);
  await fillContact(dialog, 'Only Once');
  const send = dialog.getByRole('button', { name: 'Send Message' });
  await dialog.getByLabel('Full Name').focus();
  await send.dblclick();
  for (let press = 0; press < 20; press += 1) await page.keyboard.press('Enter');
  await page.getByText('Message Sent Successfully!').first().waitFor();
  await arrived(site.mails, 2);
  assert.equal((await site.rows()).length, 1);
  assert.equal((await site.mails()).length, 2);
});

journey('case 10 Escape, backdrop and Close are ignored while sending, and focus stays in the dialog', async (page) => {
  const dialog = await openContact(page);
  await fillContact(dialog);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/submissions/**', async (route) => {
    await held;
    await route.continue();
  });
  await dialog.getByRole('button', { name: 'Send Message' }).click();
  await dialog.getByRole('button', { name: 'Sending...' }).waitFor();
  await page.keyboard.press('Escape');
  await page.mouse.click(15, 450);
  await dialog.getByRole('button', { name: 'Close' }).click();
  assert.equal(await dialog.isVisible(), true);
  assert.ok(await dialog.getByRole('button', { name: 'Cancel' }).isDisabled());
  assert.ok(await dialog.evaluate((element) => element.contains(document.activeElement)));
  release();
  await page.getByRole('heading', { name: 'Message Sent Successfully!' }).waitFor();
});

journey('§4.5 a dialog closed by accident keeps its draft; focus goes back to what opened it', async (page) => {
  const dialog = await openContact(page);
  await fillContact(dialog);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  const opener = page.getByRole('banner').getByRole('button', { name: 'Reach Us' });
  await page.waitForFunction(() => document.activeElement?.textContent === 'Reach Us');
  await opener.click();
  assert.equal(await dialog.getByLabel('Message').inputValue(), 'Please call me about a website.');
});

journey(
  '§9.1 the success overlay closes after 6000 ms, focus returns, and its text stays on the page',
  async (page) => {
    await page.clock.install();
    const dialog = await openContact(page);
    await fillContact(dialog);
    await page.clock.fastForward(3000);
    await dialog.getByRole('button', { name: 'Send Message' }).click();
    // Its heading is one to readers a moment later.
    const overlay = page.getByRole('dialog', { name: 'Message Sent Successfully!' });
    await overlay.waitFor();
    await page.clock.runFor(5800);
    assert.equal(await overlay.isVisible(), true);
    await page.clock.runFor(400);
    await overlay.waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement?.textContent === 'Reach Us');
    await page.getByRole('main').locator('[aria-live]').getByText('Message Sent Successfully!').waitFor();
  },
);

journey(
  '§5.1 what is pasted is filtered before it is cut: ten digits of a phone number, letters of a name',
  async (page) => {
    const dialog = await openContact(page);
    const paste = (label: string, text: string) =>
      dialog.getByLabel(label, { exact: true }).evaluate((element, pasted) => {
        (element as HTMLInputElement).focus();
        document.execCommand('insertText', false, pasted);
      }, text);
    await paste('Phone', '98-76-54-32-10');
    assert.equal(await dialog.getByLabel('Phone', { exact: true }).inputValue(), '9876543210');
    await paste('Full Name', 'R2-D2 Anakin Skywalker of Tatooine');
    assert.equal(await dialog.getByLabel('Full Name').inputValue(), 'RD Anakin Skywalke');
    await dialog.getByText(/left out: only letters and spaces/).waitFor();
  },
);

journey('§2.14 a quote becomes a summary; nothing leaves the browser, and the preset key is nowhere', async (page) => {
  await goTo(page, site.url, '/business-website-pricing?plan=startup');
  const dialog = page.getByRole('dialog', { name: 'Request Quote for Startup Plan' });
  await dialog.waitFor();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await dialog.getByLabel('Full Name').fill('Zoë Müller-Ōta');
  await dialog
    .getByRole('radio', { name: /INR/ })
    .or(dialog.getByRole('button', { name: /INR/ }))
    .first()
    .click();
  await dialog.getByLabel(/Your Budget/).fill('750000');
  await dialog.getByRole('button', { name: 'CONFIRM PLAN SELECTION' }).click();
  await dialog.getByRole('heading', { name: 'Your quote request' }).waitFor();
  await dialog.getByText('Zoë Müller-Ōta').waitFor();
  const mail = await dialog.getByRole('link', { name: 'Send by e-mail' }).getAttribute('href');
  assert.match(mail ?? '', /^mailto:hello@banyanbyte\.example\?/);
  assert.doesNotMatch(mail ?? '', /\+/);
  assert.match(decodeURIComponent(mail ?? ''), /Startup/);
  await dialog.getByRole('button', { name: 'Copy summary' }).waitFor();
  await dialog.getByRole('button', { name: 'Print' }).waitFor();
  assert.deepEqual(sent, []);
  assert.doesNotMatch(await page.content(), /5k-10k/);
});

/** Presses the middle of it and holds: a hand takes its time, in which the page may scroll under the pointer. */
async function pressSlowly(target: Locator): Promise<void> {
  const box = await target.boundingBox();
  assert.ok(box);
  const { mouse } = target.page();
  await mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await mouse.down();
  await target.page().waitForTimeout(150);
  await mouse.up();
}

for (const [width, height] of [
  [1280, 800],
  [1280, 400],
  [320, 256],
] as const)
  journey(`§4.5 a slow press opens the country list and chooses nothing, ${width} × ${height} px`, async (page) => {
    await page.setViewportSize({ width, height });
    const dialog = await openContact(page, 'contentinfo');
    const button = dialog.getByRole('button', { name: /^Country code/ });
    for (const block of ['start', 'center', 'end'] as const) {
      await button.evaluate((element, place) => element.scrollIntoView({ block: place }), block);
      await pressSlowly(button);
      await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'option');
      assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'India +91', block);
      await page.keyboard.press('Escape');
      await page.getByRole('listbox').waitFor({ state: 'detached' });
    }
    await button.press('Enter');
    await pressSlowly(dialog.getByRole('option', { name: 'United States +1' }));
    await page.getByRole('listbox').waitFor({ state: 'detached' });
    assert.equal(await button.textContent(), 'United States +1');
  });

journey(
  '§2.11 the words on the drop area open the chooser; a file dropped beside it leaves the page as it is',
  async (page) => {
    const dialog = await openApply(page);
    const words = dialog.getByText('Drop your resume here or click to upload');
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), words.click()]);
    assert.equal(chooser.isMultiple(), false);
    const folder = await mkdtemp(path.join(tmpdir(), 'drop-'));
    const files = ['first.pdf', 'second.pdf'].map((name) => path.join(folder, name));
    for (const file of files) await writeFile(file, PDF(100));
    const box = await words.boundingBox();
    assert.ok(box);
    const devtools = await page.context().newCDPSession(page);
    const drag = async (x: number, y: number) => {
      const data = { items: [], files, dragOperationsMask: 1 };
      for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
        await devtools.send('Input.dispatchDragEvent', { type, x, y, data });
    };
    const address = page.url();
    await drag(5, 5);
    await drag(box.x + 10, box.y + 10);
    await dialog.getByText('first.pdf selected').waitFor();
    assert.equal(await dialog.getByText(/second/).count(), 0);
    assert.equal(page.url(), address);
    await rm(folder, { recursive: true });
  },
);

journey('§4.7 a job can be linked to: ?job= opens its Apply dialog', async (page) => {
  await goTo(page, site.url, '/careers?job=digital-marketing');
  await page.getByRole('dialog', { name: 'Apply for DIGITAL MARKETING' }).waitFor();
});
