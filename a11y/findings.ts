import type { Check, MediaMode, Width } from './matrix';

/** A violation, or a result that an engine marks as undecided ('needs review'). */
export interface Finding {
  check: Check;
  /** The id of the engine's rule, or the number of the criterion. */
  code: string;
  kind: 'violation' | 'needs review';
  mode: MediaMode;
  /** The CSS selector of the element. The value is empty in the findings of measurements. */
  selector: string;
  /**
   * The beginning of the element's markup, or the kind of an indicator. In axe's findings about a hidden element, this
   * text also contains the markup of the control that opens the element.
   */
  context: string;
  summary: string;
  /** The painted contrast ratio, if measured. The value is 'unseen' for a text that is covered or not rendered. */
  paintedContrast?: number | 'unseen';
}

/** The result of one check for one state at one width in one mode. */
export interface CheckResult {
  check: Check;
  mode: MediaMode;
  /** The number of passed rules, elements or texts. The value is 0 if the engine does not count passes. */
  passes: number;
  /** The ids of the passed rules. The field is absent when the engine does not report passed rules. */
  rules?: readonly string[];
  findings: Finding[];
  /** True when the result is copied from another mode, in which the page has the same appearance. */
  isCopied?: boolean;
}

/** The result of a check after the removal of reviewed false positives. An entry in `faults` fails the suite. */
export interface Verdict extends Omit<CheckResult, 'findings'> {
  violations: number;
  needsReview: number;
  /** The number of explained findings for each entry of false-positives.md. */
  explained: Record<string, number>;
  faults: string[];
}

export interface StateResult {
  state: string;
  /** The field is absent for pa11y-ci, which opens its own pages. */
  width?: Width;
  verdicts: Verdict[];
}

/** The file to which the reporter writes the results of all audits. */
export const AUDIT_RESULTS_FILE = 'reports/audits.json';

export interface AuditResults {
  /** Chromium's version. */
  browser: string;
  visits: StateResult[];
}

/** Returns the result of a check. A finding without a `kind` is a violation. */
export const createCheckResult = (
  check: Check,
  mode: MediaMode,
  passes: number,
  violations: readonly (Pick<Finding, 'code' | 'context' | 'summary'> & Partial<Finding>)[],
): CheckResult => ({
  check,
  mode,
  passes,
  findings: violations.map((violation) => ({ check, mode, kind: 'violation', selector: '', ...violation })),
});

export const formatFinding = ({ check, code, mode, selector, context, summary, paintedContrast }: Finding): string =>
  `${check}, ${mode}: ${code} ${selector} ${context.slice(0, 160)} ${summary}${paintedContrast === undefined ? '' : ` (painted: ${paintedContrast})`}`;
