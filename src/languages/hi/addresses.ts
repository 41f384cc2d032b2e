import type { AddressWords } from '#kit';

/** The addresses of Hindi sites are in Latin letters, which visitors can type on any keyboard. */
export const words: AddressWords = { apply: 'aavedan', quote: 'quotation', customRequest: 'vishesh-samadhan' };
