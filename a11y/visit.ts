import type { Page } from 'playwright-core';
import { goTo, isSettled, type Site } from '../test/journeys/harness';
import { addAxe, runAxe } from './engines/axe';
import { addHtmlcs, runHtmlcs } from './engines/htmlcs';
import { paintedContrast } from './engines/paintedContrast';
import { measureTextSpacing, measureTwiceTheText } from './engines/roominess';
import { setMode } from './engines/still';
import { measureTargets } from './engines/targets';
import { isAboutContrast, judge } from './falsePositives';
import type { CheckResult, Finding, Verdict, Visit } from './findings';
import { HEIGHT, MODE_NAMES, MODES, WIDTHS, type Mode, type Width } from './matrix';
import type { State } from './states';

/** Adds what the pixels say to whatever an engine says of contrast. */
async function withPixels(page: Page, mode: Mode, result: CheckResult): Promise<CheckResult> {
  const measured = new Map<string, Finding['painted']>();
  for (const { selector } of result.findings.filter(isAboutContrast))
    if (!measured.has(selector)) measured.set(selector, await paintedContrast(page, selector, mode));
  const findings = result.findings.map((finding) => {
    const painted = isAboutContrast(finding) ? measured.get(finding.selector) : undefined;
    return painted === undefined ? finding : { ...finding, painted };
  });
  return { ...result, findings };
}

/** Both engines before the page as it stands, with what the pixels say of contrast. The engines must have been added. */
export async function lookWithEngines(page: Page, mode: Mode): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const run of [runAxe, runHtmlcs]) results.push(await withPixels(page, mode, await run(page, mode)));
  return results;
}

/** Every check before the page in a window of this width, in every mode. */
async function look(page: Page, width: Width): Promise<Verdict[]> {
  await page.setViewportSize({ width, height: HEIGHT });
  const results: CheckResult[] = [];
  for (const mode of MODE_NAMES) {
    await setMode(page, mode);
    results.push(...(await lookWithEngines(page, mode)));
  }
  await setMode(page, 'light');
  for (const measure of [measureTargets, measureTextSpacing, measureTwiceTheText])
    results.push(await measure(page, 'light'));
  return results.map(judge);
}

/**
 * Reaches a state in a window of the first of these widths and looks at it in each of them: what a visitor sees who then
 * makes the window narrower, or the page larger (1.4.10).
 */
export async function visit(site: Site, state: State, widths: readonly Width[]): Promise<Visit[]> {
  const viewport = { width: widths[0] ?? WIDTHS[0], height: HEIGHT };
  // The engines are added to the page, which the site's own policy refuses.
  const { page, close } = await site.open({ viewport, ...MODES.light, bypassCSP: true });
  try {
    await goTo(page, site.url, state.route);
    await state.reach?.(page);
    await isSettled(page);
    await addAxe(page);
    await addHtmlcs(page);
    const visits: Visit[] = [];
    for (const width of widths) visits.push({ state: state.name, width, verdicts: await look(page, width) });
    return visits;
  } finally {
    await close();
  }
}
