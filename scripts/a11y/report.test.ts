import type { Verdict } from '../../a11y/findings';
import {
  DISPLAY_CHECK,
  AUDIT_ENGINES,
  MODE_BY_MEASUREMENT,
  MEDIA_MODE_NAMES,
  AUDIT_WIDTHS,
  type Check,
  type Measurement,
  type MediaMode,
} from '../../a11y/matrix';
import type { State } from '../../a11y/states';
import { isClean, createReport, type ReportInput } from './report';

const STATES: State[] = [
  { name: 'page /', route: '/' },
  { name: 'some menu', route: '/', layout: 'mobile', reachState: () => Promise.resolve() },
];

const createVerdict = (check: Check, mode: MediaMode): Verdict => ({
  check,
  mode,
  passes: 2,
  violations: 0,
  needsReview: 0,
  explained: check === 'axe-core' ? { 'FP-1': 1 } : {},
  faults: [],
});
const verdicts = [
  ...MEDIA_MODE_NAMES.flatMap((mode) => AUDIT_ENGINES.map((check) => createVerdict(check, mode))),
  ...Object.entries(MODE_BY_MEASUREMENT).map(([check, mode]) => createVerdict(check as Measurement, mode)),
];
const narrowVerdicts = [...verdicts, createVerdict(DISPLAY_CHECK, 'light')];

/**
 * Returns the results of a complete run. The only findings of the run are false positives that the entry FP-1 explains.
 */
const createCompleteInput = (): ReportInput => ({
  states: STATES,
  reviewedIds: ['FP-1'],
  auditResults: {
    browser: '1.2.3',
    visits: [
      ...AUDIT_WIDTHS.map((width) => ({ state: 'page /', width, verdicts: width === 320 ? narrowVerdicts : verdicts })),
      { state: 'some menu', width: 320 as const, verdicts: narrowVerdicts },
      { state: 'page /', verdicts: [{ ...createVerdict('pa11y-ci', 'light'), passes: 0 }] },
    ],
  },
});

test('the report of a complete run without faults is clean and counts every check', () => {
  const report = createReport(createCompleteInput());
  expect(isClean(report)).toBe(true);
  expect(report.totals).toEqual({ checkCount: 45, violations: 0, needsReview: 0, explained: 12, passes: 88 });
  expect(report.rows['some menu']?.['axe-core']?.checkCount).toBe(4);
});

test('the report stays clean and omits the checks of a mode that does not change the page', () => {
  const input = createCompleteInput();
  const isRepeatedVerdict = ({ check, mode }: Verdict) =>
    mode === 'reduced motion' && check !== 'animations with reduced motion';
  const verdictsWithCopies = narrowVerdicts.map((verdict) =>
    isRepeatedVerdict(verdict) ? { ...verdict, isCopied: true } : verdict,
  );
  input.auditResults.visits[0] = { state: 'page /', width: 320, verdicts: verdictsWithCopies };
  const report = createReport(input);
  expect(isClean(report)).toBe(true);
  expect(report.totals.checkCount).toBe(45 - AUDIT_ENGINES.length);
});

test('the report is not clean and lists every check as missing when the run visited no page', () => {
  const report = createReport({ ...createCompleteInput(), auditResults: { browser: '1.2.3', visits: [] } });
  expect(isClean(report)).toBe(false);
  expect(report.missing).toHaveLength(45);
});

test('the report is not clean and names the check when one check is missing', () => {
  const input = createCompleteInput();
  input.auditResults.visits[1] = { state: 'page /', width: 1280, verdicts: verdicts.slice(1) };
  const report = createReport(input);
  expect(report.missing).toEqual(['page / at 1280 px: axe-core, light']);
  expect(isClean(report)).toBe(false);
});

test('the report lists a measurement as missing when the measurement passes in no state', () => {
  const input = createCompleteInput();
  for (const visit of input.auditResults.visits)
    visit.verdicts = visit.verdicts.map((verdict) => ({
      ...verdict,
      passes: verdict.check === 'target size' ? 0 : verdict.passes,
    }));
  expect(createReport(input).missing).toEqual(['target size: nothing to measure in any state']);
});

test('the report lists a route without a result of pa11y-ci as missing', () => {
  const input = createCompleteInput();
  input.auditResults.visits.pop();
  const report = createReport(input);
  expect(report.missing).toEqual(['page /: pa11y-ci']);
});

test('the report is not clean after a fault, or if an entry of false-positives.md matches no finding', () => {
  const input = createCompleteInput();
  input.auditResults.visits[0] = {
    state: 'page /',
    width: 320,
    verdicts: narrowVerdicts.with(0, { ...createVerdict('axe-core', 'light'), violations: 1, faults: ['list'] }),
  };
  expect(createReport(input).faults).toEqual(['page / at 320 px: list']);
  expect(isClean(createReport(input))).toBe(false);
  const reportWithObsoleteEntry = createReport({ ...createCompleteInput(), reviewedIds: ['FP-1', 'FP-2'] });
  expect(reportWithObsoleteEntry.obsoleteEntries).toEqual(['FP-2']);
  expect(isClean(reportWithObsoleteEntry)).toBe(false);
});
