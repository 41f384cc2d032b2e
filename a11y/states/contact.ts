import type { Page } from '@playwright/test';
import { countries } from '#site/countries';
import { words as controls } from '#site/words/controls';
import { words as forms } from '#site/words/forms';
import { words as outcomes } from '#site/words/outcomes';
import { fillContactFields, getContactDialog, CONTACT_MESSAGE } from '../../test/e2e/formActions';
import { waitUntilSettled } from '../../test/e2e/harness';
import { findLongestPart } from '../../test/longestPart';
import {
  waitForAlert,
  waitForButton,
  keepOverlayOpen,
  clickButton,
  relayStub,
  waitForCounter,
  combineSteps,
  navigateTo,
  type OptionalState,
} from './state';

const { contact: words, country, leftOut, shared } = forms;
const SENT_TITLE = outcomes.contact.title;

const openDialog = async (page: Page): Promise<void> => {
  await page.getByRole('contentinfo').getByRole('button', { name: controls.contact }).click();
  await getContactDialog(page).waitFor();
  // A press on a control during the opening animation of the dialog would scroll the form.
  await waitUntilSettled(page);
};
const openCountryList = async (page: Page): Promise<void> => {
  await page.getByRole('dialog').getByRole('button', { name: country.label }).click();
  await page.getByRole('listbox').waitFor();
};
const fillDialogForm = (page: Page) => fillContactFields(getContactDialog(page));
const fillPageForm = (page: Page) => fillContactFields(page.getByRole('main'));
/** Types a name with a digit into the name field. The form removes digits from names. */
const typeNameWithDigit = (page: Page) =>
  page.getByRole('dialog').getByLabel(words.labels.name, { exact: true }).pressSequentially('Asha4');
/** The longest text without a placeholder in the notice about removed characters. */
const removalNoticeText = findLongestPart(leftOut.sentence.one ?? leftOut.sentence.other);
const waitForRemovalNotice = (page: Page) => page.getByText(removalNoticeText).first().waitFor();
const send = clickButton(words.submit);
const closeOverlay = (page: Page) =>
  page.getByRole('dialog', { name: SENT_TITLE }).getByRole('button', { name: controls.close, exact: true }).click();
const waitForErrorList = async (page: Page): Promise<void> => {
  await page.getByRole('region', { name: shared.fixErrors }).waitFor();
  // The message about the errors of the other fields appears last.
  await page.getByText(findLongestPart(shared.alsoWrong)).waitFor({ state: 'attached' });
};
/** Makes all later submissions fail, but only after the visitor has left the form. */
const failAfterLeaving = (page: Page) =>
  page.route('**/api/submissions/**', async (route) => {
    await page.getByLabel(words.labels.message, { exact: true }).waitFor({ state: 'detached' });
    await route.abort();
  });
const successSteps = [relayStub.acceptSubmissions, send, keepOverlayOpen(SENT_TITLE)] as const;
const pendingSteps = [
  relayStub.ignoreSubmissions,
  send,
  waitForButton(words.submitting),
  waitForCounter(CONTACT_MESSAGE),
] as const;

/** Returns the states of the contact form: as a dialog (§2.12) over the home page and another page, and as a page. */
export function createContactStates(homeRoute: string, otherRoute: string, contactRoute: string): OptionalState[] {
  return [
    { name: 'contact', route: homeRoute, reachState: openDialog },
    countries.length > 1 && {
      name: 'contact, country list open',
      route: otherRoute,
      reachState: combineSteps(openDialog, openCountryList),
    },
    {
      name: 'contact, letters left out',
      route: otherRoute,
      reachState: combineSteps(openDialog, typeNameWithDigit, waitForRemovalNotice),
    },
    {
      name: 'contact, errors',
      route: otherRoute,
      reachState: combineSteps(openDialog, send, waitForErrorList),
    },
    {
      name: 'contact, sending',
      route: otherRoute,
      reachState: combineSteps(openDialog, fillDialogForm, ...pendingSteps),
    },
    {
      name: 'contact, failed',
      route: otherRoute,
      reachState: combineSteps(openDialog, fillDialogForm, relayStub.abortSubmissions, send, waitForAlert),
    },
    { name: 'contact, sent', route: homeRoute, reachState: combineSteps(openDialog, fillDialogForm, ...successSteps) },
    {
      name: 'contact, sent and closed',
      route: otherRoute,
      reachState: combineSteps(
        openDialog,
        fillDialogForm,
        ...successSteps,
        closeOverlay,
        waitForButton(outcomes.dismiss),
      ),
    },
    { name: 'contact page, errors', route: contactRoute, reachState: combineSteps(send, waitForErrorList) },
    {
      name: 'contact page, failed',
      route: contactRoute,
      reachState: combineSteps(fillPageForm, relayStub.abortSubmissions, send, waitForAlert),
    },
    { name: 'contact page, sent', route: contactRoute, reachState: combineSteps(fillPageForm, ...successSteps) },
    {
      name: 'contact page, left and failed',
      route: contactRoute,
      reachState: combineSteps(
        fillPageForm,
        failAfterLeaving,
        send,
        waitForButton(words.submitting),
        navigateTo(otherRoute),
        waitForButton(outcomes.dismiss),
      ),
    },
  ];
}
