import type { Page } from 'puppeteer-core';
import { countries } from '#site/countries';
import { settings } from '#site/settings';
import { words as controls } from '#site/words/controls';
import { words as forms } from '#site/words/forms';
import { CONTACT_PARAMETER } from '../../src/store/openDialogs';
import { hasSettled } from '../../test/e2e/harness';
import { loadSubjects } from '../../test/subjects';
import { findControl } from '../orca/control';
import { loadStates } from '../states';
import { combineSteps, isPageState } from '../states/state';

/** A page or a dialog whose accessibility trees the suite compares. */
export interface View {
  name: string;
  route: string;
  /** Opens the dialog or the message. The field is absent for a page without a message. */
  open?: (page: Page) => Promise<void>;
}

/** Waits until an element matches a selector, and until an open dialog has settled ({@link hasSettled}). */
const waitFor = (selector: string) => async (page: Page) => {
  await page.waitForSelector(selector);
  await page.waitForFunction(hasSettled);
};

const waitForDialog = waitFor('[role="dialog"]');
const waitForAlert = waitFor('[role="alertdialog"]');
// After the visitor sends a form with errors, the site moves the focus to the first invalid field. In the contact form,
// a live region then announces the other errors.
const waitForErrors = waitFor('[aria-invalid="true"]:focus');
const waitForOtherErrors = async (page: Page) => {
  await page.waitForFunction(
    (startText, endText) =>
      [...document.querySelectorAll('[aria-live="polite"]:not(:empty)')].some(
        ({ textContent }) => textContent.startsWith(startText) && textContent.endsWith(endText),
      ),
    {},
    ...(forms.shared.alsoWrong.split('{messages}') as [string, string]),
  );
};
// After the visitor sends a quote, the site moves the focus to the heading of the summary.
const waitForSummary = waitFor('[role="dialog"] h3:focus');

/** Clicks a control, which may be outside the viewport. */
const clickControl = (selector: string, text: string) => async (page: Page) => {
  await (await findControl(page, selector, text)).click();
};

const openDialogByButton = (containerSelector: string, text: string) =>
  combineSteps(clickControl(`${containerSelector} button`, text), waitForDialog);
const clickSubmitButton = (text: string) => clickControl('form button', text);

/**
 * Returns every page of the firm, every kind of dialog, and the errors of the contact and application forms. If a
 * dialog has a URL, the URL opens the dialog. Otherwise, its button opens the dialog.
 */
export async function loadViews(): Promise<readonly View[]> {
  const { home, contact, jobs, offers, leaders, customCard, textPage } = await loadSubjects();
  const [job] = jobs;
  const [leader] = leaders;
  const quoteOffers = [offers.plans, offers.combo, offers.bundle].flatMap((offersOfKind) => offersOfKind.slice(0, 1));
  const [quoteOffer] = quoteOffers;
  const contactRoute = `${home.path}?${CONTACT_PARAMETER}`;
  const applyRoute = job && `${job.path}?apply=${job.id}`;
  const sendEmptyApplication = combineSteps(waitForDialog, clickSubmitButton(forms.application.submit), waitForAlert);
  const getQuoteRoute = (offer: { path: string; id: string }) => `${offer.path}?quote=${offer.id}`;
  const views: readonly (View | false | undefined)[] = [
    ...(await loadStates()).filter(isPageState).map(({ name, route }) => ({ name, route })),
    {
      name: 'contact page, errors',
      route: contact.path,
      open: combineSteps(clickSubmitButton(forms.contact.submit), waitForErrors, waitForOtherErrors),
    },
    { name: 'contact', route: contactRoute, open: waitForDialog },
    {
      name: 'contact, errors',
      route: contactRoute,
      open: combineSteps(waitForDialog, clickSubmitButton(forms.contact.submit), waitForErrors, waitForOtherErrors),
    },
    countries.length > 1 && {
      name: 'contact, country list open',
      route: contactRoute,
      open: combineSteps(waitForDialog, clickControl('form button', countries[0].name), waitFor('[role="listbox"]')),
    },
    ...(applyRoute === undefined
      ? []
      : [
          { name: 'apply', route: applyRoute, open: waitForDialog },
          { name: 'apply, errors', route: applyRoute, open: sendEmptyApplication },
          {
            name: 'apply, errors read',
            route: applyRoute,
            open: combineSteps(
              sendEmptyApplication,
              clickControl('[role="alertdialog"] button', forms.shared.ok),
              waitForErrors,
            ),
          },
        ]),
    ...quoteOffers.map((offer) => ({
      name: `quote of ${offer.path}`,
      route: getQuoteRoute(offer),
      open: waitForDialog,
    })),
    // If the relay receives quotes, the reference of a quote differs between the browsers.
    settings.quoteDelivery === 'summary' &&
      quoteOffer && {
        name: 'quote, sent',
        route: getQuoteRoute(quoteOffer),
        open: combineSteps(waitForDialog, clickSubmitButton(quoteOffer.quote.submitLabel), waitForSummary),
      },
    customCard && {
      name: 'custom solution',
      route: customCard.path,
      open: openDialogByButton('main', customCard.buttonName),
    },
    leader && { name: 'hierarchy', route: leader.path, open: openDialogByButton('main', leader.buttonName) },
    { name: 'display settings', route: textPage.path, open: openDialogByButton('footer', controls.display) },
  ];
  return views.filter((view) => !!view);
}
