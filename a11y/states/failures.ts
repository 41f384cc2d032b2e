import type { Page } from '@playwright/test';
import { words } from '#site/words/controls';
import { waitForAlertNamed, waitForAlert, waitForHeading, combineSteps, navigateTo, type State } from './state';

/** Aborts all later requests for assets. */
const blockAssets = (page: Page) => page.route('**/assets/**', (route) => route.abort());

/**
 * Responds with 404 to all later requests for assets. A server responds with 404 after it has deleted the assets of an
 * old build.
 */
const simulateDeletedAssets = (page: Page) => page.route('**/assets/**', (route) => route.fulfill({ status: 404 }));

/** Disables the formatting of dates. The rendering of a text page, which contains a date, then throws. */
const breakDateFormatting = (page: Page) =>
  page.evaluate(() => Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', { value: undefined }));

const openContact = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: words.contact }).click();

/**
 * Returns the states after a failure (§2.15, §8). Blocked requests cause failures only on a page that has prefetched no
 * code, such as the text page `textRoute`. In the state 'page that throws', the site fails to render a text page.
 */
export function createFailureStates(textRoute: string, otherRoute: string): State[] {
  return [
    {
      name: 'page that throws',
      route: otherRoute,
      reachState: combineSteps(breakDateFormatting, navigateTo(textRoute), waitForHeading(words.renderError.title)),
    },
    {
      name: 'page not fetched',
      route: textRoute,
      reachState: combineSteps(blockAssets, navigateTo(otherRoute), waitForHeading(words.chunkError.title)),
    },
    { name: 'dialog not fetched', route: textRoute, reachState: combineSteps(blockAssets, openContact, waitForAlert) },
    {
      name: 'dialog gone',
      route: textRoute,
      reachState: combineSteps(simulateDeletedAssets, openContact, waitForAlertNamed(words.renewed.title)),
    },
  ];
}
