import type { AuditResults, Verdict, StateResult } from '../../a11y/findings';
import {
  DISPLAY_CHECK,
  AUDIT_ENGINES,
  isAvailableAt,
  MODE_BY_MEASUREMENT,
  MEDIA_MODE_NAMES,
  NARROW_WIDTH,
  AUDIT_WIDTHS,
  type Check,
  type Measurement,
} from '../../a11y/matrix';
import type { State } from '../../a11y/states';
import { isPageState } from '../../a11y/states/state';

/** The results of one check of one state, summed over all widths and modes. */
export interface Cell {
  /** The number of executed checks. Results that were copied from a mode with the same appearance do not count. */
  checkCount: number;
  violations: number;
  needsReview: number;
  /** The number of findings that false-positives.md explains. */
  explained: number;
  passes: number;
}

export interface Report {
  browser: string;
  /** The cells, by the name of the state and the name of the check. Only pages have a cell for pa11y-ci. */
  rows: Record<string, Partial<Record<Check, Cell>>>;
  totals: Cell;
  /** The number of findings that each entry of false-positives.md explains. */
  explained: Record<string, number>;
  faults: string[];
  /** Expected checks (a11y/matrix.ts) without a result, and measurements that found nothing to measure in any state. */
  missing: string[];
  /** The ids of entries of false-positives.md that match no finding. A person must remove these entries. */
  obsoleteEntries: string[];
}

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, number) => total + number, 0);

const createCell = ({ violations, needsReview, explained, passes, isCopied }: Verdict): Cell => ({
  checkCount: isCopied ? 0 : 1,
  violations,
  needsReview,
  explained: sum(Object.values(explained)),
  passes,
});
const addCells = (firstCell: Cell, secondCell: Cell): Cell => ({
  checkCount: firstCell.checkCount + secondCell.checkCount,
  violations: firstCell.violations + secondCell.violations,
  needsReview: firstCell.needsReview + secondCell.needsReview,
  explained: firstCell.explained + secondCell.explained,
  passes: firstCell.passes + secondCell.passes,
});
const EMPTY_CELL: Cell = { checkCount: 0, violations: 0, needsReview: 0, explained: 0, passes: 0 };

const describeVisit = ({ state, width }: Pick<StateResult, 'state' | 'width'>): string =>
  width === undefined ? state : `${state} at ${width} px`;
const describeCheck = (visit: Pick<StateResult, 'state' | 'width'>, check: string, mode: string): string =>
  `${describeVisit(visit)}: ${check}${visit.width === undefined ? '' : `, ${mode}`}`;

/**
 * Returns the checks of a state at each of its widths, as 'state at width px: check, mode'. Omits pa11y-ci, which has
 * no width.
 */
function listChecks(state: State): string[] {
  return AUDIT_WIDTHS.filter((width) => isAvailableAt(state, width)).flatMap((width) => {
    const checks: (readonly [check: string, mode: string])[] = [
      ...MEDIA_MODE_NAMES.flatMap((mode) => AUDIT_ENGINES.map((check) => [check, mode] as const)),
      ...Object.entries(MODE_BY_MEASUREMENT),
      ...(width === NARROW_WIDTH ? [[DISPLAY_CHECK, 'light'] as const] : []),
    ];
    return checks.map(([check, mode]) => describeCheck({ state: state.name, width }, check, mode));
  });
}

export interface ReportInput {
  states: readonly State[];
  /** The ids of the entries of false-positives.md that must match a finding. */
  reviewedIds: readonly string[];
  auditResults: AuditResults;
}

/**
 * Builds the report from the results of the audits. The report lists a check without a result as missing, and never as
 * a pass.
 */
export function createReport({ states, reviewedIds, auditResults }: ReportInput): Report {
  const rows: Report['rows'] = Object.fromEntries(states.map(({ name }) => [name, {}]));
  const explained: Record<string, number> = {};
  const faults: string[] = [];
  const executedChecks = new Set<string>();
  for (const visit of auditResults.visits) {
    const row = (rows[visit.state] ??= {});
    for (const verdict of visit.verdicts) {
      const { check, mode } = verdict;
      executedChecks.add(describeCheck(visit, check, mode));
      row[check] = addCells(row[check] ?? EMPTY_CELL, createCell(verdict));
      for (const [id, count] of Object.entries(verdict.explained)) explained[id] = (explained[id] ?? 0) + count;
      faults.push(...verdict.faults.map((fault) => `${describeVisit(visit)}: ${fault}`));
    }
  }
  const expectedChecks = [
    ...states.flatMap(listChecks),
    ...states.filter(isPageState).map(({ name }) => `${name}: pa11y-ci`),
  ];
  const cells = Object.values(rows).flatMap((row) => Object.values(row));
  const emptyMeasurements = (Object.keys(MODE_BY_MEASUREMENT) as Measurement[]).filter(
    (check) => Object.values(rows).some((row) => row[check]) && !Object.values(rows).some((row) => row[check]?.passes),
  );
  return {
    browser: auditResults.browser,
    rows,
    totals: cells.reduce(addCells, EMPTY_CELL),
    explained,
    faults,
    missing: [
      ...expectedChecks.filter((check) => !executedChecks.has(check)),
      ...emptyMeasurements.map((check) => `${check}: nothing to measure in any state`),
    ],
    obsoleteEntries: reviewedIds.filter((id) => !explained[id]),
  };
}

/** Returns whether a report has no missing checks, no faults and no obsolete entries. */
export const isClean = ({ missing, faults, obsoleteEntries }: Report): boolean =>
  missing.length + faults.length + obsoleteEntries.length === 0;
