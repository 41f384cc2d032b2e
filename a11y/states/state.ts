import type { Page } from '@playwright/test';
import { settings } from '#site/settings';
import { words } from '#site/words/controls';
import { firm } from '#site/firm';
import { formatPlural } from '../../src/site/fill';
import { messageField } from '../../src/submission/forms/parts';

/** A state of the site: the page of a route, either as it loads or after actions, such as opening a dialog. */
export interface State {
  name: string;
  route: string;
  /**
   * The only layout in which the state exists. The breakpoint between the layouts is 768 px. The field is absent when
   * the state exists in both layouts.
   */
  layout?: 'mobile' | 'desktop';
  /** The language that the visitor's browser prefers. The default is the locale of the firm. */
  locale?: string;
  /** Brings the loaded page into the state, and waits until the page shows the state. */
  reachState?: (page: Page) => Promise<void>;
}

/** Returns true for a state that needs no action: a page as it loads. */
export const isPageState = ({ reachState }: State): boolean => reachState === undefined;

/** A state, or `false` or undefined if the content of the firm does not have this state. */
export type OptionalState = State | false | undefined;

/** Functions that simulate a reaction of the relay to all later submissions on a page. */
export const relayStub = {
  acceptSubmissions: (page: Page) =>
    page.route('**/api/submissions/**', (route) =>
      route.fulfill({
        status: 202,
        contentType: 'application/json',
        body: JSON.stringify({
          reference: `${firm.referencePrefix}-7K3F9Q`,
          arrived: {
            at: '2026-03-02T10:00:00.000Z',
            file: { name: `${'12345-678-'.repeat(9)}.pdf`, size: 123_456, sha256: '0'.repeat(64) },
            letterLength: 500,
          },
        }),
      }),
    ),
  abortSubmissions: (page: Page) => page.route('**/api/submissions/**', (route) => route.abort()),
  ignoreSubmissions: (page: Page) => page.route('**/api/submissions/**', () => undefined),
};

/** Returns a function that runs all steps in order, in Playwright or puppeteer. */
export const combineSteps =
  <P = Page>(...steps: readonly ((page: P) => Promise<unknown>)[]) =>
  async (page: P): Promise<void> => {
    for (const step of steps) await step(page);
  };

/** Navigates to a route, as a link does. */
export const navigateTo = (route: string) => (page: Page) =>
  page.evaluate((hash) => {
    window.location.hash = hash;
  }, route);

export const clickButton = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();

export const waitForHeading = (name: string) => (page: Page) => page.getByRole('heading', { name }).waitFor();

/** Waits for the success overlay, and moves the pointer over it, because the overlay otherwise closes by itself. */
export const keepOverlayOpen = (title: string) => (page: Page) => page.getByRole('heading', { name: title }).hover();

/**
 * Waits for the announcement of the remaining characters of a message or a cover letter, which appears after a pause in
 * typing. Without this wait, the state would differ between runs.
 */
export const waitForCounter = (typedText: string) => (page: Page) => {
  const remaining = messageField.limit[settings.formRules] - typedText.length;
  return page.getByText(formatPlural(words.characters.left, remaining, settings.locale)).waitFor({ state: 'attached' });
};

export const waitForButton = (name: string) => (page: Page) => page.getByRole('button', { name }).waitFor();

export const waitForAlert = (page: Page) => page.getByRole('alertdialog').waitFor();

export const waitForAlertNamed = (name: string) => (page: Page) => page.getByRole('alertdialog', { name }).waitFor();
