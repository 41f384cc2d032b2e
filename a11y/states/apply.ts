import type { Page } from 'playwright-core';
import { alertShows, buttonShows, fill, overlayStays, PERSON, press, relay, spoken, steps, type State } from './state';

const JOB = 'SOFTWARE ENGINEER';

const dialog = (page: Page) => page.getByRole('dialog', { name: `Apply for ${JOB}` });

const open = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: `Apply Now ${JOB}` }).click();
  await dialog(page).waitFor();
};

const choose =
  (name: string, mimeType: string, then: string) =>
  async (page: Page): Promise<void> => {
    const buffer = Buffer.from('%PDF-1.7\n');
    await dialog(page).locator('input[type="file"]').setInputFiles({ name, mimeType, buffer });
    await dialog(page).getByText(then).first().waitFor();
  };
const chooseResume = choose('asha-rao.pdf', 'application/pdf', 'asha-rao.pdf selected');
const choosePicture = choose('asha-rao.png', 'image/png', 'Please upload a PDF or Word document');

const fillIn = async (page: Page): Promise<void> => {
  await fill(dialog(page), {
    'Full Name*': PERSON.name,
    'Email Address*': PERSON.email,
    'Phone Number*': PERSON.phone,
    'Cover Letter*': 'I like to build what everybody can use.',
  });
  await chooseResume(page);
};
const send = press('Submit Application');

/** The Apply modal (§2.11). */
export const applyStates: readonly State[] = [
  { name: 'apply', route: '/careers', reach: open },
  { name: 'apply, résumé chosen', route: '/careers', reach: steps(open, chooseResume) },
  { name: 'apply, résumé refused', route: '/careers', reach: steps(open, choosePicture) },
  { name: 'apply, errors', route: '/careers', reach: steps(open, send, alertShows) },
  {
    name: 'apply, errors read',
    route: '/careers',
    reach: steps(open, send, press('OK'), (page) => page.getByRole('alertdialog').waitFor({ state: 'detached' })),
  },
  {
    name: 'apply, sending',
    route: '/careers',
    reach: steps(open, fillIn, relay.neverAnswers, send, buttonShows('Submitting...'), spoken('461 characters left')),
  },
  { name: 'apply, failed', route: '/careers', reach: steps(open, fillIn, relay.isDown, send, alertShows) },
  {
    name: 'apply, sent',
    route: '/careers',
    reach: steps(open, fillIn, relay.accepts, send, overlayStays('Application Submitted Successfully!')),
  },
];
