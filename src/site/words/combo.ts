/** The texts of the combo pages besides their content (§2.13), in a chunk that only they load. */
export interface ComboWords {
  /** For screen readers: the heading and the name of the tabs. */
  readonly plansHeading: string;
  readonly callToAction: string;
  readonly idealFor: string;
  /** The first column heading of the comparison, and the table's caption. */
  readonly feature: string;
  readonly comparisonCaption: string;
  readonly suggestedAddon: string;
  readonly recommendedFor: string;
}
