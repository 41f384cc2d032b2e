import { attachResults } from './auditReporter';
import { isAvailableAt, HEIGHT, LAYOUTS, MODE_NAMES, MODES, WIDTHS, type Mode, type Width } from './matrix';
import { loadStates } from './states';
import { expect, test } from './test';
import { visit } from './visit';

/**
 * Runs axe-core, HTML_CodeSniffer and all measurements in every state of the site. Tests with `@light` visit each state
 * in a narrow and a wide viewport in light colours. Tests with `@smoke` visit only the routes, in the narrow viewport.
 * Tests with `@full` use every width and mode.
 */
const states = await loadStates();

test.describe.configure({ mode: 'parallel' });

function auditAll(layouts: readonly (readonly Width[])[], modes: readonly Mode[], isBrief: boolean): void {
  for (const widths of layouts)
    for (const state of states.filter((candidate) => widths.every((width) => isAvailableAt(candidate, width)))) {
      const isSmoke = isBrief && state.reach === undefined && widths[0] === WIDTHS[0];
      const tag = isBrief ? ['@light', ...(isSmoke ? ['@smoke'] : [])] : ['@full'];
      const colours = isBrief ? ' in light colours' : '';
      test(
        `WCAG 2.2 AAA ${state.name} has no fault at ${widths.join(' and ')} px${colours}`,
        { tag },
        async ({ openState, browser }) => {
          const viewport = { width: widths[0] ?? WIDTHS[0], height: HEIGHT };
          const page = await openState(state, { viewport, ...MODES.light, bypassCSP: true });
          const visits = await visit(page, state.name, widths, modes);
          if (!isBrief) await attachResults({ browser: browser.version(), visits });
          const faults = visits.flatMap(({ width, verdicts }) =>
            verdicts.flatMap((verdict) => verdict.faults.map((fault) => `${width} px: ${fault}`)),
          );
          expect(faults).toEqual([]);
        },
      );
    }
}

auditAll([[320], [1280]], ['light'], true);
auditAll(LAYOUTS, MODE_NAMES, false);
