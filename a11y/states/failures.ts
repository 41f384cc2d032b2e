import type { Page } from '@playwright/test';
import { words } from '#site/words/controls';
import { waitForAlertNamed, waitForAlert, waitForHeading, steps, type State } from './state';

/** Navigates to a route, as a link does. */
const follow = (route: string) => (page: Page) =>
  page.evaluate((hash) => {
    window.location.hash = hash;
  }, route);

/** Blocks all further requests for assets. */
const blockAssets = (page: Page) => page.route('**/assets/**', (route) => route.abort());

/** Responds with 404 to further requests for assets, as after an old deployment's assets are deleted. */
const deleteAssets = (page: Page) => page.route('**/assets/**', (route) => route.fulfill({ status: 404 }));

/** Breaks date formatting, so that rendering a text page, which contains a date, throws. */
const breakDates = (page: Page) =>
  page.evaluate(() => Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', { value: undefined }));

const openContact = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: words.contact }).click();

/**
 * Returns the failure states (§2.15, §8) on a text page, which prefetches nothing, and during the navigation to a text
 * page.
 */
export function createFailureStates(text: string, other: string): State[] {
  return [
    {
      name: 'page that throws',
      route: other,
      reach: steps(breakDates, follow(text), waitForHeading(words.renderError.title)),
    },
    {
      name: 'page not fetched',
      route: text,
      reach: steps(blockAssets, follow(other), waitForHeading(words.chunkError.title)),
    },
    { name: 'dialog not fetched', route: text, reach: steps(blockAssets, openContact, waitForAlert) },
    {
      name: 'dialog gone',
      route: text,
      reach: steps(deleteAssets, openContact, waitForAlertNamed(words.renewed.title)),
    },
  ];
}
