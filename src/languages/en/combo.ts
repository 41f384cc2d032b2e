import type { ComboWords } from '#kit';

export const words: ComboWords = {
  plansHeading: 'Plans and features',
  callToAction: 'CHOOSE PLAN',
  idealFor: 'Ideal For:',
  feature: 'Feature',
  comparisonCaption: 'Features of each plan',
  suggestedAddon: 'Suggested Add-on:',
  recommendedFor: 'Recommended For:',
};
