import type { Page } from '@playwright/test';
import { goTo, isSettled, type Site } from '../test/e2e/harness';
import { addAxe, runAxe } from './engines/axe';
import { addHtmlcs, runHtmlcs } from './engines/htmlcs';
import { paintedContrast } from './engines/paintedContrast';
import { measureTextSpacing, measureTwiceTheText } from './engines/roominess';
import { appearanceOf, setMode } from './engines/still';
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

/** Every check before the page in a window of this width, in these modes; a mode that changes nothing is not looked at twice. */
async function look(page: Page, width: Width, modes: readonly Mode[]): Promise<Verdict[]> {
  await page.setViewportSize({ width, height: HEIGHT });
  const results: CheckResult[] = [];
  const seen = new Map<string, readonly CheckResult[]>();
  for (const mode of modes) {
    await setMode(page, mode);
    const appearance = await appearanceOf(page);
    const same = seen.get(appearance)?.map((result) => ({ ...result, mode, isSame: true }));
    const looks = same ?? (await lookWithEngines(page, mode));
    seen.set(appearance, looks);
    results.push(...looks);
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
export async function visit(
  site: Site,
  state: State,
  widths: readonly Width[],
  modes: readonly Mode[] = MODE_NAMES,
): Promise<Visit[]> {
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
    for (const width of widths) visits.push({ state: state.name, width, verdicts: await look(page, width, modes) });
    return visits;
  } finally {
    await close();
  }
}
