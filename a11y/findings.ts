import type { Check, Mode, Width } from './matrix';

/** What a check takes for a fault, or can't decide. */
export interface Finding {
  check: Check | 'pa11y-ci';
  /** The engine's name for it, or the criterion. */
  code: string;
  kind: 'violation' | 'needs review';
  mode: Mode;
  /** CSS selector of the element. */
  selector: string;
  /** The start of its markup. */
  context: string;
  summary: string;
  /** Contrast as painted, where that was measured; 'unseen' when no pixel of its text reaches the window. */
  painted?: number | 'unseen';
}

/** What one check says of one state in one width and mode. */
export interface CheckResult {
  check: Check;
  mode: Mode;
  /** Rules, targets or texts that hold; 0 where the engine does not count them. */
  passes: number;
  findings: Finding[];
  /** Said of another mode, in which the page is the same to the last colour: nobody looked again. */
  isSame?: boolean;
}

/** A check's result once the reviewed false positives are taken out: what stays in `faults` fails the suite. */
export interface Verdict {
  check: Check;
  mode: Mode;
  passes: number;
  isSame?: boolean;
  violations: number;
  needsReview: number;
  /** Findings that false-positives.md explains, by its entry. */
  explained: Record<string, number>;
  faults: string[];
}

export interface Visit {
  state: string;
  width: Width;
  verdicts: Verdict[];
}

export const inWords = ({ check, code, mode, selector, context, summary, painted }: Finding): string =>
  `${check}, ${mode}: ${code} ${selector} ${context.slice(0, 160)} ${summary}${painted === undefined ? '' : ` (painted: ${painted})`}`;
