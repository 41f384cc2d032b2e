import type { Page } from '@playwright/test';
import { DISPLAY_CHOICES, type DisplaySettings } from '../../src/hooks/displaySettings';
import { createCheckResult, type CheckResult } from '../findings';
import { DISPLAY_CHECK } from '../matrix';
import { runAxe } from './axe';
import { readAppearance, freezeInMode } from './mode';
import { addPaintedContrast } from './paintedContrast';
import { findClippedText } from './textSize';

/** The settings that change layout and borders, each with the value that has the largest effect. */
const LARGEST_SETTINGS = { contrast: 'more', spacing: 'wide', textSize: '150' } as const;
/** Each theme with the mode in which the system prefers the opposite theme (`prefers-color-scheme`). */
const THEMES_WITH_OPPOSITE_MODE = [
  ['dark', 'light'],
  ['light', 'dark'],
] as const;

/** Sets the attributes of `settings` on the root element, and removes the attributes of all other display settings. */
const setDisplaySettings = (page: Page, settings: Partial<DisplaySettings>): Promise<void> =>
  page.evaluate(
    ([names, newSettings]) => {
      const { dataset } = document.documentElement;
      for (const name of names) delete dataset[name];
      Object.assign(dataset, newSettings);
    },
    [Object.keys(DISPLAY_CHOICES), settings] as const,
  );

/**
 * Audits the page with the display settings. Checks the contrast in each theme on a system that prefers the other
 * theme. Skips a theme if `auditedAppearances` contains the page's appearance in this theme. Then combines more
 * contrast, wide spacing and large text, runs every rule of axe, and searches for clipped text.
 */
export async function checkDisplaySettings(
  page: Page,
  auditedAppearances: ReadonlyMap<string, unknown>,
): Promise<CheckResult> {
  const results: CheckResult[] = [];
  for (const [theme, mode] of THEMES_WITH_OPPOSITE_MODE) {
    await setDisplaySettings(page, { theme });
    await freezeInMode(page, mode);
    if (!auditedAppearances.has(await readAppearance(page)))
      results.push(await addPaintedContrast(page, mode, await runAxe(page, mode, 'color-contrast')));
  }
  await setDisplaySettings(page, LARGEST_SETTINGS);
  await freezeInMode(page, 'light');
  const { textCount, faults } = await findClippedText(page);
  results.push(await addPaintedContrast(page, 'light', await runAxe(page, 'light')));
  await setDisplaySettings(page, {});
  const passes = textCount - faults.length + results.reduce((sum, result) => sum + result.passes, 0);
  return createCheckResult(DISPLAY_CHECK, 'light', passes, [
    ...faults.map((fault) => ({ ...fault, code: '1.4.4 1.4.12' })),
    ...results.flatMap(({ findings }) => findings.map((finding) => ({ ...finding, check: DISPLAY_CHECK }) as const)),
  ]);
}
