import type { Locator, Page } from '@playwright/test';
import { settings } from '#site/settings';
import { words } from '#site/words/controls';
import { firm } from '#site/firm';
import { plural } from '../../src/site/fill';
import { contact } from '../../src/submission/forms/contact';

/** One thing that a visitor can have in front of them: a route, or what opens over it. */
export interface State {
  name: string;
  route: string;
  /** Only in windows of this kind (the breakpoint is 768 px); in both when absent. */
  window?: 'mobile' | 'desktop';
  /** From the page as it loads to the state; waits until it is there. */
  reach?: (page: Page) => Promise<void>;
  /** The same in pa11y-ci's words, which opens everything by itself; without them it passes over the state. */
  pa11y?: readonly string[];
}

/** What the relay does with what is sent next. */
export const relay = {
  accepts: (page: Page) =>
    page.route('**/api/submissions/**', (route) =>
      route.fulfill({
        status: 202,
        contentType: 'application/json',
        body: JSON.stringify({ reference: `${firm.referencePrefix}-7K3F9Q` }),
      }),
    ),
  isDown: (page: Page) => page.route('**/api/submissions/**', (route) => route.abort()),
  neverAnswers: (page: Page) => page.route('**/api/submissions/**', () => undefined),
};

/** Fills in fields by their labels. */
export async function fillIn(form: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await form.getByLabel(label, { exact: true }).fill(value);
}

/** Does one thing after the other. */
export const steps =
  (...all: readonly ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page): Promise<void> => {
    for (const step of all) await step(page);
  };

export const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();

export const headingShows = (name: string) => (page: Page) => page.getByRole('heading', { name }).waitFor();

/** The success overlay is there, and stays: without a pointer in it, it would close under whoever reads it slowly. */
export const overlayStays = (title: string) => (page: Page) => page.getByRole('heading', { name: title }).hover();

/**
 * What a long text's field says of the room left, for the ear only and after a pause: read before it, the state would sound
 * now so, now so.
 */
export const roomIsSaid = (typed: string) => (page: Page) => {
  const left = contact.fields.message.limit[settings.formRules] - typed.length;
  return page.getByText(plural(words.characters.left, left, settings.locale)).waitFor({ state: 'attached' });
};

export const buttonShows = (name: string) => (page: Page) => page.getByRole('button', { name }).waitFor();

export const alertShows = (page: Page) => page.getByRole('alertdialog').waitFor();

export const alertNamed = (name: string) => (page: Page) => page.getByRole('alertdialog', { name }).waitFor();
