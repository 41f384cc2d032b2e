/** Audits the prerendered files without JavaScript, with both engines. */
import { notFoundRoute, routes } from '../src/app/routing/routes';
import { startSiteWithBrowser, type Site } from '../test/e2e/harness';
import { addAxe } from './engines/axe';
import { addHtmlcs } from './engines/htmlcs';
import { setMode } from './engines/mode';
import { separateFaults } from './falsePositives';
import type { Finding } from './findings';
import { HEIGHT, MODES, WIDTHS } from './matrix';
import { openNoscript } from './openNoscript';
import { loadSubjects } from '../test/subjects';
import { createNoscriptStates, type NoscriptState } from './states/noscript';
import { runEngines } from './visit';
import { expect, test } from '../test/e2e/fixtures';

const subjects = await loadSubjects();

const AUDITED_MODES = ['light', 'dark'] as const;
const [NARROW, , WIDE] = WIDTHS;

let site: Site;
test.beforeAll(async ({ browser }) => {
  // The test fills in forms as fast as a bot, and each withdrawal needs a confirmation to the same mailbox.
  const limits = { CONFIRMATIONS_PER_HOUR: '1000', CONFIRMATIONS_PER_DAY: '1000' };
  site = await startSiteWithBrowser({ MIN_FORM_AGE_MS: '0', ...limits }, browser);
});
test.afterAll(() => site.stop());

/** Returns false for findings of FP-6. Without scripts, that rule reports the hidden controls that need a script. */
const isNotHiddenContent = ({ code }: Finding): boolean => code !== 'hidden-content';

/** Opens a page in the first of these widths and audits it in all of them. */
async function audit(path: string, widths: readonly number[], reach?: NoscriptState['reach']): Promise<void> {
  const viewport = { width: widths[0] ?? NARROW, height: HEIGHT };
  const { page, close } = await site.open({ viewport, ...MODES.light, bypassCSP: true });
  await openNoscript(page, `${site.url}${path === '/' ? '/' : `${path}/`}`, reach);
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
  await close();
}

test.describe.configure({ mode: 'parallel' });

test.describe('WCAG 2.2 A to AAA without JavaScript', () => {
  for (const { path } of [...routes, notFoundRoute])
    // The home page has words on images, so it is also audited at the most common phone width.
    test(`${path} has no fault`, () => audit(path, path === '/' ? [NARROW, 390, WIDE] : [NARROW, WIDE]));

  for (const { name, path, reach } of createNoscriptStates(subjects))
    test(`§2.16 ${name} has no fault`, () => audit(path, [NARROW, WIDE], reach));
});
