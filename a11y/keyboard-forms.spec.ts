/** §2.16: every page of a form with the keyboard alone, where no script helps: to each control, to its mistakes, and away. */
import type { Page } from '@playwright/test';
import { words as forms } from '#site/words/forms';
import { words as messages } from '#site/words/messages';
import { words as noscript } from '#site/words/noscript';
import { resumeMessage } from '../src/submission/resume';
import { applyPath, customRequestPath, quotePath } from '../src/site/formPaths';
import { fill } from '../src/site/fill';
import { startJourney, type Site } from '../test/e2e/harness';
import { loadSubjects } from '../test/subjects';
import { Keyboard, MOST_STOPS } from './keyboard';
import { openNoscript } from './openNoscript';
import { inspectFocus } from './tabStop';
import { expect, test } from '../test/e2e/fixtures';

const WINDOWS = [
  { width: 1280, height: 800 },
  { width: 320, height: 640 },
] as const;

const { contact, jobs, allOffers, customCard } = await loadSubjects();
const [[job], [offer]] = [jobs, allOffers];

interface FormPage {
  path: string;
  submit: string;
  /** A mistake of the form as it is when nobody has filled it in, and the control that it is about. */
  mistake?: { said: string; field: string };
}

const PAGES: readonly FormPage[] = [
  {
    path: contact.path,
    submit: forms.contact.submit,
    mistake: { said: messages.phone.missing, field: 'phone' },
  },
  ...(job
    ? [
        {
          path: applyPath(job.path, job.id),
          submit: forms.application.submit,
          mistake: { said: resumeMessage('missing'), field: 'resume' },
        },
      ]
    : []),
  ...(offer
    ? [
        {
          path: quotePath(offer.path),
          submit: offer.quote.submitLabel,
          mistake: { said: noscript.quote.missingPlan, field: 'plan' },
        },
      ]
    : []),
  // Nothing has to be filled in.
  ...(customCard ? [{ path: customRequestPath(customCard.path), submit: forms.customRequest.submit }] : []),
];

let site: Site;
test.beforeAll(async ({ browser }) => {
  // This visitor sends as fast as a bot.
  site = await startJourney({ MIN_FORM_AGE_MS: '0' }, browser);
});
test.afterAll(() => site.stop());

/** Names of the controls that a person can use, in the order of the document. */
const controlsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('#form :is(input, select, textarea, button)')]
      .filter((control) => control.type !== 'hidden' && !control.closest('[inert]'))
      .map((control) => control.name || control.textContent),
  );

/** Goes through the page to its end; what of it belongs to the form, in the order in which it came. */
async function throughForm(keyboard: Keyboard): Promise<string[]> {
  const { page } = keyboard;
  const reached: string[] = [];
  const last = keyboard.presses + MOST_STOPS;
  for (let stop = await keyboard.tab(); stop; stop = await keyboard.tab()) {
    const name = await page.evaluate(() => {
      const control = document.activeElement as HTMLInputElement;
      return control.closest('#form') && control.localName !== 'a' ? control.name || control.textContent : null;
    });
    if (name !== null) reached.push(name);
    expect(keyboard.presses, `a trap: ${reached.slice(-10).join(', ')}`).toBeLessThan(last);
  }
  return reached;
}

const focusedName = (page: Page) => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name);

/** Sends with Enter and waits for the answer; resolves to the visitor on that page, whose stops begin anew. */
async function send(keyboard: Keyboard): Promise<Keyboard> {
  const { page } = keyboard;
  const answered = page.waitForEvent('load');
  await page.keyboard.press('Enter');
  await answered;
  return keyboard.on(page);
}

// Two at a time: most of a walk is waiting for the next frame.
test.describe('2.1.1 forms by keyboard, without JavaScript', () => {
  for (const viewport of WINDOWS) {
    const judged = new Set<string>();
    const walk = (title: string, path: string, steps: (keyboard: Keyboard) => Promise<void>) =>
      test(`${title} ${path} at ${viewport.width} px`, async () => {
        const { page, close } = await site.open({ viewport, reducedMotion: 'reduce' });
        await openNoscript(page, `${site.url}${path}/`);
        const keyboard = new Keyboard(page, judged);
        await steps(keyboard);
        keyboard.assertSound();
        await close();
      });

    for (const { path, submit, mistake } of PAGES) {
      walk('2.1.2 2.4.3 2.4.7 2.4.13 2.5.5 every control of', path, async (keyboard) => {
        expect(await throughForm(keyboard)).toEqual(await controlsOf(keyboard.page));
      });

      walk('§2.16 3.3.1 Enter in a field sends', path, async (keyboard) => {
        const { page } = keyboard;
        await keyboard.reach(/^input /);
        const answered = await send(keyboard);
        const isError = (await page.title()).startsWith(fill(noscript.errorTitle, { title: '' }).trim());
        expect(isError).toBe(mistake !== undefined);
        if (!mistake) return;
        await answered.reach(`a ${mistake.said}`);
        await answered.press('Enter');
        expect(await focusedName(page), 'a mistake leads to its field').toBe(mistake.field);
        expect((await inspectFocus(page))?.faults).toEqual([]);
        await answered.reach(`button ${submit}`);
        expect(await throughForm(await send(answered)), 'the form that came back is whole').toEqual(
          await controlsOf(page),
        );
      });
    }
  }
});
