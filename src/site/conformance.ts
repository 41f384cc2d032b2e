/** The path of the report in OpenACR format, below the site's base path. */
export const CONFORMANCE_FILE = 'accessibility/conformance.yaml';

/** The OpenACR ids of the chapters in a conformance report. */
export type ChapterId =
  | 'success_criteria_level_a'
  | 'success_criteria_level_aa'
  | 'success_criteria_level_aaa'
  | 'functional_performance_criteria'
  | 'support_documentation_and_services'
  | 'en_301_549_functional_performance'
  | 'en_301_549_documentation_and_support_services';

/**
 * A conformance level of OpenACR. A report uses only these three levels. A requirement with a failed test or without
 * recent evidence is 'not-evaluated'. If a required engine is missing, every requirement is 'not-evaluated'.
 */
export type ConformanceLevel = 'supports' | 'not-applicable' | 'not-evaluated';

/**
 * The passed checks of one source for one criterion. A source is an engine, a measurement, a test file or a human check
 * (a11y/human-checks.md).
 */
export interface EvidenceSummary {
  /**
   * The engine with its version ('axe-core 4.14.1'), the measurement, the test file, or the human check with its
   * signer.
   */
  readonly source: string;
  /** The number of passed checks. */
  readonly passed: number;
}

export interface ConformanceRow {
  readonly num: string;
  /** The English title of the requirement in its standard. */
  readonly title: string;
  readonly conformance: ConformanceLevel;
  /** The evidence, or the numbers of the other criteria from which the conformance follows. */
  readonly evidence: readonly EvidenceSummary[] | readonly string[];
}

/** The conformance report of a firm's site, written by `npm run test:a11y -- --record`. */
export interface ConformanceReport {
  /**
   * The name of the firm. A different name shows that the report was copied from another firm, so the report is
   * invalid.
   */
  readonly firm: string;
  /** The date of the audits, as an ISO date. */
  readonly date: string;
  /** The date of the oldest evidence, as an ISO date. */
  readonly oldestEvidence: string;
  readonly browser: string;
  readonly engines: readonly { readonly name: string; readonly version: string }[];
  readonly chapters: readonly { readonly id: ChapterId; readonly rows: readonly ConformanceRow[] }[];
}

/** The texts of the page with the conformance report. */
export interface ConformanceWords {
  readonly intro: string;
  /** The accessible name of the breadcrumb, which contains the links to the parent pages. */
  readonly breadcrumb: string;
  readonly product: string;
  readonly date: string;
  readonly programs: string;
  readonly methods: string;
  /** The paragraphs about the methods, which explain the evidence in the tables. */
  readonly methodTexts: readonly string[];
  /** The text of the link to the report as a YAML file. */
  readonly download: string;
  readonly criterion: string;
  readonly conformance: string;
  readonly evidence: string;
  readonly levels: Readonly<Record<ConformanceLevel, string>>;
  /** The headings of the chapters, which are also the accessible names of the tables. */
  readonly chapters: Readonly<Record<ChapterId, string>>;
  /** The text before the numbers of the criteria that a row's conformance depends on. */
  readonly derived: string;
  readonly noEvidence: string;
}

/** The content of the page with the conformance report. */
export interface ConformanceContent {
  readonly words: ConformanceWords;
  readonly report: ConformanceReport;
}
