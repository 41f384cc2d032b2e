import { expect, test } from '../test/e2e/fixtures';
import { startSiteWithBrowser, type Site } from '../test/e2e/harness';
import { attachResults } from './auditReporter';
import { existsAt, LAYOUTS, MODE_NAMES, type Mode, type Width } from './matrix';
import { loadStates } from './states';
import { visit } from './visit';

/**
 * Both engines and all measurements in every state of the site. Tests with `@light` visit each state in a narrow and a
 * wide viewport in light colours. Tests with `@smoke` visit only the routes. The others use every width and mode.
 */
const states = await loadStates();

let site: Site;
test.beforeAll(async ({ browser }) => {
  site = await startSiteWithBrowser({}, browser);
});
test.afterAll(() => site.stop());
test.describe.configure({ mode: 'parallel' });

function auditAll(layouts: readonly (readonly Width[])[], modes: readonly Mode[], isBrief: boolean): void {
  for (const widths of layouts)
    for (const state of states.filter((each) => widths.every((width) => existsAt(each, width)))) {
      const tag = isBrief ? ['@light', ...(state.reach === undefined ? ['@smoke'] : [])] : ['@full'];
      const colours = isBrief ? ' in light colours' : '';
      test(`WCAG 2.2 AAA ${state.name} has no fault at ${widths.join(' and ')} px${colours}`, { tag }, async () => {
        const visits = await visit(site, state, widths, modes);
        if (!isBrief) await attachResults({ browser: site.browser.version(), visits });
        const faults = visits.flatMap(({ width, verdicts }) =>
          verdicts.flatMap((verdict) => verdict.faults.map((fault) => `${width} px: ${fault}`)),
        );
        expect(faults).toEqual([]);
      });
    }
}

auditAll([[320], [1280]], ['light'], true);
auditAll(LAYOUTS, MODE_NAMES, false);
