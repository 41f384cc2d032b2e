/** Helpers that fill in and send the forms of any firm. The helpers find the controls by the texts of the firm. */
import type { Locator, Page } from '@playwright/test';
import { words as controls } from '#site/words/controls';
import { words as forms } from '#site/words/forms';
import { words as outcomes } from '#site/words/outcomes';
import { createPdf } from '../../server/testing/submit';
import { fillPlaceholders } from '../../src/site/fill';
import { isolate } from '../../src/site/isolate';
import { PERSON, type OpenJob } from '../subjects';
import { goTo } from './harness';

const { contact, application } = forms;

export const CONTACT_MESSAGE = 'Please call me about a website.';
export const COVER_LETTER = 'I test web applications.';

/** Returns the button in the header or the footer that opens the contact form. */
export const getContactButton = (page: Page, landmark: 'banner' | 'contentinfo' = 'banner'): Locator =>
  page.getByRole(landmark).getByRole('button', { name: controls.contact, exact: true });

export const getContactDialog = (page: Page): Locator => page.getByRole('dialog', { name: contact.title, exact: true });

/** Opens the page at `route`, then the contact form over the page. Returns the dialog. */
export async function openContactDialog(
  page: Page,
  siteUrl: string,
  route: string,
  landmark?: 'contentinfo',
): Promise<Locator> {
  await goTo(page, siteUrl, route);
  await getContactButton(page, landmark).click();
  const dialog = getContactDialog(page);
  await dialog.waitFor();
  return dialog;
}

export async function fillContactFields(form: Locator, name: string = PERSON.name): Promise<void> {
  const { labels } = contact;
  const entries = {
    [labels.name]: name,
    [labels.email]: PERSON.email,
    [labels.phone]: PERSON.phone,
    [labels.message]: CONTACT_MESSAGE,
  };
  for (const [label, entry] of Object.entries(entries)) await form.getByLabel(label, { exact: true }).fill(entry);
}

export const sendContactForm = (form: Locator): Promise<void> =>
  form.getByRole('button', { name: contact.submit, exact: true }).click();

/** Returns the heading that confirms a sent contact form. */
export const getContactConfirmation = (page: Page): Locator =>
  page.getByRole('heading', { name: outcomes.contact.title });

/** Opens the page that lists a job, then the application form of this job. Returns the dialog. */
export async function openApplicationDialog(page: Page, siteUrl: string, job: OpenJob): Promise<Locator> {
  await goTo(page, siteUrl, job.path);
  await page.getByRole('button', { name: job.buttonName, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: fillPlaceholders(application.title, { job: job.title }) });
  await dialog.waitFor();
  return dialog;
}

export const getField = (form: Locator, label: string): Locator => form.getByLabel(label, { exact: true });

/**
 * Fills in every text field and chooses a file, which the form checks immediately. If `resume` is `null`, the function
 * chooses no file.
 */
export async function fillApplicationFields(dialog: Locator, resume: Buffer | null = createPdf(2000)): Promise<void> {
  const { labels } = application;
  const entries = {
    [labels.name]: 'Ravi Menon',
    [labels.email]: 'ravi@example.com',
    [labels.phone]: PERSON.phone,
    [labels.coverLetter]: COVER_LETTER,
  };
  for (const [label, entry] of Object.entries(entries)) await dialog.getByLabel(label, { exact: true }).fill(entry);
  if (resume)
    await dialog
      .locator('input[type="file"]')
      .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: resume });
}

/**
 * Waits until the form has checked the file 'cv.pdf' and shows the notice about the file. The notice moves the buttons
 * below it, so a click before the notice appears could miss a button.
 */
export const waitForResume = (dialog: Locator): Promise<void> =>
  dialog.getByText(fillPlaceholders(forms.resume.selected, { file: isolate('cv.pdf') })).waitFor();

export const sendApplication = (dialog: Locator): Promise<void> =>
  dialog.getByRole('button', { name: application.submit, exact: true }).click();

export const getApplicationConfirmation = (page: Page): Locator =>
  page.getByRole('heading', { name: outcomes.application.title });
