import type { Page } from '@playwright/test';
import { words as controls } from '#site/words/controls';
import { words } from '#site/words/display';
import { clickButton, combineSteps, type State } from './state';

/** Opens the display settings from the footer. */
async function openDisplaySettings(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('button', { name: controls.display, exact: true }).click();
  await page.getByRole('dialog', { name: words.title }).getByRole('radio').first().waitFor();
}

/** Returns the state in which the dialog of the display settings shows the message after a reset. */
export const createDisplayStates = (route: string): State[] => [
  {
    name: 'display settings',
    route,
    reachState: combineSteps(openDisplaySettings, clickButton(words.reset), (page) =>
      page.getByText(words.wasReset).waitFor(),
    ),
  },
];
