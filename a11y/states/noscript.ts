import type { Page } from '@playwright/test';
import { words as forms } from '#site/words/forms';
import { words as noscript } from '#site/words/noscript';
import { words as outcomes } from '#site/words/outcomes';
import { settings } from '#site/settings';
import { META_FIELDS } from '../../src/submission/types';
import { getApplyPath, getCustomRequestPath, getQuotePath } from '../../src/site/formPaths';
import { loadSubjects } from '../../test/subjects';
import { fillApplication, fillContact } from '../../test/e2e/formActions';
import { findWithdrawalLink } from '../../test/e2e/harness';
import { WITHDRAWAL_PATH } from '../../server/withdrawal/links';
import { combineSteps } from './state';

/** A state of the site without JavaScript, in addition to the routes (§2.16). */
export interface NoscriptState {
  name: string;
  /** The path of the page, without a slash at its end. */
  path: string;
  /** Brings the loaded page into the state. The page runs no scripts. */
  reach?: (page: Page) => Promise<void>;
}

const send = (name: string) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

const fillContactForm = (page: Page) => fillContact(page.getByRole('main'));
const sendContactForm = send(forms.contact.submit);
const fillAndSendApplication = combineSteps(
  (page) => fillApplication(page.getByRole('main')),
  send(forms.application.submit),
);

/** Fills in the honeypot. Only a bot or the autofill of a browser fills in this field. */
const fillHoneypot = (page: Page) =>
  page.locator(`#form [name="${META_FIELDS.honeypot}"]`).evaluate((field: HTMLInputElement) => {
    field.value = 'https://example.com';
  });

/** Fills in and sends an application, and opens the withdrawal link in its confirmation. */
async function openWithdrawal(page: Page): Promise<void> {
  await fillAndSendApplication(page);
  await page.getByRole('heading', { level: 1, name: outcomes.application.title }).waitFor();
  const reference = await page.locator('strong').first().innerText();
  await page.goto(await findWithdrawalLink(new URL(page.url()).origin, reference));
}

/** A text that exceeds the limits of the forms and the relay. */
const TOO_LONG = 'x'.repeat(40_000);

/** Returns the states of each form, such as empty, rejected or accepted, and the states of the withdrawal. */
export async function loadNoscriptStates(): Promise<readonly NoscriptState[]> {
  const { contact, jobs, allOffers, customCard } = await loadSubjects();
  const [[job], [offer]] = [jobs, allOffers];
  const applyPath = job && getApplyPath(job.path, job.id);
  const quotePath = offer && getQuotePath(offer.path);
  const outcome = settings.quoteDelivery === 'summary' ? 'summary' : 'accepted';
  return [
    { name: 'message, sent empty', path: contact.path, reach: sendContactForm },
    { name: 'message, accepted', path: contact.path, reach: combineSteps(fillContactForm, sendContactForm) },
    {
      name: 'message, rejected with its reason',
      path: contact.path,
      reach: combineSteps(fillContactForm, fillHoneypot, sendContactForm),
    },
    {
      name: 'message, too large',
      path: contact.path,
      reach: combineSteps(
        (page) => page.getByRole('textbox', { name: forms.contact.labels.message, exact: true }).fill(TOO_LONG),
        sendContactForm,
      ),
    },
    ...(applyPath
      ? [
          { name: 'application', path: applyPath },
          { name: 'application, sent empty', path: applyPath, reach: send(forms.application.submit) },
          { name: 'application, accepted', path: applyPath, reach: fillAndSendApplication },
          { name: 'withdrawal, asked', path: applyPath, reach: openWithdrawal },
          {
            name: 'withdrawal, done',
            path: applyPath,
            reach: combineSteps(openWithdrawal, send(noscript.withdrawal.button)),
          },
          {
            name: 'withdrawal, forged link',
            path: applyPath,
            reach: combineSteps((page) => page.goto(new URL(`${WITHDRAWAL_PATH}/forged`, page.url()).href)),
          },
        ]
      : []),
    ...(quotePath && offer
      ? [
          { name: 'quote', path: quotePath },
          { name: 'quote, without a plan', path: quotePath, reach: send(offer.quote.submitLabel) },
          {
            name: `quote, ${outcome}`,
            path: quotePath,
            reach: combineSteps(
              (page) => page.getByLabel(forms.quote.rows.plan, { exact: true }).selectOption(offer.id),
              send(offer.quote.submitLabel),
            ),
          },
        ]
      : []),
    ...(customCard
      ? [
          { name: 'custom request', path: getCustomRequestPath(customCard.path) },
          {
            name: `custom request, ${outcome}`,
            path: getCustomRequestPath(customCard.path),
            reach: send(forms.customRequest.submit),
          },
        ]
      : []),
  ];
}
