import type { Page } from '@playwright/test';
import { words } from '#site/words/controls';
import { alertNamed, alertShows, headingShows, steps, type State } from './state';

/** Follows an address inside the site, as a link does. */
const follow = (route: string) => (page: Page) =>
  page.evaluate((hash) => {
    window.location.hash = hash;
  }, route);

/** From here on nothing that is still to be fetched arrives. */
const losesConnection = (page: Page) => page.route('**/assets/**', (route) => route.abort());

/** The site was renewed long ago: what is still to be fetched is there no more. */
const isRenewed = (page: Page) => page.route('**/assets/**', (route) => route.fulfill({ status: 404 }));

/** Pages of text write their date while they render: without this, rendering one throws. */
const datesFail = (page: Page) =>
  page.evaluate(() => Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', { value: undefined }));

const openContact = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: words.contact }).click();

/** What goes wrong while the site is used (§2.15, §8), on a page of text, which fetches nothing ahead, and on the way to one. */
export function failureStates(text: string, other: string): State[] {
  return [
    {
      name: 'page that throws',
      route: other,
      reach: steps(datesFail, follow(text), headingShows(words.renderError.title)),
    },
    {
      name: 'page not fetched',
      route: text,
      reach: steps(losesConnection, follow(other), headingShows(words.chunkError.title)),
    },
    { name: 'dialog not fetched', route: text, reach: steps(losesConnection, openContact, alertShows) },
    { name: 'dialog gone', route: text, reach: steps(isRenewed, openContact, alertNamed(words.renewed.title)) },
  ];
}
