import type { Page } from 'playwright-core';
import { alertShows, headingShows, steps, type State } from './state';

/** Follows an address inside the site, as a link does. */
const follow = (route: string) => (page: Page) =>
  page.evaluate((hash) => {
    window.location.hash = hash;
  }, route);

/** From here on nothing that is still to be fetched arrives. */
const losesConnection = (page: Page) => page.route('**/assets/**', (route) => route.abort());

/** The legal pages write their date while they render: without this, rendering one throws. */
const datesFail = (page: Page) =>
  page.evaluate(() => Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', { value: undefined }));

/** What goes wrong while the site is used (§2.15, §8). */
export const failureStates: readonly State[] = [
  {
    name: 'page that throws',
    route: '/clients',
    reach: steps(datesFail, follow('/privacy-policy'), headingShows('Unexpected Application Error!')),
  },
  {
    name: 'page not fetched',
    route: '/clients',
    // Not one of those that are fetched ahead.
    reach: steps(losesConnection, follow('/careers'), headingShows('This part of the page did not load')),
  },
  {
    name: 'dialog not fetched',
    // Fetches no dialog ahead.
    route: '/privacy-policy',
    reach: steps(
      losesConnection,
      (page) => page.getByRole('contentinfo').getByRole('button', { name: 'Reach Us' }).click(),
      alertShows,
    ),
  },
];
