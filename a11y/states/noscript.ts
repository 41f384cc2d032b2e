import type { Page } from '@playwright/test';
import { words as forms } from '#site/words/forms';
import { words as noscript } from '#site/words/noscript';
import { words as outcomes } from '#site/words/outcomes';
import { settings } from '#site/settings';
import { META_FIELDS } from '../../src/submission/types';
import { getApplyPath, getCustomRequestPath, getQuotePath } from '../../src/site/formPaths';
import { loadSubjects } from '../../test/subjects';
import { fillApplicationFields, fillContactFields } from '../../test/e2e/formActions';
import { waitForWithdrawalLink } from '../../test/e2e/harness';
import { WITHDRAWAL_PATH } from '../../server/withdrawal/links';
import { combineSteps } from './state';

/** A state of the site without JavaScript, in addition to the routes (§2.16). */
export interface NoscriptState {
  name: string;
  /** The path of the page, without a trailing slash. */
  path: string;
  /** Brings the loaded page into the state. The page runs no scripts. */
  reachState?: (page: Page) => Promise<void>;
}

const clickButton = (name: string) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

const fillContactForm = (page: Page) => fillContactFields(page.getByRole('main'));
const sendContactForm = clickButton(forms.contact.submit);
const fillAndSendApplication = combineSteps(
  (page) => fillApplicationFields(page.getByRole('main')),
  clickButton(forms.application.submit),
);

/** Fills in the honeypot. Only a bot or the autofill of a browser fills in this field. */
const fillHoneypot = (page: Page) =>
  page.locator(`#form [name="${META_FIELDS.honeypot}"]`).evaluate((field: HTMLInputElement) => {
    field.value = 'https://example.com';
  });

/** Fills in and sends an application, and opens the withdrawal link of the confirmation. */
async function openWithdrawal(page: Page): Promise<void> {
  await fillAndSendApplication(page);
  await page.getByRole('heading', { level: 1, name: outcomes.application.title }).waitFor();
  const reference = await page.locator('strong').first().innerText();
  await page.goto(await waitForWithdrawalLink(new URL(page.url()).origin, reference));
}

/** A text that exceeds the limits of the forms and the relay. */
const TOO_LONG_TEXT = 'x'.repeat(40_000);

/** Returns the states of each form, such as empty, rejected or accepted, and the states of the withdrawal. */
export async function loadNoscriptStates(): Promise<readonly NoscriptState[]> {
  const { contact, jobs, allOffers, customCard } = await loadSubjects();
  const [[job], [offer]] = [jobs, allOffers];
  const applyPath = job && getApplyPath(job.path, job.id);
  const quotePath = offer && getQuotePath(offer.path);
  const outcomeName = settings.quoteDelivery === 'summary' ? 'summary' : 'accepted';
  return [
    { name: 'message, sent empty', path: contact.path, reachState: sendContactForm },
    { name: 'message, accepted', path: contact.path, reachState: combineSteps(fillContactForm, sendContactForm) },
    {
      name: 'message, rejected with its reason',
      path: contact.path,
      reachState: combineSteps(fillContactForm, fillHoneypot, sendContactForm),
    },
    {
      name: 'message, too large',
      path: contact.path,
      reachState: combineSteps(
        (page) => page.getByRole('textbox', { name: forms.contact.labels.message, exact: true }).fill(TOO_LONG_TEXT),
        sendContactForm,
      ),
    },
    ...(applyPath
      ? [
          { name: 'application', path: applyPath },
          { name: 'application, sent empty', path: applyPath, reachState: clickButton(forms.application.submit) },
          { name: 'application, accepted', path: applyPath, reachState: fillAndSendApplication },
          { name: 'withdrawal, asked', path: applyPath, reachState: openWithdrawal },
          {
            name: 'withdrawal, done',
            path: applyPath,
            reachState: combineSteps(openWithdrawal, clickButton(noscript.withdrawal.button)),
          },
          {
            name: 'withdrawal, forged link',
            path: applyPath,
            reachState: combineSteps((page) => page.goto(new URL(`${WITHDRAWAL_PATH}/forged`, page.url()).href)),
          },
        ]
      : []),
    ...(quotePath && offer
      ? [
          { name: 'quote', path: quotePath },
          { name: 'quote, without a plan', path: quotePath, reachState: clickButton(offer.quote.submitLabel) },
          {
            name: `quote, ${outcomeName}`,
            path: quotePath,
            reachState: combineSteps(
              (page) => page.getByLabel(forms.quote.rows.plan, { exact: true }).selectOption(offer.id),
              clickButton(offer.quote.submitLabel),
            ),
          },
        ]
      : []),
    ...(customCard
      ? [
          { name: 'custom request', path: getCustomRequestPath(customCard.path) },
          {
            name: `custom request, ${outcomeName}`,
            path: getCustomRequestPath(customCard.path),
            reachState: clickButton(forms.customRequest.submit),
          },
        ]
      : []),
  ];
}
