import type { Page } from '@playwright/test';
import { measureAnimations } from './engines/animations';
import { addAxe, runAxe } from './engines/axe';
import { checkDisplaySettings } from './engines/displaySettings';
import { addHtmlcs, runHtmlcs } from './engines/htmlcs';
import { addPaintedContrast } from './engines/paintedContrast';
import { measureTextSpacing, measureDoubledText } from './engines/textSize';
import { readAppearance, freezeInMode } from './engines/mode';
import { measureIndicators } from './engines/indicators';
import { measureTargets } from './engines/targets';
import { measureVoiceControl } from './engines/voiceControl';
import { separateFaults } from './falsePositives';
import type { CheckResult, Verdict } from './findings';
import { VIEWPORT_HEIGHT, MODE_BY_MEASUREMENT, NARROW_WIDTH, type MediaMode } from './matrix';

/**
 * Runs axe-core and HTML_CodeSniffer on the current page, and adds the painted contrast. The engines must already be in
 * the page.
 */
export async function runEngines(page: Page, mode: MediaMode): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const runEngine of [runAxe, runHtmlcs])
    results.push(await addPaintedContrast(page, mode, await runEngine(page, mode)));
  return results;
}

/**
 * Adds the engines to a page. The site's Content Security Policy would block the engines, so the page needs
 * `bypassCSP`. Moves the pointer away, because a link under the pointer makes the site render the page of that link as
 * hidden content.
 */
export async function prepareAudit(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await addAxe(page);
  await addHtmlcs(page);
}

/**
 * Checks the state that the page already shows, at this viewport width. The engines run in each mode of `modes`, which
 * always includes 'light'. A measurement runs if `modes` includes its mode. A narrow viewport also tests zoom, because
 * zooming a page has the same effect as resizing the window (1.4.10). If the page looks the same in two modes, the
 * later mode reuses the results of the earlier mode. Call {@link prepareAudit} first.
 */
export async function auditState(page: Page, width: number, modes: readonly MediaMode[]): Promise<Verdict[]> {
  await page.setViewportSize({ width, height: VIEWPORT_HEIGHT });
  const results: CheckResult[] = [];
  const resultsByAppearance = new Map<string, readonly CheckResult[]>();
  for (const mode of modes) {
    await freezeInMode(page, mode);
    // With a single mode, no later mode can reuse the results, so the appearance is not needed.
    const appearance = modes.length > 1 ? await readAppearance(page) : '';
    const copiedResults = resultsByAppearance
      .get(appearance)
      ?.map((result): CheckResult => ({ ...result, mode, isCopied: true }));
    const modeResults = copiedResults ?? (await runEngines(page, mode));
    resultsByAppearance.set(appearance, modeResults);
    results.push(...modeResults);
    if (mode === MODE_BY_MEASUREMENT['animations with reduced motion']) results.push(await measureAnimations(page));
  }
  // The measurements below scroll the page, so the check with the display settings runs first. A scrolled page would
  // differ from the audited appearances.
  if (width === NARROW_WIDTH && modes.includes('dark'))
    results.push(await checkDisplaySettings(page, resultsByAppearance));
  if (modes.includes(MODE_BY_MEASUREMENT['signs in forced colours'])) {
    await freezeInMode(page, MODE_BY_MEASUREMENT['signs in forced colours']);
    results.push(await measureIndicators(page));
  }
  await freezeInMode(page, 'light');
  for (const measure of [measureTargets, measureVoiceControl, measureTextSpacing, measureDoubledText])
    results.push(await measure(page));
  return results.map((result) => separateFaults(result));
}
