import type { ComboWords } from '#kit';

export const words: ComboWords = {
  plansHeading: 'Pakete und was darin steckt',
  callToAction: 'Angebot anfragen',
  idealFor: 'Das passt gut für:',
  feature: 'Leistung',
  comparisonCaption: 'Was in welchem Paket steckt',
  suggestedAddon: 'Passende Zusatzleistung:',
  recommendedFor: 'Empfohlen für:',
};
