import type { AddressWords } from '#kit';

export const words: AddressWords = { apply: 'apply', quote: 'quote', customRequest: 'custom-solution' };
