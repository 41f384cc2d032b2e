import type { Page } from '@playwright/test';
import { words as forms } from '#site/words/forms';
import { words as noscript } from '#site/words/noscript';
import { words as outcomes } from '#site/words/outcomes';
import { settings } from '#site/settings';
import { META_FIELDS } from '../../src/submission/types';
import { getApplyPath, getCustomRequestPath, getQuotePath } from '../../src/site/formPaths';
import type { loadSubjects } from '../../test/subjects';
import { fillApply, fillContact, sendApply, sendContact, findWithdrawalLink } from '../../test/e2e/formActions';
import { WITHDRAWAL_PATH } from '../../server/withdrawal/links';

/** A state of the site without JavaScript, in addition to the routes (§2.16). */
export interface NoscriptState {
  name: string;
  /** The path of a file. */
  path: string;
  /** Brings the loaded page into the state without scripts. */
  reach?: (page: Page) => Promise<void>;
}

const send = (name: string) => async (page: Page) => {
  await page.getByRole('main').getByRole('button', { name, exact: true }).click();
};

const sendApplication = async (page: Page): Promise<void> => {
  await fillApply(page.getByRole('main'));
  await sendApply(page.getByRole('main'));
};

/** Opens the link of the confirmation of a new application. */
async function openWithdrawal(page: Page): Promise<void> {
  await sendApplication(page);
  await page.getByRole('heading', { level: 1, name: outcomes.application.title }).waitFor();
  await page.goto(await findWithdrawalLink(page, await page.locator('strong').first().innerText()));
}

/** A text that exceeds the limits of the forms and the relay. */
const TOO_LONG = 'x'.repeat(40_000);

type Subjects = Pick<Awaited<ReturnType<typeof loadSubjects>>, 'contact' | 'jobs' | 'allOffers' | 'customCard'>;

/** Returns the states of each form: empty, sent empty, refused, accepted, and as a summary. */
export function createNoscriptStates({ contact, jobs, allOffers, customCard }: Subjects): readonly NoscriptState[] {
  const [[job], [offer]] = [jobs, allOffers];
  const apply = job && getApplyPath(job.path, job.id);
  const quote = offer && getQuotePath(offer.path);
  const outcome = settings.quoteDelivery === 'summary' ? 'summary' : 'accepted';
  return [
    { name: 'message, sent empty', path: contact.path, reach: send(forms.contact.submit) },
    {
      name: 'message, accepted',
      path: contact.path,
      reach: async (page) => {
        await fillContact(page.getByRole('main'));
        await sendContact(page.getByRole('main'));
      },
    },
    {
      name: 'message, rejected with its reason',
      path: contact.path,
      reach: async (page) => {
        await fillContact(page.getByRole('main'));
        // Only a browser's autofill fills in the honeypot.
        await page.locator(`#form [name="${META_FIELDS.honeypot}"]`).evaluate((field: HTMLInputElement) => {
          field.value = 'https://example.com';
        });
        await sendContact(page.getByRole('main'));
      },
    },
    {
      name: 'message, too large',
      path: contact.path,
      reach: async (page) => {
        await page.getByRole('textbox', { name: forms.contact.labels.message, exact: true }).fill(TOO_LONG);
        await sendContact(page.getByRole('main'));
      },
    },
    ...(apply
      ? [
          { name: 'application', path: apply },
          { name: 'application, sent empty', path: apply, reach: send(forms.application.submit) },
          { name: 'application, accepted', path: apply, reach: sendApplication },
          { name: 'withdrawal, asked', path: apply, reach: openWithdrawal },
          {
            name: 'withdrawal, done',
            path: apply,
            reach: async (page: Page) => {
              await openWithdrawal(page);
              await send(noscript.withdrawal.button)(page);
            },
          },
          {
            name: 'withdrawal, forged link',
            path: apply,
            reach: async (page: Page) => {
              await page.goto(new URL(`${WITHDRAWAL_PATH}/forged`, page.url()).href);
            },
          },
        ]
      : []),
    ...(quote && offer
      ? [
          { name: 'quote', path: quote },
          { name: 'quote, without a plan', path: quote, reach: send(offer.quote.submitLabel) },
          {
            name: `quote, ${outcome}`,
            path: quote,
            reach: async (page: Page) => {
              await page.getByLabel(forms.quote.rows.plan, { exact: true }).selectOption(offer.id);
              await send(offer.quote.submitLabel)(page);
            },
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
