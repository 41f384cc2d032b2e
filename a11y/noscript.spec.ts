/**
 * Audits one page of each kind and the states of the forms without JavaScript, with axe and HTML_CodeSniffer.
 * The tests of pages have the tag `@once`, because states.spec.ts audits the same pages of every firm with JavaScript.
 */
import type { Page } from '@playwright/test';
import { addAxe } from './engines/axe';
import { addHtmlcs } from './engines/htmlcs';
import { freezeInMode } from './engines/mode';
import { measureTargets } from './engines/targets';
import { separateFaults } from './falsePositives';
import type { Finding } from './findings';
import { VIEWPORT_HEIGHT, MEDIA_MODES, NARROW_WIDTH, WIDE_WIDTH, type MediaMode } from './matrix';
import { openNoscriptPage } from './openNoscript';
import { loadNoscriptStates, type NoscriptState } from './states/noscript';
import { runEngines } from './visit';
import { KIND_PATHS } from '../test/pagePaths';
import { expect, test } from '../test/e2e/fixtures';

const states = await loadNoscriptStates();

/**
 * Returns false for every finding of axe's rule on hidden content (FP-6). Without scripts, axe reports the hidden
 * controls that need a script.
 */
const isNotAboutHiddenContent = ({ code }: Finding): boolean => code !== 'hidden-content';

/** Both widths have the same colours, so the audit uses dark colours at only one width. */
const MODES_BY_WIDTH: readonly (readonly [width: number, modes: readonly MediaMode[]])[] = [
  [NARROW_WIDTH, ['light', 'dark']],
  [WIDE_WIDTH, ['light']],
];

/** Opens a page and audits it at each viewport width, in the modes of that width. Throws when there is a fault. */
async function auditPage(page: Page, url: string, reachState?: NoscriptState['reachState']) {
  await page.setViewportSize({ width: NARROW_WIDTH, height: VIEWPORT_HEIGHT });
  await page.emulateMedia(MEDIA_MODES.light);
  await openNoscriptPage(page, url, reachState);
  await addAxe(page);
  await addHtmlcs(page);
  const faults = await page
    .locator('[role="region"][tabindex="0"]')
    .evaluateAll((regions) =>
      regions
        .filter(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)
        .map((region) => `2.1.1 the Tab stop does not scroll: ${region.textContent.slice(0, 80)}`),
    );
  for (const [width, modes] of MODES_BY_WIDTH) {
    await page.setViewportSize({ width, height: VIEWPORT_HEIGHT });
    for (const mode of modes) {
      await freezeInMode(page, mode);
      for (const result of await runEngines(page, mode)) {
        const verdict = separateFaults({ ...result, findings: result.findings.filter(isNotAboutHiddenContent) });
        faults.push(...verdict.faults.map((fault) => `${width} px: ${fault}`));
      }
    }
  }
  faults.push(...separateFaults(await measureTargets(page)).faults);
  expect(faults).toEqual([]);
}

test.use({ bypassCSP: true });
test.describe.configure({ mode: 'parallel' });

test.describe('WCAG 2.2 A to AAA without JavaScript', () => {
  for (const path of KIND_PATHS)
    test(`axe and HTML_CodeSniffer find no fault on ${path}`, { tag: '@once' }, ({ page, site }) =>
      auditPage(page, `${site.url}${path.replace(/\/?$/, '/')}`),
    );

  for (const { name, path, reachState } of states)
    test(`§2.16 axe and HTML_CodeSniffer find no fault in the state ‘${name}’`, ({ page, site }) =>
      auditPage(page, `${site.url}${path}/`, reachState));
});
