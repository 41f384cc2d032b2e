import type { ComboWords } from '#kit';

export const words: ComboWords = {
  plansHeading: 'Los planes y su contenido',
  callToAction: 'Pedir presupuesto',
  idealFor: 'Adecuado para:',
  feature: 'Servicio',
  comparisonCaption: 'Contenido de cada plan',
  suggestedAddon: 'Extra sugerido:',
  recommendedFor: 'Recomendado para:',
};
