import type { ComboWords } from '#kit';

export const words: ComboWords = {
  plansHeading: 'Nos formules et leur contenu',
  callToAction: 'Demander un devis',
  idealFor: 'Idéal pour\u00a0:',
  feature: 'Prestation',
  comparisonCaption: 'Le contenu de chaque formule',
  suggestedAddon: 'Option conseillée\u00a0:',
  recommendedFor: 'Recommandé pour\u00a0:',
};
