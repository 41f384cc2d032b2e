import type { Page } from 'playwright-core';
import { goTo, isFilled, type Site } from '../test/journeys/harness';
import { addAxe, runAxe } from './engines/axe';
import { addHtmlcs, runHtmlcs } from './engines/htmlcs';
import { paintedContrast } from './engines/paintedContrast';
import { measureTextSpacing, measureTwiceTheText } from './engines/roominess';
import { setMode } from './engines/still';
import { measureTargets } from './engines/targets';
import { isAboutContrast, judge } from './falsePositives';
import type { CheckResult, Finding, Visit } from './findings';
import { HEIGHT, MODE_NAMES, MODES, type Mode, type Width } from './matrix';
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

/** Reaches a state once in a window of this width and has every check look at it, in every mode. */
export async function visit(site: Site, state: State, width: Width): Promise<Visit> {
  // The engines are added to the page, which the site's own policy refuses.
  const { page, close } = await site.open({ viewport: { width, height: HEIGHT }, ...MODES.light, bypassCSP: true });
  try {
    await goTo(page, site.url, state.route);
    await state.reach?.(page);
    await isFilled(page);
    await addAxe(page);
    await addHtmlcs(page);
    const results: CheckResult[] = [];
    for (const mode of MODE_NAMES) {
      await setMode(page, mode);
      results.push(...(await lookWithEngines(page, mode)));
    }
    await setMode(page, 'light');
    for (const measure of [measureTargets, measureTextSpacing, measureTwiceTheText])
      results.push(await measure(page, 'light'));
    return { state: state.name, width, verdicts: results.map(judge) };
  } finally {
    await close();
  }
}
