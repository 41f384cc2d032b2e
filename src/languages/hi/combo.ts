import type { ComboWords } from '#kit';

export const words: ComboWords = {
  plansHeading: 'प्लान और उनकी सुविधाएँ',
  callToAction: 'कोटेशन माँगें',
  idealFor: 'इनके लिए उपयुक्त:',
  feature: 'सुविधा',
  comparisonCaption: 'हर प्लान की सुविधाएँ',
  suggestedAddon: 'सुझाई गई अतिरिक्त सेवा:',
  recommendedFor: 'इनके लिए सुझाया गया:',
};
