import type { Verdict } from '../../a11y/findings';
import {
  DISPLAY_CHECK,
  DISPLAY_WIDTH,
  ENGINES,
  existsAt,
  MEASUREMENTS,
  MODE_NAMES,
  opensWithPa11y,
  WIDTHS,
  type Check,
  type Measurement,
} from '../../a11y/matrix';
import type { Pa11yResults, StateResults } from '../../a11y/results';
import type { State } from '../../a11y/states';

/** The results of one check of one state, over all widths and modes. */
export interface Cell {
  /** The number of executed checks. A mode that does not change a page is checked only once. */
  checkCount: number;
  violations: number;
  needsReview: number;
  /** Findings that false-positives.md explains. */
  explained: number;
  passes: number;
}

export interface Report {
  browser: string;
  /** The cells of each state by check. pa11y-ci has cells only for states that it can reach. */
  rows: Record<string, Partial<Record<Check | 'pa11y-ci', Cell>>>;
  totals: Cell;
  /** The number of findings that each entry of false-positives.md explains. */
  explained: Record<string, number>;
  faults: string[];
  /** Checks of the matrix without a result, and measurements that found nothing to measure in any state. */
  missing: string[];
  /** Entries of false-positives.md without a match. They must be removed. */
  obsoleteEntries: string[];
}

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, each) => total + each, 0);

type Counts = Omit<Verdict, 'check' | 'mode'>;

const add = (cell: Cell | undefined, { violations, needsReview, explained, passes, isSame }: Counts): Cell => ({
  checkCount: (cell?.checkCount ?? 0) + (isSame ? 0 : 1),
  violations: (cell?.violations ?? 0) + violations,
  needsReview: (cell?.needsReview ?? 0) + needsReview,
  explained: (cell?.explained ?? 0) + sum(Object.values(explained)),
  passes: (cell?.passes ?? 0) + passes,
});

/** Returns every check that a state needs, as 'state at width: check, mode'. */
function listChecks(state: State): string[] {
  return WIDTHS.filter((width) => existsAt(state, width)).flatMap((width) => [
    ...MODE_NAMES.flatMap((mode) => ENGINES.map((check) => `${state.name} at ${width} px: ${check}, ${mode}`)),
    ...Object.entries(MEASUREMENTS).map(([check, mode]) => `${state.name} at ${width} px: ${check}, ${mode}`),
    ...(width === DISPLAY_WIDTH ? [`${state.name} at ${width} px: ${DISPLAY_CHECK}, light`] : []),
  ]);
}

export interface ReportInput {
  states: readonly State[];
  /** Entries of false-positives.md that must match a finding. */
  reviewedIds: readonly string[];
  seen: StateResults;
  pa11y: Pa11yResults;
}

/** Builds one table from the suites' results. A check without a result is `missing`, never a pass. */
export function createReport({ states, reviewedIds, seen, pa11y }: ReportInput): Report {
  const rows: Report['rows'] = Object.fromEntries(states.map(({ name }) => [name, {}]));
  const explained: Record<string, number> = {};
  const faults: string[] = [];
  const executedChecks = new Set<string>();
  const addVerdict = (state: string, check: Check | 'pa11y-ci', verdict: Counts) => {
    const row = (rows[state] ??= {});
    row[check] = add(row[check], verdict);
    for (const [id, count] of Object.entries(verdict.explained)) explained[id] = (explained[id] ?? 0) + count;
  };
  for (const { state, width, verdicts } of seen.visits) {
    for (const verdict of verdicts) {
      executedChecks.add(`${state} at ${width} px: ${verdict.check}, ${verdict.mode}`);
      addVerdict(state, verdict.check, verdict);
      faults.push(...verdict.faults.map((fault) => `${state} at ${width} px: ${fault}`));
    }
  }
  for (const [state, verdict] of Object.entries(pa11y.states)) {
    executedChecks.add(`${state}: pa11y-ci`);
    addVerdict(state, 'pa11y-ci', { ...verdict, passes: 0, violations: verdict.faults.length, needsReview: 0 });
    faults.push(...verdict.faults.map((fault) => `${state}: ${fault}`));
  }
  const expected = [
    ...states.flatMap(listChecks),
    ...states.filter(opensWithPa11y).map(({ name }) => `${name}: pa11y-ci`),
  ];
  const cells = Object.values(rows).flatMap((row) => Object.values(row));
  const empty = (Object.keys(MEASUREMENTS) as Measurement[]).filter(
    (check) => Object.values(rows).some((row) => row[check]) && !Object.values(rows).some((row) => row[check]?.passes),
  );
  const sumField = (field: keyof Cell) => sum(cells.map((cell) => cell[field]));
  return {
    browser: seen.browser,
    rows,
    totals: {
      checkCount: sumField('checkCount'),
      violations: sumField('violations'),
      needsReview: sumField('needsReview'),
      explained: sumField('explained'),
      passes: sumField('passes'),
    },
    explained,
    faults,
    missing: [
      ...expected.filter((check) => !executedChecks.has(check)),
      ...empty.map((check) => `${check}: nothing to measure in any state`),
    ],
    obsoleteEntries: reviewedIds.filter((id) => !explained[id]),
  };
}

/** Returns whether a report is complete and has no unexplained findings. */
export const isClean = ({ missing, faults, obsoleteEntries }: Report): boolean =>
  missing.length + faults.length + obsoleteEntries.length === 0;
