/**
 * §2.16: tests one form page of each kind by keyboard, without scripts. Tab must reach every control and leave the
 * form. The link of an error must focus the field with that error.
 */
import type { Page } from '@playwright/test';
import { words as forms } from '#site/words/forms';
import { words as messages } from '#site/words/messages';
import { words as noscript } from '#site/words/noscript';
import { getResumeMessage } from '../src/submission/resume';
import { getApplyPath, getCustomRequestPath, getQuotePath } from '../src/site/formPaths';
import { fillPlaceholders } from '../src/site/fill';
import { loadSubjects } from '../test/subjects';
import { KeyboardUser } from './keyboard';
import { openNoscriptPage } from './openNoscript';
import { inspectFocus } from './tabStop';
import { expect, test } from '../test/e2e/fixtures';

const VIEWPORTS = [
  { width: 1280, height: 800 },
  { width: 320, height: 640 },
] as const;

const { contact, jobs, allOffers, customCard } = await loadSubjects();
const [[job], [offer]] = [jobs, allOffers];

interface FormPage {
  path: string;
  submitLabel: string;
  /** An error of the empty form, and the control with that error. */
  expectedError?: { message: string; field: string };
}

const FORM_PAGES: readonly (FormPage | undefined)[] = [
  {
    path: contact.path,
    submitLabel: forms.contact.submit,
    expectedError: { message: messages.phone.missing, field: 'phone' },
  },
  job && {
    path: getApplyPath(job.path, job.id),
    submitLabel: forms.application.submit,
    expectedError: { message: getResumeMessage('missing'), field: 'resume' },
  },
  offer && {
    path: getQuotePath(offer.path),
    submitLabel: offer.quote.submitLabel,
    expectedError: { message: noscript.quote.missingPlan, field: 'plan' },
  },
  // The custom request has no required field.
  customCard && { path: getCustomRequestPath(customCard.path), submitLabel: forms.customRequest.submit },
];

/**
 * Returns the names of the form's controls in document order. A button without a name is listed by its text. Omits
 * hidden inputs and inert controls.
 */
const listControlNames = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('#form :is(input, select, textarea, button)')]
      .filter((control) => control.type !== 'hidden' && !control.closest('[inert]'))
      .map((control) => control.name || control.textContent),
  );

/** Tabs through the page. Returns the names of the form's Tab stops in order. */
async function tabThroughForm(keyboard: KeyboardUser): Promise<string[]> {
  const names = await keyboard.tabThroughPage(() =>
    keyboard.page.evaluate(() => {
      const control = document.activeElement as HTMLInputElement;
      return control.closest('#form') && control.localName !== 'a' ? control.name || control.textContent : '';
    }),
  );
  return names.filter((name) => name !== '');
}

const readFocusedName = (page: Page) => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name);

/**
 * Sends the form with Enter and waits for the response. Returns a simulated user at the start of the page in the
 * response.
 */
async function sendForm(keyboard: KeyboardUser): Promise<KeyboardUser> {
  const { page } = keyboard;
  const loadEventPromise = page.waitForEvent('load');
  await page.keyboard.press('Enter');
  await loadEventPromise;
  return keyboard.continueOn(page);
}

test.describe('2.1.1 2.1.3 forms by keyboard, without JavaScript', () => {
  for (const viewport of VIEWPORTS) {
    const measuredStops = new Set<string>();
    for (const { path, submitLabel, expectedError } of FORM_PAGES.filter((formPage) => formPage !== undefined))
      test(`§2.16 2.1.2 2.4.3 2.4.7 2.4.13 2.5.5 3.3.1 Tab reaches every control of ${path}, and Enter in a field sends the form, at ${viewport.width} px`, async ({
        openPage,
        site,
      }) => {
        const page = await openPage({ viewport, reducedMotion: 'reduce' });
        await openNoscriptPage(page, `${site.url}${path}/`);
        const keyboard = new KeyboardUser(page, measuredStops);
        expect(await tabThroughForm(keyboard)).toEqual(await listControlNames(page));
        await keyboard.tabTo(/^input /);
        const newPageKeyboard = await sendForm(keyboard);
        const isError = (await page.title()).startsWith(fillPlaceholders(noscript.errorTitle, { title: '' }).trim());
        expect(isError).toBe(expectedError !== undefined);
        if (expectedError) {
          await newPageKeyboard.tabTo(`a ${expectedError.message}`);
          await newPageKeyboard.press('Enter');
          expect(await readFocusedName(page), 'the link of an error focuses its field').toBe(expectedError.field);
          expect((await inspectFocus(page))?.faults).toEqual([]);
          await newPageKeyboard.tabTo(`button ${submitLabel}`);
          expect(
            await tabThroughForm(await sendForm(newPageKeyboard)),
            'the rejected form has all its controls',
          ).toEqual(await listControlNames(page));
        }
        keyboard.assertNoFaults();
      });
  }
});
