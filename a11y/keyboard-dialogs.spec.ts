/**
 * Tests every kind of dialog by keyboard. Enter opens the dialog, and Tab cycles through its controls. Escape and
 * 'Close' return the focus to the opener.
 */
import type { Locator, Page } from '@playwright/test';
import { countries } from '#site/countries';
import { settings } from '#site/settings';
import { words as controls } from '#site/words/controls';
import { words as display } from '#site/words/display';
import { words as forms } from '#site/words/forms';
import { words as messages } from '#site/words/messages';
import { fillPlaceholders } from '../src/site/fill';
import { loadSubjects, type Offer } from '../test/subjects';
import { waitForDialog } from '../test/e2e/harness';
import { KeyboardUser } from './keyboard';
import { BREAKPOINT } from './matrix';
import { loadStates } from './states';
import { inspectFocus } from './tabStop';
import { expect, test } from '../test/e2e/fixtures';

const VIEWPORTS = [
  { width: 1280, height: 800 },
  { width: 320, height: 480 },
] as const;

interface TestedDialog {
  name: string;
  route: string;
  getOpener: (page: Page) => Locator;
}

const { home, jobs, offers, allOffers, customCard, leaders, listPagesOfKind } = await loadSubjects();
const [job] = jobs;
const [offer] = allOffers;
const [leader] = leaders;
/** Returns the accessible name of a field, which is its label without the asterisk. */
const getAccessibleName = (label: string) => label.replace('*', '');
const otherPagePath = (listPagesOfKind('clients')[0] ?? home).path;

const createButtonLocator =
  (name: string, landmark: 'main' | 'contentinfo' = 'main') =>
  (page: Page) =>
    page.getByRole(landmark).getByRole('button', { name, exact: true }).first();
const createTestedDialog = ({
  path,
  buttonName,
  dialogTitle,
}: Pick<Offer, 'path' | 'buttonName' | 'dialogTitle'>): TestedDialog => ({
  name: dialogTitle,
  route: path,
  getOpener: createButtonLocator(buttonName),
});

/** One dialog of each kind on the site, and the quote dialog with the most select fields. */
const DIALOGS: readonly TestedDialog[] = [
  { name: forms.contact.title, route: otherPagePath, getOpener: createButtonLocator(controls.contact, 'contentinfo') },
  { name: display.title, route: otherPagePath, getOpener: createButtonLocator(controls.display, 'contentinfo') },
  ...jobs.slice(0, 1).map((listedJob) =>
    createTestedDialog({
      ...listedJob,
      dialogTitle: fillPlaceholders(forms.application.title, { job: listedJob.title }),
    }),
  ),
  ...allOffers.slice(0, 1).map(createTestedDialog),
  ...offers.plans
    .toSorted((one, other) => other.quote.selects.length - one.quote.selects.length)
    .slice(0, 1)
    .filter(
      (offerWithMostSelects) => offerWithMostSelects.quote.selects.length > 0 && offerWithMostSelects !== allOffers[0],
    )
    .map(createTestedDialog),
  ...(customCard ? [createTestedDialog({ ...customCard, dialogTitle: forms.customRequest.title })] : []),
  ...leaders.slice(0, 1).map(createTestedDialog),
];

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

async function assertFocusReturns(dialog: Locator, opener: Locator): Promise<void> {
  await dialog.waitFor({ state: 'detached' });
  await dialog.page().waitForFunction(() => document.activeElement !== document.body);
  expect(await hasFocus(opener), 'the focus returns to the opener').toBeTruthy();
}

test.describe('2.1.1 2.1.3 dialogs by keyboard', () => {
  for (const viewport of VIEWPORTS) {
    const windowSize = `${viewport.width} × ${viewport.height} px`;
    const measuredStops = new Set<string>();
    const testByKeyboard = (
      title: string,
      route: string,
      performSteps: (page: Page, keyboard: KeyboardUser) => Promise<void>,
    ) =>
      test(`${title}, ${windowSize}`, async ({ openRoute }) => {
        const page = await openRoute(route, { viewport, reducedMotion: 'reduce' });
        const keyboard = new KeyboardUser(page, measuredStops);
        await performSteps(page, keyboard);
        keyboard.assertNoFaults();
      });

    for (const { name, route, getOpener } of DIALOGS) {
      testByKeyboard(
        `2.1.2 2.4.3 2.4.7 2.4.11 2.4.12 2.4.13 2.5.5 2.5.8 '${name}' opens and closes`,
        route,
        async (page, keyboard) => {
          const dialog = page.getByRole('dialog', { name, exact: true });
          const opener = getOpener(page);
          await opener.focus();
          await keyboard.press('Enter');
          await dialog.waitFor();
          await waitForDialog(page);
          const names = (await keyboard.tabThroughDialog()).map((stop) => stop.name);
          expect(names[0], 'the first Tab stop of a dialog is its Close button').toBe(`button ${controls.close}`);
          await keyboard.press('Escape');
          await assertFocusReturns(dialog, opener);
          await keyboard.press('Enter');
          await dialog.waitFor();
          await waitForDialog(page);
          await keyboard.tabTo(`button ${controls.close}`);
          await keyboard.press('Enter');
          await assertFocusReturns(dialog, opener);
        },
      );
    }

    if (job)
      testByKeyboard(
        '§2.11 2.4.3 the alert and the toast of an invalid application lead to its fields',
        job.path,
        async (page, keyboard) => {
          const { labels, submit } = forms.application;
          await createButtonLocator(job.buttonName)(page).focus();
          await keyboard.press('Enter');
          await waitForDialog(page);
          await keyboard.tabTo(`button ${submit}`);
          await keyboard.press('Enter');
          const alert = page.getByRole('alertdialog');
          await alert.waitFor();
          await page.waitForFunction(
            (expectedText) => document.activeElement?.textContent === expectedText,
            forms.shared.ok,
          );
          expect((await keyboard.tabThroughDialog()).map((stop) => stop.name)).toEqual([`button ${forms.shared.ok}`]);
          await keyboard.press('Escape');
          await alert.waitFor({ state: 'detached' });
          const firstField = page.getByRole('textbox', { name: getAccessibleName(labels.name) });
          await page.waitForFunction(() => document.activeElement?.localName === 'input');
          expect(await hasFocus(firstField), 'the first invalid field has the focus').toBeTruthy();
          await keyboard.tabThroughDialog();
          await keyboard.tabTo(`a ${messages.phone.missing}`);
          await keyboard.press('Enter');
          expect(await hasFocus(page.getByRole('textbox', { name: getAccessibleName(labels.phone) }))).toBeTruthy();
          const toast = page.getByRole('region', { name: forms.shared.fixErrors });
          await keyboard.tabToElement(toast.getByRole('button', { name: forms.shared.dismiss }));
          await keyboard.press('Enter');
          await toast.waitFor({ state: 'detached' });
          expect(
            await page.getByRole('dialog').evaluate((dialog) => dialog.contains(document.activeElement)),
          ).toBeTruthy();
        },
      );

    testByKeyboard('§4.5 Escape closes the country list, but not the dialog', otherPagePath, async (page, keyboard) => {
      const dialog = page.getByRole('dialog', { name: forms.contact.title, exact: true });
      await createButtonLocator(controls.contact, 'contentinfo')(page).focus();
      await keyboard.press('Enter');
      await waitForDialog(page);
      const countryButton = dialog.getByRole('button', { name: forms.country.label });
      await keyboard.tabToElement(countryButton);
      await keyboard.press('Enter');
      await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'option');
      await keyboard.press('ArrowDown');
      const readOptionIndex = () =>
        page
          .getByRole('option')
          .evaluateAll((options) => options.findIndex((option) => option === document.activeElement));
      await keyboard.press('PageDown');
      // In a list of fewer than four countries, PageDown moves to the last option.
      expect(await readOptionIndex(), 'PageDown moves by several options').toBeGreaterThan(
        Math.min(2, countries.length - 2),
      );
      await keyboard.press('PageUp');
      // The test presses PageUp twice, because the number of options that PageUp skips depends on the viewport.
      await keyboard.press('PageUp');
      expect(await readOptionIndex()).toBe(0);
      await keyboard.press('Escape');
      await page.getByRole('listbox').waitFor({ state: 'detached' });
      expect(await hasFocus(countryButton)).toBeTruthy();
      expect((await countryButton.textContent())?.includes(countries[0].name)).toBeTruthy();
      expect(await dialog.count()).toBe(1);
    });

    if (offer && settings.quoteDelivery === 'summary')
      testByKeyboard(
        '2.4.3 2.4.7 the quote dialog moves the focus to its summary, back to its form, and to its opener after it closes',
        offer.path,
        async (page, keyboard) => {
          const opener = createButtonLocator(offer.buttonName)(page);
          await opener.focus();
          await keyboard.press('Enter');
          await waitForDialog(page);
          await keyboard.tabTo(`button ${offer.quote.submitLabel}`);
          await keyboard.press('Enter');
          await page.waitForFunction(
            (expectedText) => document.activeElement?.textContent === expectedText,
            forms.quote.summaryHeading,
          );
          expect((await inspectFocus(page))?.faults, 'the focused heading is in view').toEqual([]);
          await keyboard.tabThroughDialog();
          await keyboard.tabTo(`button ${forms.summary.edit}`);
          await keyboard.press('Enter');
          await page.waitForFunction(() => document.activeElement?.localName === 'input');
          expect((await inspectFocus(page))?.faults, 'the focused field is in view').toEqual([]);
          await keyboard.press('Escape');
          await assertFocusReturns(page.getByRole('dialog'), opener);
        },
      );

    if (leader && viewport.width < BREAKPOINT)
      testByKeyboard(
        '2.4.7 in the team hierarchy, the focused heading of an opened team is in view, and so is the focused team button after the return',
        leader.path,
        async (page, keyboard) => {
          await createButtonLocator(leader.buttonName)(page).focus();
          await keyboard.press('Enter');
          await waitForDialog(page);
          const teamButton = page.getByRole('tabpanel').getByRole('button').last();
          const teamText = await teamButton.textContent();
          await teamButton.focus();
          await keyboard.press('Enter');
          await expect(page.getByRole('tabpanel').getByRole('heading')).toBeFocused();
          expect((await inspectFocus(page))?.faults, 'the focused heading is in view').toEqual([]);
          await keyboard.press('Shift+Tab');
          await keyboard.press('Enter');
          await expect(page.getByRole('tabpanel').getByRole('button').last()).toBeFocused();
          await expect(page.locator(':focus')).toHaveText(teamText ?? '');
          expect((await inspectFocus(page))?.faults, 'the focused button is in view').toEqual([]);
        },
      );
  }
});

test('2.4.11 2.4.12 below a toast, ‘Close’ covers no Tab stop of the contact form with errors', async ({
  openState,
}) => {
  const state = (await loadStates()).find(({ name }) => name === 'contact, errors')!;
  const page = await openState(state, { viewport: { width: 1024, height: 768 }, reducedMotion: 'reduce' });
  const keyboard = new KeyboardUser(page, null);
  await keyboard.tabThroughDialog();
  keyboard.assertNoFaults();
});
