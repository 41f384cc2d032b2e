import type { AddressWords } from '#kit';

/** Addresses of Hindi sites are in Latin letters, because people type them on any keyboard. */
export const words: AddressWords = { apply: 'aavedan', quote: 'quotation', customRequest: 'vishesh-samadhan' };
