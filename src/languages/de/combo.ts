import type { ComboWords } from '#kit';

export const words: ComboWords = {
  plansHeading: 'Pakete und Leistungen',
  callToAction: 'Angebot anfragen',
  idealFor: 'Ideal für:',
  feature: 'Leistung',
  comparisonCaption: 'Leistungen der Pakete',
  suggestedAddon: 'Passende Zusatzleistung:',
  recommendedFor: 'Empfohlen für:',
};
