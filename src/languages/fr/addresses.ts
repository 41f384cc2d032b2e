import type { AddressWords } from '#kit';

export const words: AddressWords = { apply: 'candidature', quote: 'devis', customRequest: 'solution-sur-mesure' };
