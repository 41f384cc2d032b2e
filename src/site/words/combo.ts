/** The texts of pages of the kinds `combo` and `bundle` (§2.13). Only these pages load the chunk with these texts. */
export interface ComboWords {
  /** For screen readers: the heading of the plans, which is also the name of the tab list. */
  readonly plansHeading: string;
  readonly callToAction: string;
  readonly idealFor: string;
  /** The comparison table: the heading of the first column, and the caption. */
  readonly feature: string;
  readonly comparisonCaption: string;
  readonly suggestedAddon: string;
  readonly recommendedFor: string;
}
