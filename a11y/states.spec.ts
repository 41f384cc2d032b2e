import { attachResults } from './auditReporter';
import {
  BREAKPOINT,
  isAvailableAt,
  VIEWPORT_HEIGHT,
  MEDIA_MODE_NAMES,
  MEDIA_MODES,
  NARROW_WIDTH,
  WIDE_WIDTH,
  AUDIT_WIDTHS,
  type Width,
} from './matrix';
import { loadStates } from './states';
import { isPageState } from './states/state';
import { expect, test } from '../test/e2e/fixtures';
import { auditState, prepareAudit } from './visit';

/**
 * Runs axe-core, HTML_CodeSniffer and the measurements in every state of the site. Tests tagged `@once` run in every
 * mode, and provide the results for the report. Tests tagged `@light` run only in the mode `light`. In the wide viewport, these
 * tests visit only pages as they load, and states that do not exist in the narrow viewport.
 */
const states = await loadStates();

test.describe.configure({ mode: 'parallel' });

const getPageOptions = (width: Width) => ({
  viewport: { width, height: VIEWPORT_HEIGHT },
  ...MEDIA_MODES.light,
  bypassCSP: true,
});

for (const width of AUDIT_WIDTHS)
  for (const state of states.filter((candidate) => isAvailableAt(candidate, width))) {
    if (width === NARROW_WIDTH || isPageState(state) || !isAvailableAt(state, NARROW_WIDTH))
      test(
        `WCAG 2.2 AAA ${state.name} has no fault at ${width} px in light colours`,
        { tag: '@light' },
        async ({ openState }) => {
          const page = await openState(state, getPageOptions(width));
          await prepareAudit(page);
          const verdicts = await auditState(page, width, ['light']);
          expect(verdicts.flatMap(({ faults }) => faults)).toEqual([]);
        },
      );

    test(
      `WCAG 2.2 AAA ${state.name} has no fault at ${width} px in any mode`,
      { tag: '@once' },
      async ({ openState, browser }) => {
        const page = await openState(state, getPageOptions(width));
        await prepareAudit(page);
        const verdicts = await auditState(page, width, MEDIA_MODE_NAMES);
        await attachResults({ browser: browser.version(), visits: [{ state: state.name, width, verdicts }] });
        const faults = verdicts.flatMap((verdict) => verdict.faults);
        // At `BREAKPOINT`, the audit runs only in the mode 'light'. The colours are the same as at `WIDE_WIDTH`, so
        // audits in the other modes would report the same faults again.
        for (const verdict of width === WIDE_WIDTH ? await auditState(page, BREAKPOINT, ['light']) : [])
          faults.push(...verdict.faults.map((fault) => `${BREAKPOINT} px: ${fault}`));
        expect(faults).toEqual([]);
      },
    );
  }
