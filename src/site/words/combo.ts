/** The texts of the combo pages besides their content (§2.13), in a chunk that only these pages load. */
export interface ComboWords {
  /** For screen readers: the heading of the plans, and the name of the tab list. */
  readonly plansHeading: string;
  readonly callToAction: string;
  readonly idealFor: string;
  /** The heading of the first column of the comparison table, and the table's caption. */
  readonly feature: string;
  readonly comparisonCaption: string;
  readonly suggestedAddon: string;
  readonly recommendedFor: string;
}
