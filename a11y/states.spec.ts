import { attachResults } from './auditReporter';
import { findControlStateFaults } from './engines/controlStates';
import type { StateResult } from './findings';
import {
  AUDIT_WIDTHS,
  BREAKPOINT,
  isAvailableAt,
  MEDIA_MODE_NAMES,
  MEDIA_MODES,
  NARROW_WIDTH,
  VIEWPORT_HEIGHT,
  WIDE_WIDTH,
  type MediaMode,
} from './matrix';
import { loadStates } from './states';
import { isPageState } from './states/state';
import { expect, test } from '../test/e2e/fixtures';
import { auditState, prepareAudit } from './visit';

/**
 * Runs axe-core, HTML_CodeSniffer and the measurements in every state of the site, and then measures hovered and pressed
 * controls. A state opens at the first width that has the state. For the other widths, the test resizes the window,
 * because opening a state takes several seconds. Tests tagged `@once` provide the results for the report.
 */
const states = await loadStates();

/** The modes of the tests with each tag. */
const MODES_BY_TAG: Readonly<Record<string, readonly MediaMode[]>> = { '@light': ['light'], '@once': MEDIA_MODE_NAMES };

test.describe.configure({ mode: 'parallel' });

for (const [tag, modes] of Object.entries(MODES_BY_TAG))
  for (const state of states) {
    const widths = AUDIT_WIDTHS.filter((width) => isAvailableAt(state, width));
    const [firstWidth = NARROW_WIDTH] = widths;
    const isComplete = tag === '@once';
    test(
      `1.4.3 1.4.6 2.4.13 WCAG 2.2 AAA ${state.name} has no fault in ${isComplete ? 'any mode' : 'light colours'}`,
      { tag },
      async ({ openState, browser }) => {
        const viewport = { width: firstWidth, height: VIEWPORT_HEIGHT };
        const page = await openState(state, { viewport, ...MEDIA_MODES.light, bypassCSP: true });
        await prepareAudit(page);
        const visits: StateResult[] = [];
        for (const width of isComplete || isPageState(state) ? widths : [firstWidth])
          visits.push({ state: state.name, width, verdicts: await auditState(page, width, modes) });
        for (const { width, verdicts } of visits)
          expect
            .soft(
              verdicts.flatMap(({ faults }) => faults),
              `${width} px`,
            )
            .toEqual([]);
        if (isComplete) {
          await attachResults({ browser: browser.version(), visits });
          // At `BREAKPOINT`, the audit runs only in the mode 'light'. The colours are the same as at `WIDE_WIDTH`, so
          // audits in the other modes would report the same faults again.
          const verdicts = widths.includes(WIDE_WIDTH) ? await auditState(page, BREAKPOINT, ['light']) : [];
          expect
            .soft(
              verdicts.flatMap(({ faults }) => faults),
              `${BREAKPOINT} px`,
            )
            .toEqual([]);
        }
        await page.setViewportSize({ width: Math.max(...widths), height: VIEWPORT_HEIGHT });
        expect.soft(await findControlStateFaults(page), 'hovered and pressed controls').toEqual([]);
      },
    );
  }
