/** Words that the combo pages share (§2.13). */
export const comboLabels = {
  plansHeading: 'Plans and features',
  callToAction: 'CHOOSE PLAN',
  idealFor: 'Ideal For:',
  feature: 'Feature',
  comparisonCaption: 'Features of each plan',
  suggestedAddon: 'Suggested Add-on:',
  recommendedFor: 'Recommended For:',
} as const;
