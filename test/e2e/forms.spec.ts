/** Tests the contact, application and quote forms with the relay, the local spreadsheet and the mail catcher. */
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { countries } from '#site/countries';
import { firm } from '#site/firm';
import { words as controls } from '#site/words/controls';
import { settings } from '#site/settings';
import { words as forms } from '#site/words/forms';
import { words as mailWords } from '#site/words/mails';
import { words as outcomes } from '#site/words/outcomes';
import { getServedFolder } from '../../scripts/build/swap';
import { createPdf } from '../../server/testing/submit';
import { getBudgetCurrencies, getCurrencySymbol } from '../../src/site/currency';
import { fillPlaceholders } from '../../src/site/fill';
import { isolate } from '../../src/site/isolate';
import { formatBudget } from '../../src/submission/budget';
import { contactForm } from '../../src/submission/forms/contact';
import { loadSubjects, PERSON } from '../subjects';
import { expect, ACCEPT_FAST_FORMS, test } from './fixtures';
import { waitForItems, goTo, measureBox, stopClock, waitUntilSettled, type ServedSite } from './harness';
import {
  getApplicationConfirmation,
  getContactButton,
  getContactConfirmation,
  fillApplicationFields,
  fillContactFields,
  CONTACT_MESSAGE,
  openApplicationDialog,
  openContactDialog,
  waitForResume,
  sendApplication,
  sendContactForm,
  getField,
} from './formActions';

const FIVE_MEGABYTES = 5 * 1024 * 1024;
const { home, contact, jobs, allOffers, listPagesOfKind } = await loadSubjects();
const [job] = jobs;
const [offer] = allOffers;
/** The path of the page over which the tests open the contact form. */
const underlyingPath = (listPagesOfKind('clients')[0] ?? home).path;
const { shared, country } = forms;

test.use({ ...ACCEPT_FAST_FORMS, viewport: { width: 1280, height: 900 } });

/** Rejects unless an element in the dialog has the focus. */
const expectFocusInside = (dialog: Locator) => expect(dialog.locator(':focus')).toHaveCount(1);

/** Opens, fills in and sends the contact form. */
async function sendMessage(page: Page, site: ServedSite): Promise<void> {
  const dialog = await openContactDialog(page, site.url, underlyingPath);
  await fillContactFields(dialog);
  await sendContactForm(dialog);
}

test('§5.1 a field ignores unwanted characters and text beyond its limit, keeps the caret position, and the browser can undo accepted text', async ({
  page,
  site,
}) => {
  const { labels } = forms.contact;
  const { path: contactPath } = contact;
  await goTo(page, site.url, contactPath);
  const main = page.getByRole('main');
  const name = getField(main, labels.name);
  await name.pressSequentially('Ada');
  await name.press('Control+A');
  await name.pressSequentially('7');
  await expect(name).toHaveValue('Ada');
  await name.press('Control+Z');
  await expect(name).toHaveValue('');
  if (settings.formRules === 'specified') {
    const email = getField(main, labels.email);
    await email.pressSequentially('ada@mail.com');
    for (let step = 0; step < 'mail.com'.length; step += 1) await email.press('ArrowLeft');
    // Playwright's keyboard has no 'ü', so `pressSequentially` inserts this letter without a key press.
    await email.pressSequentially('üx');
    await expect(email).toHaveValue('ada@xmail.com');
  }
  const message = getField(main, labels.message);
  const text = `${'x'.repeat(contactForm.fields.message.limit[settings.formRules] - 1)}.`;
  await message.fill(text);
  await message.press('Control+Home');
  await message.press('Enter');
  await message.pressSequentially('ab');
  await expect(message).toHaveValue(text);
  // Chromium selects text that the visitor has dropped into a field.
  await message.evaluate((control: HTMLTextAreaElement) => {
    control.setRangeText('abc', 0, 0, 'select');
    control.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromDrop' }));
  });
  await expect(message).toHaveValue(text);
});

/**
 * Opens and closes the contact form, so that the browser has loaded the form's code. Then stops the clock. Returns the
 * dialog.
 */
async function loadContactDialog(page: Page, site: ServedSite): Promise<Locator> {
  await page.clock.install();
  const dialog = await openContactDialog(page, site.url, underlyingPath);
  await page.keyboard.press('Escape');
  await expect(getContactButton(page)).toBeFocused();
  await stopClock(page);
  return dialog;
}

/**
 * Presses a key immediately after the overlay has opened, and then again after 700 ms. Rejects unless only the later
 * press closes the overlay.
 */
async function assertOnlyLaterPressCloses(page: Page, key: string, overlay: Locator): Promise<void> {
  await page.keyboard.press(key);
  await page.clock.runFor(100);
  await expect(overlay).toBeVisible();
  await page.clock.runFor(600);
  await page.keyboard.down(key);
  // The second call simulates the key repeat of a held key.
  await page.keyboard.down(key);
  await page.keyboard.up(key);
  await expect(overlay).toHaveCount(0);
}

const getCloseButton = (dialog: Locator) => dialog.getByRole('button', { name: controls.close, exact: true });

/**
 * Waits for the content of a new dialog. React renders this content after the dialog's frame. Until then, Tab has no
 * target.
 */
async function expectCompleteDialog(dialog: Locator): Promise<void> {
  await expect(getCloseButton(dialog)).toBeFocused();
  await expect(dialog.getByRole('textbox').first()).toBeVisible();
}

test('§4.5 holding Enter on ‘Close’ does not reopen the dialog', { tag: '@once' }, async ({ page, ownSite }) => {
  const dialog = await openContactDialog(page, ownSite.url, underlyingPath);
  await expectCompleteDialog(dialog);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(getCloseButton(dialog)).toBeFocused();
  await page.keyboard.down('Enter');
  await expect(getContactButton(page)).toBeFocused();
  // The second call simulates the key repeat of a held key.
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await waitUntilSettled(page);
  await expect(dialog).toHaveCount(0);
});

for (const key of ['Enter', 'Space'])
  test(
    `§4.5 a press of ${key} immediately after a dialog, an alert or a success overlay opens does not close it, and a later press does`,
    { tag: '@once' },
    async ({ page, ownSite }) => {
      const dialog = await loadContactDialog(page, ownSite);
      const openDialog = async () => {
        await getContactButton(page).press(key);
        await expectCompleteDialog(dialog);
      };
      await openDialog();
      await assertOnlyLaterPressCloses(page, key, dialog);
      await openDialog();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press(key);
      await expect(dialog).toHaveCount(0);

      await openDialog();
      await fillContactFields(dialog);
      await page.clock.resume();
      const submit = dialog.getByRole('button', { name: forms.contact.submit, exact: true });
      const relayPattern = '**/api/submissions/**';
      await page.route(relayPattern, (route) => route.abort());
      await submit.focus();
      await stopClock(page);
      await submit.press(key);
      const alert = page.getByRole('alertdialog', { name: outcomes.contact.failure });
      await expect(alert.getByRole('button', { name: shared.ok, exact: true })).toBeFocused();
      await assertOnlyLaterPressCloses(page, key, alert);
      // Until the submit button gets the focus, the dialog's first button has the focus. The press must not close the
      // dialog.
      await page.keyboard.press(key);
      const failureText = dialog.getByText(outcomes.contact.failure);
      await expect(failureText).toBeVisible();
      await page.clock.resume();
      await expect(submit).toBeFocused();
      await page.unroute(relayPattern);
      await stopClock(page);
      await submit.press(key);
      const overlay = page.getByRole('dialog', { name: outcomes.contact.title });
      await expect(overlay.getByRole('button', { name: controls.close, exact: true })).toBeFocused();
      await expect(failureText).toHaveCount(0);
      await assertOnlyLaterPressCloses(page, key, overlay);
    },
  );

test(
  '§4.5 a double click on a button opens a dialog that stays open until a later click on the backdrop',
  { tag: '@once' },
  async ({ page, site }) => {
    const dialog = await loadContactDialog(page, site);
    const { x, y, width, height } = await measureBox(getContactButton(page));
    const press = async (clickCount: number) => {
      await page.mouse.down({ clickCount });
      await page.mouse.up({ clickCount });
    };
    await page.mouse.move(x + width / 2, y + height / 2);
    await press(1);
    await expect(dialog).toBeVisible();
    await press(2);
    await press(1);
    await page.clock.runFor(100);
    await expect(dialog).toBeVisible();
    await page.clock.runFor(600);
    await press(1);
    await expect(dialog).toHaveCount(0);
    await getContactButton(page).click();
    await dialog.getByRole('button', { name: controls.close, exact: true }).click();
    await expect(dialog).toHaveCount(0);
  },
);

if (job)
  test.describe('§2.11 an application', () => {
    test(
      '§2.11 §3.12 the relay stores an application with a résumé of exactly 5 MB, and sends the admin mail and the confirmation',
      { tag: '@smoke' },
      async ({ page, ownSite, pageErrors }) => {
        const dialog = await openApplicationDialog(page, ownSite.url, job);
        await fillApplicationFields(dialog, createPdf(FIVE_MEGABYTES));
        await waitForResume(dialog);
        await sendApplication(dialog);
        await expect(getApplicationConfirmation(page)).toBeVisible();
        const [row] = await waitForItems(ownSite.readRows, 1);
        expect(row?.payload).toMatchObject({ jobTitle: job.title, resumeFileName: 'cv.pdf', targetGid: '0' });
        const base64 = row?.payload['resumeBase64']?.split(',')[1] ?? '';
        expect(Buffer.from(base64, 'base64')).toHaveLength(FIVE_MEGABYTES);
        const { admin, confirmation } = mailWords.application;
        expect((await waitForItems(ownSite.readMails, 2)).map(({ subject }) => subject)).toEqual([
          fillPlaceholders(admin.subject, { position: job.title }),
          fillPlaceholders(confirmation.subject, { firm: firm.name }),
        ]);
        expect(pageErrors).toEqual([]);
      },
    );

    test(
      '§8 a retry sends the complete file, even if the file was deleted from the disk',
      { tag: '@once' },
      async ({ page, ownSite }) => {
        const dialog = await openApplicationDialog(page, ownSite.url, job);
        await fillApplicationFields(dialog);
        const folder = await mkdtemp(path.join(tmpdir(), 'resume-'));
        const bytes = createPdf(300_000).fill('1 0 obj', 9);
        await writeFile(path.join(folder, 'stick.pdf'), bytes);
        await dialog.locator('input[type="file"]').setInputFiles(path.join(folder, 'stick.pdf'));
        await expect(
          dialog.getByText(fillPlaceholders(forms.resume.selected, { file: isolate('stick.pdf') })),
        ).toBeVisible();
        await rm(folder, { recursive: true });
        await page.context().setOffline(true);
        await sendApplication(dialog);
        await page.getByRole('alertdialog').getByRole('button', { name: shared.ok }).click();
        await page.context().setOffline(false);
        await sendApplication(dialog);
        await expect(getApplicationConfirmation(page)).toBeVisible();
        const [row] = await waitForItems(ownSite.readRows, 1);
        expect(row?.payload['resumeBase64']).toBe(`data:application/pdf;base64,${bytes.toString('base64')}`);
      },
    );

    test(
      '§2.11 2.5.7 a press on the text of the drop area opens the file chooser, and a file dropped beside the area is ignored',
      { tag: '@once' },
      async ({ page, ownSite }) => {
        const dialog = await openApplicationDialog(page, ownSite.url, job);
        const dropAreaText = dialog.getByText(forms.resume.drop);
        const [chooser] = await Promise.all([page.waitForEvent('filechooser'), dropAreaText.click()]);
        expect(chooser.isMultiple()).toBe(false);
        const folder = await mkdtemp(path.join(tmpdir(), 'drop-'));
        const { x, y } = await measureBox(dropAreaText);
        const devtools = await page.context().newCDPSession(page);
        const drop = async (position: { x: number; y: number }, ...names: string[]) => {
          const files = names.map((name) => path.join(folder, name));
          for (const file of files) await writeFile(file, createPdf(100));
          const dragData = { items: [], files, dragOperationsMask: 1 };
          for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
            await devtools.send('Input.dispatchDragEvent', { type, ...position, data: dragData });
        };
        const urlBefore = page.url();
        await drop({ x: x + 10, y: y + 10 }, 'first.pdf', 'second.pdf');
        await expect(
          dialog.getByText(fillPlaceholders(forms.resume.selected, { file: isolate('first.pdf') })),
        ).toBeVisible();
        await drop({ x: 5, y: 5 }, 'beside.pdf');
        // An accepted file would replace the first file at once, and the button that removes the first file would be
        // gone.
        await dialog.getByRole('button', { name: `${forms.resume.remove} first.pdf`, exact: true }).click();
        await expect(
          dialog.getByText(fillPlaceholders(forms.resume.removed, { file: isolate('first.pdf') })),
        ).toBeVisible();
        await expect(dialog.getByText(/second|beside/)).toHaveCount(0);
        expect(page.url()).toBe(urlBefore);
        await rm(folder, { recursive: true });
      },
    );
  });

test(
  '§4.5 a double click and twenty presses of Enter store one row and send two mails',
  { tag: '@once' },
  async ({ page, ownSite }) => {
    const dialog = await openContactDialog(page, ownSite.url, underlyingPath);
    await fillContactFields(dialog, 'Only Once');
    await getField(dialog, forms.contact.labels.name).focus();
    await dialog.getByRole('button', { name: forms.contact.submit, exact: true }).dblclick();
    for (let press = 0; press < 20; press += 1) await page.keyboard.press('Enter');
    // The test does not wait for the success message, because further presses of Enter may have closed the message.
    await waitForItems(ownSite.readRows, 1);
    // If the relay had stored a duplicate, it would deliver the duplicate before the next message.
    await page.reload();
    await sendMessage(page, ownSite);
    await waitForItems(ownSite.readMails, 4);
    expect((await ownSite.readRows()).map(({ payload }) => payload['name'])).toEqual(['Only Once', PERSON.name]);
    expect(await ownSite.readMails()).toHaveLength(4);
  },
);

test(
  '§4.5 while the form is being sent, the dialog ignores Escape, the backdrop and the close button, and keeps the focus',
  { tag: '@once' },
  async ({ page, ownSite, holdRequests }) => {
    const dialog = await openContactDialog(page, ownSite.url, underlyingPath);
    await fillContactFields(dialog);
    const release = await holdRequests('**/api/submissions/**');
    await sendContactForm(dialog);
    await expect(dialog.getByRole('button', { name: forms.contact.submitting })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.mouse.click(15, 450);
    // The button has `aria-disabled`. Without `force`, Playwright would wait until the button is enabled.
    await dialog.getByRole('button', { name: controls.close, exact: true }).click({ force: true });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('button', { name: shared.cancel, exact: true })).toBeDisabled();
    await expectFocusInside(dialog);
    release();
    await expect(getContactConfirmation(page)).toBeVisible();
  },
);

const privacyPolicy = listPagesOfKind('text').find(({ path: textPath }) => textPath === settings.privacyPath);
if (privacyPolicy)
  test('Art. 13 GDPR: a link in the form opens the privacy policy in a new tab, and the form keeps its entries', async ({
    page,
    site,
  }) => {
    const dialog = await openContactDialog(page, site.url, underlyingPath);
    await fillContactFields(dialog);
    const newTab = page.waitForEvent('popup');
    await dialog.getByRole('link', { name: shared.privacyPolicy }).click();
    await expect((await newTab).getByRole('heading', { level: 1, name: privacyPolicy.title })).toBeVisible();
    await expect(getField(dialog, forms.contact.labels.message)).toHaveValue(CONTACT_MESSAGE);
  });

test(
  '1.3.2 §2.12 the direction of a message follows its text, and a printed dialog shows the complete text, without the page and the backdrop',
  { tag: '@once' },
  async ({ page, site }) => {
    const dialog = await openContactDialog(page, site.url, underlyingPath);
    const message = getField(dialog, forms.contact.labels.message);
    await expect(message).toHaveCSS('unicode-bidi', 'plaintext');
    await message.fill('Line\n'.repeat(40));
    await page.emulateMedia({ media: 'print' });
    await expect(message).toBeVisible();
    expect(await message.evaluate((textarea) => textarea.scrollHeight - textarea.clientHeight)).toBe(0);
    await expect(page.locator('main h1')).toBeHidden();
    const ancestorStyles = await dialog.evaluate((element) => {
      const styles: string[] = [];
      for (let parent = element.parentElement; parent && parent !== document.body; parent = parent.parentElement)
        styles.push(`${getComputedStyle(parent).position} ${getComputedStyle(parent).backgroundColor}`);
      return styles;
    });
    expect(ancestorStyles.filter((style) => style !== 'static rgba(0, 0, 0, 0)')).toEqual([]);
  },
);

/**
 * Simulates browsers in which `container-type` also causes layout containment, so that a container moves its fixed
 * elements: Safari before 18.4, Firefox before 133 and Chrome before 129.
 */
const addLayoutContainment = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('*'))
      if (getComputedStyle(element).containerType !== 'normal') element.style.contain = 'layout inline-size style';
  });

test('§2.11 2.4.11 2.4.12 the toast is at the top right, also in browsers whose containers move fixed elements', async ({
  page,
  site,
}) => {
  const dialog = await openContactDialog(page, site.url, underlyingPath);
  await sendContactForm(dialog);
  const toast = page.getByRole('region', { name: shared.fixErrors });
  const box = await measureBox(toast);
  const isMirrored = await page.evaluate(() => document.documentElement.dir === 'rtl');
  const { width } = page.viewportSize() ?? { width: 0 };
  expect(isMirrored ? box.x : width - box.x - box.width).toBeLessThan(50);
  expect(box.y).toBeLessThan(50);
  await addLayoutContainment(page);
  expect(await measureBox(toast)).toEqual(box);
});

if (job)
  test(
    '2.4.11 2.4.12 in browsers without popovers, the alert of a long dialog is in the middle of the window',
    { tag: '@once' },
    async ({ page, site }) => {
      await page.setViewportSize({ width: 390, height: 700 });
      await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'showPopover'));
      await page.route('**/*.css', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.text()).replaceAll(':popover-open', ':unknown') });
      });
      const dialog = await openApplicationDialog(page, site.url, job);
      await addLayoutContainment(page);
      await sendApplication(dialog);
      const measureCentre = async () => {
        const { y, height } = await measureBox(page.getByRole('alertdialog'));
        return Math.round(y + height / 2);
      };
      await expect.poll(measureCentre).toBe(350);
    },
  );

test(
  '4.1.2 §4.5 the failure of the contact page opens after the visitor has closed the dialog that covered it',
  { tag: '@once' },
  async ({ page, site }) => {
    const settingsDialog = page.getByRole('dialog');
    await page.route('**/api/submissions/**', async (route) => {
      await settingsDialog.waitFor();
      await route.abort();
    });
    await goTo(page, site.url, contact.path);
    const form = page.locator('main form');
    await fillContactFields(form);
    await sendContactForm(form);
    const submitButton = form.locator('[type="submit"]');
    await expect(submitButton).toBeDisabled();
    await page.getByRole('contentinfo').getByRole('button', { name: controls.display, exact: true }).click();
    await expect(submitButton).toBeEnabled();
    await waitUntilSettled(page);
    await page.keyboard.press('Escape');
    await expect(settingsDialog).toHaveCount(0);
    const okButton = page.getByRole('alertdialog', { name: outcomes.contact.failure }).getByRole('button');
    await expect(okButton).toBeFocused();
    await okButton.click();
    await expect(okButton).toHaveCount(0);
    await expect(submitButton).toBeFocused();
  },
);

test('§5.2 in a window of 320 × 640 px, the error of the focused field is in view', async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await goTo(page, site.url, contact.path);
  const main = page.getByRole('main');
  await fillContactFields(main);
  const message = getField(main, forms.contact.labels.message);
  await message.clear();
  await sendContactForm(main);
  await expect(message).toBeFocused();
  const errorId = (await message.getAttribute('aria-describedby'))?.split(' ').at(-1);
  await expect(page.locator(`[id="${errorId}"]`)).toBeInViewport({ ratio: 1 });
});

test(
  '§2.12 the contact page prints only its success message, which contains the reference',
  { tag: '@once' },
  async ({ page, ownSite }) => {
    await goTo(page, ownSite.url, contact.path);
    await fillContactFields(page.getByRole('main'));
    await sendContactForm(page.getByRole('main'));
    await expect(getContactConfirmation(page)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(new RegExp(`${firm.referencePrefix}-[0-9A-Z]{6}`)).first()).toBeVisible();
    await expect(page.locator('main h1')).toBeHidden();
  },
);

test(
  '§9.1 the success overlay closes after 6000 ms, the contact button gets the focus, and a live region keeps the text',
  { tag: '@once' },
  async ({ page, ownSite }) => {
    await page.clock.install();
    const dialog = await openContactDialog(page, ownSite.url, underlyingPath);
    await fillContactFields(dialog);
    await stopClock(page);
    await sendContactForm(dialog);
    // The test waits for the text, because the heading has `aria-hidden` until a timer fires, and the clock is stopped.
    await expect(page.locator('[role="dialog"]').getByText(outcomes.contact.title)).toBeVisible();
    const overlay = page.getByRole('dialog', { name: outcomes.contact.title });
    await page.clock.runFor(5800);
    await expect(overlay).toBeVisible();
    await page.clock.runFor(400);
    await expect(overlay).toHaveCount(0);
    await page.clock.resume();
    await expect(getContactButton(page)).toBeFocused();
    await expect(page.getByRole('main').locator('[aria-live]').getByText(outcomes.contact.title)).toBeAttached();
  },
);

const presetBudgetKey = offer?.quote.budgetKeys[offer.plan];
if (offer)
  test(
    '§2.14 the quote form shows a summary or sends the request, and never shows its preset budget key',
    { tag: '@smoke' },
    async ({ page, ownSite, pageErrors }) => {
      const { labels, summaryHeading } = forms.quote;
      const [currency] = getBudgetCurrencies(settings);
      await goTo(page, ownSite.url, `${offer.path}?plan=${offer.id}`);
      const dialog = page.getByRole('dialog', { name: offer.dialogTitle });
      await expect(dialog).toBeVisible();
      const requestUrls: string[] = [];
      page.on('request', (request) => requestUrls.push(request.url()));
      await getField(dialog, labels.name).fill('Zoë Müller-Ōta');
      const budget = dialog.getByLabel(labels.budget);
      // With the form rules 'inclusive', the field accepts an amount in the format of the language.
      await budget.fill(formatBudget('750000', currency, settings.formRules));
      // The currency symbol is painted over the input, so the padding of the input must leave enough space for the
      // symbol.
      const { x, width } = await measureBox(budget);
      const [paddingLeft = 0, paddingRight = 0] = await budget.evaluate((input) =>
        [getComputedStyle(input).paddingLeft, getComputedStyle(input).paddingRight].map(Number.parseFloat),
      );
      const symbol = getCurrencySymbol(currency, settings.locale);
      const symbolBox = await measureBox(dialog.locator('span[aria-hidden=true]').getByText(symbol, { exact: true }));
      expect(symbolBox.x + symbolBox.width <= x + paddingLeft || symbolBox.x >= x + width - paddingRight).toBe(true);
      await dialog.getByRole('button', { name: offer.quote.submitLabel, exact: true }).click();
      if (settings.quoteDelivery === 'relay') {
        await expect(page.getByRole('heading', { name: outcomes.request.title })).toBeVisible();
        const [row] = await waitForItems(ownSite.readRows, 1);
        expect(row?.payload).toMatchObject({ plan: offer.plan, name: 'Zoë Müller-Ōta', budget: '750000', currency });
      } else {
        await expect(dialog.getByRole('heading', { name: summaryHeading })).toBeVisible();
        await expect(dialog.getByText('Zoë Müller-Ōta')).toBeVisible();
        const mailtoHref = (await dialog.getByRole('link', { name: forms.summary.byEmail }).getAttribute('href')) ?? '';
        expect(mailtoHref.startsWith(`mailto:${firm.inbox}?`), mailtoHref).toBe(true);
        expect(mailtoHref).not.toContain('+');
        expect(decodeURIComponent(mailtoHref)).toContain(offer.plan);
        await expect(dialog.getByRole('button', { name: forms.summary.copy })).toBeVisible();
        await expect(dialog.getByRole('button', { name: forms.summary.print })).toBeVisible();
        // Requests for assets are allowed, because the page may still prefetch code of the site.
        expect(requestUrls.filter((url) => !url.startsWith(`${ownSite.origin}/assets/`))).toEqual([]);
      }
      // Other texts, and the id of the plan, may contain the budget key, so the test compares whole texts.
      if (presetBudgetKey && presetBudgetKey !== offer.plan)
        await expect(page.getByRole('dialog').getByText(presetBudgetKey, { exact: true })).toHaveCount(0);
      expect(pageErrors).toEqual([]);
    },
  );

/** Presses the middle of an element for 150 ms. During this time, the page may scroll under the pointer. */
async function pressSlowly(target: Locator): Promise<void> {
  const { x, y, width, height } = await measureBox(target);
  await target.page().mouse.click(x + width / 2, y + height / 2, { delay: 150 });
}

const [firstCountry, secondCountry = firstCountry] = countries;
const formatOptionName = ({ name, code }: { name: string; code: string }) =>
  fillPlaceholders(country.option, { country: name, code: isolate(code) });
for (const [width, height] of [
  [1280, 800],
  [1280, 400],
  [320, 256],
] as const)
  test.describe(`§4.5 at ${width} × ${height} px`, () => {
    test.use({ viewport: { width, height } });

    test(
      'a slow press on the country button opens the list and selects no country, and a slow press on a country selects it',
      { tag: '@once' },
      async ({ page, site }) => {
        const dialog = await openContactDialog(page, site.url, underlyingPath, 'contentinfo');
        const button = dialog.getByRole('button', { name: country.label });
        const list = page.getByRole('listbox');
        for (const block of ['start', 'center', 'end'] as const) {
          await button.evaluate((element, blockPosition) => element.scrollIntoView({ block: blockPosition }), block);
          await pressSlowly(button);
          await expect(
            list.getByRole('option', { name: formatOptionName(firstCountry), exact: true }),
            block,
          ).toBeFocused();
          await page.keyboard.press('Escape');
          await expect(list).toHaveCount(0);
        }
        await button.press('Enter');
        await pressSlowly(list.getByRole('option', { name: formatOptionName(secondCountry), exact: true }));
        await expect(list).toHaveCount(0);
        await expect(button).toHaveText(formatOptionName(secondCountry));
      },
    );
  });

test('§7.3 each country of the list has its flag, and the site ships no other flag', async ({ page, site }) => {
  const dialog = await openContactDialog(page, site.url, underlyingPath, 'contentinfo');
  await dialog.getByRole('button', { name: country.label }).click();
  for (const listedCountry of countries) {
    const flag = page.getByRole('option', { name: formatOptionName(listedCountry), exact: true }).locator('img');
    await flag.scrollIntoViewIfNeeded();
    await expect(flag).toHaveAttribute('src', `/flags/w20/${listedCountry.flag}.png`);
    await expect.poll(() => flag.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(20);
  }
  const shippedFlags = await readdir(path.join(getServedFolder(), 'flags/w20'));
  expect(shippedFlags.toSorted()).toEqual([...new Set(countries.map(({ flag }) => `${flag}.png`))].toSorted());
});
