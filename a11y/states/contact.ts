import type { Page } from 'playwright-core';
import { alertShows, buttonShows, fill, overlayStays, PERSON, press, relay, spoken, steps, type State } from './state';

const MESSAGE = {
  'Full Name': PERSON.name,
  Email: PERSON.email,
  Phone: PERSON.phone,
  Message: 'Please call me.',
};
const SENT = 'Message Sent Successfully!';

const open = async (page: Page): Promise<void> => {
  await page.getByRole('contentinfo').getByRole('button', { name: 'Reach Us' }).click();
  await page.getByRole('dialog', { name: 'Reach Us' }).waitFor();
};
const fillDialog = (page: Page) => fill(page.getByRole('dialog', { name: 'Reach Us' }), MESSAGE);
const fillPage = (page: Page) => fill(page.getByRole('main'), MESSAGE);
const send = press('Send Message');
const closeOverlay = (page: Page) =>
  page.getByRole('dialog', { name: SENT }).getByRole('button', { name: 'Close' }).click();
const listShows = (page: Page) => page.getByRole('region', { name: 'Please fix the following errors:' }).waitFor();

/** 'Reach Us' as a dialog (§2.12), and the same form in the page /contact. */
export const contactStates: readonly State[] = [
  { name: 'contact', route: '/', reach: open },
  {
    name: 'contact, country list open',
    route: '/',
    reach: steps(
      open,
      (page) =>
        page
          .getByRole('dialog')
          .getByRole('button', { name: /Country code/ })
          .click(),
      (page) => page.getByRole('listbox').waitFor(),
    ),
  },
  {
    name: 'contact, letters left out',
    route: '/',
    reach: steps(
      open,
      (page) => page.getByRole('dialog').getByLabel('Full Name').pressSequentially('Asha4'),
      (page) => page.getByText(/left out: only letters and spaces/).waitFor(),
    ),
  },
  { name: 'contact, errors', route: '/', reach: steps(open, send, listShows) },
  {
    name: 'contact, sending',
    route: '/',
    reach: steps(open, fillDialog, relay.neverAnswers, send, buttonShows('Sending...'), spoken('485 characters left')),
  },
  { name: 'contact, failed', route: '/', reach: steps(open, fillDialog, relay.isDown, send, alertShows) },
  { name: 'contact, sent', route: '/', reach: steps(open, fillDialog, relay.accepts, send, overlayStays(SENT)) },
  {
    name: 'contact, sent and closed',
    route: '/clients',
    reach: steps(open, fillDialog, relay.accepts, send, overlayStays(SENT), closeOverlay, buttonShows('Dismiss')),
  },
  { name: 'contact page, errors', route: '/contact', reach: steps(send, listShows) },
  {
    name: 'contact page, sending',
    route: '/contact',
    reach: steps(fillPage, relay.neverAnswers, send, buttonShows('Sending...'), spoken('485 characters left')),
  },
  { name: 'contact page, failed', route: '/contact', reach: steps(fillPage, relay.isDown, send, alertShows) },
  { name: 'contact page, sent', route: '/contact', reach: steps(fillPage, relay.accepts, send, overlayStays(SENT)) },
];
