/**
 * Audits every page and the states of the forms without JavaScript, with axe and HTML_CodeSniffer. Tests with `@full`
 * do not run for the second firm, because states.spec.ts audits its pages with JavaScript.
 */
import type { Page } from '@playwright/test';
import { notFoundRoute, routes } from '../src/app/routing/routes';
import { addAxe } from './engines/axe';
import { addHtmlcs } from './engines/htmlcs';
import { setMode } from './engines/mode';
import { separateFaults } from './falsePositives';
import type { Finding } from './findings';
import { HEIGHT, MODES, WIDTHS } from './matrix';
import { openNoscript } from './openNoscript';
import { loadNoscriptStates, type NoscriptState } from './states/noscript';
import { runEngines } from './visit';
import { expect, test } from '../test/e2e/fixtures';

const states = await loadNoscriptStates();
const AUDITED_MODES = ['light', 'dark'] as const;
const [NARROW, , WIDE] = WIDTHS;

/**
 * Returns false for every finding of axe's rule on hidden content (FP-6). Without scripts, axe reports the hidden
 * controls that need a script.
 */
const isNotHiddenContent = ({ code }: Finding): boolean => code !== 'hidden-content';

/**
 * Opens a page in the first of these viewport widths, and audits it in all of these widths. Throws when there is a
 * fault.
 */
async function audit(page: Page, address: string, widths: readonly number[], reach?: NoscriptState['reach']) {
  await page.setViewportSize({ width: widths[0] ?? NARROW, height: HEIGHT });
  await page.emulateMedia(MODES.light);
  await openNoscript(page, address, reach);
  await addAxe(page);
  await addHtmlcs(page);
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    for (const mode of AUDITED_MODES) {
      await setMode(page, mode);
      for (const result of await runEngines(page, mode)) {
        const verdict = separateFaults({ ...result, findings: result.findings.filter(isNotHiddenContent) });
        faults.push(...verdict.faults.map((fault) => `${width} px: ${fault}`));
      }
    }
  }
  expect(faults).toEqual([]);
}

test.use({ bypassCSP: true });
test.describe.configure({ mode: 'parallel' });

test.describe('WCAG 2.2 A to AAA without JavaScript', () => {
  for (const { path } of [...routes, notFoundRoute])
    // The home page has text on images, so it is also audited at the most common phone width.
    test(`axe and HTML_CodeSniffer find no fault on ${path}`, { tag: '@full' }, ({ page, site }) =>
      audit(page, `${site.url}${path.replace(/\/?$/, '/')}`, path === '/' ? [NARROW, 390, WIDE] : [NARROW, WIDE]),
    );

  for (const { name, path, reach } of states)
    test(`§2.16 axe and HTML_CodeSniffer find no fault in the state ‘${name}’`, ({ page, site }) =>
      audit(page, `${site.url}${path}/`, [NARROW, WIDE], reach));
});
