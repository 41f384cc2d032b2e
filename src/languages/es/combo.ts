import type { ComboWords } from '#kit';

export const words: ComboWords = {
  plansHeading: 'Planes y características',
  callToAction: 'Pedir presupuesto',
  idealFor: 'Ideal para:',
  feature: 'Característica',
  comparisonCaption: 'Características de cada plan',
  suggestedAddon: 'Extra sugerido:',
  recommendedFor: 'Recomendado para:',
};
