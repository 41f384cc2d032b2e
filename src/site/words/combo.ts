/** What the combo pages say besides their content (§2.13), in a part that other pages never fetch. */
export interface ComboWords {
  /** Heard: the heading of the tabs, and their name. */
  readonly plansHeading: string;
  readonly callToAction: string;
  readonly idealFor: string;
  /** Over the first column of the comparison, and the table's caption. */
  readonly feature: string;
  readonly comparisonCaption: string;
  readonly suggestedAddon: string;
  readonly recommendedFor: string;
}
