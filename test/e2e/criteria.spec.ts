/**
 * Tests WCAG criteria in a browser: the effects of focus, pointer, keys, time and orientation, and the texts of fields.
 * Each test visits one page of each kind, or only the home page.
 */
import type { ElementHandle, Locator, Page } from '@playwright/test';
import { words as controls } from '#site/words/controls';
import { words as forms } from '#site/words/forms';
import { words as outcomes } from '#site/words/outcomes';
import { KIND_PATHS } from '../pagePaths';
import { loadSubjects } from '../subjects';
import { expect, test } from './fixtures';
import {
  getContactConfirmation,
  fillContactFields,
  CONTACT_MESSAGE,
  openContactDialog,
  sendContactForm,
} from './formActions';
import { createDisplayStorage, goTo, waitUntilSettled } from './harness';

const { home } = await loadSubjects();

/**
 * Returns the URL, the title and the number of dialogs of a page. An unexpected change of context would change at least
 * one of these values.
 */
const readContext = (page: Page) =>
  page.evaluate(() => ({
    url: location.href,
    title: document.title,
    dialogs: document.querySelectorAll('[role="dialog"], [role="alertdialog"]').length,
  }));

test(
  '1.3.4 3.2.1 each kind of page has the same text in either orientation, and no focused control opens a page or a dialog',
  { tag: '@once' },
  async ({ openPage, site }) => {
    const page = await openPage({ reducedMotion: 'reduce' });
    const readPageText = () => page.getByRole('main').innerText();
    for (const path of KIND_PATHS) {
      await page.setViewportSize({ width: 640, height: 480 });
      await goTo(page, site.url, path);
      const wideText = await readPageText();
      await page.setViewportSize({ width: 480, height: 640 });
      expect(await readPageText(), path).toBe(wideText);
      await page.setViewportSize({ width: 1280, height: 720 });
      await waitUntilSettled(page);
      const contextBefore = await readContext(page);
      const controlsWithoutFocus = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')]
          .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest('[inert]'))
          .filter((control) => {
            control.focus();
            return document.activeElement !== control;
          })
          .map(({ outerHTML }) => outerHTML.slice(0, 120)),
      );
      expect({ path, controlsWithoutFocus }).toEqual({ path, controlsWithoutFocus: [] });
      // The code of a dialog may still be loading.
      await page.waitForTimeout(500);
      expect(await readContext(page)).toEqual(contextBefore);
    }
  },
);

/** The letters, the digits and common symbols of a keyboard with Latin letters. */
const CHARACTER_KEYS = [..."abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,;:!?/-+*#'"];

test('2.1.4 no single letter, digit or symbol is a shortcut', { tag: '@once' }, async ({ openRoute }) => {
  const page = await openRoute(home.path, { reducedMotion: 'reduce' });
  await page.getByRole('banner').getByRole('link').first().focus();
  const readState = () => page.evaluate(() => [document.body.innerText, document.activeElement?.outerHTML]);
  const stateBefore = [await readContext(page), await readState()];
  for (const key of CHARACTER_KEYS) await page.keyboard.press(key);
  expect([await readContext(page), await readState()]).toEqual(stateBefore);
});

test(
  "2.2.1 2.2.6 3.2.2 3.2.5 typing changes only the form, which can be sent 21 hours later by the browser's clock",
  { tag: '@once' },
  async ({ openPage, site }) => {
    const page = await openPage({ reducedMotion: 'reduce' });
    await page.clock.install();
    const dialog = await openContactDialog(page, site.url, home.path);
    const contextBefore = await readContext(page);
    await fillContactFields(dialog);
    const message = dialog.getByLabel(forms.contact.labels.message, { exact: true });
    await message.blur();
    expect(await readContext(page)).toEqual(contextBefore);
    await page.clock.fastForward('21:00:00');
    await expect(message).toHaveValue(CONTACT_MESSAGE);
    await page.reload();
    await openContactDialog(page, site.url, home.path);
    await expect(message).toHaveValue(CONTACT_MESSAGE);
    await sendContactForm(dialog);
    await expect(getContactConfirmation(page)).toBeVisible();
  },
);

test(
  '2.2.1 3.2.5 while all motion is paused, the message about a sent form stays open until the visitor closes it',
  { tag: '@once' },
  async ({ openPage, site }) => {
    const page = await openPage({ storageState: createDisplayStorage(site.origin, { motion: 'reduced' }) });
    await page.clock.install();
    const dialog = await openContactDialog(page, site.url, home.path);
    await fillContactFields(dialog);
    await sendContactForm(dialog);
    await expect(getContactConfirmation(page)).toBeVisible();
    await page.clock.runFor(60_000);
    const overlay = page.getByRole('dialog', { name: outcomes.contact.title });
    await expect(overlay).toBeVisible();
    await overlay.getByRole('button', { name: controls.close, exact: true }).click();
    await expect(overlay).toHaveCount(0);
  },
);

/**
 * A time in which each moving part of the home page would move, in milliseconds (§9.1). The hero changes its slide
 * every 5 s, so a hero of four slides would show a different slide after this time.
 */
const MOVE_TIME_MS = 13_000;

test('2.2.2 one button stops every moving part of the home page', { tag: '@once' }, async ({ openPage, site }) => {
  const page = await openPage({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await goTo(page, site.url, home.path);
  // Each moving part stops while it is out of view or hovered. The test therefore presses the button by keyboard, and
  // scrolls to each moving part.
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: controls.footer.pauseMotion, exact: true })
    .press('Enter');
  const countRunningAnimations = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
  const readText = () => page.evaluate(() => document.body.innerText);
  const playbackButtons = await page.locator('[data-playback]').all();
  expect(playbackButtons.length).toBeGreaterThan(0);
  for (const playbackButton of playbackButtons) {
    await playbackButton.scrollIntoViewIfNeeded();
    await page.clock.runFor(2000);
    await expect.poll(countRunningAnimations).toBe(0);
    const textBefore = await readText();
    await page.clock.runFor(MOVE_TIME_MS);
    expect(await countRunningAnimations()).toBe(0);
    expect(await readText()).toBe(textBefore);
  }
});

/**
 * Returns one visible control for each appearance that `seenAppearances` lacks, and adds these appearances. Controls
 * have the same appearance, and behave alike, if their element names, their classes and the classes of their parents
 * are equal.
 */
async function findNewControls(page: Page, seenAppearances: Set<string>): Promise<Locator[]> {
  const controlLocator = page.locator('a[href], button, input, select, textarea').filter({ visible: true });
  const appearances = await controlLocator.evaluateAll((elements) =>
    elements.map((element) => `${element.localName} ${element.className} ${element.parentElement?.className}`),
  );
  return appearances.flatMap((appearance, index) => {
    if (seenAppearances.has(appearance)) return [];
    seenAppearances.add(appearance);
    return [controlLocator.nth(index)];
  });
}

/** A time that is longer than the delay of a usual tooltip, in milliseconds. */
const TOOLTIP_WAIT_MS = 2000;

/**
 * Returns an element outside `control` whose text became visible after the last call. Returns null if there is no such
 * element.
 */
async function findRevealedElement(control: Locator): Promise<ElementHandle<Element> | null> {
  const revealedElement = await control.evaluateHandle((controlElement) => {
    const state = window as unknown as { visibleElements?: Set<Element> };
    const visibleElements = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim()) &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
    const revealed = visibleElements.find(
      (element) => !state.visibleElements?.has(element) && !controlElement.contains(element),
    );
    state.visibleElements = new Set(visibleElements);
    return revealed;
  });
  return revealedElement.asElement();
}

test(
  '1.4.13 text that appears on hover or focus remains, can be hovered, and disappears with Escape',
  { tag: '@once' },
  async ({ openPage, site }) => {
    const seenAppearances = new Set<string>();
    for (const path of KIND_PATHS) {
      // When the pointer is on a link, the site renders the page of that link as hidden content. Each path therefore
      // opens in a new browser page.
      const page = await openPage({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });
      await page.clock.install();
      await goTo(page, site.url, path);
      expect(await page.locator('body [title]:not(svg *), [role="tooltip"]').count(), path).toBe(0);
      for (const control of await findNewControls(page, seenAppearances)) {
        for (const action of ['hover', 'focus'] as const) {
          await page.mouse.move(0, 0);
          await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
          await findRevealedElement(control);
          await (action === 'hover' ? control.hover({ force: true }) : control.focus());
          // A tooltip may have a delay.
          await page.clock.fastForward(TOOLTIP_WAIT_MS);
          const revealedElement = await findRevealedElement(control);
          if (!revealedElement) continue;
          const isVisible = () =>
            revealedElement.evaluate((element) => element.checkVisibility({ opacityProperty: true }));
          if (action === 'hover') await revealedElement.hover();
          await page.clock.fastForward(TOOLTIP_WAIT_MS);
          expect(await isVisible(), `${path}: ${action}`).toBe(true);
          await page.keyboard.press('Escape');
          await expect.poll(isVisible, `${path}: ${action}`).toBe(false);
        }
      }
      await page.close();
    }
    expect(seenAppearances.size).toBeGreaterThan(10);
  },
);

test('3.3.1 3.3.2 3.3.3 each field of the contact form has a visible label, and each empty field gets its own message', async ({
  openPage,
  site,
}) => {
  const page = await openPage({ reducedMotion: 'reduce' });
  const dialog = await openContactDialog(page, site.url, home.path);
  for (const label of Object.values(forms.contact.labels))
    await expect(dialog.getByText(label, { exact: true })).toBeVisible();
  await sendContactForm(dialog);
  const invalidFields = dialog.locator('[aria-invalid="true"]');
  await expect(invalidFields).toHaveCount(4);
  const messages: string[] = [];
  for (const field of await invalidFields.all()) {
    // The error follows the hint in the description.
    const errorId = (await field.getAttribute('aria-describedby'))?.split(' ').at(-1);
    messages.push((await page.locator(`[id="${errorId}"]`).innerText()).trim());
  }
  expect(messages).not.toContain('');
  expect(new Set(messages).size).toBe(4);
});
