import type { ComboWords } from '#kit';

export const words: ComboWords = {
  plansHeading: 'प्लान और उनकी सुविधाएँ',
  callToAction: 'कोटेशन माँगें',
  idealFor: 'किनके लिए सही:',
  feature: 'सुविधा',
  comparisonCaption: 'हर प्लान की सुविधाएँ',
  suggestedAddon: 'साथ में लेने लायक:',
  recommendedFor: 'इनके लिए सुझाव:',
};
